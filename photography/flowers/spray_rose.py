"""Spray rose: a rose at two thirds of the size."""

from flowers import Habit, rose
from studio.mesh import Mesh
from studio.placing import placed

HABIT = Habit(girth=0.18, reach=0.29, heart=0.19, stem=0.022)
COLOURS = rose.COLOURS


def bloom(rng, openness: float) -> Mesh:
    return rose.bloom(rng, openness).moved(placed(scale=0.62))
