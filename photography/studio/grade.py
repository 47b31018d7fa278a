"""From linear light to the printed picture: a soft vignette, a breath of grain, film contrast."""

import bpy
import numpy as np


def print_picture(
    light: np.ndarray, path: str, *, contrast='High Contrast', exposure=0.0, saturation=1.0, grain=0.012
) -> None:
    height, width = light.shape[:2]
    light = light * _vignette(width, height)[..., None]
    grey = light.mean(-1, keepdims=True)
    light = grey + (light - grey) * saturation
    light = light * (1 + np.random.default_rng(5).normal(0, grain, (height, width, 1)).astype(np.float32))
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(light, 0, None)
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '8'
    image.save_render(path, scene=scene)


def _vignette(width: int, height: int) -> np.ndarray:
    y, x = np.mgrid[0:height, 0:width]
    radius = np.sqrt((x / width - 0.5) ** 2 + ((y / height - 0.5) * 1.1) ** 2)
    return 1 - 0.44 * np.clip(radius - 0.32, 0, 1) ** 1.5
