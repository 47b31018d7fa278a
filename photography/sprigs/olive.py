"""Olive: narrow grey-green leaves, silver below, a few fruits."""

import math

import numpy as np

from sprigs.leaf import leaf
from studio.materials.leaves import leaf_material, stem_material
from studio.materials.matter import matter
from studio.maths import mix
from studio.mesh import Mesh
from studio.placing import placed
from studio.shapes import bead, bezier, tube

COLOURS = {'green': ('#5b6b47', '#8c9a78', '#a9b399')}


def materials(colour: str) -> list:
    return [
        leaf_material('olive', *COLOURS[colour], rough=0.5, translucent=0.12, bloom=0.1, rib_width=0.05),
        stem_material('olive wood', '#7d7360', '#5d5a44'),
        matter('olive fruit', '#6f7a3e', '#4c4a30', blend=0.5, grain=12, rough=0.35),
    ]


def sprig(rng, length: float) -> Mesh:
    mesh = Mesh()
    bend = rng.uniform(-0.4, 0.4, 2) * length / 2
    path = bezier((0, 0, 0), (0, 0, length * 0.4), (*(bend * 0.4), length * 0.7), (*bend, length), 30)
    tube(mesh, path, np.linspace(0.017, 0.006, 30), 6, slot=1)
    for k in range(13):
        t = k / 12
        point = path[9 + int(20 * t)]
        for side in (0, 1):
            size = mix(0.40, 0.20, t) * rng.uniform(0.8, 1.1)
            blade = leaf(
                rng,
                size,
                size * 0.115,
                rng.uniform(0, 25),
                rise=rng.uniform(30, 60),
                widest=0.5,
                fold=0.03,
                ruffle=0.004,
                grid=(7, 11),
            )
            mesh.join(
                blade,
                placed(point, (rng.normal(0, 0.2), rng.normal(0, 0.2), k * 1.57 + side * math.pi + rng.normal(0, 0.2))),
            )
        if rng.random() < 0.22:
            off = np.array([rng.normal(0, 0.05), rng.normal(0, 0.05), -0.05])
            bead(mesh, point + off, (0.2, 0, 1), 0.04, 0.055, slot=2, sides=10)
    return mesh
