"""Anemone: two rings of silky petals around a dark button and its ring of stamens."""

import math

from flowers import Habit
from studio.materials.matter import matter
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU
from studio.mesh import Mesh
from studio.petal import Fan, Petal, add_petal
from studio.shapes import bead, bezier, tube

HABIT = Habit(girth=0.29, reach=0.44, heart=0.10, stem=0.026)

COLOURS = {
    'white': PetalLook(((0, '#c7cfae'), (0.18, '#f3f0e8'), (1, '#faf8f3')), vein=0.22, vein_count=26, translucent=0.36),
    'purple': PetalLook(
        ((0, '#d9d2e2'), (0.14, '#6a4a98'), (0.6, '#553687'), (1, '#6c4c9c')), vein=0.45, vein_count=26
    ),
    'red': PetalLook(((0, '#efe2d4'), (0.14, '#c22030'), (0.6, '#b01426'), (1, '#c22a38')), vein=0.45, vein_count=26),
    'pink': PetalLook(((0, '#f4ecdf'), (0.2, '#ecaabb'), (0.6, '#e38aa4'), (1, '#eba8ba')), vein=0.4, vein_count=26),
}


def other_materials(colour: str) -> list:
    return [matter('anemone heart', '#1d1a2a', '#2d2740', blend=0.6, grain=60, rough=0.7, bump=0.5)]


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    count = int(rng.integers(10, 14))
    for k in range(count):
        ring = k % 2
        petal = Petal(
            length=0.45 * rng.uniform(0.92, 1.08),
            width=0.185 * rng.uniform(0.9, 1.12),
            spine=(
                (0, 44 - 22 * openness),
                (0.5, 26 - 18 * openness + 12 * (1 - ring)),
                (1, 4 + rng.normal(0, 14) + 18 * (1 - openness)),
            ),
            outline=Fan(0.40, 2.2, 0.62),
            root=0.03,
            cup=(0.25, 0.36),
            turn=k * TAU / count + rng.normal(0, 0.10),
            lift=-0.02 * ring,
            ruffle=0.016,
            ruffle_waves=5,
            uneven=0.028,
            notch=0.06 * rng.random(),
            grid=(17, 17),
        )
        add_petal(mesh, rng, petal, depth=ring)
    _heart(mesh, rng)
    return mesh


def _heart(mesh: Mesh, rng) -> None:
    bead(mesh, (0, 0, 0.045), (0, 0, 1), 0.078, 0.055, slot=1, sides=18)
    for i in range(90):
        r, turn = 0.078 * math.sqrt(i / 90), i * GOLDEN_ANGLE
        z = 0.05 + 0.05 * math.sqrt(1 - (r / 0.08) ** 2)
        bead(
            mesh,
            (r * math.cos(turn), r * math.sin(turn), z),
            (math.cos(turn) * r * 8, math.sin(turn) * r * 8, 1),
            0.006,
            0.012,
            slot=1,
            sides=5,
        )
    for _ in range(70):
        turn, r = rng.uniform(0, TAU), rng.uniform(0.11, 0.165)
        c, s, z = math.cos(turn), math.sin(turn), rng.uniform(0.05, 0.10)
        path = bezier(
            (c * 0.06, s * 0.06, 0.02), (c * 0.08, s * 0.08, 0.06), (c * r * 0.8, s * r * 0.8, z), (c * r, s * r, z), 6
        )
        tube(mesh, path, 0.003, 4, slot=1)
        bead(mesh, path[-1], (-s, c, 0.3), 0.010, 0.019, slot=1, sides=6)
