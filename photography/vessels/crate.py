"""A pale wooden crate of thin boards nailed to corner posts. Options: width, depth, height."""

from studio.materials.matter import matter
from studio.materials.wood import wood
from studio.mesh import Mesh
from studio.placing import put
from studio.solids import slab
from vessels import Vessel


def make(options: dict, rng) -> Vessel:
    width, depth, height = options.get('width', 3.6), options.get('depth', 1.5), options.get('height', 1.0)
    crate = Mesh()
    boards, gap, thick = 3, 0.05, 0.07
    tall = (height - gap * (boards - 1)) / boards
    for row in range(boards):
        z = tall / 2 + row * (tall + gap)
        for side in (-1, 1):
            warp = rng.normal(0, 0.006)
            slab(crate, (0, side * depth / 2, z + warp), (width, thick, tall), rng, 0.012)
            slab(crate, (side * (width / 2 - thick / 2), 0, z + warp), (thick, depth - thick, tall), rng, 0.012)
    for x in (-1, 1):
        for y in (-1, 1):
            slab(
                crate,
                (x * (width / 2 - 0.15), y * (depth / 2 - 0.09), height / 2),
                (0.12, 0.12, height * 0.98),
                rng,
                0.012,
            )
    slab(crate, (0, 0, 0.06), (width - 0.1, depth - 0.1, 0.06), rng, 0.01)
    put(crate, [wood('crate', '#c9b08c', '#a98c66')], name='crate')
    lining = Mesh()
    slab(lining, (0, 0, height * 0.4), (width - 0.2, depth - 0.2, height * 0.75), rng, 0.03)
    put(lining, [matter('crate soil', '#4a3a2a', '#6d5a3e', blend=0.8, grain=24, rough=0.95, bump=0.8)], name='soil')
    return Vessel(mouth=height, radius=depth / 2, floor=height * 0.7, foot=width / 2, square=True)
