"""A small hat box of roses with a candle beside it."""

import bpy
from mathutils import Matrix

from arrangements import box
from arrangements.candle import light_candle


def arrange(product, rng) -> None:
    before = set(bpy.context.scene.objects)
    box.arrange(product, rng)
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = Matrix.Translation((-0.55, 0.25, 0)) @ thing.matrix_world
    light_candle({'colour': 'blush', 'radius': 0.42, 'height': 0.86}, rng, (0.92, -0.42))
