"""A row of flowers standing in a crate, taller behind than in front."""

import numpy as np
from mathutils import Vector

import vessels
from arrangements.basket import bed_stems
from arrangements.greens import tuck_leaves
from arrangements.heads import cut_flowers, nodding, set_heads


def arrange(product, rng) -> None:
    vessel = vessels.make(product.vessel, rng)
    cuts = cut_flowers(product.flowers, rng)
    heads = []
    large = [c for c in cuts if c.girth > 0.25]
    for row, share in enumerate(np.array_split(np.arange(len(large)), 3)):
        for place, index in enumerate(share):
            heads.append(_head(large[index], rng, vessel, row, (place + 0.5 + 0.25 * (-1) ** row) / len(share)))
    small = [c for c in cuts if c.girth <= 0.25]
    for cut in small:
        heads.append(_head(cut, rng, vessel, rng.uniform(-0.5, 0.4), rng.random()))
    cuts = large + small
    set_heads(heads, cuts)
    bed_stems(heads, cuts, rng, vessel)
    for x in (-1.2, 0, 1.2):
        tuck_leaves(
            16,
            rng,
            centre=Vector((x, 0, vessel.mouth)),
            radius=vessel.radius * 0.95,
            heads=heads,
            colour='green',
            rise=62,
            size=0.8,
        )


def _head(cut, rng, vessel, row, along):
    x = (along * 2 - 1) * (vessel.foot + 0.05) + rng.normal(0, 0.13)
    y = -0.48 + row * 0.46 + rng.normal(0, 0.06)
    z = vessel.mouth + 0.55 + row * 0.52 + max(0.0, 0.42 - cut.bloom.habit.reach * cut.scale) + rng.normal(0, 0.17)
    way = nodding(Vector((x * 0.15, -0.25, 1)).normalized(), cut.bloom.habit.nod)
    return cut.head((x, y, z), way + Vector(rng.normal(0, 0.10, 3)), rng)
