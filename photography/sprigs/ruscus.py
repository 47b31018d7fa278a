"""Ruscus: pointed glossy leaves, one after another along an arching stem."""

import numpy as np

from sprigs.leaf import leaf
from studio.materials.leaves import leaf_material, stem_material
from studio.maths import mix
from studio.mesh import Mesh
from studio.placing import placed
from studio.shapes import bezier, tube

COLOURS = {'green': ('#3a5f2c', '#5f8443', '#7d9d5c')}


def materials(colour: str) -> list:
    return [leaf_material('ruscus', *COLOURS[colour], rough=0.34, translucent=0.2), stem_material()]


def sprig(rng, length: float) -> Mesh:
    mesh = Mesh()
    bend = rng.uniform(0.2, 0.5) * length * np.array([np.cos(a := rng.uniform(0, 6.28)), np.sin(a)])
    path = bezier((0, 0, 0), (0, 0, length * 0.45), (*(bend * 0.5), length * 0.8), (*bend, length * 0.95), 30)
    tube(mesh, path, np.linspace(0.014, 0.005, 30), 6, slot=1)
    count = 15
    for k in range(count):
        t = k / (count - 1)
        size = mix(0.34, 0.17, t) * rng.uniform(0.85, 1.1)
        blade = leaf(
            rng,
            size,
            size * 0.24,
            rng.uniform(10, 40),
            rise=rng.uniform(25, 55),
            widest=0.4,
            fold=0.05,
            ruffle=0.006,
            grid=(7, 11),
        )
        mesh.join(blade, placed(path[9 + int(20 * t)], (0, 0, k * 2.6 + rng.normal(0, 0.4))))
    return mesh
