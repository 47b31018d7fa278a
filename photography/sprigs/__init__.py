"""Greenery and airy fillers: each is one file with a whole sprig, its own stem included, growing up from the origin.

A module gives `sprig(rng, length)` and `materials(colour)`, and the colours it comes in as COLOURS.
"""

import importlib
from dataclasses import dataclass
from functools import cache

from studio.mesh import Mesh


@dataclass
class Sprig:
    mesh: Mesh
    materials: list


def cut(kind: str, colour: str, rng, length: float) -> Sprig:
    return Sprig(_module(kind).sprig(rng, length), list(_materials(kind, colour)))


def _module(kind: str):
    try:
        return importlib.import_module(f'sprigs.{kind}')
    except ModuleNotFoundError as error:
        raise ValueError(f'there is no sprig called {kind!r}: add sprigs/{kind}.py') from error


@cache
def _materials(kind: str, colour: str) -> tuple:
    module = _module(kind)
    if colour not in module.COLOURS:
        raise ValueError(f'{kind} comes in {", ".join(module.COLOURS)}, not {colour!r}')
    return tuple(module.materials(colour))
