"""Chamomile: small white rays, soon hanging, around a high yellow button."""

import math

from flowers import Habit
from studio.materials.matter import matter
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, TAU
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.shapes import bead

HABIT = Habit(girth=0.15, reach=0.20, heart=0.03, pressed=False, stem=0.011, nod=0.4)

COLOURS = {'white': PetalLook(((0, '#eef0d4'), (1, '#fbfaf6')), vein=0.25, translucent=0.3)}


def other_materials(colour: str) -> list:
    return [matter('chamomile heart', '#e8b01e', '#b87a10', blend=0.6, grain=60, rough=0.8, specular=0.1)]


def bloom(rng, openness: float, rays: int = 0, ray_length=0.155, button=0.062) -> Mesh:
    mesh = Mesh()
    rays = rays or int(rng.integers(13, 18))
    droop = rng.uniform(-6, 10) * openness
    for k in range(rays):
        ray = Petal(
            length=ray_length * rng.uniform(0.88, 1.08),
            width=0.042 * rng.uniform(0.85, 1.1) * ray_length / 0.16,
            spine=((0, 15), (0.5, 2 - droop + rng.normal(0, 7)), (1, -14 - droop * 2 + rng.normal(0, 12))),
            outline=Blade(0.65, 0.5),
            root=button * 0.85,
            cup=(0.05, 0.09),
            turn=k * TAU / rays + rng.normal(0, 0.07),
            lift=-0.005 * (k % 2),
            uneven=0.008,
            sway=rng.normal(0, 0.04),
            grid=(7, 9),
        )
        add_petal(mesh, rng, ray)
    for i in range(120):
        r, turn = button * math.sqrt(i / 120), i * GOLDEN_ANGLE
        z = button * 0.62 * (1 - (r / button) ** 2)
        bead(
            mesh,
            (r * math.cos(turn), r * math.sin(turn), z),
            (0, 0, 1),
            0.0068,
            0.011,
            slot=1,
            sides=5,
            chance=rng.random(),
        )
    return mesh
