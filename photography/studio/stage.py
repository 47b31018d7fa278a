"""The warm seamless background and three lights: one large soft key, a cool fill, a rim from behind."""

from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from studio.materials.matter import backdrop
from studio.mesh import Mesh
from studio.placing import put


@dataclass(frozen=True)
class Light:
    """Strengths are relative to the catalogue's usual light."""

    background: str = '#dad0c5'
    key: float = 1.0
    fill: float = 0.82
    rim: float = 1.0
    ambient: float = 0.40


def set_stage(light: Light) -> None:
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    _seamless(light.background)
    _area('key', (-5.2, -3.2, 7.0), 4.5, 1250 * light.key, (1, 0.955, 0.90))
    _area('fill', (6, -6, 4), 7, 330 * light.fill, (0.96, 0.975, 1))
    _area('rim', (3.5, 5.0, 6.5), 3, 520 * light.rim, (1, 0.97, 0.93))
    world = bpy.data.worlds.new('ambient')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = (1, 0.985, 0.965, 1)
    sky.inputs[1].default_value = light.ambient


def _seamless(tint: str) -> None:
    bend = np.linspace(0, np.pi / 2, 24)
    depth = np.concatenate([[-14], np.linspace(-6, 5, 6), 5 + 4 * np.sin(bend), [9, 9]])
    height = np.concatenate([[0] * 7, 4 - 4 * np.cos(bend), [9, 18]])
    x, index = np.meshgrid(np.linspace(-30, 30, 3), np.arange(len(depth)), indexing='ij')
    sweep = Mesh()
    sweep.add_grid(np.stack([x, depth[index], height[index]], -1), x * 0, x * 0)
    put(sweep, [backdrop('seamless', tint)], name='seamless')


def _area(name, location, size, power, tint) -> None:
    data = bpy.data.lights.new(name, 'AREA')
    data.size, data.energy, data.color = size, power, tint
    lamp = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    lamp.rotation_euler = (Vector((0, 0, 1.2)) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
