"""Reads catalogue.toml: one picture's description each, checked so that a slip gets a clear answer."""

from dataclasses import dataclass, field
from pathlib import Path

import tomllib

ROOT = Path(__file__).parent
PORTRAIT = (1200, 1500)
FIELDS = {
    'name',
    'arrangement',
    'flowers',
    'greens',
    'vessel',
    'camera',
    'light',
    'seed',
    'size',
    'contrast',
    'exposure',
    'extra',
    'like',
    'part',
}


@dataclass
class Product:
    """One picture. `flowers` and `greens` are lists of tables, `extra` what its arrangement alone understands.

    A picture with a `part` is cut out of another one: `of` its name, `left`, `top` and `width` in parts of its width
    and height. It has no arrangement of its own.
    """

    slug: str
    arrangement: str = ''
    name: str = ''
    flowers: list = field(default_factory=list)
    greens: list = field(default_factory=list)
    vessel: dict = field(default_factory=dict)
    camera: dict = field(default_factory=dict)
    light: dict = field(default_factory=dict)
    extra: dict = field(default_factory=dict)
    part: dict = field(default_factory=dict)
    seed: int = 1
    size: tuple = PORTRAIT
    contrast: str = 'High Contrast'
    exposure: float = 0.0


def load(path: Path = ROOT / 'catalogue.toml') -> dict[str, Product]:
    tables = tomllib.loads(path.read_text())
    return {slug: _product(slug, table, tables) for slug, table in tables.items()}


def _product(slug: str, table: dict, tables: dict) -> Product:
    """`like` takes everything not said here from another description: a second view says only its camera."""
    if 'like' in table:
        if table['like'] not in tables:
            raise ValueError(f'{slug}: it is like {table["like"]!r}, which is not in the catalogue')
        table = tables[table['like']] | table
    unknown = set(table) - FIELDS
    if unknown:
        raise ValueError(
            f'{slug}: {", ".join(sorted(unknown))} means nothing here; known are {", ".join(sorted(FIELDS))}'
        )
    if 'part' in table:
        _check_part(slug, table['part'], tables)
    elif 'arrangement' not in table:
        raise ValueError(f'{slug}: say its arrangement, or what picture it is a part of')
    for flower in table.get('flowers', []):
        missing = {'kind', 'colour', 'stems'} - set(flower)
        if missing:
            raise ValueError(f'{slug}: a flower lacks {", ".join(sorted(missing))}')
    return Product(slug=slug, **{key: value for key, value in table.items() if key != 'like'})


def _check_part(slug: str, part: dict, tables: dict) -> None:
    if set(part) != {'of', 'left', 'top', 'width'}:
        raise ValueError(f'{slug}: a part says of what picture, left, top and width')
    if part['of'] not in tables:
        raise ValueError(f'{slug}: it is a part of {part["of"]!r}, which is not in the catalogue')
