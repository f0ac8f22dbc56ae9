"""Leaves: no two are of the same green."""

from nodes import shade


def leaf(nodes, shader, color, _along):
    chance = nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    nodes.put(shader.inputs["Base Color"], nodes.mix(chance, shade(color, 0.7), shade(color, 1.25)))
    nodes.put(shader.inputs["Roughness"], 0.42)


RECIPES = {"leaf": leaf}
