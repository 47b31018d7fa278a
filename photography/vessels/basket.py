"""A woven willow basket with a handle. Options: radius, height, handle, ribbon."""

import math

import numpy as np

from studio.materials.cloth import satin
from studio.materials.matter import matter
from studio.maths import TAU
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import lathe, tube
from vessels import Vessel
from vessels.bow import tie_bow
from vessels.colours import RIBBONS, pick

STAKES = 27


def make(options: dict, rng) -> Vessel:
    radius, height = options.get('radius', 1.05), options.get('height', 0.95)
    wall = lambda t: radius * (0.78 + 0.22 * t**0.7)
    willow = Mesh()
    rows = int(height / 0.062)
    for row in range(rows):
        _weaver(willow, rng, wall, height, row, rows)
    for k in range(STAKES):
        a = k * TAU / STAKES
        tube(
            willow,
            [(wall(t) * math.cos(a), wall(t) * math.sin(a), t * height) for t in np.linspace(0, 1, 8)],
            0.024,
            6,
            chance=rng.random(),
        )
    for twist in (0, math.pi):
        _rope(willow, lambda a: (wall(1) * math.cos(a), wall(1) * math.sin(a), height + 0.02), twist, 0.036, 22)
        _rope(willow, lambda a: (wall(0) * math.cos(a), wall(0) * math.sin(a), 0.03), twist, 0.032, 20)
    if options.get('handle', True):
        _handle(willow, wall(1), height, options.get('handle_height', 2.1))
    put(
        willow,
        [matter('willow', '#a07c50', '#6d4f2e', blend=0.75, grain=9, rough=0.55, specular=0.3, bump=0.3)],
        name='basket',
    )
    lining = Mesh()
    lathe(lining, [(wall(0) * 0.9, 0.05), (wall(0.5) * 0.95, height * 0.5), (wall(1) * 0.94, height * 0.96)], 48)
    put(lining, [matter('lining', '#6b5334', rough=0.9)], name='lining')
    if options.get('ribbon'):
        tie_bow(
            rng,
            satin('ribbon', pick(RIBBONS, options['ribbon'], 'a ribbon')),
            (0, -wall(0.8) - 0.05, height * 0.78),
            0.66,
            0.2,
        )
    return Vessel(mouth=height, radius=wall(1) - 0.06, floor=height - 0.4)


def _weaver(mesh, rng, wall, height, row, rows) -> None:
    t = (row + 0.5) / rows
    a = np.linspace(0, TAU, STAKES * 6)
    weave = 0.034 * np.cos(a * STAKES / 2 * 1.0 + math.pi * row)
    r = wall(t) + weave
    z = t * height + 0.006 * np.sin(a * 3 + row) + rng.normal(0, 0.003)
    tube(mesh, np.stack([r * np.cos(a), r * np.sin(a), z], -1), 0.031 * rng.uniform(0.88, 1.08), 6, chance=rng.random())


def _rope(mesh, at, twist, thick, turns) -> None:
    path = []
    for a in np.linspace(0, TAU, 220):
        x, y, z = at(a)
        out = thick * 0.8 * math.cos(a * turns + twist)
        path.append((x + math.cos(a) * out, y + math.sin(a) * out, z + thick * 0.8 * math.sin(a * turns + twist)))
    tube(mesh, path, thick, 7)


def _handle(mesh, radius, height, top) -> None:
    for strand in range(3):
        path = []
        for a in np.linspace(0, math.pi, 120):
            wind = a * 16 + strand * TAU / 3
            x, z = radius * 1.0 * math.cos(a), height - 0.1 + (top - height) * math.sin(a) ** 0.8
            path.append(
                (
                    x + 0.032 * math.cos(wind) * math.cos(a),
                    0.036 * math.sin(wind),
                    z + 0.032 * math.cos(wind) * math.sin(a),
                )
            )
        tube(mesh, path, 0.034, 7, chance=0.2 + 0.3 * strand)
