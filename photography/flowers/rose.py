"""Garden rose: a spiral of petals that open from a tight heart to broad outer ones with rolled-back lips."""

import math

from flowers import Habit
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, mix, smooth
from studio.mesh import Mesh
from studio.petal import Fan, Petal, add_petal

HABIT = Habit(girth=0.285, reach=0.46)

RED = dict(translucent=0.24, rough=0.5, sheen=0.5, vein=0.4, hue_spread=0.0015, value_spread=0.16, age=0.15)
COLOURS = {
    'blush': PetalLook(((0, '#ecdcb0'), (0.25, '#efb9a6'), (0.65, '#e8a39c'), (1, '#f1c4bc')), heart='#e3948a'),
    'shell': PetalLook(((0, '#ece0bc'), (0.25, '#f2d3c4'), (0.65, '#f0c4bc'), (1, '#f6e0d8')), heart='#e9aa9e'),
    'pink': PetalLook(((0, '#eddcb4'), (0.25, '#ee9fa6'), (0.65, '#e0708a'), (1, '#ea93a5')), heart='#d65f7c'),
    'hot-pink': PetalLook(((0, '#efc8a8'), (0.2, '#e0527e'), (0.65, '#cc2a64'), (1, '#d94a7c')), heart='#b81f58'),
    'cream': PetalLook(
        ((0, '#dcdc9c'), (0.3, '#f3e8c8'), (0.75, '#f8efdd'), (1, '#f9f2e6')), heart='#f5dcae', vein=0.22
    ),
    'white': PetalLook(
        ((0, '#dfe3b4'), (0.3, '#f3efdf'), (0.75, '#f8f4ea'), (1, '#faf7f0')), heart='#f2ebcf', vein=0.2
    ),
    'peach': PetalLook(((0, '#f0dc9c'), (0.3, '#f6c797'), (0.7, '#f2b08a'), (1, '#f6cbb0')), heart='#ee9a6c'),
    'coral': PetalLook(((0, '#f1d08c'), (0.3, '#f0a083'), (0.7, '#e88570'), (1, '#eea08c')), heart='#dd6f5b'),
    'yellow': PetalLook(
        ((0, '#e8d25a'), (0.3, '#f5d765'), (0.7, '#f7dd78'), (1, '#f9e59a')), heart='#f0c03c', vein=0.25
    ),
    'lavender': PetalLook(((0, '#e2d6c0'), (0.3, '#c9a9c6'), (0.7, '#b693bd'), (1, '#ccb2d0')), heart='#a57fae'),
    'dusty': PetalLook(((0, '#e3d2b4'), (0.3, '#d9b3a2'), (0.7, '#cb9c90'), (1, '#dab8ac')), heart='#bf8378'),
    'red': PetalLook(((0, '#7d0f1c'), (0.5, '#a30f22'), (1, '#b3152a')), **RED),
    'burgundy': PetalLook(((0, '#3f0a16'), (0.5, '#611022'), (1, '#76182c')), **RED),
}


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    count = int(rng.integers(40, 47))
    direction = 1 if rng.random() < 0.5 else -1
    for i in range(count):
        t = i / (count - 1)
        petal = _petal(rng, t, openness)
        petal.turn = direction * i * GOLDEN_ANGLE + rng.normal(0, 0.12)
        add_petal(mesh, rng, petal, depth=t)
    return mesh


def _petal(rng, t: float, openness: float) -> Petal:
    radius = 0.022 + 0.275 * t**0.95 * openness
    length = mix(0.40, 0.60, t**0.8) * (1 + rng.normal(0, 0.03))
    foot = math.degrees(math.acos(min(0.97, radius / (0.46 * length))))
    wall = mix(98, 64 - 8 * openness, t**1.3) + rng.normal(0, 3)
    open_lip = float(smooth(0.12, 0.75, t))
    lip = mix(100, -35 * openness, open_lip) + rng.normal(0, 9)
    lip_at = mix(0.90, 0.72, open_lip)
    cup = max(radius * 1.08, 0.045)
    return Petal(
        length=length,
        width=mix(0.13, 0.335, t**0.7) * (1 + rng.normal(0, 0.05)),
        spine=((0, foot), (0.40, mix(foot, wall, 0.45)), (0.58, wall), (lip_at, mix(wall, lip, 0.12)), (1, lip)),
        outline=Fan(0.30 + 0.06 * rng.random(), 2.6, 0.85),
        root=0.012,
        cup=(max(0.07, radius * 0.9), cup * mix(1.0, 1.25, t)),
        lift=mix(0.05, 0, t),
        reflex=open_lip * 0.065 * (1 + rng.normal(0, 0.3)),
        twirl=0.022 + 0.02 * t,
        ruffle=mix(0.003, 0.012, t),
        ruffle_waves=3.5 + rng.random() * 2,
        uneven=mix(0.006, 0.022, t),
        notch=-0.03 * rng.random(),
        grid=(17, 19),
    )
