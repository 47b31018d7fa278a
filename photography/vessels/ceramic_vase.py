"""Stoneware vase. Options: shape (shoulder, bottle, column, jug, bowl), colour, size, speckled, rough, handle (of a jug)."""

import numpy as np

from studio.materials.matter import matter, speckled
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import bezier, lathe, rounded, tube
from vessels import Vessel
from vessels.colours import GLAZES, pick

SHAPES = {
    'shoulder': [
        (0, 0),
        (0.42, 0),
        (0.47, 0.03),
        (0.64, 0.5),
        (0.66, 0.85),
        (0.50, 1.3),
        (0.34, 1.55),
        (0.33, 1.75),
        (0.40, 1.86),
    ],
    'bottle': [(0, 0), (0.34, 0), (0.38, 0.03), (0.46, 0.5), (0.44, 1.1), (0.34, 1.6), (0.33, 1.85), (0.40, 1.98)],
    'column': [(0, 0), (0.40, 0), (0.44, 0.04), (0.45, 0.6), (0.46, 1.2), (0.48, 1.66)],
    'jug': [(0, 0), (0.40, 0), (0.45, 0.03), (0.56, 0.45), (0.53, 0.9), (0.38, 1.25), (0.37, 1.45), (0.44, 1.62)],
    'bowl': [(0, 0), (0.36, 0), (0.42, 0.05), (0.74, 0.36), (0.82, 0.70), (0.78, 0.96), (0.74, 1.02)],
    'pot': [(0, 0), (0.46, 0), (0.52, 0.04), (0.60, 0.5), (0.62, 0.86), (0.60, 0.92)],
    'bud': [(0, 0), (0.26, 0), (0.31, 0.03), (0.44, 0.34), (0.40, 0.66), (0.19, 0.95), (0.13, 1.25), (0.17, 1.38)],
}


def make(options: dict, rng) -> Vessel:
    size = options.get('size', 1.0)
    profile = (np.array(SHAPES[options.get('shape', 'shoulder')]) * size).tolist()
    outside = rounded(profile, 80)
    radius, top = outside[-1]
    lip = [(radius - 0.012, top + 0.012), (radius - 0.03, top + 0.004)]
    inside = [(max(0.02, r - 0.04), z) for r, z in reversed(outside) if z > top * 0.55][2:]
    mesh = Mesh()
    wobble = lambda r, z, a: (r * (1 + 0.004 * np.sin(a * 3 + z * 2) + 0.002 * np.sin(z * 46)), z)
    lathe(mesh, outside + lip + inside + [(0, inside[-1][1])], 112, shape=wobble)
    glaze = pick(GLAZES, options.get('colour', 'ivory'), 'a glaze')
    material = (
        speckled('glaze', glaze, rough=options.get('rough', 0.42))
        if options.get('speckled')
        else matter('glaze', glaze, blend=0.16, grain=26, rough=0.40, specular=0.45, bump=0.05)
    )
    if options.get('shape') == 'jug' and options.get('handle', True):
        handle = bezier(
            (0.50 * size, 0, 0.78 * size),
            (0.98 * size, 0, 0.80 * size),
            (0.92 * size, 0, 1.56 * size),
            (0.40 * size, 0, 1.48 * size),
            30,
        )
        tube(mesh, handle, 0.062 * size, 14)
    put(mesh, [material], name='vase')
    return Vessel(mouth=top, radius=radius - 0.05, floor=top * 0.6, foot=radius * 0.5)
