"""Every species is one file here. It says what colours it comes in (COLOURS), how it sits among others (HABIT),
and grows one bloom from a random stream and an openness (`bloom`). No two blooms are the same."""

import importlib
from dataclasses import dataclass
from functools import cache

from studio.materials.petals import petal_material
from studio.mesh import Mesh


@dataclass(frozen=True)
class Habit:
    """In studio units (a rose head is about 0.8 across).

    girth: the radius a head asks for among others; reach: how far its petals go; heart: how high its middle lies;
    pressed: whether neighbours press it out of shape; stem: the stem's thickness; nod: how far it hangs its head.
    """

    girth: float
    reach: float
    heart: float = 0.3
    pressed: bool = True
    stem: float = 0.035
    nod: float = 0.0


@dataclass
class Bloom:
    mesh: Mesh
    materials: list
    habit: Habit


def species(kind: str):
    try:
        return importlib.import_module(f'flowers.{kind}')
    except ModuleNotFoundError as error:
        raise ValueError(f'there is no flower called {kind!r}: add flowers/{kind}.py') from error


def grow(kind: str, colour: str, rng, openness: float) -> Bloom:
    plant = species(kind)
    return Bloom(plant.bloom(rng, openness), list(materials(kind, colour)), plant.HABIT)


@cache
def materials(kind: str, colour: str) -> tuple:
    """The petals first, then whatever else the species is made of."""
    plant = species(kind)
    if colour not in plant.COLOURS:
        raise ValueError(f'{kind} comes in {", ".join(plant.COLOURS)}, not {colour!r}')
    look = plant.COLOURS[colour]
    others = plant.other_materials(colour) if hasattr(plant, 'other_materials') else []
    return (petal_material(f'{kind} {colour}', look), *others)
