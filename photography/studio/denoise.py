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
    guides = _guides(first, second)
    height, width = a.shape[:2]
    window = 6 if width <= 800 else 8
    sharpness = np.array([ALBEDO_SHARPNESS] * 3 + [NORMAL_SHARPNESS] * 3, np.float32)
    busy = np.ascontiguousarray(_blur(_bareness(guides)[..., None], 6)[..., 0] < 0.97, np.uint8)
    halves = []
    for colour, guide in ((a, b), (b, a)):
        out = np.empty_like(a)
        _library().denoise(
            width,
            height,
            _pointer(colour),
            _pointer(guide),
            _pointer(variance),
            _pointer(guides),
            6,
            _pointer(sharpness),
            ctypes.c_float(strength),
            window,
            1,
            busy.ctypes.data_as(ctypes.POINTER(ctypes.c_ubyte)),
            _pointer(out),
        )
        halves.append(out)
    clean = (halves[0] + halves[1]) / 2
    clean = np.where(busy[..., None], clean, _blur((a + b) / 2, 5))
    clean = _even_ground(clean, guides)
    kept = KEPT_TEXTURE * busy[..., None]
    return clean * (1 - kept) + (a + b) / 2 * kept


def _guides(first: Negative, second: Negative) -> np.ndarray:
    """Albedo and normal; where they are noisy themselves, as out of focus, softened so that edges do not fray."""
    one, two = (np.concatenate([np.sqrt(np.clip(n.albedo, 0, 1)), n.normal], -1) for n in (first, second))
    noise = _blur(((one - two) ** 2).mean(-1, keepdims=True), 1)
    mean = (one + two) / 2
    return _plain(mean + (_blur(mean, 1) - mean) * noise / (noise + 0.004))


def _even_ground(light: np.ndarray, guides: np.ndarray) -> np.ndarray:
    """The seamless background once more, over a wide window: it is smooth, so any mottle in it is noise."""
    likely = _bareness(guides)
    total, weight = light.copy(), np.ones(light.shape[:2], np.float32)
    rng = np.random.default_rng(1)
    for _ in range(48):
        step = rng.integers(-26, 27, 2)
        there = np.roll(light, step, (0, 1))
        near = np.exp(-((np.log((there.mean(-1) + 1e-3) / (light.mean(-1) + 1e-3)) / 0.035) ** 2) / 2)
        near *= likely * np.roll(likely, step, (0, 1))
        near *= np.exp(-((guides[..., 3:] - np.roll(guides[..., 3:], step, (0, 1))) ** 2).sum(-1) / (2 * 0.15**2))
        total += there * near[..., None]
        weight += near
    return (total / weight[..., None]).astype(np.float32)


def _bareness(guides: np.ndarray) -> np.ndarray:
    """1 where nothing stands before the seamless background."""
    ground = guides[-8:, :8].reshape(-1, guides.shape[-1]).mean(0)[:3]
    return np.exp(-(((guides[..., :3] - ground) ** 2).sum(-1)) / (2 * 0.03**2))


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
