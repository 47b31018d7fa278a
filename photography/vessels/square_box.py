"""Square box in coloured board with softened corners, a ribbon round it and a bow. Options: colour, ribbon, side, height."""

import numpy as np

from studio.materials.cloth import satin
from studio.materials.matter import matter
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import lathe
from vessels import Vessel
from vessels.bow import tie_bow
from vessels.colours import BOARDS, RIBBONS, pick

CORNER = 14


def make(options: dict, rng) -> Vessel:
    half, height = options.get('side', 2.1) / 2, options.get('height', 1.2)
    board = matter(
        'board',
        pick(BOARDS, options.get('colour', 'ivory'), 'a box'),
        blend=0.08,
        grain=70,
        rough=0.66,
        specular=0.22,
        bump=0.10,
    )
    roll = [(half - 0.022 + 0.024 * np.cos(a), height - 0.024 + 0.024 * np.sin(a)) for a in np.linspace(0, np.pi, 9)]
    wall = [
        (0, 0.02),
        (half - 0.03, 0),
        (half - 0.004, 0.004),
        (half, 0.02),
        (half, height - 0.05),
        *roll,
        (half - 0.046, height - 0.45),
        (0, height - 0.45),
    ]
    box = Mesh()
    lathe(box, wall, 240, shape=squared)
    put(box, [board], name='box')
    if options.get('ribbon'):
        ribbon = satin('ribbon', pick(RIBBONS, options['ribbon'], 'a ribbon'))
        middle, w, r = height * 0.52, 0.105, half + 0.006
        band = Mesh()
        lathe(
            band,
            [
                (r - 0.006, middle - w),
                (r + 0.003, middle - w),
                (r + 0.005, middle),
                (r + 0.003, middle + w),
                (r - 0.006, middle + w),
            ],
            240,
            shape=squared,
        )
        put(band, [ribbon], name='band')
        tie_bow(rng, ribbon, (0, -half - 0.01, middle), 0.80, 0.21)
    return Vessel(mouth=height, radius=half - 0.04, floor=height - 0.45, square=True)


def squared(radius, height, angle):
    """Turns a circle into a square with rounded corners (a superellipse)."""
    stretch = (np.abs(np.cos(angle)) ** CORNER + np.abs(np.sin(angle)) ** CORNER) ** (-1 / CORNER)
    return radius * stretch, height
