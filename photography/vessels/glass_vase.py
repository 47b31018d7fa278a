"""Clear glass with water in it. Options: shape (cylinder, flared, tulip, bowl, bottle), height, width, water, tint, flutes, bubbles."""

import math

import numpy as np

from studio.materials.glass import contact_shade, glass, water
from studio.mesh import Mesh
from studio.placing import put
from studio.shader import colour
from studio.shapes import bead, lathe
from vessels import Vessel

SHAPES = {
    'cylinder': lambda t: 1.0,
    'flared': lambda t: 0.84 + 0.20 * t,
    'tulip': lambda t: 0.80 + 0.42 * math.sin(math.pi * min(1, t * 1.05)) ** 1.4 * (1 - t) + 0.22 * t**3,
    'bowl': lambda t: 0.62 + 0.60 * math.sin(math.pi * (0.12 + 0.76 * t)),
    'bottle': lambda t: 0.36 + 0.64 / (1 + math.exp((t - 0.52) * 16)) + 0.10 * max(0, t - 0.9) * 10,
}
WALL, BASE = 0.03, 0.08


def make(options: dict, rng) -> Vessel:
    height, width = options.get('height', 1.6), options.get('width', 0.60)
    shape = SHAPES[options.get('shape', 'flared')]
    radius = lambda t: shape(t) * width
    heights = np.linspace(0, height, 36)
    outer = [(radius(0) * 0.93, 0), *[(radius(z / height), z + 0.02 * (z == 0)) for z in heights]]
    lip = [
        (radius(1) - WALL / 2 + WALL / 2 * math.cos(a), height + WALL / 2 * math.sin(a))
        for a in np.linspace(0.25, math.pi - 0.25, 9)
    ]
    inner = [(radius(z / height) - WALL, z) for z in heights[::-1] if z > BASE]
    vase = Mesh()
    lathe(
        vase,
        [(0, 0), *outer, *lip, *inner, (radius(0) * 0.6, BASE), (0, BASE)],
        192 if options.get('flutes') else 96,
        shape=_fluted(options.get('flutes'), height),
    )
    if options.get('bubbles'):
        _bubbles(vase, rng, radius, height)
    tint = colour(options['tint']) if 'tint' in options else (0.97, 0.99, 0.98, 1)
    put(vase, [glass(tint)], name='glass')
    _stand(radius(0) * 0.93)
    level = options.get('water', 0.62) * height
    if level > 0:
        _fill(radius, height, level, heights)
    return Vessel(mouth=height, radius=radius(1) - WALL, floor=BASE + 0.02, foot=radius(0.1) * 0.72, clear=True)


def _stand(foot: float) -> None:
    """Darkest under the edge of the foot, gone a finger's breadth away."""
    rings = 7
    for ring in range(rings):
        shade = Mesh()
        inner, outer = foot * (0.97 + 0.03 * ring), foot * (0.97 + 0.03 * (ring + 1))
        lathe(shade, [(outer, 0.003), (0 if ring == 0 else inner, 0.003)], 96)
        put(shade, [contact_shade(0.42 * (1 - ring / rings) ** 1.6)], name='contact shade')


def _fluted(count, height):
    """Soft ribs that fade towards the foot and the lip."""
    if not count:
        return None
    return lambda r, z, a: (
        r * (1 + 0.06 * np.cos(a * count) * np.sin(np.clip(z / height, 0, 1) * np.pi) ** 0.5 * (z > BASE)),
        z,
    )


def _bubbles(mesh: Mesh, rng, radius, height) -> None:
    for _ in range(26):
        z, turn = rng.uniform(0.1, 0.9) * height, rng.uniform(0, 6.28)
        r = radius(z / height) - WALL * 0.5
        bead(
            mesh,
            (r * math.cos(turn), r * math.sin(turn), z),
            (0, 0, 1),
            rng.uniform(0.004, 0.009),
            rng.uniform(0.005, 0.012),
        )


def _fill(radius, height, level, heights) -> None:
    gap = WALL + 0.004
    wall = [(radius(z / height) - gap, z) for z in heights if BASE < z < level - 0.02]
    top = radius(level / height) - gap
    body = Mesh()
    lathe(
        body,
        [
            (0, BASE + 0.004),
            (radius(0) * 0.6, BASE + 0.004),
            *wall,
            (top, level),
            (top - 0.03, level - 0.012),
            (0, level - 0.014),
        ],
        96,
    )
    put(body, [water()], name='water')
