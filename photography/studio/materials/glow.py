"""Wax that takes light in, and flame that gives it."""

from studio.shader import Shader, colour


def wax(name, tint='#efe6d2'):
    s = Shader(name)
    clouds = s.noise(s.object_point(), 5, 3)
    base = s.mix(s.times(clouds, 0.2), colour(tint), colour('#d9c8a4'))
    return s.surface(
        base,
        rough=0.42,
        specular=0.35,
        normal=s.bump(clouds, 0.08, 0.02),
        translucent=0.25,
        **{'Subsurface': 0.25, 'Subsurface Radius': (0.25, 0.16, 0.08), 'Subsurface Color': colour('#f2dcae')},
    )


def flame(name='flame', strength=9.0):
    s = Shader(name)
    along = s.attribute('place')[1]
    tint = s.ramp(
        along, [(0, colour('#3a5cc0')), (0.16, colour('#f0a040')), (0.5, colour('#ffd98a')), (1, colour('#ffb648'))]
    )
    light = s.node('Emission', {'Color': tint, 'Strength': strength})
    air = s.node('BsdfTransparent')
    return s.finish(
        s.node(
            'MixShader',
            {
                0: s.ramp(along, [(0, (0.25, 0.25, 0.25, 1)), (0.3, (1, 1, 1, 1))]),
                1: air.outputs[0],
                2: light.outputs[0],
            },
        ).outputs[0]
    )
