"""A satin bow: two flat loops pinched at a wrapped knot, two swallow-tailed ends."""

import numpy as np

from studio.maths import TAU, smooth
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import bezier, strip


def tie_bow(rng, material, location, size=1.0, width=0.20) -> None:
    """The bow faces -y; `location` is where the back of its knot touches."""
    mesh = Mesh()
    for side in (-1, 1):
        _tail(mesh, rng, side, width)
    for side in (-1, 1):
        _loop(mesh, rng, side, width)
    _knot(mesh, width)
    put(mesh, [material], placed(location, (0, 0, 0), size), name='bow')


def _gathers(rng, amount):
    """Pleats that run out of the knot and die away."""
    phase, count = rng.uniform(0, 6), rng.uniform(5, 7)
    return lambda u, v, near: amount * np.sin(u * count + phase) * near


def _loop(mesh: Mesh, rng, side, width) -> None:
    t = np.linspace(0, 1, 44)
    swing = np.sin(t * np.pi)
    out = rng.uniform(0.54, 0.62)
    x = side * out * swing**0.85
    y = -0.07 - 0.17 * np.sin(t * TAU) * swing**0.4
    z = 0.05 * swing + rng.uniform(0.05, 0.12) * swing**2 - 0.10 * swing**4
    pinch = 0.34 + 0.66 * smooth(0, 0.55, swing)
    roll = side * rng.uniform(0.10, 0.28) + 0.25 * np.sin(t * np.pi) * side
    axis = np.stack([np.sin(roll) * -0.6, -0.12 * np.sin(t * TAU), np.cos(roll)], -1) * (width / 2 * pinch)[:, None]
    pleat = _gathers(rng, 0.020)
    strip(
        mesh,
        np.stack([x, y, z], -1),
        axis,
        across=15,
        gather=lambda u, v: pleat(u, v, 1 - smooth(0.05, 0.75, np.sin(v * np.pi))),
    )


def _tail(mesh: Mesh, rng, side, width) -> None:
    drop, out = rng.uniform(0.72, 0.95), rng.uniform(0.22, 0.36)
    path = bezier(
        (side * 0.02, -0.06, -0.02),
        (side * 0.10, -0.13, -0.16),
        (side * out * 0.7, -0.14, -drop * 0.5),
        (side * out, -0.06, -drop),
        30,
    )
    t = np.linspace(0, 1, 30)
    turn = rng.uniform(0.5, 1.1) * np.sin(t * rng.uniform(2.2, 3.4)) * side
    axis = np.stack([np.cos(turn), -np.sin(turn), 0.18 * side * np.ones_like(t)], -1)
    axis *= (width / 2 * (0.42 + 0.58 * smooth(0, 0.4, t)))[:, None]
    pleat = _gathers(rng, 0.016)
    strip(mesh, path, axis, across=13, tail_notch=0.10, gather=lambda u, v: pleat(u, v, 1 - smooth(0.0, 0.5, v)))


def _knot(mesh: Mesh, width) -> None:
    """A short band from above to below over the pinched middle, gathered lengthwise."""
    angle = np.linspace(-0.62 * np.pi, 0.62 * np.pi, 26)
    tall = width * 0.52
    path = np.stack([0.006 * np.sin(angle * 2), -0.035 - 0.105 * np.cos(angle), tall * np.sin(angle)], -1)
    half = width * (0.40 - 0.06 * np.cos(angle))
    axis = np.stack([half, 0.10 * half, 0.12 * half], -1)
    strip(mesh, path, axis, across=15, gather=lambda u, v: 0.014 * np.cos(u * 7 + v * 2) - 0.030 * np.abs(u) ** 3)
