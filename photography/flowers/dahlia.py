"""Dahlia: rank on rank of rolled petals in a perfect spiral, slightly disturbed."""

from flowers import Habit
from studio.materials.petals import PetalLook
from studio.maths import GOLDEN_ANGLE, mix
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal

HABIT = Habit(girth=0.37, reach=0.52, heart=0.14, stem=0.034)

COLOURS = {
    'blush': PetalLook(((0, '#f0dcae'), (0.4, '#f2c3ae'), (1, '#f0b3a8')), heart='#e9a487', vein=0.35, vein_count=10),
    'burgundy': PetalLook(((0, '#3d0a18'), (0.5, '#5d1024'), (1, '#74182f')), vein=0.35, vein_count=10, age=0.1),
    'coral': PetalLook(((0, '#efc069'), (0.4, '#ee8c62'), (1, '#e9765a')), heart='#d9603f', vein=0.35, vein_count=10),
    'white': PetalLook(((0, '#e4e6b4'), (0.4, '#f5f0df'), (1, '#faf6ec')), heart='#e9e5b4', vein=0.2, vein_count=10),
}


def bloom(rng, openness: float) -> Mesh:
    mesh = Mesh()
    count = int(rng.integers(112, 128))
    for i in range(count):
        t = i / (count - 1)
        rise = mix(96, -12, t ** mix(1.2, 0.75, openness)) + rng.normal(0, 3)
        petal = Petal(
            length=mix(0.10, 0.44, t**0.8) * (1 + rng.normal(0, 0.04)),
            width=mix(0.035, 0.098, t**0.6) * (1 + rng.normal(0, 0.05)),
            spine=((0, rise + 8), (0.5, rise + 2), (1, rise + mix(26, -8, t) + rng.normal(0, 7))),
            outline=Blade(0.62, 0.55),
            root=0.02 + 0.05 * t,
            cup=(0.05, mix(0.03, 0.075, t)),
            turn=i * GOLDEN_ANGLE + rng.normal(0, 0.03),
            lift=mix(0.17, 0.0, t**0.7),
            uneven=0.010,
            sway=rng.normal(0, 0.02),
            grid=(11, 13),
        )
        add_petal(mesh, rng, petal, depth=t)
    return mesh
