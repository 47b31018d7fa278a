"""A sheaf of sprigs tied in the middle and standing on its stems."""

import math

import numpy as np
from mathutils import Vector

from sprigs import cut
from studio.maths import GOLDEN_ANGLE
from studio.placing import facing, put
from vessels.paper_wrap import binding

TIE, PATTERNS = 1.0, 14


def arrange(product, rng) -> None:
    green = product.greens[0]
    length = product.extra.get('length', 3.2)
    sprigs = [
        cut(green['kind'], green['colour'], np.random.default_rng(rng.integers(1 << 31)), length)
        for _ in range(PATTERNS)
    ]
    meshes = [s.mesh.to_blender(f'sprig {i}', s.materials) for i, s in enumerate(sprigs)]
    girth = 0.020 * math.sqrt(green['stems'])
    for i in range(green['stems']):
        t = (i + 0.5) / green['stems']
        turn = i * GOLDEN_ANGLE
        out = Vector((math.cos(turn), math.sin(turn), 0)) * math.sqrt(t)
        hold = out * girth + Vector((0, 0, TIE))
        # Stems cross at the tie: they lean out above it and stand on the other side below it.
        way = (out * 0.34 + Vector((rng.normal(0, 0.035), rng.normal(0, 0.035), 1))).normalized()
        foot = hold - way * (TIE / way.z - rng.uniform(0.0, 0.06))
        scale = rng.uniform(0.88, 1.04) * (1.03 - 0.12 * t)
        put(meshes[rng.integers(PATTERNS)], None, facing(foot, way, rng.uniform(0, 6.28), scale), name='sprig')
    binding(product.vessel, rng, TIE, girth + 0.035)
