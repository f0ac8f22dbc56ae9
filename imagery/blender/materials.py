"""What surfaces look like, by the `finish` that the models name: grain, weave, pile and gloss, all computed.

Lengths are metres in the thing's own coordinates, so that a grain runs along its board.
"""

import bpy
from finishes import leaf, pile, plain, wood, woven
from nodes import Nodes

RECIPES = {**plain.RECIPES, **wood.RECIPES, **woven.RECIPES, **pile.RECIPES, **leaf.RECIPES}


def dress():
    """Gives every mesh the material of its finish; boards get the grain of their longest side."""
    made = {}
    for thing in bpy.data.objects:
        if thing.type != "MESH" or not thing.data.materials:
            continue
        given = thing.data.materials[0]
        finish = given.get("finish", "paint")
        along = longest(thing) if finish in wood.RECIPES else 0
        key = (given.name, along)
        if key not in made:
            made[key] = build(finish, color_of(given), along)
        thing.data.materials[0] = made[key]


def longest(thing):
    sides = [thing.dimensions[axis] / max(abs(thing.scale[axis]), 1e-6) for axis in range(3)]
    return sides.index(max(sides))


def color_of(material):
    shader = material.node_tree.nodes.get("Principled BSDF")
    return tuple(shader.inputs["Base Color"].default_value)[:3]


def build(finish, color, along):
    material = bpy.data.materials.new(finish)
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    shader = material.node_tree.nodes["Principled BSDF"]
    RECIPES[finish](nodes, shader, color, along)
    only_for_the_eye(nodes, shader, color)
    return material


def only_for_the_eye(nodes, shader, color):
    """Light that has bounced needs the colour of a surface, not its weave: half the time of a picture is saved."""
    plain = nodes.new("ShaderNodeBsdfDiffuse", {"Color": (*color, 1)})
    seen = nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
    mixed = nodes.new("ShaderNodeMixShader", {0: seen, 1: plain.outputs[0], 2: shader.outputs[0]})
    output = next(node for node in nodes.tree.nodes if node.type == "OUTPUT_MATERIAL")
    nodes.put(output.inputs["Surface"], mixed.outputs[0])
