"""Stems bound in satin from under the heads down, as a bride carries them. Options: ribbon, bow, length."""

import numpy as np

from studio.materials.cloth import satin
from studio.maths import TAU
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import strip
from vessels.bow import tie_bow
from vessels.colours import RIBBONS, pick


def bind(options: dict, rng, tie: float, radius: float) -> None:
    """Winds upwards from a hand's breadth below `tie` to just above it."""
    material = satin('ribbon', pick(RIBBONS, options.get('ribbon', 'ivory'), 'a ribbon'))
    length = options.get('length', 0.62)
    mesh = Mesh()
    turn = np.linspace(0, TAU, 60)
    rows = int(length / 0.10)
    for row in range(rows + 1):
        z = tie + 0.12 - row * 0.10
        r = radius * (1 + 0.10 * abs(z - tie) / 0.5) + 0.002 * (row % 2)
        tilt = 0.05 * np.sin(turn + row * 0.3)
        path = np.stack([r * np.cos(turn), r * np.sin(turn), z + tilt], -1)
        strip(mesh, path, (0, 0, 0.072), gather=lambda u, v: -0.008 * np.abs(u) ** 2 + 0.003 * np.sin(v * 31 + u * 3))
    put(mesh, [material], name='handle')
    if options.get('bow', True):
        tie_bow(rng, material, (0, -radius - 0.01, tie - 0.02), 0.78, 0.19)
