"""Ranunculus: dozens of paper-thin petals wrapped around a green button, like pages."""

import math

from flowers import Habit
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, mix, smooth
from studio.mesh import Mesh
from studio.petal import Fan, Petal, add_petal

HABIT = Habit(girth=0.225, reach=0.36, heart=0.20, stem=0.026)

THIN = dict(translucent=0.38, heart_until=0.30, vein=0.25, hue_spread=0.01)
COLOURS = {
    'white': PetalLook(((0, '#e6e8c0'), (0.4, '#f6f0e0'), (1, '#faf6ee')), heart='#dfe2a2', **THIN),
    'cream': PetalLook(((0, '#e2dfa8'), (0.4, '#f5e8c8'), (1, '#f8efd8')), heart='#d8d68c', **THIN),
    'butter': PetalLook(((0, '#dcd89c'), (0.4, '#f5e7ba'), (1, '#f8eed0')), heart='#d3d48c', **THIN),
    'apricot': PetalLook(
        ((0, '#ecdcae'), (0.4, '#f4ccaa'), (1, '#f7d9bf')), heart='#d9d494', rim='#efb08a', rim_strength=0.45, **THIN
    ),
    'blush': PetalLook(
        ((0, '#ecdfc0'), (0.4, '#f4cfc2'), (1, '#f6dcd2')), heart='#e3d7a0', rim='#eeb2a8', rim_strength=0.5, **THIN
    ),
    'peach': PetalLook(
        ((0, '#efdca0'), (0.4, '#f5bf94'), (1, '#f7d0ae')), heart='#d9d488', rim='#f0a37c', rim_strength=0.5, **THIN
    ),
    'coral': PetalLook(((0, '#eec27c'), (0.4, '#ee8a66'), (1, '#f1a084')), heart='#d8b862', **THIN),
    'yellow': PetalLook(((0, '#d9cf56'), (0.4, '#f4ce48'), (1, '#f7da6c')), heart='#c6c850', **THIN),
    'pink': PetalLook(((0, '#ecd3bc'), (0.4, '#ea93a3'), (1, '#f0abb6')), heart='#cfcf8e', **THIN),
    'burgundy': PetalLook(((0, '#52121f'), (0.4, '#7a1a30'), (1, '#8c2640')), heart='#3c1018', **THIN),
}


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    count = int(rng.integers(74, 88))
    for i in range(count):
        t = i / (count - 1)
        petal = _petal(rng, t, openness)
        petal.turn = i * GOLDEN_ANGLE + rng.normal(0, 0.2)
        add_petal(mesh, rng, petal, depth=t)
    return mesh


def _petal(rng, t: float, openness: float) -> Petal:
    """The petals lie on shells, each a little larger: closed over the top within, upright without, spread at the last."""
    shell = mix(0.05, 0.26, t**0.85) * mix(0.92, 1.06, openness)
    spread = float(smooth(0.72, 1.0, t)) * openness
    rise = mix(1.75, 1.30, t) + rng.normal(0, 0.03)
    length = shell * rise + 0.10
    tip = mix(mix(168, 112, t**0.8), 42, spread) + rng.normal(0, 7)
    return Petal(
        length=length,
        width=mix(0.06, 0.24, t**0.75) * (1 + rng.normal(0, 0.06)),
        spine=((0, 4), (0.30, 28), (0.55, mix(88, 70, spread)), (0.80, mix(mix(118, 94, t), 62, spread)), (1, tip)),
        outline=Fan(0.24 + 0.05 * rng.random(), 2.4, 0.7),
        root=0.01,
        cup=(max(0.05, shell * 0.85), max(0.05, shell * mix(0.95, 1.2, spread))),
        lift=mix(0.10, 0.0, math.sqrt(t)),
        reflex=0.012 * spread,
        twirl=rng.normal(0, 0.008),
        ruffle=mix(0.002, 0.010, t),
        ruffle_waves=4 + rng.random() * 3,
        uneven=mix(0.004, 0.014, t),
        grid=(15, 13),
    )
