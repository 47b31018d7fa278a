"""Sixteen chocolates in a box: dark with salt, milk with hazelnut, white with rose, each in a fluted paper cup."""

import numpy as np
from mathutils import Vector

from studio.materials.cloth import satin
from studio.materials.matter import matter
from studio.maths import TAU
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed, put
from studio.shapes import bead, lathe, rounded, strip
from studio.solids import slab
from vessels import tray_box
from vessels.colours import RIBBONS

SIDE = 2.3
PITCH = 0.535
SHELLS = {'dark': ('#3a2016', '#2a150e'), 'milk': ('#6f4329', '#5a3420'), 'white': ('#ead9b8', '#dfc9a2')}


def arrange(product, rng) -> None:
    box = tray_box.make({'width': SIDE, 'depth': SIDE, 'height': 0.40, 'colour': 'moss'}, rng)
    shells = {
        name: matter(f'chocolate {name}', a, b, blend=0.25, grain=8, rough=0.36, specular=0.42, bump=0.04)
        for name, (a, b) in SHELLS.items()
    }
    cup = matter('paper cup', '#3a2a22', rough=0.7)
    for row in range(4):
        for column in range(4):
            place = Vector(((column - 1.5) * PITCH, (row - 1.5) * PITCH, box.floor))
            kind = ('dark', 'milk', 'white')[(row * 2 + column + (row // 2)) % 3]
            _cup(rng, place, cup)
            _CHOCOLATES[kind](rng, place + Vector((0, 0, 0.03)), shells)
    _ribbon(rng, box)


def _cup(rng, place, material) -> None:
    mesh = Mesh()
    flute = lambda r, z, a: (r * (1 + 0.05 * np.sin(a * 30) * z / 0.2), z)
    lathe(mesh, [(0, 0.004), (0.17, 0.004), (0.20, 0.06), (0.245, 0.20)], 180, shape=flute)
    put(mesh, [material], placed(place, (0, 0, rng.uniform(0, 1))), name='cup')


def _dome(rng, place, shell, squash=1.0) -> None:
    mesh = Mesh()
    profile = rounded(
        [(0, 0), (0.20, 0), (0.205, 0.12), (0.17, 0.25 * squash), (0.09, 0.32 * squash), (0, 0.335 * squash)], 40
    )
    lathe(mesh, profile[::-1][:-1] + [(0, 0)], 48)
    put(mesh, [shell], placed(place, (0, 0, rng.uniform(0, TAU))), name='chocolate')


def _dark(rng, place, shells) -> None:
    mesh = Mesh()
    slab(mesh, (0, 0, 0.14), (0.35, 0.35, 0.28), rng, 0.045)
    put(mesh, [shells['dark']], placed(place, (0, 0, rng.normal(0, 0.12))), name='chocolate')
    salt = Mesh()
    for _ in range(11):
        size = rng.uniform(0.010, 0.022)
        spot = rng.normal(0, 0.055, 2)
        slab(salt, (*spot, 0.285), (size, size, size * 0.8), rng, 0.002)
    put(salt, [matter('salt', '#f4f1ea', rough=0.3, specular=0.5, translucent=0.3)], placed(place), name='salt')


def _milk(rng, place, shells) -> None:
    _dome(rng, place, shells['milk'], 0.85)
    nut = Mesh()
    bead(nut, (0, 0, 0.30), (0.1, 0.1, 1), 0.075, 0.085, sides=18)
    put(
        nut,
        [matter('hazelnut', '#a8703c', '#7d4a22', blend=0.7, grain=12, rough=0.5)],
        placed(place, (0, 0, rng.uniform(0, 6))),
        name='nut',
    )


def _white(rng, place, shells) -> None:
    _dome(rng, place, shells['white'])
    petals = Mesh()
    for _ in range(4):
        scrap = Petal(
            0.09,
            0.032,
            ((0, 20), (1, -30)),
            Blade(0.6, 0.6),
            root=0,
            cup=(0.06, 0.06),
            turn=rng.uniform(0, TAU),
            grid=(5, 7),
        )
        flake = Mesh()
        add_petal(flake, rng, scrap)
        petals.join(flake, placed((rng.normal(0, 0.03), rng.normal(0, 0.03), 0.335)))
    put(
        petals,
        [matter('rose petal', '#b25468', '#8d3a50', blend=0.5, rough=0.7, translucent=0.2)],
        placed(place),
        name='petal',
    )


_CHOCOLATES = {'dark': _dark, 'milk': _milk, 'white': _white}


def _ribbon(rng, box) -> None:
    """The ribbon just untied, lying in a loose curl before the box."""
    t = np.linspace(0, 1, 90)
    path = np.stack([-1.3 + 2.6 * t, -1.55 - 0.18 * np.sin(t * 7) - 0.12 * t, 0.075 + 0.055 * np.sin(t * 13 + 1)], -1)
    turn = 0.30 * np.sin(t * 6.5)
    axis = np.stack([0.02 + 0 * t, np.cos(turn), np.sin(turn)], -1) * 0.085
    mesh = Mesh()
    strip(mesh, path, axis, across=7, tail_notch=0.06)
    put(mesh, [satin('ribbon', RIBBONS['ivory'])], name='ribbon')
