"""A long lens that frames its subject by itself."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

SENSOR = 36.0


@dataclass(frozen=True)
class View:
    """Angles in degrees. `fill` is the part of the frame the subject takes; `shift` moves it right and up, in frames.

    `sharpness` is the f-number at the scale of the set: small is a shallow depth of field.
    `close` frames only the part of the subject above this height.
    """

    elevation: float = 12
    azimuth: float = 0
    lens: float = 85
    fill: float = 0.80
    shift: tuple = (0.0, -0.01)
    sharpness: float = 0.42
    close: float | None = None


def set_camera(view: View, width: int, height: int) -> None:
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens, data.sensor_fit, data.sensor_height = view.lens, 'VERTICAL', SENSOR
    e, a = math.radians(view.elevation), math.radians(view.azimuth)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = (-back).to_track_quat('-Z', 'Y')
    points = _subject(view.close)
    frame = np.array(turn.to_matrix())
    target, distance = _framed(points, frame, view, width / height)
    camera.location = Vector(target) + back * distance
    camera.rotation_euler = turn.to_euler()
    data.dof.use_dof = True
    data.dof.aperture_fstop = view.sharpness
    eye = np.array(camera.location)
    data.dof.focus_distance = _focus(points, frame, eye) if view.close is None else _focus_on_face(frame, eye, view)


def _subject(above: float | None) -> np.ndarray:
    """Points of everything on the stage but the background."""
    clouds = []
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or thing.name.startswith('seamless'):
            continue
        count = len(thing.data.vertices)
        flat = np.empty(count * 3, np.float32)
        thing.data.vertices.foreach_get('co', flat)
        matrix = np.array(thing.matrix_world)
        clouds.append(flat.reshape(-1, 3)[:: max(1, count // 4000)] @ matrix[:3, :3].T + matrix[:3, 3])
    points = np.concatenate(clouds)
    return points if above is None else points[points[:, 2] > above]


def _framed(points, frame, view: View, aspect: float):
    """Target and distance that centre the subject and let it fill the frame, perspective included."""
    half_height = SENSOR / 2 / view.lens
    half_width = half_height * aspect
    target, distance = points.mean(0), 12.0
    for _ in range(12):
        local = (points - target) @ frame
        depth = distance - local[:, 2]
        x, y = local[:, 0] / depth / half_width, local[:, 1] / depth / half_height
        low, high = np.percentile(np.stack([x, y], -1), [0.01, 99.99], axis=0)
        middle, size = (low + high) / 2, (high - low) / 2
        middle = middle - 2 * np.array(view.shift)
        target = (
            target + frame[:, 0] * middle[0] * half_width * distance + frame[:, 1] * middle[1] * half_height * distance
        )
        distance *= max(size) / view.fill
    return target, distance


def _focus(points, frame, eye) -> float:
    """Just behind the nearest part of the subject's upper half, where the faces of the flowers are."""
    upper = points[points[:, 2] > np.median(points[:, 2])]
    depth = -((upper - eye) @ frame)[:, 2]
    return float(np.percentile(depth, 22))


def _focus_on_face(frame, eye, view: View) -> float:
    """Where a close view looks: the nearest of what stands in the middle of the frame, met by a grid of rays."""
    scene = bpy.context.scene
    drawn = bpy.context.evaluated_depsgraph_get()
    half_height = SENSOR / 2 / view.lens
    depths = []
    for across in np.linspace(-0.3, 0.3, 7):
        for up in np.linspace(-0.3, 0.3, 7):
            ray = -frame[:, 2] + (frame[:, 0] * across + frame[:, 1] * up) * half_height
            met, place, *_, thing, _matrix = scene.ray_cast(drawn, Vector(eye), Vector(ray).normalized())
            if met and not thing.name.startswith('seamless'):
                depths.append(float(-((np.array(place) - eye) @ frame)[2]))
    if not depths:
        raise ValueError('Nothing stands in the middle of this close view.')
    return float(np.percentile(depths, 30))
