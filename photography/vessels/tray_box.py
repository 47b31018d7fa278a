"""A shallow lidless box with its lid leaning behind. Used by gifts. Options: colour, width, depth, height, weave."""

import numpy as np

from studio.materials.matter import matter
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.solids import slab
from vessels import Vessel
from vessels.colours import BOARDS, pick

WALL = 0.045


def make(options: dict, rng) -> Vessel:
    width, depth, height = options.get('width', 2.2), options.get('depth', 2.2), options.get('height', 0.5)
    tint = pick(BOARDS, options.get('colour', 'moss'), 'a box')
    outside = matter(
        'tray',
        tint,
        blend=0.10,
        grain=120 if options.get('weave') else 70,
        rough=0.72,
        specular=0.18,
        bump=0.35 if options.get('weave') else 0.10,
    )
    _tray(rng, width, depth, height, outside, placed())
    if options.get('lid', True):
        lean = placed((-width * 0.18, depth * 0.5 + 0.42, 0.02), (np.radians(68), 0, np.radians(8)))
        _tray(
            rng,
            width + 0.08,
            depth + 0.08,
            height * 0.45,
            outside,
            lean @ placed((0, (depth + 0.08) / 2, 0), (np.pi, 0, 0)) @ placed((0, 0, -height * 0.45)),
        )
    return Vessel(mouth=height, radius=depth / 2 - WALL, floor=0.05, foot=width / 2 - WALL, square=True)


def _tray(rng, width, depth, height, material, matrix) -> None:
    tray = Mesh()
    slab(tray, (0, 0, 0.02), (width, depth, 0.04), rng, 0.008)
    for side in (-1, 1):
        slab(tray, (0, side * (depth - WALL) / 2, height / 2), (width, WALL, height), rng, 0.012)
        slab(tray, (side * (width - WALL) / 2, 0, height / 2), (WALL, depth - 2 * WALL, height), rng, 0.012)
    put(tray, [material], matrix, name='tray')
