"""Lavender: whorls of dusty calyces with a few open flowers, a gap below the topmost whorls."""

import math

import numpy as np

from sprigs.leaf import leaf
from studio.materials.leaves import leaf_material, stem_material
from studio.materials.matter import matter
from studio.maths import TAU, mix
from studio.mesh import Mesh
from studio.placing import placed
from studio.shapes import bead, bezier, tube

COLOURS = {'violet': ('#9287b8', '#aba2cb', '#716a95', '#9a98aa'), 'deep': ('#6f5fae', '#9182c8', '#4f4880', '#7a7796')}


def materials(colour: str) -> list:
    flower, flower_light, calyx, calyx_light = COLOURS[colour]
    return [
        matter(
            f'lavender {colour}', flower, flower_light, blend=0.6, grain=22, rough=0.7, specular=0.1, translucent=0.2
        ),
        matter(f'lavender calyx {colour}', calyx, calyx_light, blend=0.8, grain=14, rough=0.8, specular=0.1, sheen=0.5),
        stem_material('lavender stem', '#7f8f6c', '#94a184'),
        leaf_material('lavender leaf', '#7b8b70', '#9aa88e', '#aab69e', rough=0.7, translucent=0.1),
    ]


def sprig(rng, length: float, spike=None) -> Mesh:
    mesh = Mesh()
    spike = spike or min(0.95, length * 0.4) * rng.uniform(0.8, 1.15)
    bend = rng.normal(0, 0.035, 2) * length
    path = bezier((0, 0, 0), (0, 0, length * 0.3), (*(bend * 0.3), length * 0.7), (*bend, length), 20)
    tube(mesh, path, np.linspace(0.015, 0.009, 20), 5, slot=2)
    whorls = 10
    for k in range(whorls + 1):
        t = k / whorls
        at = (1 - spike / length * (1 - t) if k else 1 - spike / length * 1.28) * 19
        low = min(max(int(at), 0), 18)
        point = path[low] + (path[low + 1] - path[low]) * (at - low)
        size = mix(1.05, 0.6, t**2) * (0.75 if k == 0 else 1) * rng.uniform(0.9, 1.1)
        _whorl(mesh, rng, point, size, 9 if k < whorls else 4, top=k == whorls, turn=k * 0.4)
    for k in range(int(rng.integers(2, 5))):
        blade = leaf(rng, length * 0.13, 0.016, 20, rise=rng.uniform(45, 65), fold=0.02, grid=(5, 9))
        mesh.join(blade, placed(path[1 + k], (0, 0, k * 2.4)), slot=3)
    return mesh


def _whorl(mesh: Mesh, rng, point, size, count, top, turn) -> None:
    for a in range(count):
        az = a * TAU / count + turn + rng.normal(0, 0.15)
        rise = math.radians(75 if top else rng.uniform(36, 64))
        out = np.array([math.cos(az) * math.cos(rise), math.sin(az) * math.cos(rise), math.sin(rise)])
        bead(mesh, point + out * 0.062 * size, out, 0.020 * size, 0.058 * size, slot=1, sides=6, chance=rng.random())
        if top or rng.random() > 0.55:
            continue
        side = np.cross(out, [0, 0, 1.0])
        side /= np.linalg.norm(side)
        for q in range(4):
            angle = q * 1.57 + rng.random()
            lobe = out * 0.5 + side * math.cos(angle) + np.cross(side, out) * math.sin(angle)
            bead(
                mesh,
                point + out * 0.115 * size + lobe * 0.016,
                lobe,
                0.014,
                0.020,
                slot=0,
                sides=5,
                chance=rng.random(),
            )
