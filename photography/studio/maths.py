"""Small numeric helpers shared by everything that grows or is turned."""

import math

import numpy as np

TAU = 2 * math.pi
GOLDEN_ANGLE = math.radians(137.508)


def mix(a, b, t):
    return a + (b - a) * t


def smooth(start, end, x):
    """0 before `start`, 1 after `end`, an S between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def zigzag(x):
    """A sine with straight flanks: the shape of a fold in paper."""
    return (2 / np.pi) * np.arcsin(np.sin(x) * 0.98)


def drift(rng, u, v, waves=3, across=2.0, along=2.0):
    """A gentle random surface: a few sines of random direction."""
    total = 0
    for _ in range(waves):
        bend = u * rng.uniform(0.4, 1) * across * 2 + v * rng.uniform(0.4, 1) * along * 2
        total = total + np.sin(bend + rng.uniform(0, TAU)) * rng.uniform(0.5, 1)
    return total / waves
