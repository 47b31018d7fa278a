"""Letterpress cards: a fan of six folded cards with a pressed sprig, linen envelopes, a ribbon round the rest."""

import math

import numpy as np
from mathutils import Vector

from studio.materials.leaves import leaf_material, stem_material
from studio.materials.matter import matter
from studio.materials.paper import paper
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed, put
from studio.shapes import bezier, tube
from studio.solids import slab

WIDTH, HEIGHT = 1.5, 2.2


def arrange(product, rng) -> None:
    cotton = paper('cotton', '#e9e2d4', '#efe9dd', crumple=0.10, fibre=140, translucent=0.05)
    linen = paper('envelope', '#cfc0a6', '#d9ccb6', crumple=0.12, fibre=160, fibre_contrast=2.0, translucent=0.04)
    for k in range(6):
        place = placed(
            (0.85 + rng.normal(0, 0.03), 0.25 + rng.normal(0, 0.03), 0.03 + 0.045 * k),
            (0, 0, -0.30 + rng.normal(0, 0.035)),
        )
        _envelope(rng, linen, place, flap=k == 5)
    for k in range(4):
        place = placed(
            (-0.62 + rng.normal(0, 0.02), -0.12 + rng.normal(0, 0.02), 0.025 + 0.052 * k),
            (0, 0, 0.16 + rng.normal(0, 0.03)),
        )
        _card(rng, cotton, place)
    top = placed((-0.62, -0.12, 0.025 + 0.052 * 4), (0, 0, 0.19))
    _card(rng, cotton, top)
    _pressed_sprig(rng, top)
    _standing(rng, cotton)


def _card(rng, material, place) -> None:
    """Two leaves of thick paper, the upper lifting a little at its free side."""
    mesh = Mesh()
    slab(mesh, (0, 0, 0), (WIDTH, HEIGHT, 0.018), rng, 0.006)
    u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 12), indexing='ij')
    for lift in (0.012, 0.026):
        points = np.stack([(u - 0.5) * WIDTH, (v - 0.5) * HEIGHT, lift + 0.05 * u**2.2], -1)
        mesh.add_grid(points, u * 2 - 1, v, edge=u * 0)
    put(mesh, [material], place, name='card')


def _envelope(rng, material, place, flap) -> None:
    mesh = Mesh()
    slab(mesh, (0, 0, 0), (WIDTH * 1.06, HEIGHT * 1.04, 0.03), rng, 0.008)
    if flap:
        u, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 9), indexing='ij')
        reach = 0.95 * (1 - np.abs(u)) ** 0.9
        points = np.stack([u * WIDTH * 0.53, HEIGHT * 0.52 - v * reach * 0.9, 0.018 + 0.05 * v * reach], -1)
        mesh.add_grid(points, u, v)
    put(mesh, [material], place, name='envelope')


def _pressed_sprig(rng, place, lift=0.05) -> None:
    """A flat olive-green sprig printed and pressed into the paper; the shallow frame is the plate's mark."""
    ink = leaf_material('pressed', '#5c6b4a', '#7f8d68', '#8d9a78', rough=0.8, translucent=0.0)
    mesh = Mesh()
    rise = lambda x: (0.034 if lift else 0.002) + lift * max(0.0, x / WIDTH + 0.5) ** 2.2
    path = bezier((-0.02, -0.62, 0), (0.05, -0.2, 0), (-0.06, 0.2, 0), (0.03, 0.55, 0), 20)
    path[:, 2] = [rise(x) for x in path[:, 0]]
    tube(mesh, path, 0.009, 5, slot=1)
    for k in range(9):
        point = path[5 + int(1.6 * k)]
        side = 1 if k % 2 else -1
        length = 0.33 - 0.013 * k
        blade = Mesh()
        add_petal(
            blade,
            rng,
            Petal(length, 0.040, ((0, 3), (1, 1)), Blade(0.5, 0.7), root=0, cup=(3, 3), uneven=0.002, grid=(9, 13)),
        )
        mesh.join(
            blade,
            placed(
                Vector(point) + Vector((0, 0, 0.004)),
                (0, -0.05 if side > 0 else 0.05, math.pi / 2 - side * rng.uniform(0.7, 0.95)),
            ),
        )
    put(mesh, [ink, stem_material('pressed stem', '#5c6b4a', '#4d5a40')], place, name='sprig')
    frame = Mesh()
    for x, y, w, h in (
        (0, 0.88, 1.16, 0.008),
        (0, -0.88, 1.16, 0.008),
        (-0.58, 0, 0.008, 1.76),
        (0.58, 0, 0.008, 1.76),
    ):
        slab(frame, (x, y, rise(x) + 0.002), (w, h, 0.004), rng, 0.001)
    put(frame, [matter('plate mark', '#b9ae98', rough=0.9)], place, name='frame')


def _standing(rng, material) -> None:
    """One card stands behind the others, a little open, its cover to the viewer."""
    fold = placed((-0.95, 1.75, 0.01), (0, 0, -0.10))
    mesh = Mesh()
    for turn in (0.0, 0.62):
        leaf = Mesh()
        slab(leaf, (WIDTH / 2, 0, HEIGHT / 2), (WIDTH, 0.022, HEIGHT), rng, 0.006)
        mesh.join(leaf, placed((0, 0, 0), (0, 0, turn)))
    put(mesh, [material], fold, name='standing card')
    _pressed_sprig(rng, fold @ placed((WIDTH / 2, -0.012, HEIGHT / 2), (math.pi / 2, 0, 0)), lift=0.0)
