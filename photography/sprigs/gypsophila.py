"""Gypsophila: a cloud of tiny double flowers on hair-thin, forking stems."""

import numpy as np

from studio.materials.leaves import stem_material
from studio.materials.petals import PetalLook, petal_material
from studio.maths import GOLDEN_ANGLE
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import facing
from studio.shapes import tube

COLOURS = {
    'white': PetalLook(
        ((0, '#e8ead0'), (0.3, '#f8f6f0'), (1, '#fbfaf6')), vein=0.1, value_spread=0.06, translucent=0.3, age=0
    ),
    'pink': PetalLook(
        ((0, '#f0dfd6'), (0.3, '#f3ccd0'), (1, '#f0b9c2')), vein=0.1, value_spread=0.1, translucent=0.3, age=0
    ),
}


def materials(colour: str) -> list:
    return [
        petal_material(f'gypsophila {colour}', COLOURS[colour]),
        stem_material('gypsophila stem', '#7f9560', '#94a878'),
    ]


def sprig(rng, length: float) -> Mesh:
    mesh = Mesh()
    flowers = [_flower(rng) for _ in range(5)]
    fork = np.array([0, 0, length * 0.42])
    tube(mesh, [(0, 0, 0), (rng.normal(0, 0.02), rng.normal(0, 0.02), length * 0.2), fork], 0.009, 5, slot=1)
    for _ in range(9):
        out = rng.normal(0, 0.6, 3)
        out[2] = abs(out[2]) * 0.6 + 0.8
        out /= np.linalg.norm(out)
        branch = fork + out * length * rng.uniform(0.18, 0.34)
        tube(mesh, [fork, (fork + branch) / 2 + rng.normal(0, 0.015, 3), branch], 0.006, 4, slot=1)
        for _ in range(int(rng.integers(5, 9))):
            tip = out + rng.normal(0, 0.55, 3)
            tip /= np.linalg.norm(tip)
            end = branch + tip * length * rng.uniform(0.07, 0.20)
            tube(mesh, [branch, (branch + end) / 2 + rng.normal(0, 0.01, 3), end], 0.0035, 4, slot=1)
            mesh.join(
                flowers[rng.integers(5)],
                facing(end, tip + rng.normal(0, 0.3, 3), rng.uniform(0, 6), rng.uniform(0.6, 1.15)),
            )
    return mesh


def _flower(rng) -> Mesh:
    mesh = Mesh()
    for k in range(11):
        petal = Petal(
            0.050,
            0.021,
            ((0, rng.uniform(5, 80)), (1, rng.uniform(10, 85))),
            Blade(0.65, 0.6),
            root=0.003,
            cup=(0.03, 0.03),
            turn=k * GOLDEN_ANGLE,
            uneven=0.003,
            grid=(5, 5),
        )
        add_petal(mesh, rng, petal)
    return mesh
