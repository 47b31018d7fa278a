"""Hydrangea: a mophead of four-petalled florets, lumpy, never a perfect ball."""

import math

import numpy as np
from mathutils import Vector

from flowers import Habit
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import facing
from studio.shapes import bead

HABIT = Habit(girth=0.47, reach=0.56, heart=0.26, stem=0.04)

PAPERY = dict(vein=0.3, vein_count=8, sheen=0.15)
COLOURS = {
    'blue': PetalLook(
        ((0, '#e6ead2'), (0.25, '#d3dbe6'), (0.65, '#a9bad6'), (1, '#bccae0')),
        hue_spread=0.028,
        value_spread=0.2,
        **PAPERY,
    ),
    'pink': PetalLook(
        ((0, '#e8e6c2'), (0.25, '#f0ccd6'), (1, '#e6a9c2')), hue_spread=0.03, value_spread=0.16, **PAPERY
    ),
    'white': PetalLook(
        ((0, '#d5dfa2'), (0.3, '#eef0d6'), (1, '#f6f4e6')), hue_spread=0.015, value_spread=0.10, **PAPERY
    ),
    'green': PetalLook(
        ((0, '#c3d48a'), (0.3, '#d5dfa6'), (1, '#dfe6bc')), hue_spread=0.02, value_spread=0.12, **PAPERY
    ),
    'lilac': PetalLook(
        ((0, '#e4e0c6'), (0.25, '#d9cbe2'), (0.65, '#bea3d0'), (1, '#cdb8dc')),
        hue_spread=0.04,
        value_spread=0.2,
        **PAPERY,
    ),
}


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    florets = [_floret(np.random.default_rng(rng.integers(1 << 30))) for _ in range(7)]
    lumps = [Vector(rng.normal(0, 1, 3)).normalized() for _ in range(6)]
    count = int(rng.integers(118, 138))
    for i in range(count):
        z = 1 - 1.5 * (i + 0.5) / count
        ring = math.sqrt(max(0, 1 - z * z))
        turn = i * GOLDEN_ANGLE + rng.normal(0, 0.12)
        out = Vector((ring * math.cos(turn), ring * math.sin(turn), z * 0.84))
        swell = 1 + 0.11 * sum(max(0.0, out.normalized().dot(lump)) ** 4 - 0.2 for lump in lumps)
        place = out * 0.42 * swell * rng.uniform(0.90, 1.05) + Vector((0, 0, 0.26))
        look = out + Vector(rng.normal(0, 0.22, 3))
        mesh.join(florets[rng.integers(7)], facing(place, look, rng.uniform(0, TAU), rng.uniform(0.78, 1.18)))
    _shuffle_chances(mesh, rng)
    return mesh


def _shuffle_chances(mesh: Mesh, rng) -> None:
    """Florets are copies of a few: give every copy its own tint."""
    for i, place in enumerate(mesh.place):
        place = place.copy()
        place[:, 2] = np.clip(place[:, 2] * 0.35 + 0.65 * rng.random(), 0, 1)
        mesh.place[i] = place


def _floret(rng) -> Mesh:
    mesh = Mesh()
    for k in range(4):
        petal = Petal(
            length=0.150 * rng.uniform(0.88, 1.1),
            width=0.094 * rng.uniform(0.9, 1.1),
            spine=((0, 25), (0.5, 8 + rng.normal(0, 8)), (1, -12 + rng.normal(0, 12))),
            outline=Blade(0.52, 0.6),
            root=0.006,
            cup=(0.10, 0.22),
            turn=k * TAU / 4 + rng.normal(0, 0.12),
            lift=0.004 * (k % 2),
            uneven=0.012,
            ruffle=0.006,
            grid=(7, 7),
        )
        add_petal(mesh, rng, petal)
    bead(mesh, (0, 0, 0.008), (0, 0, 1), 0.011, 0.012, sides=6, chance=0.9, depth=1)
    return mesh
