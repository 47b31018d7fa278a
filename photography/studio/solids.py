"""Blocks with softened edges: boards, box walls, candles' labels, chocolates, cards."""

import numpy as np

from studio.maths import TAU
from studio.mesh import Mesh


def slab(mesh: Mesh, centre, size, rng=None, round_edge=0.01, slot=0, power=None) -> None:
    """A block of `size` (x, y, z) whose edges are rounded by `round_edge`."""
    half = np.array(size, float) / 2
    edge = min(round_edge, *(half * 0.98))
    rings = []
    steps = np.linspace(0, np.pi / 2, 4)
    for z_sign in (-1, 1):
        for a in steps if z_sign < 0 else steps[::-1]:
            inset = edge * (1 - np.sin(a))
            z = z_sign * (half[2] - edge + edge * np.cos(a))
            rings.append((inset, z))
    middle = half[:2].min() * 0.999
    rings = [(middle, -half[2])] + rings + [(middle, half[2])]
    angle = _corner_angles()
    points = np.zeros((len(angle), len(rings), 3))
    for column, (inset, z) in enumerate(rings):
        x, y = half[0] - inset, half[1] - inset
        points[:, column] = np.stack([*_outline(angle, x, y, edge), np.full(len(angle), z)], -1)
    v = np.broadcast_to(np.linspace(0, 1, len(rings)), (len(angle), len(rings)))
    u = np.broadcast_to(np.linspace(-1, 1, len(angle))[:, None], v.shape)
    chance = rng.random() if rng is not None else 0.5
    mesh.add_grid(points + np.array(centre, float), u, v, chance=chance, edge=np.zeros_like(v), slot=slot, closed=True)


def _corner_angles(steps=6):
    corners = [np.linspace(k * TAU / 4, (k + 1) * TAU / 4, steps) for k in range(4)]
    return np.array([(k, a) for k, corner in enumerate(corners) for a in corner])


def _outline(angle, x, y, edge):
    """A rectangle with rounded corners, walked once round."""
    edge = min(edge, x, y)
    sign_x = np.array([1, -1, -1, 1])[angle[:, 0].astype(int)]
    sign_y = np.array([1, 1, -1, -1])[angle[:, 0].astype(int)]
    return sign_x * (x - edge) + edge * np.cos(angle[:, 1]), sign_y * (y - edge) + edge * np.sin(angle[:, 1])
