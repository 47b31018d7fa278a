"""Sawn wood: grain along x, each board a little different."""

from studio.shader import Shader, colour


def wood(name, light, dark):
    s = Shader(name)
    point = s.object_point()
    chance = s.attribute('place')[2]
    moved = s.node(
        'VectorMath',
        {0: point, 1: s.triple(s.times(chance, 31.0), s.times(chance, 17.0), s.times(chance, 11.0))},
        operation='ADD',
    ).outputs[0]
    stretched = s.node('Mapping', {0: moved, 'Scale': (0.7, 9.0, 9.0)}).outputs[0]
    rings = s.noise(stretched, 1.4, 5, 0.6, distortion=0.8)
    fine = s.noise(s.node('Mapping', {0: moved, 'Scale': (3.0, 70.0, 70.0)}).outputs[0], 1, 3)
    tone = s.add(s.times(s.between(rings, 0.35, 0.7), 0.65), s.times(fine, 0.35))
    base = s.mix(tone, colour(light), colour(dark))
    base = s.node('HueSaturation', {'Value': s.add(0.86, s.times(chance, 0.26)), 'Color': base}).outputs[0]
    return s.surface(base, rough=0.72, specular=0.2, normal=s.bump(s.add(rings, fine), 0.25, 0.02))
