"""Carnation: a full ruff of petals with cut, crinkled rims."""

from flowers import Habit
from studio.materials.leaves import leaf_material
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, mix
from studio.mesh import Mesh
from studio.petal import Blade, Fan, Petal, add_petal

HABIT = Habit(girth=0.24, reach=0.37, heart=0.30, stem=0.022)

CRISP = dict(vein=0.25, translucent=0.34, age=0.2)
COLOURS = {
    'pink': PetalLook(
        ((0, '#f2e6d0'), (0.5, '#eeaab4'), (1, '#ea93a4')), heart='#e07f93', rim='#f5cdd2', rim_strength=0.5, **CRISP
    ),
    'white': PetalLook(((0, '#e4e9c4'), (0.5, '#f6f2e6'), (1, '#faf6ee')), **CRISP),
    'red': PetalLook(((0, '#8c1a20'), (0.5, '#b0182a'), (1, '#bf2436')), heart='#8a0f20', **CRISP),
    'peach': PetalLook(((0, '#f1e2b8'), (0.5, '#f4bc98'), (1, '#f3ab88')), heart='#ea9470', **CRISP),
    'lilac': PetalLook(((0, '#e9e2cc'), (0.5, '#c3a3cb'), (1, '#b48fc0')), heart='#a27cb2', **CRISP),
}


def other_materials(colour: str) -> list:
    return [leaf_material('calyx', '#6f8a62', '#8aa47a', '#93ab84', rough=0.55)]


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    count = int(rng.integers(46, 56))
    for i in range(count):
        t = (i + 0.5) / count
        petal = _petal(rng, t, openness)
        petal.turn = i * GOLDEN_ANGLE + rng.normal(0, 0.2)
        add_petal(mesh, rng, petal, depth=t)
    for k in range(5):
        calyx = Petal(
            0.30,
            0.09,
            ((0, 60), (0.3, 88), (1, 84)),
            Blade(0.55, 0.5),
            root=0.02,
            cup=(0.07, 0.09),
            turn=k * 1.2566,
            lift=-0.10,
            grid=(9, 9),
        )
        add_petal(mesh, rng, calyx, slot=1)
    return mesh


def _petal(rng, t: float, openness: float) -> Petal:
    rise = mix(88, 6, t ** mix(1.5, 1.0, openness)) + rng.normal(0, 9)
    return Petal(
        length=mix(0.40, 0.45, t) * (1 + rng.normal(0, 0.06)),
        width=mix(0.14, 0.21, t) * (1 + rng.normal(0, 0.1)),
        spine=((0, 88), (0.42, 84), (0.62, mix(84, rise, 0.6)), (1, rise - 14 * t)),
        outline=Fan(0.26, 2.2, 1.25, teeth=0.07, tooth_count=rng.uniform(22, 34)),
        root=0.015 + 0.05 * t,
        cup=(0.10, 0.5),
        ruffle=0.040 * rng.uniform(0.6, 1.3),
        ruffle_waves=rng.uniform(7, 12),
        ruffle_reach=1.6,
        uneven=0.03,
        twirl=rng.normal(0, 0.03),
        lean=rng.normal(0, 0.06),
        grid=(35, 13),
    )
