"""What flowers stand in: each vessel is one file with `make(options, rng)`, which sets it on the stage and says where its mouth is."""

import importlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Vessel:
    """`mouth` is the height of the opening, `radius` its radius (half its side when `square`), `floor` where stems end."""

    mouth: float
    radius: float
    floor: float = 0.08
    foot: float = 0.3
    square: bool = False
    clear: bool = False


def make(options: dict, rng) -> Vessel:
    kind = options['kind']
    try:
        module = importlib.import_module(f'vessels.{kind}')
    except ModuleNotFoundError as error:
        raise ValueError(f'there is no vessel called {kind!r}: add vessels/{kind}.py') from error
    return module.make(options, rng)
