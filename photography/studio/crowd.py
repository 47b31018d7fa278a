"""Heads that stand close press each other out of shape; leaves and paper give way to heads."""

from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from studio.mesh import Mesh
from studio.placing import put


@dataclass
class Head:
    """A bloom in its place; `heart` is how high its middle lies, `reach` how far its petals go, both before scaling."""

    mesh: Mesh
    materials: list
    matrix: Matrix
    heart: float
    reach: float

    @property
    def scale(self) -> float:
        return self.matrix.to_scale()[0]

    @property
    def centre(self) -> Vector:
        return self.matrix @ Vector((0, 0, self.heart))


def set_pressed(heads: list[Head], slack=0.03, softness=0.10, lift=0.55, settle=None, chin=None) -> None:
    """Sets heads on the stage, each pressed back to its own side of the plane to every neighbour.

    Every petal gives way at a slightly different depth and the pressed part bends up,
    so petals overlap as in life and no head runs through another. `settle` moves the points of each head at last,
    as a rim does on which petals come to rest. `chin` is how much of its reach a head may take below its heart:
    what paper holds does not stick through it.
    """
    for i, head in enumerate(heads):
        matrix, centre = np.array(head.matrix), np.array(head.centre)
        points = head.mesh.all_points() @ matrix[:3, :3].T + matrix[:3, 3]
        chance = head.mesh.all_chances()
        axis = matrix[:3, 2] / np.linalg.norm(matrix[:3, 2])
        own = head.reach * head.scale
        for j, other in enumerate(heads):
            between = np.array(other.centre) - centre
            distance = np.linalg.norm(between)
            theirs = other.reach * other.scale
            if i == j or distance > (own + theirs) * 1.25 or distance < 1e-4:
                continue
            normal = between / distance
            past = (points - centre) @ normal - distance * own / (own + theirs) - slack + 0.06 * chance
            give = np.where(past > -softness, past + softness - softness * np.tanh((past + softness) / softness), 0)
            points = points - normal * give[:, None] + axis * (give * lift)[:, None]
        points = _tucked(points, centre, own * chin) if chin else points
        points = settle(points) if settle else points
        put(head.mesh.with_points(points), head.materials, name='head')


def _tucked(points: np.ndarray, centre: np.ndarray, most: float) -> np.ndarray:
    away = points - centre
    distance = np.linalg.norm(away, axis=1, keepdims=True)
    below = np.clip(-away[:, 2:] / (0.25 * most), 0, 1)
    return centre + away * (1 - below * np.clip(1 - most / (distance + 1e-6), 0, 1))


def _inside(mesh: Mesh, heads: list[Head], clearance) -> np.ndarray:
    points = mesh.all_points()
    inside = np.zeros(len(points), bool)
    for head in heads:
        inside |= np.linalg.norm(points - np.array(head.centre), axis=1) < head.reach * head.scale * clearance
    return inside


def in_the_way(mesh: Mesh, heads: list[Head], clearance=0.75) -> float:
    """The part of the mesh that lies inside the hearts of the heads."""
    return float(_inside(mesh, heads, clearance).mean())


def plucked(mesh: Mesh, heads: list[Head], clearance=0.78) -> Mesh:
    """The sprig without the leaves that would grow into a head, as a florist strips them; the stem (slot 1) stays."""
    inside = _inside(mesh, heads, clearance)
    grids = [(grid, slot) for grid, slot in zip(mesh.faces, mesh.slots) if slot[0] == 1 or inside[grid].mean() < 0.2]
    return mesh.keep([grid for grid, _ in grids], [slot for _, slot in grids])


def make_way(mesh: Mesh, heads: list[Head], clearance=0.62, flat=False) -> Mesh:
    """The mesh moved out of the hearts of the heads; `flat` moves it away from the z axis only, as paper goes."""
    points = mesh.all_points()
    for head in heads:
        radius = head.reach * head.scale * clearance
        away = points - np.array(head.centre)
        squared = (away**2).sum(1)
        inside = squared < radius**2
        if not inside.any():
            continue
        outward = points * np.array([1, 1, 0]) if flat else away
        direction = outward / (np.linalg.norm(outward, axis=1, keepdims=True) + 1e-6)
        along = (away * direction).sum(1)
        reach = np.sqrt(np.clip(along**2 - squared + radius**2, 0, None)) - along
        points = points + direction * np.where(inside, reach, 0)[:, None]
    return mesh.with_points(points)
