"""Tubes, turned forms and small solids."""

import math

import numpy as np

from studio.maths import TAU
from studio.mesh import Mesh


def bezier(p0, p1, p2, p3, count=24) -> np.ndarray:
    t = np.linspace(0, 1, count)[:, None]
    p0, p1, p2, p3 = (np.array(p, float) for p in (p0, p1, p2, p3))
    return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t**3 * p3


def tube(mesh: Mesh, path, radius, sides=8, slot=0, chance=0.5, depth=0.0) -> None:
    """A round stem along a path; `radius` is one number or one for each point."""
    path = np.array(path, float)
    radius = np.broadcast_to(np.array(radius, float), (len(path),))
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.array([1, 0, 0.0]) if abs(tangent[0][0]) < 0.8 else np.array([0, 1.0, 0])
    angle = np.linspace(0, TAU, sides, endpoint=False)[:, None]
    points = np.zeros((sides, len(path), 3))
    for i, (point, t) in enumerate(zip(path, tangent)):
        side = side - t * side.dot(t)
        side /= np.linalg.norm(side)
        points[:, i] = point + radius[i] * (side * np.cos(angle) + np.cross(t, side) * np.sin(angle))
    u, v = np.meshgrid(np.linspace(-1, 1, sides), np.linspace(0, 1, len(path)), indexing='ij')
    mesh.add_grid(points, u, v, chance=chance, depth=depth, edge=np.zeros_like(u), slot=slot, closed=True)


def lathe(mesh: Mesh, profile, sides=64, slot=0, shape=None) -> None:
    """A profile of (radius, height) turned about z; `shape(radius, height, angle)` may bend it out of round."""
    profile = np.array(profile, float)
    angle = np.linspace(0, TAU, sides, endpoint=False)
    angle, index = np.meshgrid(angle, np.arange(len(profile)), indexing='ij')
    radius, height = profile[index, 0], profile[index, 1]
    if shape is not None:
        radius, height = shape(radius, height, angle)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), height], -1)
    along = index / (len(profile) - 1.0)
    mesh.add_grid(points, angle / math.pi - 1, along, edge=np.zeros_like(along), slot=slot, closed=True)


def rounded(profile, count=60) -> list:
    """A profile with its corners softened, its two ends kept."""
    points = np.array(profile, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    t = np.linspace(0, run[-1], count * 4)
    dense = np.stack([np.interp(t, run, points[:, i]) for i in (0, 1)], -1)
    window = count // 4
    soft = np.stack(
        [
            np.convolve(np.pad(dense[:, i], window // 2, mode='edge'), np.ones(window) / window, 'valid')[: len(dense)]
            for i in (0, 1)
        ],
        -1,
    )
    soft[0], soft[-1] = dense[0], dense[-1]
    return soft[np.linspace(0, len(soft) - 1, count).astype(int)].tolist()


def bead(mesh: Mesh, centre, axis, radius, half_length, slot=0, sides=8, chance=0.5, depth=0.0) -> None:
    """A small ellipsoid."""
    t = np.linspace(-1, 1, 8)
    axis = np.array(axis, float)
    axis /= np.linalg.norm(axis)
    path = np.array(centre, float) + axis * t[:, None] * half_length
    tube(mesh, path, np.sqrt(np.maximum(1 - t**2, 0.01)) * radius, sides, slot, chance, depth)


def strip(mesh: Mesh, path, width_axis, slot=0, across=9, gather=None, tail_notch=0.0) -> None:
    """A ribbon: `width_axis` is half its width as a vector at each point of the path.

    `gather(u, v)` lifts the surface along its normal; `tail_notch` cuts a swallowtail into the far end.
    """
    path = np.array(path, float)
    axis = np.broadcast_to(np.array(width_axis, float), path.shape)
    u, v = np.meshgrid(np.linspace(-1, 1, across), np.linspace(0, 1, len(path)), indexing='ij')
    points = path[None] + u[..., None] * axis[None]
    tangent = np.gradient(path, axis=0)
    if gather is not None:
        normal = np.cross(tangent, axis)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        points = points + normal[None] * gather(u, v)[..., None]
    if tail_notch:
        unit = tangent / (np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9)
        points = points + unit[None] * (tail_notch * (np.abs(u) - 0.5) * v**8)[..., None]
    mesh.add_grid(points, u, v, slot=slot)
