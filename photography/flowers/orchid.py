"""Phalaenopsis: two broad petals, three sepals behind, a small lip. The bloom faces +z with +y up."""

import math

import numpy as np

from flowers import Habit
from studio.materials.petals import PetalLook, petal_material
from studio.mesh import Mesh
from studio.petal import Blade, Fan, Petal, add_petal
from studio.shapes import bead, bezier, tube

HABIT = Habit(girth=0.40, reach=0.50, heart=0.05, pressed=False, stem=0.012)

WAX = dict(
    translucent=0.34,
    rough=0.55,
    specular=0.18,
    vein_count=22,
    sheen=0.2,
    hue_spread=0.004,
    value_spread=0.08,
    bump=0.5,
    age=0.0,
)
COLOURS = {
    'white': PetalLook(
        ((0, '#e9e6c4'), (0.2, '#f7f3ec'), (0.6, '#f9f6f1'), (1, '#f7f3ec')), vein=0.42, vein_tint='#e2dadf', **WAX
    ),
    'magenta': PetalLook(
        ((0, '#f6e3e8'), (0.2, '#dc9cc4'), (0.6, '#c873ae'), (1, '#dda0c9')), vein=0.75, vein_tint='#a53d8c', **WAX
    ),
    'yellow': PetalLook(
        ((0, '#d9d488'), (0.2, '#efe39a'), (0.6, '#f3e8a8'), (1, '#f2e6a4')), vein=0.4, vein_tint='#ddc873', **WAX
    ),
    'rose': PetalLook(
        ((0, '#f6e8e2'), (0.2, '#e9b0c4'), (0.6, '#df94b2'), (1, '#ebb6cb')), vein=0.65, vein_tint='#c25c8a', **WAX
    ),
    'blush': PetalLook(
        ((0, '#f6efd8'), (0.2, '#f6dcd8'), (0.6, '#f2c9c9'), (1, '#f7e4e0')), vein=0.6, vein_tint='#dd9fae', **WAX
    ),
}
LIPS = {
    'white': PetalLook(
        ((0, '#f3d23e'), (0.4, '#eec02e'), (0.7, '#e7b84a'), (1, '#f4ead0')), translucent=0.2, spots='#a3324a'
    ),
    'magenta': PetalLook(((0, '#f0c23e'), (0.3, '#a8246f'), (1, '#c03a8a')), translucent=0.2),
    'yellow': PetalLook(((0, '#d8b23a'), (0.35, '#8a2038'), (1, '#a83a4a')), translucent=0.2),
    'rose': PetalLook(((0, '#f0c23e'), (0.3, '#b02a68'), (1, '#c9487e')), translucent=0.2),
    'blush': PetalLook(((0, '#f3d23e'), (0.35, '#d65a7c'), (1, '#e58aa0')), translucent=0.2),
}


def other_materials(colour: str) -> list:
    return [petal_material(f'orchid lip {colour}', LIPS[colour])]


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    for degrees, width in ((90, 0.175), (218, 0.165), (322, 0.165)):
        sepal = Petal(
            0.47,
            width,
            ((0, 14), (0.5, 4 + rng.normal(0, 4)), (1, -14 + rng.normal(0, 8))),
            Blade(0.55, 0.55),
            cup=(0.3, 0.6),
            turn=math.radians(degrees) + rng.normal(0, 0.06),
            lift=-0.02,
            uneven=0.022,
            ruffle=0.008,
        )
        add_petal(mesh, rng, sepal)
    for degrees in (14, 166):
        wing = Petal(
            0.50,
            0.315 * (1 + rng.normal(0, 0.03)),
            ((0, 10), (0.4, 8 + rng.normal(0, 4)), (0.8, -4 + rng.normal(0, 5)), (1, -22 + rng.normal(0, 8))),
            Fan(0.42, 2.1, 0.42),
            root=0.015,
            cup=(0.5, 1.0),
            turn=math.radians(degrees) + rng.normal(0, 0.05),
            lift=0.012,
            uneven=0.028,
            ruffle=0.016,
            ruffle_waves=4,
            grid=(21, 17),
        )
        add_petal(mesh, rng, wing, depth=1)
    _lip(mesh, rng)
    return mesh


def _lip(mesh: Mesh, rng) -> None:
    for side in (-1, 1):
        lobe = Petal(
            0.15,
            0.075,
            ((0, 30), (0.5, 80), (1, 115)),
            Fan(0.3, 2.2, 0.7),
            root=0.03,
            cup=(0.09, 0.09),
            turn=math.radians(270 + side * 52),
            lift=0.02,
            grid=(9, 9),
        )
        add_petal(mesh, rng, lobe, depth=1, slot=1)
    tongue = Petal(
        0.23,
        0.075,
        ((0, 55), (0.4, 20), (0.75, 0), (1, 45)),
        Blade(0.62, 0.5),
        cup=(0.09, 0.10),
        turn=math.radians(270),
        lift=0.02,
        fold=-0.01,
        grid=(9, 13),
    )
    add_petal(mesh, rng, tongue, slot=1)
    for side in (-1, 1):
        whisker = bezier(
            (side * 0.015, -0.245, 0.12),
            (side * 0.02, -0.27, 0.16),
            (side * 0.05, -0.26, 0.20),
            (side * 0.06, -0.22, 0.20),
            10,
        )
        tube(mesh, whisker, np.linspace(0.01, 0.003, 10), 5, slot=1)
    bead(mesh, (0, -0.005, 0.075), (0, -0.25, 1), 0.038, 0.065, sides=10)
    bead(mesh, (0, -0.075, 0.07), (0, -0.4, 1), 0.03, 0.03, slot=1)
