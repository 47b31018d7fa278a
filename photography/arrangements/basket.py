"""Flowers planted close in a basket: stems rise from the bed, the outer ones leaning over the rim."""

import math

from mathutils import Vector

import vessels
from arrangements.greens import tuck_leaves
from arrangements.heads import cut_flowers, nodding, set_heads
from arrangements.stems import dress_stem
from studio.materials.leaves import stem_material
from studio.mesh import Mesh
from studio.packing import pack_mingled
from studio.placing import put
from studio.shapes import bezier, tube


def arrange(product, rng) -> None:
    """Extras: height (of the outer heads over the rim), cushion, over (how far heads pass the rim), leaves."""
    vessel = vessels.make(product.vessel, rng)
    cuts = cut_flowers(product.flowers, rng)
    extra = product.extra
    spots, extent = pack_mingled(
        [c.girth * extra.get('spread', 1.0) for c in cuts], [c.name for c in cuts], rng, filling=True
    )
    spots *= vessel.radius * (1 + extra.get('over', 0.18)) / extent
    height, cushion = extra.get('height', 0.5), extra.get('cushion', 0.75)
    heads = []
    for cut, (x, y) in zip(cuts, spots):
        away = math.hypot(x, y) / vessel.radius
        z = vessel.mouth + height + cushion * (1 - min(1, away) ** 2) + rng.normal(0, 0.06)
        z += 0.9 * max(0.0, 0.42 - cut.bloom.habit.reach * cut.scale)  # small heads stand proud of large ones
        way = nodding(Vector((x * 0.7, y * 0.7 - 0.2, 1)).normalized(), cut.bloom.habit.nod * 0.75)
        heads.append(cut.head((x, y, z), way + Vector(rng.normal(0, 0.08, 3)), rng))
    set_heads(heads, cuts)
    bed_stems(heads, cuts, rng, vessel)
    tuck_leaves(
        extra.get('leaves', 26),
        rng,
        centre=Vector((0, 0, vessel.mouth)),
        radius=vessel.radius * 0.86,
        heads=heads,
        colour=extra.get('leaf', 'green'),
        rise=62,
        size=0.7,
    )


def bed_stems(heads, cuts, rng, vessel) -> None:
    mesh = Mesh()
    for head, cut in zip(heads, cuts):
        root, axis = head.matrix.translation, (head.matrix.to_3x3() @ Vector((0, 0, 1))).normalized()
        foot = _rooted(root, vessel)
        path = bezier(foot, foot + Vector((0, 0, 0.35)), root - axis * 0.35, root, 20)
        tube(mesh, path, cut.bloom.habit.stem * cut.scale, 8, chance=rng.random())
        if rng.random() < 0.6:
            dress_stem(cut, path, rng, heads)
    put(mesh, [stem_material()], name='stems')


def _rooted(root: Vector, vessel) -> Vector:
    """Where in the bed a stem stands: under its head, but inside the wall."""
    depth = vessel.mouth - 0.25
    if vessel.square:
        inside = lambda value, limit: max(-limit, min(limit, value * 0.95))
        return Vector((inside(root.x, vessel.foot * 0.9), inside(root.y, vessel.radius * 0.8), depth))
    pull = min(1.0, vessel.radius * 0.86 / (math.hypot(root.x, root.y) + 1e-6)) * 0.92
    return Vector((root.x * pull, root.y * pull, depth))
