"""Wrapping paper: fibres, soft dents, the memory of having been folded."""

from studio.shader import Shader, between_colours, colour


def paper(name, tint, other, *, translucent=0.12, rough=0.75, crumple=0.45, fibre=90, fibre_contrast=1.0):
    s = Shader(name)
    point = s.object_point()
    dents = s.noise(point, 3.2, 2, distortion=1.2)
    folds = s.node('TexVoronoi', {'Vector': point, 'Scale': 2.6}, feature='DISTANCE_TO_EDGE').outputs[0]
    small = s.node('TexVoronoi', {'Vector': point, 'Scale': 6.5}, feature='DISTANCE_TO_EDGE').outputs[0]
    stretched = s.node('Mapping', {0: point, 'Scale': (fibre, fibre, fibre * 0.25)}).outputs[0]
    fibres = s.noise(stretched, 1.0, 3)
    tone = s.between(fibres, 0.5 - 0.5 / max(fibre_contrast, 0.01), 0.5 + 0.5 / max(fibre_contrast, 0.01))
    height = s.add(s.times(s.math('MINIMUM', folds, 0.12), 2.2), s.times(s.math('MINIMUM', small, 0.06), 1.2))
    height = s.add(height, s.add(s.times(dents, 0.8), s.times(fibres, 0.05)))
    return s.surface(
        s.mix(tone, colour(tint), colour(other)),
        rough=rough,
        specular=0.2,
        normal=s.bump(height, crumple, 0.06),
        translucent=translucent,
        bounced=between_colours(colour(tint), colour(other), 0.5),
    )
