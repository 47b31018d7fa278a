"""A plant pot with soil and moss. Options: shape (pot, bowl), colour, size, saucer, speckled."""

import numpy as np
from mathutils import Vector

from studio.materials.leaves import leaf_material
from studio.materials.matter import matter, speckled
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed, put
from studio.shapes import lathe, rounded
from vessels import Vessel
from vessels.colours import GLAZES, pick

SHAPES = {
    'pot': [(0, 0), (0.46, 0), (0.50, 0.04), (0.62, 0.92), (0.635, 1.0)],
    'bowl': [(0, 0), (0.30, 0), (0.36, 0.05), (0.56, 0.38), (0.645, 0.72), (0.635, 1.0)],
}
FLATNESS = {'pot': 1.0, 'bowl': 0.62}


def make(options: dict, rng) -> Vessel:
    size = options.get('size', 1.0)
    shape = options.get('shape', 'pot')
    tall = size * FLATNESS[shape]
    scale = lambda pairs: [(r * size, z * tall) for r, z in pairs]
    outside = rounded(scale(SHAPES[shape]), 60)
    inside = scale([(0.612, 1.006), (0.60, 0.99), (0.585, 0.88), (0, 0.86)])
    mesh = Mesh()
    lathe(mesh, outside + inside, 96)
    tint = pick(GLAZES, options.get('colour', 'sand'), 'a pot')
    put(
        mesh,
        [
            speckled('pot', tint)
            if options.get('speckled', True)
            else matter('pot', tint, blend=0.25, grain=18, rough=0.8, specular=0.15, bump=0.15)
        ],
        name='pot',
    )
    if options.get('saucer'):
        saucer = Mesh()
        lathe(
            saucer,
            rounded(scale([(0, 0.0), (0.58, 0.0), (0.66, 0.09)]), 30) + scale([(0.64, 0.095), (0.56, 0.03), (0, 0.03)]),
            96,
        )
        put(saucer, [matter('saucer', tint, blend=0.2, rough=0.5)], placed((0, 0, -0.005)), name='saucer')
    _soil(size, tall)
    _moss(rng, size, tall)
    return Vessel(mouth=0.95 * tall, radius=0.56 * size, floor=0.88 * tall)


def _level(x, y, size, tall):
    r, a = np.hypot(x, y) / size, np.arctan2(y, x)
    return tall * (0.925 + 0.03 * np.sin(a * 5 + r * 9) * r)


def _soil(size, tall) -> None:
    soil = Mesh()
    lathe(soil, [(0, 0.93 * tall), (0.3 * size, 0.935 * tall), (0.59 * size, 0.90 * tall)], 48)
    put(
        soil,
        [matter('soil', '#4a3a2a', '#8a6a48', blend=0.8, grain=30, rough=0.95, specular=0.05, bump=1.0)],
        name='soil',
    )


def _moss(rng, size, tall) -> None:
    moss = Mesh()
    for _ in range(int(520 * size * size)):
        r, a = 0.575 * size * np.sqrt(rng.random()), rng.uniform(0, 6.283)
        x, y = r * np.cos(a), r * np.sin(a)
        tuft = Mesh()
        for q in range(5):
            blade = Petal(
                rng.uniform(0.05, 0.11),
                0.014,
                ((0, rng.uniform(20, 80)), (1, rng.uniform(-30, 40))),
                Blade(0.4, 0.7),
                root=0.004,
                cup=(0.02, 0.02),
                turn=q * 1.26 + rng.normal(0, 0.3),
                uneven=0.003,
                grid=(3, 5),
            )
            add_petal(tuft, rng, blade)
        moss.join(tuft, placed(Vector((x, y, _level(x, y, size, tall))), (0, 0, a)))
    put(moss, [leaf_material('moss', '#4f5f2a', '#7d8a45', '#8d9a55', rough=0.8, translucent=0.15)], name='moss')
