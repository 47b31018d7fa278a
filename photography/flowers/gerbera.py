"""Gerbera: a ring of long rays over a shorter one, a dark or green eye."""

import math

from flowers import Habit
from studio.materials.matter import matter
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.shapes import bead, lathe

HABIT = Habit(girth=0.36, reach=0.48, heart=0.04, stem=0.028, nod=0.5)

COLOURS = {
    'coral': PetalLook(((0, '#f2b27c'), (0.3, '#ee7c5e'), (1, '#ef8f74')), vein=0.4, vein_count=8),
    'pink': PetalLook(((0, '#f6dccb'), (0.3, '#ec93a8'), (1, '#f0aaba')), vein=0.4, vein_count=8),
    'yellow': PetalLook(((0, '#f0b830'), (0.3, '#f5cb3e'), (1, '#f7d65c')), vein=0.4, vein_count=8),
    'white': PetalLook(((0, '#eee9cc'), (0.3, '#f7f3e8'), (1, '#faf7ef')), vein=0.25, vein_count=8),
    'orange': PetalLook(((0, '#f0a030'), (0.3, '#ee7d24'), (1, '#f19440')), vein=0.4, vein_count=8),
}


def other_materials(colour: str) -> list:
    return [
        matter('gerbera eye', '#4a3320', '#8a7a3a', blend=0.8, grain=70, rough=0.8),
        matter('gerbera cup', '#6c8450', rough=0.6),
    ]


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    for count, length, rise, root in (
        (26, 0.40, 6, 0.10),
        (25, 0.39, 0, 0.10),
        (30, 0.16, 30, 0.08),
        (28, 0.11, 45, 0.065),
    ):
        for k in range(count):
            tilt = rise + 20 * (1 - openness) + rng.normal(0, 5)
            ray = Petal(
                length * rng.uniform(0.9, 1.06),
                0.046 * (1 if length > 0.3 else 0.5) * rng.uniform(0.88, 1.1),
                ((0, tilt + 14), (0.5, tilt + rng.normal(0, 5)), (1, tilt - 12 + rng.normal(0, 10))),
                Blade(0.62, 0.6),
                root=root,
                cup=(0.05, 0.08),
                turn=k * TAU / count + rng.normal(0, 0.05),
                uneven=0.010,
                sway=rng.normal(0, 0.03),
                grid=(7, 13),
            )
            add_petal(mesh, rng, ray)
    for i in range(180):
        r, turn = 0.085 * math.sqrt(i / 180), i * GOLDEN_ANGLE
        bead(
            mesh,
            (r * math.cos(turn), r * math.sin(turn), 0.02 + rng.uniform(0, 0.012)),
            (0, 0, 1),
            0.006,
            0.018,
            slot=1,
            sides=5,
            chance=rng.random(),
        )
    lathe(mesh, [(0, 0.01), (0.10, 0.0), (0.12, -0.03), (0.05, -0.10), (0.02, -0.14)], 20, slot=2)
    return mesh
