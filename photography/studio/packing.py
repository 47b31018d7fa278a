"""Circles of different sizes laid close together, as a florist places heads: no grid, no overlaps worth seeing."""

import math

import numpy as np

from studio.maths import GOLDEN_ANGLE


def pack(radii, rng, square=False, filling=False, rounds=400):
    """Positions (n, 2) about the origin, and the half-extent they fill; `filling` spreads them right up to the wall."""
    radii = np.array(radii, float)
    order = np.arange(len(radii))
    reach = math.sqrt((radii**2).sum()) * _room(len(radii))
    t = (order + 0.5) / len(radii)
    angle = order * GOLDEN_ANGLE + rng.uniform(0, 6.28)
    spots = np.stack([np.cos(angle), np.sin(angle)], -1) * (reach * np.sqrt(t))[:, None]
    spots += rng.normal(0, radii.mean() * 0.25, spots.shape)
    wanted = (radii[:, None] + radii[None]) * (1.16 if filling else 1)
    pull = 0.0 if filling else 0.02
    for step in range(rounds):
        apart = spots[:, None] - spots[None]
        distance = np.linalg.norm(apart, axis=-1) + 1e-6
        overlap = np.clip(wanted - distance, 0, None)
        np.fill_diagonal(overlap, 0)
        spots += (apart / distance[..., None] * overlap[..., None]).sum(1) * 0.28
        spots *= 1 - pull * (1 - step / rounds)
        limit = (reach * 0.90 if square else reach) - radii
        if square:
            spots = np.clip(spots, -limit[:, None], limit[:, None])
        else:
            away = np.linalg.norm(spots, axis=1) + 1e-6
            spots *= np.minimum(1, np.clip(limit, 0, None) / away)[:, None]
    if square:
        spots -= (spots.max(0) + spots.min(0)) / 2
    extent = np.abs(spots).max(1) + radii if square else np.linalg.norm(spots, axis=1) + radii
    return spots, float(extent.max())


def _room(count: int) -> float:
    """How much wider than a perfect filling the circle must be: few heads leave more air between them."""
    return 1.0 if count == 1 else 1.08 + 0.25 / math.sqrt(count)


def pack_mingled(radii, kinds, rng, tries=10, **how):
    """As `pack`, but of several layouts the one in which the fewest neighbours are of one kind."""
    radii, kinds = np.array(radii, float), np.array(kinds)
    if len(set(kinds.tolist())) == 1:
        return pack(radii, rng, **how)
    layouts = []
    for _ in range(tries):
        order = rng.permutation(len(radii))
        spots, extent = pack(radii[order], rng, rounds=150, **how)
        unshuffled = np.empty_like(spots)
        unshuffled[order] = spots
        layouts.append((_clashes(unshuffled, radii, kinds), extent, unshuffled))
    best = min(layouts, key=lambda layout: layout[0])
    return best[2], best[1]


def _clashes(spots, radii, kinds) -> float:
    distance = np.linalg.norm(spots[:, None] - spots[None], axis=-1)
    near = distance < (radii[:, None] + radii[None]) * 1.35
    return float((near & (kinds[:, None] == kinds[None])).sum())
