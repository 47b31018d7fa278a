"""Flowers in a vase: a loose dome over the mouth, stems crossing in the water if one can see it."""

from mathutils import Vector

import vessels
from arrangements.greens import add_greens, tuck_leaves
from arrangements.heads import cut_flowers, dome, nodding, set_heads
from arrangements.stems import vase_stems


def arrange(product, rng) -> None:
    """Extras: height (of the dome's rim over the mouth), spread, arc, flat, jitter, leaves; or `places`, where each head goes."""
    vessel = vessels.make(product.vessel, rng)
    cuts = cut_flowers(product.flowers, rng)
    extra = product.extra
    hearts, ways, radius = (
        _composed(extra['places'])
        if 'places' in extra
        else dome(
            cuts,
            rng,
            spread=extra.get('spread', 1.08),
            arc=extra.get('arc', 1.35),
            flat=extra.get('flat', 1.0),
            tilt=extra.get('tilt', 0.16),
            jitter=extra.get('jitter', 0.08),
        )
    )
    base = Vector((0, 0, vessel.mouth + extra.get('height', 0.45)))
    heads = [c.head(h + base, nodding(w, c.bloom.habit.nod), rng) for c, h, w in zip(cuts, hearts, ways)]
    set_heads(heads, cuts)
    vase_stems(heads, cuts, rng, vessel, extra.get('dressed', True))
    top = max(h.z for h in hearts)
    source = Vector((0, 0, vessel.mouth - 0.25))
    add_greens(product.greens, rng, source=source, centre=base, radius=radius, top=top, heads=heads)
    foliage = base.lerp(Vector((0, 0, vessel.mouth)), 0.35)
    tuck_leaves(extra.get('leaves', 0), rng, centre=foliage, radius=radius * 0.6, heads=heads)


def _composed(places):
    """Hearts put by hand, as (x, y, z) over the dome's rim."""
    hearts = [Vector(place) for place in places]
    ways = [Vector((h.x * 0.7, h.y * 0.5 - 0.5, 0.75)).normalized() for h in hearts]
    return hearts, ways, max(0.5, max(abs(h.x) for h in hearts))
