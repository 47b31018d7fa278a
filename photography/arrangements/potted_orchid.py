"""Phalaenopsis in a pot: strap leaves, arching spikes, flowers in two ranks, buds at the tip.

Extras: spikes, height, cane (a bamboo cane tied with raffia), at (where the pot stands).
"""

import math

import numpy as np
from mathutils import Matrix, Vector

import vessels
from arrangements.heads import cut_flowers
from flowers import lily
from flowers.lily import BUD
from studio.materials.leaves import leaf_material, stem_material
from studio.materials.matter import matter
from studio.materials.petals import petal_material
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import facing, placed, put
from studio.shapes import bezier, tube


def arrange(product, rng) -> None:
    vessel = vessels.make(product.vessel, rng)
    plant(product.flowers, vessel, rng, product.extra)


def plant(flowers, vessel, rng, extra, size=1.0) -> None:
    cuts = cut_flowers(flowers, rng)
    spikes = extra.get('spikes', 1)
    stems, height = Mesh(), extra.get('height', 4.1)
    for number, share in enumerate(np.array_split(np.arange(len(cuts)), spikes)):
        side = 1 if number % 2 == 0 else -1
        turn = (number - (spikes - 1) / 2) * (0.75 if spikes > 2 else 0.0)
        foot = Vector((side * 0.06 + turn * vessel.radius * 0.55, 0.10 * (number // 2), vessel.floor + 0.02))
        top = height * (1 - 0.16 * (number % 2) - 0.06 * (number // 2)) * rng.uniform(0.98, 1.02)
        path = _spike(foot, top, side, turn, size, rng)
        tube(stems, path, np.linspace(0.034, 0.015, len(path)) * size**0.6, 9)
        _flowers([cuts[i] for i in share], path, stems, rng, size)
        _buds(path, side, stems, rng, size)
        if extra.get('cane'):
            _cane(path, foot, rng)
        _leaves(foot, rng, size, 6 if spikes < 3 else 5)
    put(stems, [stem_material('orchid spike', '#5f7240', '#4b5a38')], name='spike')


def _spike(foot, top, side, turn, size, rng) -> np.ndarray:
    out = (1.7 * side if not turn else turn * 1.9) * size
    lean = rng.normal(0, 0.05)
    return bezier(
        foot,
        (foot.x - 0.10 * side * size, 0.05, foot.z + (top - foot.z) * 0.45),
        (foot.x + 0.05 * side + lean, 0, top + 0.55 * size),
        (foot.x + out, -0.35 * size, top - 0.45 * size),
        60,
    )


def _flowers(cuts, path, stems, rng, size) -> None:
    count = len(cuts)
    for i, cut in enumerate(cuts):
        t = i / max(1, count - 1)
        k = int((0.36 + 0.58 * t) * 59)
        point, along = Vector(path[k]), Vector(path[k + 1] - path[k - 1]).normalized()
        rank = 1 if i % 2 else -1
        across = along.cross(Vector((0, -1, 0))).normalized()
        spread = 0.30 * cut.scale * (1 + 0.25 * rng.random())
        place = point + across * rank * spread + Vector((rng.normal(0, 0.03), -0.20 * size - 0.06 * (i % 2), -0.02))
        look = Vector((across.x * 0.5 * rank + rng.normal(0, 0.16), -1, -0.06 + rng.normal(0, 0.12))).normalized()
        tube(
            stems,
            bezier(point, point + across * rank * 0.1 * size, place - look * 0.14 * size, place, 8),
            0.013 * size**0.5,
            6,
        )
        scale = cut.scale * (0.95 - 0.18 * t)
        put(
            cut.bloom.mesh,
            cut.bloom.materials,
            Matrix.Translation(place) @ _upright(look, rng) @ Matrix.Scale(scale, 4),
            name='flower',
        )


def _upright(look: Vector, rng) -> Matrix:
    up = Vector((rng.normal(0, 0.12), 0, 1))
    x = up.cross(look).normalized()
    return Matrix((x, look.cross(x), look)).transposed().to_4x4()


def _buds(path, side, stems, rng, size) -> None:
    material = petal_material('orchid bud', BUD)
    for i in range(3):
        point = Vector(path[min(59, 55 + 2 * i)])
        end = point + Vector((0.05 * side, -0.05, -0.10 + 0.02 * i)) * size
        tube(stems, [point, (point + end) / 2, end], 0.009 * size**0.5, 5)
        put(
            lily.bud(rng, 0.2),
            [material],
            facing(end, (0.3 * side, -0.4, -0.8), 0, (0.95 - 0.17 * i) * size),
            name='bud',
        )


def _leaves(foot, rng, size, count) -> None:
    material = leaf_material(
        'orchid leaf', '#2f5226', '#47703a', '#5d8550', rough=0.30, translucent=0.10, rib_width=0.03
    )
    for k in range(count):
        shape = Petal(
            rng.uniform(1.0, 1.5) * size,
            0.27 * size,
            ((0, 70), (0.3, 48), (0.65, 8 + rng.normal(0, 10)), (1, -38 + rng.normal(0, 10))),
            Blade(0.5, 0.6),
            cup=(0.13 * size, 0.45 * size),
            uneven=0.03,
            grid=(13, 25),
        )
        blade = Mesh()
        add_petal(blade, rng, shape)
        turn = (k % 2) * math.pi + rng.normal(0, 0.30) + (-0.5 + 0.33 * (k // 2))
        put(blade, [material], placed(foot, (0, 0, turn)), name='orchid leaf')


def _cane(path, foot, rng) -> None:
    cane = Mesh()
    top = Vector(path[30])
    line = [
        Vector((foot.x + 0.06, 0.05, foot.z)).lerp(top + Vector((0.05, 0.04, 0.12)), t) for t in np.linspace(0, 1, 30)
    ]
    tube(cane, line, 0.026 + 0.006 * (np.arange(30) % 9 == 4), 9)
    put(cane, [matter('bamboo', '#b79c62', '#8f7a44', blend=0.6, grain=9, rough=0.5)], name='cane')
    raffia = Mesh()
    for at in (13, 24):
        centre = Vector(line[at])
        ring = [
            centre + Vector((-0.03 + 0.062 * math.cos(a), 0.062 * math.sin(a), 0.012 * math.sin(a * 2) + a * 0.006))
            for a in np.linspace(0, 12.6, 50)
        ]
        tube(raffia, ring, 0.011, 5)
        for side in (-1, 1):
            tube(
                raffia,
                bezier(
                    centre + Vector((0, -0.07, 0)),
                    centre + Vector((side * 0.08, -0.14, 0.06)),
                    centre + Vector((side * 0.18, -0.12, -0.02)),
                    centre + Vector((side * 0.22, -0.1, -0.16)),
                    12,
                ),
                0.009,
                5,
            )
    put(raffia, [matter('raffia', '#c9b284', '#a88f5c', blend=0.6, rough=0.8)], name='raffia')
