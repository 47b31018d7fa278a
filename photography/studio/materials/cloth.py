"""Satin ribbon and linen: a weave too fine to see that breaks the light in one direction."""

from studio.shader import Shader, colour


def satin(name, tint, *, rough=0.34):
    s = Shader(name)
    across, along, _ = s.attribute('place')
    weave = s.noise(s.triple(s.times(across, 160.0), s.times(along, 9.0), 0.0), 1, 2)
    soft = s.noise(s.triple(s.times(across, 3.0), s.times(along, 14.0), 1.0), 1, 3)
    base = s.mix(s.times(soft, 0.18), colour(tint), tuple(c * 0.72 for c in colour(tint)[:3]) + (1,))
    normal = s.bump(s.add(s.times(weave, 0.25), soft), 0.18, 0.02)
    return s.surface(
        base,
        rough=rough,
        specular=0.5,
        normal=normal,
        translucent=0.08,
        Sheen=0.8,
        Anisotropic=0.6,
    )


def linen(name, tint, other):
    """Thick and thin threads crossing, no shine."""
    s = Shader(name)
    across, along, _ = s.attribute('place')
    warp = s.math('SINE', s.times(across, 70.0))
    weft = s.math('SINE', s.times(along, 420.0))
    threads = s.times(s.add(warp, weft), 0.5)
    slub = s.noise(s.triple(s.times(across, 8.0), s.times(along, 60.0), 0.0), 1, 3)
    base = s.mix(slub, colour(tint), colour(other))
    return s.surface(
        base, rough=0.85, specular=0.12, normal=s.bump(s.add(threads, slub), 0.35, 0.01), translucent=0.12, Sheen=0.5
    )
