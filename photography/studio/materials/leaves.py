"""Leaf and stem."""

from studio.materials.matter import matter
from studio.shader import BLACK, WHITE, Shader, between_colours, colour


def leaf_material(
    name, dark='#3f5a34', light='#6f8a55', rib='#8ea777', *, rough=0.42, translucent=0.22, bloom=0.0, rib_width=0.04
):
    """`bloom` is the waxy grey-blue dust of eucalyptus and tulip leaves."""
    s = Shader(name)
    across, along, chance = s.attribute('place')
    off_middle = s.math('ABSOLUTE', across)
    luck = s.add(s.times(chance, 0.6), s.times(s.object_chance(), 0.4))
    patches = s.noise(s.triple(s.times(across, 3.0), s.times(along, 5.0), s.times(chance, 50.0)), 1.5, 4)
    tint = s.mix(s.add(s.times(luck, 0.6), s.times(patches, 0.4)), colour(dark), colour(light))
    comb = s.math('SINE', s.times(s.math('SUBTRACT', along, s.times(off_middle, 0.22)), 62.0))
    side_veins = s.ramp(comb, [(0.80, BLACK), (1, WHITE)])
    midrib = s.ramp(off_middle, [(0, WHITE), (rib_width + 0.05, BLACK)])
    tint = s.mix(s.times(side_veins, 0.22), tint, colour(rib))
    tint = s.mix(s.times(midrib, 0.7), tint, colour(rib))
    if bloom:
        tint = s.mix(bloom, tint, colour('#c3d0c6'))
    normal = s.bump(s.math('SUBTRACT', patches, s.times(s.add(side_veins, midrib), 0.5)), 0.25)
    glow = s.mix(0.5, tint, colour('#9dbb52'))
    plain = between_colours(between_colours(colour(dark), colour(light), 0.45), colour('#c3d0c6'), bloom)
    return s.surface(tint, rough=rough, specular=0.35, normal=normal, translucent=translucent, glow=glow, bounced=plain)


def stem_material(name='stem', tint='#6a8148', other='#4f6a38'):
    return matter(name, tint, other, blend=0.5, grain=9, rough=0.5, specular=0.3)
