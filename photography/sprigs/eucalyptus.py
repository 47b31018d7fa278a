"""Eucalyptus: round grey leaves in pairs, smaller towards the tip."""

import math

import numpy as np

from sprigs.leaf import leaf
from studio.materials.leaves import leaf_material, stem_material
from studio.maths import mix
from studio.mesh import Mesh
from studio.placing import placed
from studio.shapes import bezier, tube

COLOURS = {'silver': ('#6d8577', '#93a798', '#b9c6b8'), 'green': ('#55705a', '#7f977c', '#a4b59c')}


def materials(colour: str) -> list:
    dark, light, rib = COLOURS[colour]
    return [
        leaf_material(
            f'eucalyptus {colour}', dark, light, rib, rough=0.6, translucent=0.15, bloom=0.12, rib_width=0.02
        ),
        stem_material('eucalyptus stem', '#8a7a5c', '#6f7d58'),
    ]


def sprig(rng, length: float) -> Mesh:
    mesh = Mesh()
    bend = rng.uniform(-0.5, 0.5, 2) * length / 2.2
    path = bezier((0, 0, 0), (0, 0, length * 0.4), (*(bend * 0.5), length * 0.7), (*bend, length))
    tube(mesh, path, np.linspace(0.020, 0.008, len(path)), 6, slot=1)
    pairs = int(rng.integers(8, 11))
    for k in range(pairs):
        t = k / (pairs - 1)
        point = path[int((0.32 + 0.66 * t) * (len(path) - 1))]
        for side in (0, 1):
            if rng.random() < 0.06:
                continue
            size = mix(0.32, 0.13, t**1.3) * rng.uniform(0.8, 1.12)
            blade = leaf(
                rng,
                size,
                size * rng.uniform(0.42, 0.5),
                rng.uniform(5, 40),
                rise=rng.uniform(15, 50),
                widest=0.55,
                fold=0.02,
                ruffle=0.01,
                grid=(9, 9),
            )
            mesh.join(
                blade,
                placed(
                    point, (rng.normal(0, 0.25), rng.normal(0, 0.15), k * 1.35 + side * math.pi + rng.normal(0, 0.25))
                ),
            )
    mesh.join(leaf(rng, 0.12, 0.04, 10, rise=75), placed(path[-1]))
    return mesh
