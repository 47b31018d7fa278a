"""Sheets of paper folded round a hand-tied bouquet, tied with satin. Options: outer, inner, ribbon, front, back, bow."""

import numpy as np

from studio.crowd import make_way
from studio.materials.cloth import linen, satin
from studio.materials.paper import paper
from studio.maths import TAU, smooth, zigzag
from studio.mesh import Mesh
from studio.placing import put
from studio.shapes import strip
from vessels.bow import tie_bow
from vessels.colours import RIBBONS, pick

PAPERS = {
    'kraft': dict(tint='#a18b72', other='#b9a68e', translucent=0.06, fibre=120, fibre_contrast=2.2, rough=0.8),
    'silk': dict(tint='#f3e9dd', other='#f7f0e6', translucent=0.4, crumple=0.7, fibre=30),
    'ivory': dict(tint='#e6dccb', other='#efe7d9', translucent=0.28, fibre=60),
    'stone': dict(tint='#9d958a', other='#aea69b', translucent=0.08, fibre=60),
    'grey-pale': dict(tint='#cfccc8', other='#dbd8d4', translucent=0.25, fibre=60),
    'blush': dict(tint='#dfb8aa', other='#e8c8bc', translucent=0.25, fibre=60),
    'sage': dict(tint='#a3ae94', other='#b3bca6', translucent=0.2, fibre=60),
    'cream': dict(tint='#e0d3c1', other='#ebe0d2', translucent=0.25, fibre=60),
    'grey': dict(tint='#a7a39c', other='#bab6af', translucent=0.15, fibre=60),
    'lilac': dict(tint='#bfafc4', other='#cfc2d2', translucent=0.25, fibre=60),
    'black': dict(tint='#2b2a29', other='#383634', translucent=0.03, fibre=60),
    'wine': dict(tint='#6d2a33', other='#7c3540', translucent=0.1, fibre=60),
    'white': dict(tint='#ece7df', other='#f4f0e9', translucent=0.3, fibre=60),
    'moss': dict(tint='#53654f', other='#62745c', translucent=0.1, fibre=60),
    'blue': dict(tint='#93a4b4', other='#a6b5c2', translucent=0.2, fibre=60),
}
TIE_RADIUS = 0.26


def wrap(options: dict, rng, tie: float, reach: float, low: float, high: float, heads: list) -> None:
    """`tie` is the height of the binding, `reach` the radius; over the tie the paper rises `low` in front and `high` behind."""
    outer, inner = _paper(options.get('outer', 'kraft')), _paper(options.get('inner', 'silk'))
    front, back = low * options.get('front', 1.0), high * options.get('back', 1.0)
    pi = np.pi
    sheets = [
        (inner, pi * 0.00, pi * 1.00, back * 1.04, 0.00, 0.1),
        (outer, pi * 0.06, pi * 1.06, back, 0.02, -0.3),
        (outer, -pi * 0.08, pi * 0.88, back * 0.97, 0.04, 0.3),
        (inner, -pi * 0.96, -pi * 0.04, front * 1.10, 0.00, 0.0),
        (outer, pi * 0.76, pi * 1.64, front * 1.04, 0.03, 0.34),
        (outer, -pi * 0.64, pi * 0.24, front, 0.055, -0.34),
    ]
    for material, start, end, height, off, skew in sheets:
        sheet = _sheet(rng, tie, reach, height, start, end, off, skew)
        put(make_way(sheet, heads, 0.98, flat=True), [material], name='paper')
    binding(options, rng, tie, TIE_RADIUS + 0.06)


def binding(options: dict, rng, tie: float, radius: float) -> None:
    """A ribbon wound twice round the stems, and a bow."""
    name = options.get('ribbon', 'ivory')
    tint = pick(RIBBONS, name, 'a ribbon')
    material = linen('binding', tint, '#cdb89c') if name == 'natural' else satin('binding', tint)
    turn = np.linspace(0, TAU, 60)
    band = Mesh()
    for drop in (-0.05, 0.045):
        path = np.stack(
            [radius * np.cos(turn), radius * np.sin(turn), tie + drop + 0.012 * np.sin(turn * 2 + drop * 40)], -1
        )
        strip(band, path, (0, 0, 0.068), gather=lambda u, v: 0.006 * np.sin(u * 8 + v * 20))
    put(band, [material], name='binding')
    if options.get('bow', True):
        tie_bow(rng, material, (0, -radius + 0.01, tie), 0.80, 0.19)


def _paper(name: str):
    if name not in PAPERS:
        raise ValueError(f'paper comes in {", ".join(PAPERS)}, not {name!r}')
    return paper(f'paper {name}', **PAPERS[name])


def _sheet(rng, tie, reach, height, start, end, off, skew) -> Mesh:
    u, v = np.meshgrid(np.linspace(0, 1, 131), np.linspace(-0.34, 1, 51), indexing='ij')
    up, down = np.clip(v, 0, 1), np.clip(-v, 0, 1)
    angle = start + (end - start) * u + skew * up * (u - 0.5) * 2 * 0.5
    corner = 1 + 0.11 * (1 - 2 * np.abs(u - rng.uniform(0.35, 0.65))) * rng.uniform(0.6, 1.2) - 0.04
    corner = corner + 0.03 * zigzag(u * rng.uniform(8, 12) + rng.uniform(0, 6))
    radius = TIE_RADIUS + off + (reach - TIE_RADIUS) * up**0.88 + 0.42 * down**1.2
    radius = radius + _pleats(rng, angle, up, down) + smooth(0.72, 1, up) * 0.16 * rng.uniform(0.5, 1.2)
    radius = radius + 0.018 * np.sin(angle * 3 + v * 5 + rng.uniform(0, 6))
    z = tie + np.where(v > 0, up * height * corner, v * 1.35 * (1 + 0.10 * zigzag(angle * 3.5 + rng.uniform(0, 6))))
    mesh = Mesh()
    mesh.add_grid(np.stack([radius * np.cos(angle), radius * np.sin(angle), z], -1), u * 2 - 1, v)
    return mesh


def _pleats(rng, angle, up, down):
    """A few sharp folds run out of the binding at uneven distances; between them the paper stays nearly flat."""
    total = 0.10 * down * zigzag(angle * 9 + rng.uniform(0, 6)) + 0.02 * zigzag(
        angle * 11 + rng.uniform(0, 6)
    ) * np.exp(-up * 7)
    for _ in range(9):
        at, width, size = rng.uniform(-np.pi, np.pi * 1.7), rng.uniform(0.05, 0.13), rng.normal(0, 0.05)
        ridge = np.clip(1 - np.abs(angle - at - 0.10 * rng.normal() * up) / width, 0, 1)
        total = total + size * ridge * up**0.7 * (1 - 0.5 * up)
    return total
