"""Plain stuff: glaze, clay, board, wax, soil."""

from studio.shader import Shader, between_colours, colour


def matter(
    name,
    tint,
    other=None,
    *,
    blend=0.1,
    grain=20,
    rough=0.6,
    specular=0.3,
    bump=0.0,
    metal=0.0,
    translucent=0.0,
    sheen=0.0,
    coat=0.0,
):
    """One colour clouded with another; `grain` is how fine the clouds and the relief are."""
    s = Shader(name)
    base = colour(tint)
    darker = colour(other) if other else tuple(c * 0.6 for c in base[:3]) + (1,)
    clouds = s.noise(s.object_point(), grain, 6, 0.6)
    more = {'Metallic': metal, 'Sheen': sheen, 'Clearcoat': coat, 'Clearcoat Roughness': 0.15}
    normal = s.bump(clouds, bump) if bump else None
    return s.surface(
        s.mix(s.times(clouds, blend), base, darker),
        rough=rough,
        specular=specular,
        normal=normal,
        translucent=translucent,
        bounced=None if metal else between_colours(base, darker, blend / 2),
        **more,
    )


def backdrop(name, tint):
    """Matt paper without grain: half of every picture is made of it, so it is the cheapest thing to reckon."""
    s = Shader(name)
    return s.finish(s.node('BsdfDiffuse', {'Color': between_colours(colour(tint), (0, 0, 0, 1), 0.01)}).outputs[0])


def speckled(name, tint, speck='#6a5646', *, rough=0.42, amount=0.7):
    """Stoneware glaze with iron specks and a hand-thrown unevenness."""
    s = Shader(name)
    point = s.object_point()
    clouds = s.noise(point, 7, 4)
    cells = s.node('TexVoronoi', {'Vector': point, 'Scale': 34.0, 'Randomness': 1.0})
    sparse = s.between(s.noise(point, 21, 2), 0.50, 0.62)
    dots = s.times(s.times(s.math('LESS_THAN', cells.outputs['Distance'], 0.17), sparse), amount)
    base = s.mix(s.times(clouds, 0.22), colour(tint), tuple(c * 0.62 for c in colour(tint)[:3]) + (1,))
    normal = s.bump(s.add(clouds, s.noise(point, 60, 2)), 0.06, 0.02)
    return s.surface(
        s.mix(dots, base, colour(speck)), rough=rough, specular=0.42, normal=normal, bounced=colour(tint)
    )
