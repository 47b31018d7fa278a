"""A thin hand on Blender's shader nodes, so that a material reads as a recipe."""

import bpy


def colour(code: str) -> tuple:
    """'#rrggbb' as the linear colour that the renderer works in."""
    code = code.lstrip('#')
    parts = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def between_colours(a: tuple, b: tuple, part: float) -> tuple:
    return tuple(x + (y - x) * part for x, y in zip(a, b))


BLACK, WHITE = (0, 0, 0, 1), (1, 1, 1, 1)


class Shader:
    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node('OutputMaterial')

    def node(self, kind: str, inputs: dict | None = None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node, key, value)
        return node

    def feed(self, node, key, value) -> None:
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, operation: str, a, b=None, clamp=False):
        node = self.node('Math', operation=operation, use_clamp=clamp)
        self.feed(node, 0, a)
        if b is not None:
            self.feed(node, 1, b)
        return node.outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def times(self, a, b, clamp=False):
        return self.math('MULTIPLY', a, b, clamp)

    def ramp(self, factor, stops, interpolation='EASE'):
        node = self.node('ValToRGB')
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, tint) in zip(ramp.elements, stops):
            element.position = position
            element.color = tint
        self.feed(node, 'Fac', factor)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.node('MixRGB', blend_type=blend)
        for key, value in enumerate((factor, a, b)):
            self.feed(node, key, value)
        return node.outputs[0]

    def between(self, value, low, high):
        """0 below `low`, 1 above `high`."""
        return self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high}).outputs[0]

    def triple(self, x, y, z):
        return self.node('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def attribute(self, name: str):
        """The three numbers that every point of a mesh carries under `name`."""
        vector = self.node('Attribute', attribute_name=name).outputs['Vector']
        return self.node('SeparateXYZ', {0: vector}).outputs

    def object_point(self):
        return self.node('TexCoord').outputs['Object']

    def object_chance(self):
        """A number from 0 to 1 that differs from object to object."""
        return self.node('ObjectInfo').outputs['Random']

    def noise(self, vector, scale=1.0, detail=3.0, roughness=0.55, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': float(scale), 'Detail': float(detail), 'Roughness': roughness}
        return self.node('TexNoise', inputs | {'Distortion': distortion}).outputs[0]

    def bump(self, height, strength, distance=0.01):
        return self.node('Bump', {'Strength': strength, 'Distance': distance, 'Height': height}).outputs[0]

    def surface(
        self, base, *, rough=0.6, specular=0.3, normal=None, translucent=0.0, glow=None, bounced=None, **more
    ):
        """An opaque surface that lets `translucent` of the light through, tinted `glow`; gives the material.

        `bounced` is the colour that scattered light meets: where given, neither grain nor gloss is reckoned for light
        that no eye follows, which halves the time a picture takes.
        """
        inputs = {'Base Color': base, 'Roughness': rough, 'Specular': specular} | more
        if normal is not None:
            inputs['Normal'] = normal
        out = self.node('BsdfPrincipled', inputs).outputs[0]
        if translucent:
            through = self.node('BsdfTranslucent', {'Color': glow if glow is not None else base})
            if normal is not None:
                self.feed(through, 'Normal', normal)
            out = self.node('MixShader', {0: translucent, 1: out, 2: through.outputs[0]}).outputs[0]
        if bounced is not None:
            scattered = self.node('LightPath').outputs['Is Diffuse Ray']
            out = self.node('MixShader', {0: scattered, 1: out, 2: self._plain(bounced, translucent)}).outputs[0]
        return self.finish(out)

    def _plain(self, tint, translucent: float):
        shader = self.node('BsdfDiffuse', {'Color': tint}).outputs[0]
        if not translucent:
            return shader
        through = self.node('BsdfTranslucent', {'Color': tint}).outputs[0]
        return self.node('MixShader', {0: translucent, 1: shader, 2: through}).outputs[0]

    def finish(self, shader):
        self.feed(self.output, 'Surface', shader)
        return self.material
