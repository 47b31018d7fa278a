"""Tulip: three petals inside three, a cup that opens as it ages."""

import numpy as np

from flowers import Habit
from studio.materials.leaves import leaf_material
from studio.materials.petals import PetalLook
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed

HABIT = Habit(girth=0.24, reach=0.36, heart=0.36, stem=0.033)

SILK = dict(rough=0.46, specular=0.26, vein_count=30, sheen=0.15, bump=0.55)
COLOURS = {
    'pink': PetalLook(
        ((0, '#f1ecc0'), (0.16, '#f3d6cd'), (0.5, '#ec9a9f'), (1, '#e98b94')), vein=0.55, rim='#f8d2d0', **SILK
    ),
    'white': PetalLook(
        ((0, '#c9d690'), (0.22, '#f1efd6'), (0.6, '#f7f2e6'), (1, '#f8f3ea')), vein=0.28, translucent=0.34, **SILK
    ),
    'peach': PetalLook(
        ((0, '#f0e8c0'), (0.2, '#f7e2cf'), (0.5, '#f2bfae'), (1, '#eea596')),
        vein=0.5,
        rim='#fae0cb',
        rim_strength=0.8,
        **SILK,
    ),
    'salmon': PetalLook(
        ((0, '#f2e6b8'), (0.2, '#f3bfa4'), (0.5, '#ea8d80'), (1, '#e88478')), vein=0.5, rim='#f4b9a4', **SILK
    ),
    'coral': PetalLook(
        ((0, '#eedc94'), (0.2, '#f0a27e'), (0.5, '#e87a62'), (1, '#e9765c')), vein=0.5, rim='#f2a888', **SILK
    ),
    'plum': PetalLook(
        ((0, '#8a7a80'), (0.14, '#552848'), (0.6, '#46203e'), (1, '#5c3052')),
        vein=0.5,
        rim='#6b3a60',
        rim_strength=0.4,
        **SILK,
    ),
    'yellow': PetalLook(((0, '#c6cf62'), (0.2, '#efd65a'), (0.6, '#f5cf3f'), (1, '#f6d552')), vein=0.45, **SILK),
    'red': PetalLook(
        ((0, '#d8b23c'), (0.12, '#b92a22'), (0.6, '#b8161f'), (1, '#c7242a')), vein=0.5, rim='#d4483e', **SILK
    ),
    'purple': PetalLook(((0, '#d8d2b8'), (0.14, '#7e4a86'), (0.6, '#5f2f6e'), (1, '#74437f')), vein=0.5, **SILK),
    'orange': PetalLook(
        ((0, '#d9cf5a'), (0.18, '#f0a24a'), (0.6, '#e87f2e'), (1, '#f0a04c')), vein=0.5, rim='#f5c070', **SILK
    ),
}


def bloom(rng, openness: float) -> Mesh:
    """Openness 0 is a bud, 1 is wide open."""
    mesh = Mesh()
    openness = 0.15 + 0.5 * openness * rng.uniform(0.7, 1.25)
    for k in range(6):
        outer = k // 3
        petal = _petal(rng, outer, openness)
        petal.turn = (k % 3) * 2.0944 + outer * 1.047 + rng.normal(0, 0.07)
        add_petal(mesh, rng, petal, depth=outer)
    return mesh


def _petal(rng, outer: int, openness: float) -> Petal:
    size = rng.uniform(0.94, 1.06)
    return Petal(
        length=0.78 * size,
        width=(0.265 if outer else 0.24) * size,
        spine=(
            (0, 4),
            (0.13, 30),
            (0.34, 84 - 10 * openness),
            (0.7, 99 - 22 * openness + rng.normal(0, 4)),
            (0.9, 97 - 24 * openness + rng.normal(0, 5)),
            (1, 84 - 40 * openness + rng.normal(0, 14)),
        ),
        outline=Blade(0.56, 0.62),
        root=0.03,
        cup=(0.20, 0.25 * rng.uniform(0.92, 1.1)),
        lift=-0.012 * outer,
        reflex=-0.012,
        fold=-0.018,
        ruffle=0.012,
        uneven=0.02,
        sway=float(np.clip(rng.normal(0, 0.03), -0.06, 0.06)),
        grid=(19, 23),
    )


def dress_materials() -> list:
    return [
        leaf_material(
            'tulip leaf', '#5d7d55', '#86a27a', '#94ac88', rough=0.5, translucent=0.28, bloom=0.08, rib_width=0.01
        )
    ]


def dress(rng, path, size) -> Mesh:
    """One long leaf clasping the stem where it leaves the vase, folding over at its tip."""
    mesh = Mesh()
    at = path[int(len(path) * 0.36)]
    for _ in range(int(rng.integers(1, 3))):
        shape = Petal(
            rng.uniform(1.0, 1.45) * size,
            0.16,
            ((0, 84), (0.4, 74), (0.75, 52 + rng.normal(0, 12)), (1, 8 + rng.normal(0, 30))),
            Blade(0.35, 0.75),
            root=0.03,
            cup=(0.07, 0.35),
            turn=rng.uniform(0, 6.28),
            uneven=0.03,
            ruffle=0.03,
            ruffle_waves=5,
            twist=rng.normal(0, 0.3),
            grid=(11, 27),
        )
        blade = Mesh()
        add_petal(blade, rng, shape)
        mesh.join(blade, placed(at))
    return mesh
