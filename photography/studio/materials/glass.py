"""Glass and water. Shadow and bounced light pass straight through: no caustics to wait for."""

from studio.shader import Shader, between_colours


def clear(name, tint=(0.97, 0.99, 0.98, 1), index=1.45, shade=(0.93, 0.95, 0.94, 1)):
    s = Shader(name)
    body = s.node('BsdfGlass', {'Color': tint, 'Roughness': 0.0, 'IOR': index})
    open_air = s.node('BsdfTransparent', {'Color': shade})
    path = s.node('LightPath')
    skip = s.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    return s.finish(s.node('MixShader', {0: skip, 1: body.outputs[0], 2: open_air.outputs[0]}).outputs[0])


def glass(tint=(0.97, 0.99, 0.98, 1)):
    """Coloured glass throws a coloured shadow."""
    return clear('glass', tint, shade=between_colours((0.93, 0.95, 0.94, 1), tint, 0.45))


def contact_shade(strength: float):
    """What little light reaches the ground right under a foot that lets light through."""
    s = Shader(f'contact shade {strength:.2f}')
    ground = s.node('BsdfTransparent', {'Color': (1 - 0.80 * strength, 1 - 0.84 * strength, 1 - 0.88 * strength, 1)})
    return s.finish(ground.outputs[0])


def water():
    return clear('water', (0.97, 0.985, 0.97, 1), 1.33, (1, 1, 1, 1))
