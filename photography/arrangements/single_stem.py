"""One flower on its long stem in a slim vase, a leaf or two left on. Extras: height of the head, leaves, lean."""

import math

import numpy as np
from mathutils import Vector

import vessels
from arrangements.heads import cut_flowers, set_heads
from sprigs.leaf import leaf
from sprigs.leaf import materials as leaf_materials
from studio.materials.leaves import stem_material
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import bezier, tube


def arrange(product, rng) -> None:
    vessel = vessels.make(product.vessel, rng)
    cut = cut_flowers(product.flowers, rng)[0]
    lean = product.extra.get('lean', 0.28)
    top = Vector((lean, -0.05, vessel.mouth + product.extra.get('height', 1.8)))
    way = Vector((0.16, -0.74, 0.62))
    head = cut.head(top, way, rng)
    set_heads([head], [cut])
    root, axis = head.matrix.translation, way.normalized()
    rim = Vector((vessel.radius * 0.75, 0, vessel.mouth))
    floor = Vector((-vessel.foot * 0.7, 0.02, vessel.floor))
    run = np.concatenate(
        [
            bezier(floor, floor.lerp(rim, 0.35), floor.lerp(rim, 0.7), rim, 14)[:-1],
            bezier(rim, rim + (rim - floor) * 0.35, root - axis * 0.55, root, 26),
        ]
    )
    stem = Mesh()
    tube(stem, run, np.linspace(0.040, 0.033, len(run)), 10)
    _thorns(stem, rng, run)
    put(stem, [stem_material('rose stem', '#5f7a42', '#4a5c34')], name='stem')
    for k in range(product.extra.get('leaves', 2)):
        _leaf_on_stem(rng, run[19 + 7 * k], (0.5 if k % 2 else math.pi - 0.3) + rng.normal(0, 0.3), 1.5 - 0.25 * k)


def _thorns(mesh: Mesh, rng, run) -> None:
    for at in range(17, len(run) - 6, 4):
        turn = rng.uniform(0, 6.28)
        out = Vector((math.cos(turn), math.sin(turn), -0.15))
        point = Vector(run[at])
        tube(
            mesh,
            [point + out * 0.03, point + out * 0.06, point + out * 0.085 + Vector((0, 0, -0.015))],
            [0.018, 0.009, 0.001],
            6,
        )


def _leaf_on_stem(rng, point, turn, size) -> None:
    """A rose leaf has five leaflets on one stalk."""
    stalk = Vector((math.cos(turn), math.sin(turn) * 0.8, 0.55)).normalized()
    mesh = Mesh()
    end = Vector(point) + stalk * 0.62 * size + Vector((0, 0, -0.06))
    path = bezier(point, Vector(point) + stalk * 0.3 * size, Vector(point) + stalk * 0.5 * size, end, 14)
    tube(mesh, path, 0.012, 6, slot=1)
    for at, side in ((5, 1), (5, -1), (9, 1), (9, -1), (13, 0)):
        length = 0.36 * size * rng.uniform(0.9, 1.1) * (1.15 if side == 0 else 1)
        blade = leaf(rng, length, length * 0.30, 42, rise=24, widest=0.42, fold=0.06, ruffle=0.010)
        mesh.join(blade, placed(path[at], (rng.normal(0, 0.15), 0, turn + side * 1.15)))
    put(mesh, leaf_materials('dark'), name='leaf')
