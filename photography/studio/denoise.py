"""Takes the noise out of two half exposures. Debian's Blender has no denoiser, so this one is ours (denoise.c)."""

import ctypes
import subprocess
from pathlib import Path

import numpy as np

from studio.exposure import Negative

SOURCE = Path(__file__).with_name('denoise.c')
LIBRARY = SOURCE.parent.parent / 'build' / 'libdenoise.so'
ALBEDO_SHARPNESS, NORMAL_SHARPNESS = 1 / (2 * 0.035**2), 1 / (2 * 0.12**2)
KEPT_TEXTURE = 0.1


def denoised(first: Negative, second: Negative, strength=0.55) -> np.ndarray:
    a, b = _plain(first.light), _plain(second.light)
    variance = _plain(_blur((a - b) ** 2 / 2, 3) + 1e-7)
    albedo = np.sqrt(np.clip((first.albedo + second.albedo) / 2, 0, 1))
    guides = _plain(np.concatenate([albedo, (first.normal + second.normal) / 2], -1))
    height, width = a.shape[:2]
    window = 6 if width <= 800 else 8
    sharpness = np.array([ALBEDO_SHARPNESS] * 3 + [NORMAL_SHARPNESS] * 3, np.float32)
    halves = []
    for colour, guide in ((a, b), (b, a)):
        out = np.empty_like(a)
        _library().denoise(
            width, height, _pointer(colour), _pointer(guide), _pointer(variance), _pointer(guides),
            6, _pointer(sharpness), ctypes.c_float(strength), window, 1, _pointer(out),
        )
        halves.append(out)
    clean = (halves[0] + halves[1]) / 2
    return clean * (1 - KEPT_TEXTURE) + (a + b) / 2 * KEPT_TEXTURE


def _library():
    if not LIBRARY.exists() or LIBRARY.stat().st_mtime < SOURCE.stat().st_mtime:
        LIBRARY.parent.mkdir(exist_ok=True)
        flags = ['-O3', '-march=native', '-ffast-math', '-shared', '-fPIC']
        subprocess.run(['gcc', *flags, str(SOURCE), '-o', str(LIBRARY), '-lm'], check=True)
    return ctypes.CDLL(str(LIBRARY))


def _plain(array) -> np.ndarray:
    return np.ascontiguousarray(array, np.float32)


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _blur(image, radius):
    for axis in (0, 1):
        pad = [(0, 0)] * 3
        pad[axis] = (radius, radius)
        padded = np.pad(image, pad, mode='edge')
        length = image.shape[axis]
        image = sum(np.take(padded, range(k, k + length), axis=axis) for k in range(2 * radius + 1)) / (2 * radius + 1)
    return image
