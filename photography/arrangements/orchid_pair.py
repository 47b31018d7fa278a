"""Two small orchids side by side, each flower of the list in its own pot."""

import bpy
from mathutils import Matrix

import vessels
from arrangements.potted_orchid import plant


def arrange(product, rng) -> None:
    for flower, x, y, height in zip(product.flowers, (-0.72, 0.78), (0.12, -0.18), (2.35, 2.05)):
        before = set(bpy.context.scene.objects)
        vessel = vessels.make(product.vessel, rng)
        plant([flower], vessel, rng, {'spikes': 2, 'height': height}, size=0.5)
        for thing in set(bpy.context.scene.objects) - before:
            thing.matrix_world = Matrix.Translation((x, y, 0)) @ thing.matrix_world
