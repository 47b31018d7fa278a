"""A straight ceramic cup with a soft foot. Options: colour, radius, height."""

import numpy as np

from studio.materials.matter import speckled
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import lathe, rounded
from vessels import Vessel
from vessels.colours import GLAZES, pick


def make(options: dict, rng) -> Vessel:
    radius, height = options.get('radius', 0.62), options.get('height', 1.25)
    x, y = options.get('at', (0, 0))
    outside = rounded([(0, 0), (radius * 0.86, 0), (radius * 0.97, 0.05), (radius, 0.2), (radius, height - 0.03)], 70)
    lip = [
        (radius - 0.012 - 0.025 * (1 - np.cos(a)), height - 0.03 + 0.032 * np.sin(a))
        for a in np.linspace(0.2, np.pi, 8)
    ]
    inside = [(radius - 0.065, height * 0.6), (radius - 0.08, 0.2), (0, 0.15)]
    mesh = Mesh()
    lathe(mesh, outside + lip + inside, 128, shape=lambda r, z, a: (r * (1 + 0.003 * np.sin(z * 40)), z))
    put(
        mesh,
        [speckled('cup', pick(GLAZES, options.get('colour', 'ivory'), 'a cup'), rough=0.5)],
        placed((x, y, 0)),
        name='cup',
    )
    return Vessel(mouth=height, radius=radius - 0.07, floor=0.2)
