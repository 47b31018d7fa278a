"""Stems: from where they are held, or from the vase's floor, up to each head, bending as they go."""

import math
from functools import cache

import numpy as np
from mathutils import Vector

from flowers import species
from studio.crowd import in_the_way, make_way
from studio.materials.leaves import stem_material
from studio.maths import GOLDEN_ANGLE, TAU
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import bezier, tube


def held_stems(heads, cuts, rng, tie: Vector, spread: float, below: float, dressed=True) -> None:
    """Spiralled through the binding at `tie`; `below` is how far they reach under it."""
    mesh = Mesh()
    for head, cut in zip(heads, cuts):
        turn = rng.uniform(0, TAU)
        hold = tie + Vector((math.cos(turn), math.sin(turn), 0)) * spread * math.sqrt(rng.random())
        thick = cut.bloom.habit.stem * cut.scale
        root, axis = head.matrix.translation, head.matrix.to_3x3() @ Vector((0, 0, 1))
        axis.normalize()
        path = bezier(hold, hold + Vector((0, 0, 0.45)), root - axis * 0.45, root)
        tube(mesh, path, thick, 7, chance=rng.random())
        if dressed:
            dress_stem(cut, path, rng, heads)
        if below:
            turn += math.pi + rng.normal(0, 0.5)
            out = spread * rng.uniform(0.9, 1.8)
            foot = tie + Vector((math.cos(turn) * out, math.sin(turn) * out, -below + rng.uniform(0, 0.12)))
            tube(mesh, [hold, hold.lerp(foot, 0.5), foot], thick * 0.95, 7, chance=rng.random())
    put(mesh, [stem_material()], name='stems')


def fill_handle(rng, tie: Vector, spread: float, above: Vector, below: float, count=34) -> None:
    """The many thin stems that make a handle full: crossing at `tie`, ending unseen under the heads at `above`."""
    mesh = Mesh()
    for i in range(count):
        turn = i * GOLDEN_ANGLE
        out = Vector((math.cos(turn), math.sin(turn), 0)) * math.sqrt((i + 0.5) / count)
        hold = tie + out * spread
        swirl = Vector((-out.y, out.x, 0)) * 0.12
        head = above + out * rng.uniform(0.25, 0.42) + swirl + Vector((0, 0, rng.uniform(-0.06, 0.06)))
        foot = tie + out * spread * rng.uniform(1.2, 1.7) - swirl - Vector((0, 0, below - rng.uniform(0, 0.1)))
        path = bezier(foot, foot.lerp(hold, 0.6), hold.lerp(head, 0.4), head)
        tube(mesh, path, rng.uniform(0.02, 0.034), 7, chance=rng.random())
    put(mesh, [stem_material()], name='handle stems')


def vase_stems(heads, cuts, rng, vessel, dressed: bool) -> None:
    """From the floor across to the opposite side of the mouth, then out to the head. Species may dress their own stems."""
    mesh = Mesh()
    for head, cut in zip(heads, cuts):
        root, axis = head.matrix.translation, head.matrix.to_3x3() @ Vector((0, 0, 1))
        axis.normalize()
        path = vase_path(root, axis, rng, vessel)
        tube(mesh, path, cut.bloom.habit.stem * cut.scale, 9, chance=rng.random())
        if dressed:
            dress_stem(cut, path, rng, heads)
    put(mesh, [stem_material()], name='stems')


def dress_stem(cut, path, rng, heads) -> None:
    """Puts a species' own leaves on its stem, if it has any, unless they would cover a face."""
    plant = species(cut.kind)
    if hasattr(plant, 'dress'):
        leaves = plant.dress(rng, path, cut.scale)
        if in_the_way(leaves, heads) < 0.3:
            put(make_way(leaves, heads, 0.7), list(_leaf_materials(cut.kind)), name='foliage')


@cache
def _leaf_materials(kind: str) -> tuple:
    return tuple(species(kind).dress_materials())


def vase_path(root: Vector, axis: Vector, rng, vessel) -> np.ndarray:
    turn = math.atan2(root.y, root.x) + rng.normal(0, 0.35)
    away = min(1.0, math.hypot(root.x, root.y) / 1.2)
    rim = Vector((math.cos(turn), math.sin(turn), 0)) * vessel.radius * 0.84 * math.sqrt(away) + Vector(
        (0, 0, vessel.mouth)
    )
    across = turn + math.pi + rng.normal(0, 0.5)
    reach = vessel.foot * math.sqrt(rng.random())
    floor = Vector((math.cos(across) * reach, math.sin(across) * reach, vessel.floor))
    inside = bezier(floor, floor.lerp(rim, 0.4), floor.lerp(rim, 0.75), rim, 14)[:-1]
    length = (root - rim).length
    lift = (rim - floor).normalized() * length * 0.4
    return np.concatenate([inside, bezier(rim, rim + lift, root - axis * length * 0.4, root, 20)])
