"""A cup of coffee on its saucer, 8.5 cm across: stands beside a bouquet and shows how large it is. Options: colour, at, turn."""

from studio.materials.matter import matter
from studio.mesh import Mesh
from studio.placing import placed, put
from studio.shapes import bezier, lathe, rounded, tube
from vessels import Vessel
from vessels.colours import GLAZES, pick

RADIUS, HEIGHT, FOOT = 0.36, 0.52, 0.07


def make(options: dict, rng) -> Vessel:
    x, y = options.get('at', (0, 0))
    glaze = pick(GLAZES, options.get('colour', 'white'), 'a cup')
    china = matter('china', glaze, blend=0.08, grain=30, rough=0.30, specular=0.5, bump=0.02)
    saucer, cup, coffee = Mesh(), Mesh(), Mesh()
    lathe(saucer, rounded([(0, 0), (0.30, 0), (0.36, 0.02), (0.64, 0.085), (0.655, 0.10)], 60), 96)
    lathe(saucer, rounded([(0.655, 0.10), (0.60, 0.095), (0.34, 0.045), (0, 0.045)], 60), 96)
    outside = rounded([(0.17, FOOT - 0.03), (0.19, FOOT), (0.29, 0.17), (0.345, 0.33), (RADIUS, HEIGHT)], 60)
    inside = rounded([(RADIUS - 0.022, HEIGHT), (0.32, 0.33), (0.26, 0.18), (0, 0.12)], 60)
    lathe(cup, outside + [(RADIUS - 0.006, HEIGHT + 0.010), (RADIUS - 0.016, HEIGHT + 0.010)] + inside, 96)
    tube(cup, bezier((0.33, 0, 0.43), (0.60, 0, 0.50), (0.56, 0, 0.16), (0.26, 0, 0.18), 24), 0.028, 12)
    lathe(coffee, [(0, HEIGHT - 0.085), (0.30, HEIGHT - 0.085), (0.338, HEIGHT - 0.082)], 64)
    here = placed((x, y, 0), (0, 0, options.get('turn', -0.5)), 0.88)
    put(saucer, [china], here, name='saucer')
    put(cup, [china], here, name='coffee cup')
    put(coffee, [matter('coffee', '#3a2114', blend=0.2, grain=12, rough=0.12, specular=0.5)], here, name='coffee')
    return Vessel(mouth=HEIGHT, radius=RADIUS)
