"""Greenery: a collar under the rim, sprigs rising between the heads, leaves tucked into the gaps."""

import math

import numpy as np
from mathutils import Vector

from sprigs import cut
from sprigs.leaf import leaf
from sprigs.leaf import materials as leaf_materials
from studio.crowd import Head, in_the_way, make_way, plucked
from studio.maths import GOLDEN_ANGLE, TAU
from studio.placing import facing, placed, put


def add_greens(
    greens: list, rng, *, source: Vector, centre: Vector, radius: float, top: float, heads: list[Head], wrapped=False
) -> None:
    """Sprigs of the collar lie lower in front, so that they do not cover faces; in a wrap they stay inside the paper.

    `source` is where stems come from, `centre` and `radius` the dome's rim, `top` how high it rises above the rim.
    """
    for green in greens:
        among = green.get('place', 'collar') == 'among'
        count = green['stems']
        start = rng.uniform(0, TAU)
        for i in range(count):
            if among:
                end = _above(i, count, start, centre, radius, top, rng)
            else:
                end = _beyond(i, count, start, centre, radius, rng, green.get('rise', 0.25), wrapped)
            _set_sprig(green, rng, source, end, heads)


def _beyond(i, count, start, centre, radius, rng, rise, wrapped) -> Vector:
    turn = start + i * TAU / count + rng.normal(0, 0.5 / count * 2)
    front = max(0.0, -math.sin(turn))
    out = radius * (rng.uniform(1.0, 1.18) - 0.12 * front if wrapped else rng.uniform(1.16, 1.42) - 0.2 * front)
    rise += 0.22 if wrapped else -0.45 * front
    return centre + Vector(
        (math.cos(turn) * out, math.sin(turn) * out * 0.9, radius * rng.uniform(rise - 0.1, rise + 0.25))
    )


def _above(i, count, start, centre, radius, top, rng) -> Vector:
    t = (i + 0.6) / count
    turn = start + i * GOLDEN_ANGLE
    out = radius * 0.98 * math.sqrt(t)
    height = top * math.sqrt(max(0, 1 - (0.9 * t))) + radius * rng.uniform(0.14, 0.34)
    return centre + Vector((math.cos(turn) * out, math.sin(turn) * out, height))


def _set_sprig(green, rng, source: Vector, end: Vector, heads) -> None:
    foot = source.lerp(end, green.get('foot', 0.22)) if (end - source).length > 1.4 else source
    length = (end - foot).length * green.get('size', 1.0)
    sprig = cut(green['kind'], green.get('colour', 'green'), np.random.default_rng(rng.integers(1 << 31)), length)
    matrix = facing(foot, end - foot, rng.uniform(0, TAU), 1.0)
    put(plucked(sprig.mesh.moved(matrix), heads), sprig.materials, name='sprig')


def tuck_leaves(
    count: int, rng, *, centre: Vector, radius: float, heads: list[Head], colour='dark', rise=50, size=0.62
) -> None:
    """Broad leaves around the rim and in the gaps, just under the heads."""
    material = leaf_materials(colour)[:1]
    for i in range(count):
        turn = i * GOLDEN_ANGLE + rng.normal(0, 0.1)
        out = radius * (0.45 + 0.5 * (i % 3) / 2) * rng.uniform(0.9, 1.1)
        length = size * rng.uniform(0.8, 1.15)
        blade = leaf(
            rng,
            length,
            length * rng.uniform(0.24, 0.32),
            45,
            rise=rise + rng.normal(0, 8),
            fold=0.05,
            twist=rng.normal(0, 0.2),
        )
        spot = placed(centre + Vector((math.cos(turn) * out, math.sin(turn) * out, rng.normal(0, 0.05))), (0, 0, turn))
        blade = blade.moved(spot)
        if in_the_way(blade, heads) < 0.25:
            put(make_way(blade, heads, 0.7), material, name='leaf')
