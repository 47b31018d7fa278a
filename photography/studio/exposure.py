"""Two independent half exposures with their guides: what the darkroom needs to tell noise from detail."""

import os
import tempfile
from dataclasses import dataclass

import bpy
import numpy as np

PASSES = {'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


@dataclass
class Negative:
    """One half exposure: linear light, and the albedo and normal of what was seen."""

    light: np.ndarray
    albedo: np.ndarray
    normal: np.ndarray


def expose(width: int, height: int, samples: int, threads: int) -> tuple[Negative, Negative]:
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.use_persistent_data = True
    _patience(scene.cycles, samples)
    with tempfile.TemporaryDirectory() as folder:
        _passes_to(folder)
        scene.render.filepath = os.path.join(folder, 'unused.png')
        return _shot(folder, seed=3), _shot(folder, seed=17)


def _patience(cycles, samples: int) -> None:
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.samples = max(4, samples // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.035
    cycles.adaptive_min_samples = max(4, samples // 6)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 9, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 12
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5


def _passes_to(folder: str) -> None:
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, socket in PASSES.items():
        files.file_slots.new(name + '_')
        tree.links.new(layers.outputs[socket], files.inputs[-1])


def _shot(folder: str, seed: int) -> Negative:
    scene = bpy.context.scene
    scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    return Negative(**{name: _read(os.path.join(folder, f'{name}_{scene.frame_current:04d}.exr')) for name in PASSES})


def _read(path: str) -> np.ndarray:
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return flat.reshape(height, width, 4)[..., :3].copy()
