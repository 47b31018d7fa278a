"""Soft dates in rows in a linen-covered box, some split around an almond."""

import numpy as np
from mathutils import Vector

from studio.materials.matter import matter
from studio.materials.paper import paper
from studio.maths import drift
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import bead
from vessels import tray_box

COLUMNS, ROWS = 4, 7


def arrange(product, rng) -> None:
    tray_box.make({'width': 2.5, 'depth': 2.0, 'height': 0.42, 'colour': 'linen', 'weave': True}, rng)
    skins = [
        matter(f'date {i}', a, b, blend=0.6, grain=7, rough=rough, specular=0.42, bump=0.5)
        for i, (a, b, rough) in enumerate(
            (('#5a2a14', '#32140a', 0.44), ('#6d3616', '#3f1c0c', 0.40), ('#47200f', '#2a1008', 0.46))
        )
    ]
    almond = matter('almond', '#c99b66', '#9c6b3c', blend=0.6, grain=16, rough=0.6, bump=0.2)
    for layer in (0, 1):
        for row in range(ROWS):
            for column in range(COLUMNS):
                x = (column - (COLUMNS - 1) / 2) * 0.575 + rng.normal(0, 0.02)
                y = (row - (ROWS - 1) / 2) * 0.262 + rng.normal(0, 0.012)
                place = placed(
                    Vector((x, y, 0.17 + 0.20 * layer)), (rng.normal(0, 0.08), rng.normal(0, 0.06), rng.normal(0, 0.07))
                )
                filled = layer == 1 and rng.random() < 0.38
                put(_date(rng, filled), [skins[rng.integers(3)]], place, name='date')
                if filled:
                    nut = Mesh()
                    bead(nut, (0, 0, 0.085), (1, 0, 0.04), 0.058, 0.155, sides=16)
                    put(nut, [almond], place, name='almond')
    liner = Mesh()
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 12), indexing='ij')
    points = np.stack(
        [u * 1.18, -0.93 - 0.05 * v + 0.02 * drift(rng, u * 3, v), 0.06 + 0.42 * v + 0.03 * np.sin(u * 9)], -1
    )
    liner.add_grid(points, u, v)
    put(liner, [paper('liner', '#ece3d2', '#f2ebde', translucent=0.3)], name='liner')


def _date(rng, split: bool) -> Mesh:
    """Long, wrinkled lengthwise; a split one opens along its back."""
    around, along = 40, 34
    t = np.linspace(-1, 1, along)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    angle, s = np.meshgrid(a, t, indexing='ij')
    width = 0.128 * rng.uniform(0.93, 1.05)
    body = np.power(np.clip(1 - np.abs(s) ** 2.6, 0.0004, 1), 0.5)
    wrinkle = 0.06 * np.sin(angle * 9 + drift(rng, s, s * 0, 3, 2.5) * 2.6) + 0.045 * np.sin(
        angle * 5 + s * 3 + rng.uniform(0, 6)
    )
    radius = width * body * (1 + wrinkle + 0.04 * drift(rng, s, angle * 0.4))
    if split:
        gap = np.exp(-(((angle - np.pi / 2) / 0.45) ** 2)) * np.exp(-((s / 0.75) ** 4))
        radius = radius * (1 - 0.55 * gap)
    length = 0.275 * rng.uniform(0.94, 1.05)
    points = np.stack([s * length, radius * np.cos(angle), radius * np.sin(angle) * 0.86], -1)
    mesh = Mesh()
    mesh.add_grid(points, angle / np.pi - 1, (s + 1) / 2, edge=s * 0, closed=True)
    return mesh
