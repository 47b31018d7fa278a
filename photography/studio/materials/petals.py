"""Petal: a gradient from claw to tip, fanning veins, a paler rim, light passing through, and a little age at the edge."""

from dataclasses import dataclass

from studio.shader import BLACK, WHITE, Shader, colour


@dataclass(frozen=True)
class PetalLook:
    """Colours as '#rrggbb'; `stops` runs from the base (0) to the tip (1)."""

    stops: tuple
    heart: str | None = None  # the colour deep in the bloom, fading out by `heart_until`
    heart_until: float = 0.5
    rim: str | None = None
    rim_strength: float = 0.6
    vein: float = 0.35
    vein_tint: str | None = None
    vein_count: float = 16
    bump: float = 0.3
    translucent: float = 0.32
    rough: float = 0.55
    specular: float = 0.18
    sheen: float = 0.25
    hue_spread: float = 0.008
    value_spread: float = 0.14
    spots: str | None = None
    age: float = 0.35
    stripe: str | None = None  # a band of colour along the middle, as on some lilies and orchids


def petal_material(name: str, look: PetalLook):
    s = Shader(name)
    across, along, chance = s.attribute('place')
    depth, edge, wear = s.attribute('bloom')
    each = s.object_chance()
    seed = s.add(s.times(chance, 37.0), s.times(each, 11.0))
    veins = s.noise(s.triple(s.times(across, float(look.vein_count)), s.times(along, 2.2), seed))
    cloud = s.noise(s.triple(s.times(across, 1.6), s.times(along, 2.0), s.times(seed, 2.4)), 1.3, 2)
    along_soft = s.add(along, s.times(s.math('SUBTRACT', cloud, 0.5), 0.22))
    along_soft = s.add(along_soft, s.times(s.math('SUBTRACT', veins, 0.5), 0.10))
    tint = _gradient(s, along_soft, depth, look)
    if look.rim:
        tint = s.mix(s.times(edge, look.rim_strength, clamp=True), tint, colour(look.rim))
    if look.stripe:
        band = s.ramp(s.math('ABSOLUTE', across), [(0, WHITE), (0.45, BLACK)])
        tint = s.mix(s.times(band, 0.75), tint, colour(look.stripe))
    dark = colour(look.vein_tint) if look.vein_tint else s.mix(1.0, tint, (0.80, 0.72, 0.74, 1), 'MULTIPLY')
    tint = s.mix(s.times(s.between(veins, 0.35, 0.68), look.vein), tint, dark)
    if look.spots:
        tint = s.mix(s.times(_spots(s, across, along, seed), 0.8), tint, colour(look.spots))
    if look.age:
        tint = _aged(s, tint, edge, wear, each, cloud, look.age)
    tint = _varied(s, tint, chance, each, look)
    normal = s.bump(s.add(veins, s.times(cloud, 0.8)), look.bump, 0.012)
    glow = s.node('HueSaturation', {'Saturation': 1.15, 'Color': tint}).outputs[0]
    more = {'Sheen': look.sheen, 'Sheen Tint': 0.6}
    return s.surface(
        tint,
        rough=look.rough,
        specular=look.specular,
        normal=normal,
        translucent=look.translucent,
        glow=glow,
        bounced=_gradient(s, along, depth, look),
        **more,
    )


def _gradient(s: Shader, along, depth, look: PetalLook):
    tint = s.ramp(along, [(at, colour(code)) for at, code in look.stops])
    if look.heart:
        tint = s.mix(s.ramp(depth, [(0, WHITE), (look.heart_until, BLACK)]), tint, colour(look.heart))
    return tint


def _spots(s: Shader, across, along, seed):
    cells = s.triple(s.times(across, 5.0), s.times(along, 17.0), seed)
    near = s.node('TexVoronoi', {'Vector': cells, 'Scale': 1.0, 'Randomness': 0.9}).outputs['Distance']
    dots = s.ramp(near, [(0.12, WHITE), (0.30, BLACK)])
    throat = s.ramp(along, [(0.12, BLACK), (0.25, WHITE), (0.55, (0.9, 0.9, 0.9, 1)), (0.72, BLACK)])
    middle = s.ramp(s.math('ABSOLUTE', across), [(0.35, WHITE), (0.75, BLACK)])
    return s.times(dots, s.times(throat, middle))


def _aged(s: Shader, tint, edge, wear, each, cloud, amount):
    """A dry, slightly brown rim on a few petals: what tells a grown flower from a moulded one."""
    old = s.times(s.between(wear, 0.62, 1.0), s.between(each, 0.1, 1.0))
    rim = s.times(s.between(edge, 0.72, 1.0), s.between(cloud, 0.45, 0.7))
    return s.mix(s.times(s.times(rim, old), amount), tint, colour('#b08a5c'))


def _varied(s: Shader, tint, chance, each, look: PetalLook):
    hue = s.add(0.5, s.times(s.math('SUBTRACT', each, 0.5), look.hue_spread * 2))
    hue = s.add(hue, s.times(s.math('SUBTRACT', chance, 0.5), look.hue_spread))
    value = s.times(s.add(s.times(chance, 0.5), s.times(each, 0.5)), look.value_spread)
    value = s.add(1 - look.value_spread / 2, value)
    return s.node('HueSaturation', {'Hue': hue, 'Value': value, 'Color': tint}).outputs[0]
