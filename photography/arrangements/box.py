"""Heads set close in a box, a low cushion over its rim."""

import math

import numpy as np
from mathutils import Vector

import vessels
from arrangements.heads import cut_flowers, set_heads
from sprigs.leaf import leaf
from sprigs.leaf import materials as leaf_materials
from studio.crowd import make_way
from studio.maths import TAU
from studio.packing import pack_mingled
from studio.placing import placed, put


def arrange(product, rng) -> None:
    """Extras: cushion (how high the middle rises), leaves. A box without a size is made to fit its flowers."""
    cuts = cut_flowers(product.flowers, rng)
    square = product.vessel['kind'] == 'square_box'
    spots, extent = pack_mingled([c.girth for c in cuts], [c.name for c in cuts], rng, square=square, filling=True)
    vessel = vessels.make({'radius': extent * 0.93, 'side': extent * 1.86} | product.vessel, rng)
    fit = (vessel.radius + 0.06) / extent
    for cut in cuts:
        cut.scale *= max(fit, 0.9) * 1.08
    heads = []
    for cut, (x, y) in zip(cuts, spots * fit):
        away = (max(abs(x), abs(y)) if square else math.hypot(x, y)) / vessel.radius
        rise = product.extra.get('cushion', 0.30) * (1 - away**2) * vessel.radius / 1.2
        height = vessel.mouth + 0.10 * cut.scale + rise + rng.normal(0, 0.03)
        lean = 0.55 * away**1.5
        way = Vector((x * lean, y * lean - 0.08, 1)) + Vector(rng.normal(0, 0.10, 3))
        heads.append(cut.head((x, y, height), way, rng))
    set_heads(heads, cuts, lambda points: _over_rim(points, vessel))
    tuck_edge(product.extra.get('leaves', 14), vessel, rng, heads)


def tuck_edge(count: int, vessel, rng, heads) -> None:
    """Leaves between the heads and the rim, kept inside the wall."""
    material = leaf_materials('dark')[:1]
    for k in range(count):
        turn = (k + rng.uniform(-0.3, 0.3)) * TAU / count
        length = 0.40 * rng.uniform(0.85, 1.2)
        blade = leaf(rng, length, length * 0.34, 60, rise=62, fold=0.05)
        out = vessel.radius * 0.80
        foot = placed((math.cos(turn) * out, math.sin(turn) * out, vessel.mouth - 0.12), (0, 0, turn))
        put(_inside(make_way(blade.moved(foot), heads, 0.7), vessel), material, name='leaf')


def _over_rim(points: np.ndarray, vessel) -> np.ndarray:
    """Petals that reach the rim rest on it instead of running through the wall."""
    points = points.copy()
    rim = vessel.mouth + 0.03
    at_wall = np.clip((_away(points, vessel) / vessel.radius - 0.84) / 0.10, 0, 1)
    below = np.clip(rim - points[:, 2], 0, None)
    points[:, 2] += at_wall * (below - 0.05 * np.tanh(below / 0.3))
    return points


def _away(points: np.ndarray, vessel) -> np.ndarray:
    return np.abs(points[:, :2]).max(1) if vessel.square else np.linalg.norm(points[:, :2], axis=1)


def _inside(mesh, vessel):
    points = mesh.all_points().copy()
    away = _away(points, vessel)
    low = points[:, 2] < vessel.mouth + 0.02
    points[low, :2] *= np.minimum(1, vessel.radius * 0.97 / (away[low, None] + 1e-6))
    return mesh.with_points(points)
