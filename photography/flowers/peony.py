"""Peony: a bowl of broad guard petals around a soft, full heart."""

import math

from flowers import Habit
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU, mix
from studio.mesh import Mesh
from studio.petal import Fan, Petal, add_petal

HABIT = Habit(girth=0.37, reach=0.58)

SOFT = dict(translucent=0.36, heart_until=0.6)
COLOURS = {
    'pink': PetalLook(
        ((0, '#f0d9c0'), (0.3, '#f4b9b4'), (0.75, '#ef9f9f'), (1, '#f8d8d2')),
        heart='#ea8c8f',
        rim='#fae6e0',
        rim_strength=0.45,
        **SOFT,
    ),
    'blush': PetalLook(
        ((0, '#f1e2c4'), (0.3, '#f6d6c8'), (0.75, '#f3c6bc'), (1, '#f9e6de')),
        heart='#eeb0a6',
        rim='#fbf0ea',
        rim_strength=0.4,
        **SOFT,
    ),
    'white': PetalLook(
        ((0, '#ece2a8'), (0.3, '#f6ead2'), (0.75, '#f8efe4'), (1, '#faf4ec')), heart='#f6e2d2', vein=0.2, **SOFT
    ),
    'coral': PetalLook(((0, '#f3d9a4'), (0.3, '#f3b08c'), (0.75, '#ee937c'), (1, '#f8c4ac')), heart='#e97f6c', **SOFT),
    'apricot': PetalLook(
        ((0, '#f0dca0'), (0.3, '#f6d0a8'), (0.75, '#f5c6a2'), (1, '#f9e2c8')), heart='#f0ae86', **SOFT
    ),
    'magenta': PetalLook(
        ((0, '#ecc6ba'), (0.3, '#d27a92'), (0.75, '#c25f7e'), (1, '#d98aa0')), heart='#b0486c', **SOFT
    ),
}


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    guards = int(rng.integers(12, 15))
    for k in range(guards):
        petal = _guard(rng, k % 2, openness)
        petal.turn = k * TAU / guards + (k % 2) * 0.25 + rng.normal(0, 0.10)
        add_petal(mesh, rng, petal, depth=1)
    inner = int(rng.integers(66, 78))
    for i in range(inner):
        t = i / (inner - 1)
        petal = _inner(rng, t, openness)
        petal.turn = i * GOLDEN_ANGLE + rng.normal(0, 0.25)
        add_petal(mesh, rng, petal, depth=t * 0.8)
    return mesh


def _guard(rng, ring: int, openness: float) -> Petal:
    return Petal(
        length=0.66 + rng.normal(0, 0.03),
        width=0.33 * (1 + rng.normal(0, 0.06)),
        spine=(
            (0, 2),
            (0.3, 24),
            (0.62, 56 - 10 * ring * openness),
            (0.85, 50 - 14 * ring),
            (1, 24 + rng.normal(0, 14)),
        ),
        outline=Fan(0.34, 2.3, 0.8),
        root=0.03,
        cup=(0.30, 0.40),
        lift=-0.03 * ring,
        reflex=0.03,
        twirl=0.015 * rng.normal(),
        ruffle=0.022,
        ruffle_waves=6 + rng.random() * 3,
        uneven=0.03,
        notch=0.05 * rng.random(),
        grid=(19, 17),
    )


def _inner(rng, t: float, openness: float) -> Petal:
    radius = 0.03 + (0.24 + 0.06 * openness) * math.sqrt(t)
    length = mix(0.46, 0.53, t) * (1 + rng.normal(0, 0.06))
    foot = math.degrees(math.acos(min(0.97, radius / (0.50 * length))))
    wall = mix(96, 76, t) + rng.normal(0, 7)
    return Petal(
        length=length,
        width=mix(0.14, 0.22, t) * (1 + rng.normal(0, 0.12)),
        spine=(
            (0, foot),
            (0.45, mix(foot, wall, 0.6)),
            (0.65, wall),
            (0.85, wall + 14 + rng.normal(0, 8)),
            (1, wall + mix(34, 20, t) + rng.normal(0, 16)),
        ),
        outline=Fan(0.34, 2.1, 0.8),
        root=0.01,
        cup=(0.18, 0.15 * (1 + 0.3 * rng.random())),
        lift=mix(0.10, 0, t),
        reflex=rng.normal(0, 0.015),
        twirl=rng.normal(0, 0.025),
        ruffle=0.016 * rng.uniform(0.5, 1.4),
        ruffle_waves=4 + rng.random() * 3,
        uneven=0.024,
        notch=0.04 * rng.random() ** 1.5,
        lean=rng.normal(0, 0.05),
        grid=(17, 15),
    )
