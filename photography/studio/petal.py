"""One petal or leaf: an outline laid along a bent spine, cupped across, then curled, ruffled and made uneven."""

import math
from dataclasses import dataclass

import numpy as np

from studio.maths import drift, mix, smooth
from studio.mesh import Mesh

_fineness = 1.0


def set_fineness(value: float) -> None:
    """How many points a petal has: 1 for a small picture, 1.4 for a large one."""
    global _fineness
    _fineness = value


@dataclass(frozen=True)
class Fan:
    """Broad at the top, like a rose petal: how far the sides fall short, how suddenly, how fast it widens."""

    shoulder: float = 0.3
    power: float = 2.5
    base: float = 0.8
    teeth: float = 0.0  # how deep the rim is cut, as on a carnation
    tooth_count: float = 22.0


@dataclass(frozen=True)
class Blade:
    """Pointed, like a leaf: where it is widest, and how full it is below that."""

    widest: float = 0.5
    fullness: float = 0.7


@dataclass
class Petal:
    """Rooted near the axis of the flower (z), growing along +x and up; angles of the spine in degrees, 90 is upright."""

    length: float
    width: float
    spine: tuple = ((0, 30), (0.4, 60), (1, 90))
    outline: Fan | Blade = Fan()
    root: float = 0.02
    cup: tuple = (0.3, 0.3)
    turn: float = 0.0
    lift: float = 0.0
    reflex: float = 0.0
    twirl: float = 0.0
    ruffle: float = 0.0
    ruffle_waves: float = 6.0
    ruffle_reach: float = 2.5
    uneven: float = 0.01
    fold: float = 0.0
    twist: float = 0.0
    sway: float = 0.0
    notch: float = 0.0
    lean: float = 0.0
    grid: tuple = (15, 15)

    def surface(self, rng):
        across = int(self.grid[0] * _fineness) | 1
        along = int(self.grid[1] * _fineness) | 1
        v = np.linspace(0, 1, along)
        if isinstance(self.outline, Blade):
            v = np.sin(v * math.pi / 2) * 0.6 + v * 0.4
        u, v = np.meshgrid(np.linspace(-1, 1, across), v, indexing='ij')
        reach, half_width = self._outline(rng, u, v)
        x, z, angle = self._spine(reach)
        y, normal = self._cup(u * half_width, v)
        normal = normal + self._relief(rng, u, v, half_width / self.width)
        y = y + self.sway * v * v * self.length + self.uneven * 0.7 * drift(rng, u, v, 3, 1.2, 1.5) * v
        x, z = x - np.sin(angle) * normal, z + np.cos(angle) * normal
        if self.twist:
            t = self.twist * v
            y, z = y * np.cos(t), z + y * np.sin(t)
        if self.lean:
            c, s = math.cos(self.lean), math.sin(self.lean)
            x, z = x * c + z * s, z * c - x * s
        c, s = math.cos(self.turn), math.sin(self.turn)
        points = np.stack([x * c - y * s, x * s + y * c, z], -1)
        edge = np.clip(np.maximum(np.abs(u) ** 3 * smooth(0.1, 0.5, v), v**5), 0, 1)
        return points, u, v, edge

    def _outline(self, rng, u, v):
        shape = self.outline
        if isinstance(shape, Fan):
            wobble = rng.uniform(-0.02, 0.02) * np.sin(u * 4 + rng.uniform(0, 6.28))
            dip = self.notch * np.exp(-((u / 0.22) ** 2))
            cut = shape.teeth * np.abs(np.sin(u * shape.tooth_count / 2 + rng.uniform(0, 3))) * rng.uniform(0.7, 1.3)
            reach = v * (1 - shape.shoulder * np.abs(u) ** shape.power - dip + wobble - cut)
            return reach, self.width * (0.10 + 0.90 * np.sin(np.minimum(v, 1) * math.pi / 2) ** shape.base)
        below = np.sin(np.clip(v / shape.widest, 0, 1) * math.pi / 2) ** shape.fullness * 0.92 + 0.08
        above = np.clip(np.cos(np.clip((v - shape.widest) / (1 - shape.widest), 0, 1) * math.pi / 2), 0, 1) ** 0.75
        return v, np.maximum(np.where(v < shape.widest, below, above), 0.003) * self.width

    def _spine(self, reach):
        s = np.linspace(0, 1, 201)
        marks = np.array(self.spine, float)
        angle = np.interp(s, marks[:, 0], marks[:, 1])
        angle = np.radians(np.convolve(np.pad(angle, 10, mode='edge'), np.ones(21) / 21, 'valid'))
        middle = (angle[1:] + angle[:-1]) / 2
        step = self.length / 200
        x = self.root + np.concatenate([[0], np.cumsum(np.cos(middle))]) * step
        z = self.lift + np.concatenate([[0], np.cumsum(np.sin(middle))]) * step
        return np.interp(reach, s, x), np.interp(reach, s, z), np.interp(reach, s, angle)

    def _cup(self, sideways, v):
        radius = mix(self.cup[0], self.cup[1], v)
        bend = np.clip(sideways / radius, -2.6, 2.6)
        return radius * np.sin(bend), radius * (1 - np.cos(bend))

    def _relief(self, rng, u, v, relative_width):
        """What lifts the surface off its cup: rolled-back lip, twirl, ruffled edge, unevenness, fold."""
        phase = lambda: rng.uniform(0, 6.3)
        lip = np.clip(np.sqrt((np.abs(u) * 0.95) ** 4 * smooth(0.2, 0.7, v) + v**6), 0, 1.2)
        relief = -self.reflex * lip**3 + self.twirl * u * relative_width
        if self.ruffle:
            k = self.ruffle_waves
            rim = np.maximum(np.abs(u) ** self.ruffle_reach * smooth(0.1, 0.6, v), v ** (self.ruffle_reach + 1))
            waves = np.sin(u * k + phase()) * 0.6 + np.sin(u * k * 1.9 + v * 3 + phase()) * 0.4
            waves = waves + np.sin(v * k * 1.3 + u * 2 + phase()) * 0.5
            relief = relief + self.ruffle * np.clip(rim, 0, 1) * waves
        return relief + self.uneven * drift(rng, u, v, 4, 1.6, 2.0) * v + self.fold * np.abs(u) * relative_width


def add_petal(mesh: Mesh, rng, petal: Petal, depth: float = 0.0, slot: int = 0) -> None:
    points, u, v, edge = petal.surface(rng)
    mesh.add_grid(points, u, v, chance=rng.random(), depth=depth, edge=edge, slot=slot)
