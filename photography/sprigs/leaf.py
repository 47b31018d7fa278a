"""One leaf, and the plain foliage that fills the foot of a bouquet."""

from studio.materials.leaves import leaf_material, stem_material
from studio.mesh import Mesh
from studio.petal import Blade, Petal, add_petal
from studio.placing import placed
from studio.shapes import bezier, tube

COLOURS = {
    'green': ('#3f5a34', '#6f8a55', '#8ea777', 0.42),
    'dark': ('#2c4427', '#4d6b3c', '#6f8a55', 0.35),
    'glossy': ('#2f5226', '#47703a', '#5d8550', 0.28),
    'plum': ('#332430', '#54394a', '#6d5060', 0.4),
    'grey': ('#6d7f6c', '#93a38c', '#b3bfa8', 0.6),
}


def materials(colour: str) -> list:
    dark, light, rib, rough = COLOURS[colour]
    return [leaf_material(f'leaf {colour}', dark, light, rib, rough=rough), stem_material()]


def leaf(
    rng,
    length=0.8,
    width=0.2,
    bend=40.0,
    rise=None,
    widest=0.42,
    fold=0.04,
    ruffle=0.015,
    twist=0.0,
    cup=0.6,
    grid=(11, 17),
) -> Mesh:
    """Grows along +x from the origin, rising `rise` degrees at its foot and bending down by `bend`."""
    mesh = Mesh()
    rise = rng.uniform(0, 25) if rise is None else rise
    shape = Petal(
        length,
        width,
        ((0, rise), (0.5, rise - bend * 0.4), (1, rise - bend)),
        Blade(widest, 0.8),
        root=0,
        cup=(cup, cup),
        fold=fold,
        ruffle=ruffle,
        ruffle_waves=7,
        uneven=0.02,
        twist=twist,
        grid=grid,
    )
    add_petal(mesh, rng, shape)
    return mesh


def sprig(rng, length: float) -> Mesh:
    """A rose twig: an odd leaf at the tip and pairs below."""
    mesh = Mesh()
    bend = rng.normal(0, 0.1, 2) * length
    path = bezier(
        (0, 0, 0), (0, 0, length * 0.4), (bend[0] * 0.5, bend[1] * 0.5, length * 0.7), (*bend, length * 0.8), 16
    )
    tube(mesh, path, 0.012, 6, slot=1)
    for k, at in enumerate((9, 9, 12, 12)):
        blade = leaf(rng, length * 0.26, length * 0.085, 40, rise=rng.uniform(15, 40))
        mesh.join(blade, placed(path[at], (0, 0, (k % 2) * 3.14 + rng.normal(0, 0.3))))
    mesh.join(leaf(rng, length * 0.30, length * 0.10, 40, rise=60), placed(path[-1], (0, 0, rng.uniform(0, 6))))
    return mesh
