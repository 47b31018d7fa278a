"""Oriental lily: six recurved petals, six rocking anthers."""

import math

import numpy as np

from flowers import Habit
from studio.materials.matter import matter
from studio.materials.petals import PetalLook
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.shapes import bead, bezier, tube

HABIT = Habit(girth=0.56, reach=0.80, heart=0.45, pressed=False, stem=0.034, nod=0.9)

FLESH = dict(rough=0.45, specular=0.28, vein_count=18, sheen=0.1, bump=0.5)
COLOURS = {
    'pink': PetalLook(
        ((0, '#c9d68a'), (0.14, '#e7a9bd'), (0.45, '#dd6f97'), (0.8, '#eaa0b8'), (1, '#f6dbe2')),
        vein=0.3,
        rim='#fbf0ef',
        rim_strength=1.3,
        spots='#9c1f4d',
        **FLESH,
    ),
    'white': PetalLook(((0, '#b9cc78'), (0.16, '#eef0d2'), (0.5, '#f8f5ec'), (1, '#faf7f2')), vein=0.2, **FLESH),
    'orange': PetalLook(
        ((0, '#c8a83c'), (0.2, '#ea8a2c'), (0.6, '#ec7a22'), (1, '#f29a44')), vein=0.35, spots='#5c1c10', **FLESH
    ),
}
BUD = PetalLook(
    ((0, '#a9bd72'), (0.5, '#d5d6a4'), (1, '#dfe0b8')), translucent=0.2, rough=0.45, vein=0.4, vein_tint='#9fb36a'
)


def other_materials(colour: str) -> list:
    return [
        matter('pistil', '#c3d08a', rough=0.5),
        matter('anther', '#7d3413', rough=0.85, specular=0.1, blend=0.5, grain=90),
    ]


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    for k in range(6):
        petal = _petal(rng, k % 2, 0.6 + 0.5 * openness)
        petal.turn = k * 1.0472 + rng.normal(0, 0.06)
        add_petal(mesh, rng, petal, depth=k % 2)
    for k in range(6):
        _stamen(mesh, rng, k * 1.0472 + 0.5 + rng.normal(0, 0.1))
    style = bezier((0, 0, 0.05), (0, 0, 0.4), (0.02, 0.02, 0.6), (0.05, 0.03, 0.82), 12)
    tube(mesh, style, 0.016, 6, slot=1)
    bead(mesh, style[-1], (0, 0, 1), 0.035, 0.025, slot=2)
    return mesh


def _petal(rng, inner: int, openness: float) -> Petal:
    return Petal(
        length=rng.uniform(0.95, 1.04),
        width=0.215 if inner else 0.155,
        spine=(
            (0, 80),
            (0.22, 70),
            (0.45, 48 - 8 * openness),
            (0.72, 12 - 8 * openness + rng.normal(0, 5)),
            (0.9, -28 * openness),
            (1, -75 * openness + rng.normal(0, 14)),
        ),
        outline=Blade(0.48, 0.75),
        root=0.035,
        cup=(0.10, 0.42),
        reflex=0.02,
        ruffle=0.035 if inner else 0.018,
        ruffle_waves=8,
        ruffle_reach=3,
        uneven=0.02,
        fold=-0.03,
        grid=(17, 27),
    )


def _stamen(mesh: Mesh, rng, turn: float) -> None:
    c, s = math.cos(turn), math.sin(turn)
    end = 0.26 + rng.normal(0, 0.02)
    path = bezier(
        (c * 0.02, s * 0.02, 0.05),
        (c * 0.05, s * 0.05, 0.35),
        (c * 0.14, s * 0.14, 0.55),
        (c * end, s * end, 0.70 + rng.normal(0, 0.02)),
        12,
    )
    tube(mesh, path, np.linspace(0.013, 0.008, 12), 6, slot=1)
    bead(mesh, path[-1], (-s, c, 0.15 + rng.normal(0, 0.3)), 0.024, 0.075, slot=2, chance=rng.random())


def bud(rng, length=0.8) -> Mesh:
    mesh = Mesh()
    for k in range(6):
        petal = Petal(
            length,
            0.11,
            ((0, 34), (0.15, 72), (0.5, 90), (0.75, 103), (1, 113)),
            Blade(0.5, 0.7),
            root=0.03,
            cup=(0.09, 0.10),
            turn=k * 1.0472,
            uneven=0.004,
            grid=(11, 15),
        )
        add_petal(mesh, rng, petal, depth=k % 2)
    return mesh
