"""A mesh gathered from small grids, with what the petal and leaf shaders want to know at every point."""

import bpy
import numpy as np


class Mesh:
    """Quads from many grids.

    Every point carries two triples, read by the shaders as the attributes `place` and `bloom`:
    place = (across -1..1, along 0..1, chance of this petal 0..1)
    bloom = (depth 0 heart..1 outermost, edge 0..1, wear 0..1)
    """

    def __init__(self) -> None:
        self.points: list[np.ndarray] = []
        self.faces: list[np.ndarray] = []
        self.place: list[np.ndarray] = []
        self.bloom: list[np.ndarray] = []
        self.slots: list[np.ndarray] = []
        self.count = 0

    def add_grid(self, points, across, along, *, chance=0.5, depth=0.0, edge=None, slot=0, closed=False):
        """A rectangular grid of points (n, m, 3); `closed` joins its last row to its first."""
        rows, columns = points.shape[:2]
        edge = np.abs(across) if edge is None else edge
        index = np.arange(rows * columns).reshape(rows, columns) + self.count
        if closed:
            index = np.concatenate([index, index[:1]], 0)
        quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
        self.points.append(points.reshape(-1, 3))
        self.place.append(_triple(across, along, np.full_like(along, chance)))
        self.bloom.append(_triple(np.full_like(along, depth), edge, np.full_like(along, chance * 7.3 % 1)))
        self.faces.append(quads)
        self.slots.append(np.full(len(quads), slot, np.int32))
        self.count += rows * columns

    def join(self, other: 'Mesh', matrix=None, slot: int | None = None) -> None:
        """Takes in another mesh, moved by `matrix`, all of it in `slot` when one is given."""
        if not other.points:
            return
        joined = other.moved(matrix) if matrix is not None else other
        self.points += joined.points
        self.place += other.place
        self.bloom += other.bloom
        self.faces += [face + self.count for face in other.faces]
        self.slots += other.slots if slot is None else [np.full_like(s, slot) for s in other.slots]
        self.count += other.count

    def moved(self, matrix) -> 'Mesh':
        """The same mesh, its points moved by a 4x4 matrix."""
        m = np.array(matrix)
        return self.with_points(self.all_points() @ m[:3, :3].T + m[:3, 3])

    def with_points(self, points: np.ndarray) -> 'Mesh':
        """The same mesh with other positions, one for each point."""
        copy = Mesh()
        copy.points = [points]
        copy.faces, copy.place, copy.bloom = self.faces, self.place, self.bloom
        copy.slots, copy.count = self.slots, self.count
        return copy

    def keep(self, faces: list, slots: list) -> 'Mesh':
        """The same points with only these faces; faces and slots are as many lists as the mesh has grids."""
        copy = self.with_points(self.all_points())
        copy.faces, copy.slots = faces, slots
        return copy

    def all_points(self) -> np.ndarray:
        return np.concatenate(self.points)

    def all_chances(self) -> np.ndarray:
        return np.concatenate(self.place)[:, 2]

    def to_blender(self, name: str, materials: list) -> bpy.types.Mesh:
        points = self.all_points().astype(np.float32)
        faces = np.concatenate(self.faces).astype(np.int32)
        data = bpy.data.meshes.new(name)
        data.vertices.add(len(points))
        data.vertices.foreach_set('co', points.ravel())
        data.loops.add(faces.size)
        data.loops.foreach_set('vertex_index', faces.ravel())
        data.polygons.add(len(faces))
        data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
        data.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
        data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
        for material in materials:
            data.materials.append(material)
        data.polygons.foreach_set('material_index', np.concatenate(self.slots).astype(np.int32))
        for attribute, triples in (('place', self.place), ('bloom', self.bloom)):
            layer = data.attributes.new(attribute, 'FLOAT_VECTOR', 'POINT')
            layer.data.foreach_set('vector', np.concatenate(triples).astype(np.float32).ravel())
        data.update(calc_edges=True)
        data.validate()
        return data


def _triple(a, b, c) -> np.ndarray:
    return np.stack([a, b, c], -1).reshape(-1, 3)
