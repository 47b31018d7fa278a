"""A burning candle in a cup with a paper label, fig leaves beside it."""

import math

import numpy as np
from mathutils import Vector

import vessels
from sprigs.leaf import materials as leaf_materials
from studio.materials.glow import flame, wax
from studio.materials.matter import matter
from studio.materials.paper import paper
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed, put
from studio.shapes import bezier, lathe, tube


def arrange(product, rng) -> None:
    light_candle(product.vessel, rng, (0, 0))
    for k in range(product.extra.get('fig_leaves', 0)):
        _fig_leaf(rng, Vector((1.15 + 0.55 * k, -0.55 + 0.75 * k, 0.03)), 2.6 - 0.9 * k, 1.0 - 0.12 * k)


def light_candle(options: dict, rng, at) -> None:
    """A cup of wax with a wick and a small flame, standing at `at`."""
    vessel = vessels.make({'kind': 'cup'} | options | {'at': at}, rng)
    here = placed((*at, 0))
    level = vessel.mouth - 0.20
    pool = Mesh()
    lathe(
        pool,
        [
            (0, level - 0.012),
            (0.10, level - 0.010),
            (vessel.radius * 0.8, level),
            (vessel.radius, level + 0.03),
            (vessel.radius + 0.012, level + 0.05),
        ],
        64,
    )
    put(pool, [wax('wax')], here, name='wax')
    wick = Mesh()
    tube(
        wick,
        bezier((0, 0, level - 0.02), (0, 0, level + 0.05), (0.01, 0, level + 0.08), (0.03, 0, level + 0.12), 10),
        0.012,
        7,
    )
    put(wick, [matter('wick', '#2a2420', rough=0.9)], here, name='wick')
    _flame(level + 0.08, here)
    _label(vessel, rng, here)


def _flame(foot, here) -> None:
    light = Mesh()
    profile = [(0.004, 0), (0.035, 0.03), (0.048, 0.08), (0.042, 0.14), (0.022, 0.22), (0.003, 0.31)]
    lathe(light, [(r, foot + z) for r, z in profile], 20)
    put(light, [flame()], here @ placed((0.02, 0, 0)), name='flame')


def _label(vessel, rng, here) -> None:
    """A cotton-paper label with a pressed border, wrapped on the front of the cup."""
    radius, middle, half, wide = vessel.radius + 0.076, vessel.mouth * 0.47, 0.24, 0.46
    for off, width, height, tint in (
        (0.0, wide, half, '#efe8da'),
        (0.0025, wide * 0.86, half * 0.80, '#b6a98f'),
        (0.004, wide * 0.845, half * 0.785, '#efe8da'),
    ):
        u, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(-1, 1, 7), indexing='ij')
        angle = -math.pi / 2 + u * width / radius
        points = np.stack([(radius + off) * np.cos(angle), (radius + off) * np.sin(angle), middle + v * height], -1)
        sheet = Mesh()
        sheet.add_grid(points, u, v * 0.5 + 0.5)
        put(sheet, [paper(f'label {tint}', tint, tint, crumple=0.05)], here, name='label')
    _mark(radius + 0.007, middle, here)


def _mark(radius, middle, here) -> None:
    """The house's mark: a sprig of five leaves."""
    mark = Mesh()
    on = lambda x, z: (
        radius * math.cos(-math.pi / 2 + x / radius),
        radius * math.sin(-math.pi / 2 + x / radius),
        middle + z,
    )
    tube(mark, [on(0, -0.10), on(0.004, 0.0), on(0, 0.10)], 0.0035, 5)
    for x, z, turn in ((0, 0.10, 90), (-0.005, 0.04, 140), (0.005, 0.04, 40), (-0.005, -0.03, 145), (0.005, -0.03, 35)):
        a = math.radians(turn)
        path = [on(x + math.cos(a) * t, z + math.sin(a) * t) for t in np.linspace(0, 0.085, 9)]
        tube(mark, path, 0.013 * np.sin(np.linspace(0.15, math.pi - 0.05, 9)), 6)
    put(mark, [matter('ink', '#3d4a3c', rough=0.8)], here, name='mark')


def _fig_leaf(rng, foot: Vector, turn: float, size: float) -> None:
    """Five lobes from one point, lying on the table."""
    mesh = Mesh()
    for angle, length in ((0, 1.0), (0.72, 0.86), (-0.72, 0.86), (1.5, 0.58), (-1.5, 0.58)):
        lobe = Petal(
            length * size,
            0.25 * size,
            ((0, 14), (0.4, 3 + rng.normal(0, 3)), (1, -6 + rng.normal(0, 5))),
            Blade(0.62, 0.55),
            root=0,
            cup=(0.9, 1.4),
            turn=angle,
            ruffle=0.02,
            uneven=0.03,
            fold=0.05,
            grid=(17, 19),
        )
        add_petal(mesh, rng, lobe)
    stalk = Mesh()
    tube(stalk, bezier((0, 0, 0), (-0.2, 0, 0.03), (-0.4, 0.03, 0.02), (-0.62, 0.06, 0.02), 12), 0.022, 8)
    mesh.join(stalk, slot=1)
    put(mesh, leaf_materials('dark'), placed(foot, (0.03, 0.02, turn)), name='fig leaf')
