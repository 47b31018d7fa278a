"""Sunflower: three rings of rays around a spiral of disc florets."""

import math

import numpy as np

from flowers import Habit
from sprigs.leaf import leaf
from studio.materials.leaves import leaf_material
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU, mix, smooth
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed
from studio.shader import Shader
from studio.shader import colour as linear
from studio.shapes import lathe

HABIT = Habit(girth=0.62, reach=0.85, heart=0.05, stem=0.05, nod=0.9)

COLOURS = {
    'yellow': PetalLook(
        ((0, '#d98a10'), (0.25, '#f0aa14'), (0.7, '#f6bd1e'), (1, '#f8c93a')),
        translucent=0.30,
        vein_count=9,
        vein=0.5,
        vein_tint='#d9890f',
        bump=0.5,
        specular=0.2,
        sheen=0.1,
    ),
    'chocolate': PetalLook(
        ((0, '#3a140c'), (0.35, '#5c1f10'), (0.62, '#8a3414'), (0.84, '#b8641c'), (1, '#e0a02c')),
        translucent=0.24,
        vein_count=9,
        vein=0.5,
        vein_tint='#3c150c',
        bump=0.5,
        specular=0.2,
        sheen=0.1,
        hue_spread=0.014,
        value_spread=0.24,
    ),
}


def other_materials(colour: str) -> list:
    return [_disc_material(), leaf_material('sunflower green', '#5a7440', '#7f9a58')]


def _disc_material():
    s = Shader('sunflower disc')
    along, outwards = s.attribute('place')[1], s.attribute('bloom')[0]
    base = s.ramp(
        outwards,
        [
            (0, linear('#6b6a2a')),
            (0.14, linear('#4a3a16')),
            (0.40, linear('#26150a')),
            (0.75, linear('#3a1f0c')),
            (1, linear('#5a3210')),
        ],
    )
    tip = s.ramp(
        outwards,
        [
            (0, linear('#9a9440')),
            (0.2, linear('#6a4a1c')),
            (0.45, linear('#3a200e')),
            (0.62, linear('#8a4e12')),
            (0.85, linear('#d08a1a')),
            (1, linear('#d99a22')),
        ],
    )
    return s.surface(s.mix(s.math('POWER', along, 2.0), base, tip), rough=0.75, specular=0.15)


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    for ring, (count, length, rise) in enumerate(((21, 0.62, 8), (20, 0.66, 0), (17, 0.62, -8))):
        for k in range(count):
            petal = _ray(rng, length, rise + 34 * (1 - openness) + rng.normal(0, 7), ring)
            petal.turn = (k + 0.5 * ring) * TAU / count + rng.normal(0, 0.06)
            add_petal(mesh, rng, petal, depth=ring)
    for i in range(640):
        _disc_floret(mesh, rng, i / 640, i * GOLDEN_ANGLE)
    lathe(mesh, [(0, 0.01), (0.30, 0.02), (0.43, 0), (0.42, -0.06), (0.25, -0.14), (0.05, -0.18)], 32, slot=2)
    for k in range(26):
        sepal = Petal(
            0.30,
            0.085,
            ((0, -20), (0.5, 0), (1, 20 + rng.normal(0, 20))),
            Blade(0.3, 0.6),
            root=0.28,
            cup=(0.2, 0.2),
            turn=k * GOLDEN_ANGLE,
            lift=-0.08 - 0.02 * (k % 2),
            uneven=0.02,
            grid=(7, 9),
        )
        add_petal(mesh, rng, sepal, slot=2)
    return mesh


def _ray(rng, length, rise, ring) -> Petal:
    return Petal(
        length=length * rng.uniform(0.84, 1.08),
        width=0.105 * rng.uniform(0.82, 1.15),
        spine=((0, rise + 24), (0.3, rise + 8), (0.7, rise - 6 + rng.normal(0, 8)), (1, rise - 16 + rng.normal(0, 20))),
        outline=Blade(0.38, 0.7),
        root=0.40 - 0.01 * ring,
        cup=(0.09, 0.16),
        lift=-0.01 - 0.02 * ring,
        ruffle=0.012,
        uneven=0.02,
        sway=rng.normal(0, 0.07),
        twist=rng.normal(0, 0.25),
        grid=(9, 15),
    )


def _disc_floret(mesh: Mesh, rng, t: float, turn: float) -> None:
    r = 0.43 * math.sqrt(t)
    z = 0.047 * (1 - (r / 0.43) ** 2) - 0.055 * math.exp(-((r / 0.17) ** 2)) + 0.03
    height = mix(0.035, 0.085, smooth(0.25, 0.8, t)) * rng.uniform(0.8, 1.25)
    width = 0.0125 + 0.004 * smooth(0.3, 0.8, t)
    out = np.array([math.cos(turn), math.sin(turn)])
    angle = np.linspace(0, TAU, 6, endpoint=False)
    points = np.zeros((6, 4, 3))
    for column, (up, scale) in enumerate(((0, 0.8), (0.5, 1), (0.9, 0.75 if t < 0.6 else 1.25), (1, 0.1))):
        centre = out * (r + mix(0, 0.35, t) * height * up)
        points[:, column, 0] = centre[0] + width * scale * np.cos(angle)
        points[:, column, 1] = centre[1] + width * scale * np.sin(angle)
        points[:, column, 2] = z + height * up
    u, v = np.meshgrid(np.linspace(-1, 1, 6), np.linspace(0, 1, 4), indexing='ij')
    mesh.add_grid(points, u, v, chance=rng.random(), depth=t, edge=u * 0, slot=1, closed=True)


def dress_materials() -> list:
    return [leaf_material('sunflower leaf', '#3f5a30', '#6a8a4c', '#8aa36c', rough=0.6)]


def dress(rng, path, size) -> Mesh:
    """Two or three broad, rough leaves on the upper stem."""
    mesh = Mesh()
    for k in range(int(rng.integers(2, 4))):
        at = path[int(len(path) * (0.62 + 0.12 * k)) - 1]
        length = rng.uniform(0.6, 0.85) * size
        blade = leaf(rng, length, length * 0.34, 55, rise=28, widest=0.33, ruffle=0.03)
        mesh.join(blade, placed(at, (0, 0, k * 2.4 + rng.uniform(0, 1.5))))
    return mesh
