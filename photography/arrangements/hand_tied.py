"""A hand-tied bouquet standing on its stems: a dome of heads, a collar of greenery, paper or a satin handle."""

import numpy as np
from mathutils import Vector

from arrangements.greens import add_greens, tuck_leaves
from arrangements.heads import cut_flowers, dome, nodding, set_heads
from arrangements.stems import fill_handle, held_stems
from vessels import paper_wrap, ribbon_handle

TIE = 1.0
HANDLE = 0.22


def arrange(product, rng) -> None:
    """Extras: spread, arc, flat, tilt, jitter, rise, leaves and their colour (leaf), dressed (with their own leaves)."""
    cuts = cut_flowers(product.flowers, rng)
    extra = product.extra
    hearts, ways, radius = dome(
        cuts,
        rng,
        spread=extra.get('spread', 1.0),
        arc=extra.get('arc', 1.15),
        flat=extra.get('flat', 0.85),
        tilt=extra.get('tilt', 0.30),
        jitter=extra.get('jitter', 0.05),
    )
    rise = extra.get('rise', 0.85 + 0.42 * radius)
    base = Vector((0, 0, TIE + rise))
    heads = [c.head(h + base, nodding(w, c.bloom.habit.nod), rng) for c, h, w in zip(cuts, hearts, ways)]
    kind = product.vessel.get('kind', 'paper_wrap')
    set_heads(heads, cuts, chin=0.92 if kind == 'paper_wrap' else None)
    held_stems(heads, cuts, rng, Vector((0, 0, TIE)), HANDLE - 0.05, TIE - 0.03, extra.get('dressed', True))
    top = max(h.z for h in hearts)
    add_greens(
        product.greens,
        rng,
        source=Vector((0, 0, TIE)),
        centre=base,
        radius=radius,
        top=top,
        heads=heads,
        wrapped=kind == 'paper_wrap',
    )
    tuck_leaves(
        extra.get('leaves', 14),
        rng,
        centre=base - Vector((0, 0, 0.28)),
        radius=radius * 0.85,
        heads=heads,
        colour=extra.get('leaf', 'dark'),
    )
    if kind == 'paper_wrap':
        paper_wrap.wrap(product.vessel, rng, TIE, radius * 1.14, _front(heads, cuts), rise + 0.40 * radius, heads)
    elif kind == 'ribbon_handle':
        fill_handle(rng, Vector((0, 0, TIE)), HANDLE - 0.04, base - Vector((0, 0, 0.45 * rise)), TIE - 0.03)
        ribbon_handle.bind(product.vessel, rng, TIE, HANDLE)
    else:
        raise ValueError(f'a hand-tied bouquet has a paper_wrap or a ribbon_handle, not {kind!r}')


def _front(heads, cuts) -> float:
    """How high above the tie the paper may rise in front: to the chins of the foremost heads, lower under nodding ones."""
    chins = [
        head.centre.z - (0.62 + 0.4 * cut.bloom.habit.nod) * head.reach * head.scale
        for head, cut in zip(heads, cuts)
        if head.centre.y < 0.1
    ]
    return max(0.55, float(np.percentile(chins, 2)) - TIE) if chins else 0.8
