"""Round hat box in coloured board, with a rolled rim, a satin band and a bow. Options: colour, ribbon, radius, height, lid (leaning beside it)."""

import numpy as np

from studio.materials.cloth import satin
from studio.materials.matter import matter
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import lathe
from vessels import Vessel
from vessels.bow import tie_bow
from vessels.colours import BOARDS, RIBBONS, pick


def make(options: dict, rng) -> Vessel:
    radius, height = options.get('radius', 1.2), options.get('height', 1.4)
    board = matter(
        'board',
        pick(BOARDS, options.get('colour', 'blush'), 'a box'),
        blend=0.08,
        grain=70,
        rough=0.66,
        specular=0.22,
        bump=0.10,
    )
    box = Mesh()
    lathe(box, _wall(radius, height), 128)
    put(box, [board], name='box')
    if options.get('ribbon'):
        ribbon = satin('ribbon', pick(RIBBONS, options['ribbon'], 'a ribbon'))
        middle, half = height * 0.54, 0.115
        _band(ribbon, radius + 0.006, middle, half)
        tie_bow(rng, ribbon, (0, -radius - 0.01, middle), 0.86, 0.22)
    if options.get('lid'):
        _lid(board, radius + 0.02)
    return Vessel(mouth=height, radius=radius - 0.04, floor=height - 0.5)


def _wall(radius, height) -> list:
    """The foot has a recessed step, the rim a rolled edge as thick as board."""
    roll = [(radius - 0.022 + 0.024 * np.cos(a), height - 0.024 + 0.024 * np.sin(a)) for a in np.linspace(0, np.pi, 9)]
    return [
        (0, 0.02),
        (radius - 0.03, 0.0),
        (radius - 0.004, 0.004),
        (radius, 0.02),
        (radius, height * 0.5),
        (radius, height - 0.05),
        *roll,
        (radius - 0.046, height - 0.5),
        (0, height - 0.5),
    ]


def _lid(material, radius) -> None:
    lid = Mesh()
    lathe(
        lid,
        [
            (0, 0.30),
            (radius - 0.02, 0.30),
            (radius, 0.28),
            (radius, 0.0),
            (radius - 0.02, 0.0),
            (radius - 0.025, 0.27),
            (0, 0.27),
        ],
        128,
    )
    lean = np.radians(64)
    place = placed((radius * 1.02, 0.55, radius * np.sin(lean) * 0.99), (lean, 0, np.radians(24)))
    put(lid, [material], place, name='lid')


def _band(material, radius, middle, half) -> None:
    band = Mesh()
    profile = [
        (radius - 0.006, middle - half),
        (radius + 0.002, middle - half),
        (radius + 0.004, middle - half + 0.006),
    ]
    profile += [
        (radius + 0.005, middle),
        (radius + 0.004, middle + half - 0.006),
        (radius + 0.002, middle + half),
        (radius - 0.006, middle + half),
    ]
    wave = lambda r, z, a: (r + 0.002 * np.sin(a * 23), z + 0.006 * np.sin(a * 2 + 1))
    lathe(band, profile, 128, shape=wave)
    put(band, [material], name='band')
