"""Where a thing stands and which way it looks."""

import bpy
from mathutils import Euler, Matrix, Vector

from studio.mesh import Mesh


def placed(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0) -> Matrix:
    return Matrix.Translation(location) @ Euler(rotation, 'XYZ').to_matrix().to_4x4() @ Matrix.Scale(scale, 4)


def facing(location, direction, spin=0.0, scale=1.0) -> Matrix:
    """Its own upright axis turned into `direction`, then spun about it."""
    turn = Vector(direction).normalized().to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return Matrix.Translation(location) @ turn @ Matrix.Rotation(spin, 4, 'Z') @ Matrix.Scale(scale, 4)


def put(mesh: Mesh | bpy.types.Mesh, materials: list | None = None, matrix: Matrix | None = None, name='thing'):
    """Sets a mesh on the stage; a Blender mesh may be set many times."""
    data = mesh.to_blender(name, materials or []) if isinstance(mesh, Mesh) else mesh
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if matrix is not None:
        thing.matrix_world = matrix
    return thing
