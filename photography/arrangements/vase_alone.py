"""A vase sold empty: alone, or with a few sprigs to show its size."""

import math

import numpy as np
from mathutils import Vector

import vessels
from sprigs import cut
from studio.placing import facing, put


def arrange(product, rng) -> None:
    vessel = vessels.make(product.vessel, rng)
    for green in product.greens:
        for i in range(green['stems']):
            turn = rng.uniform(0, 6.28) if green['stems'] == 1 else i * 2.2 + 0.4
            lean = rng.uniform(0.15, 0.42)
            way = Vector((math.cos(turn) * lean * 1.3, math.sin(turn) * lean * 0.6, 1)).normalized()
            rim = Vector((math.cos(turn), math.sin(turn), 0)) * vessel.radius * 0.6 + Vector((0, 0, vessel.mouth))
            foot = rim - way * 0.7
            sprig = cut(
                green['kind'],
                green.get('colour', 'green'),
                np.random.default_rng(rng.integers(1 << 31)),
                rng.uniform(2.0, 2.7),
            )
            put(sprig.mesh, sprig.materials, facing(foot, way, rng.uniform(0, 6.28)), name='sprig')
