"""A short way to write the node tree of a material."""

import bpy


class Nodes:
    """A short way to write a node tree."""

    def __init__(self, tree):
        self.tree = tree

    def new(self, kind, links=None, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (links or {}).items():
            self.put(node.inputs[name], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def place(self, scale=(1, 1, 1), random=0.0):
        """The thing's own coordinates, stretched; moved at random for each thing, so that no two boards are one."""
        place = self.new("ShaderNodeTexCoord").outputs["Object"]
        if random:
            chance = self.new("ShaderNodeObjectInfo").outputs["Random"]
            away = self.new("ShaderNodeVectorMath", {0: (random, random * 2.3, random * 1.7)}, operation="SCALE")
            self.put(away.inputs["Scale"], chance)
            place = self.new("ShaderNodeVectorMath", {0: place, 1: away.outputs[0]}).outputs[0]
        return self.new("ShaderNodeMapping", {"Vector": place, "Scale": scale}).outputs[0]

    def noise(self, place, scale, detail=3.0, distortion=0.0):
        return self.new(
            "ShaderNodeTexNoise", {"Vector": place, "Scale": scale, "Detail": detail, "Distortion": distortion}
        ).outputs["Fac"]

    def mix(self, factor, one, other):
        return self.new("ShaderNodeMixRGB", {"Fac": factor, "Color1": rgba(one), "Color2": rgba(other)}).outputs[0]

    def ramp(self, value, low, high):
        return self.new("ShaderNodeMapRange", {0: value, 1: low, 2: high}).outputs[0]

    def maths(self, operation, one, other=0.5):
        return self.new("ShaderNodeMath", {0: one, 1: other}, operation=operation).outputs[0]

    def bump(self, shader, height, distance, strength=1.0):
        bump = self.new("ShaderNodeBump", {"Height": height, "Distance": distance, "Strength": strength})
        self.put(shader.inputs["Normal"], bump.outputs[0])


def rgba(color):
    return color if isinstance(color, bpy.types.NodeSocket) else (*color[:3], 1)


def shade(color, factor):
    return tuple(min(1.0, part * factor) for part in color)
