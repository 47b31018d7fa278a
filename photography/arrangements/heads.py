"""From a product's list of flowers to single blooms, each grown for itself, spread evenly by kind."""

from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from flowers import Bloom, grow
from studio.crowd import Head, set_pressed
from studio.packing import pack_mingled
from studio.placing import facing, put


@dataclass
class Cut:
    """One bloom, cut and sized, not yet placed."""

    kind: str
    colour: str
    bloom: Bloom
    scale: float

    @property
    def name(self) -> str:
        return f'{self.colour} {self.kind}'

    @property
    def girth(self) -> float:
        return self.bloom.habit.girth * self.scale

    def head(self, heart, direction, rng, spin=None) -> Head:
        """The bloom with its heart at `heart`, looking along `direction`."""
        direction = Vector(direction).normalized()
        habit = self.bloom.habit
        root = Vector(heart) - direction * habit.heart * self.scale
        matrix = facing(root, direction, rng.uniform(0, 6.28) if spin is None else spin, self.scale)
        return Head(self.bloom.mesh, self.bloom.materials, matrix, habit.heart, habit.reach)


def cut_flowers(flowers: list, rng) -> list[Cut]:
    cuts = []
    for flower in [f for f in flowers for _ in range(f['stems'])]:
        openness = float(np.clip(flower.get('openness', 0.85) + rng.uniform(-0.16, 0.14), 0.1, 1.1))
        bloom = grow(flower['kind'], flower['colour'], np.random.default_rng(rng.integers(1 << 31)), openness)
        cuts.append(Cut(flower['kind'], flower['colour'], bloom, flower.get('size', 1.0) * rng.uniform(0.92, 1.06)))
    return cuts


def dome(cuts: list[Cut], rng, *, spread=1.0, arc=1.2, flat=0.85, tilt=0.0, jitter=0.05):
    """Hearts and outward directions on a dome around the origin, its rim at z = 0, and the rim's radius.

    `arc` is half the dome's opening in radians, `tilt` leans it towards the camera.
    """
    spots, extent = pack_mingled([c.girth * spread for c in cuts], [c.name for c in cuts], rng)
    sphere = extent / arc
    lean = Vector((0, 0, 1)).rotation_difference(Vector((0, -np.sin(tilt), np.cos(tilt))))
    hearts, ways = [], []
    for cut, (x, y) in zip(cuts, spots):
        away = np.hypot(x, y)
        fall = away / sphere
        side = np.array([x, y]) / (away + 1e-6) * sphere * np.sin(fall)
        heart = Vector((side[0], side[1], flat * sphere * (np.cos(fall) - np.cos(arc))))
        way = Vector((side[0], side[1], sphere * np.cos(fall))).normalized()
        # Small heads stand a little proud, or the large ones would hide them.
        proud = way * max(0.0, 0.42 - cut.bloom.habit.reach * cut.scale) * 0.7
        hearts.append(lean @ (heart + proud) + Vector(rng.normal(0, jitter, 3)))
        ways.append((lean @ way + Vector(rng.normal(0, 0.10, 3))).normalized())
    return hearts, ways, sphere * float(np.sin(arc))


def nodding(way: Vector, nod: float) -> Vector:
    """Heavy heads look out and at the viewer rather than up."""
    out = Vector((way.x * 0.8, way.y * 0.6 - 0.75, 0.28))
    return way.lerp(out, nod).normalized()


def set_heads(heads: list[Head], cuts: list[Cut], settle=None, chin=None) -> None:
    soft = [h for h, c in zip(heads, cuts) if c.bloom.habit.pressed]
    set_pressed(soft, settle=settle, chin=chin)
    for head, cut in zip(heads, cuts):
        if not cut.bloom.habit.pressed:
            put(head.mesh, head.materials, head.matrix, name='head')
