"""The light of a room: sun and sky through its window, and what comes back from the rest of the house."""

import math

from mathutils import Vector

import lamps


def set_up(sun):
    """sun: {"toward": where its light goes in Blender's axes, "color", "strength"}"""
    sky(lamps.world((0.92, 0.96, 1.0), 0.55))
    light = lamps.lamp("SUN", (0, 0, 4), strength=sun["strength"], color=sun["color"])
    light.data.angle = math.radians(1.2)
    light.rotation_euler = Vector(sun["toward"]).to_track_quat("-Z", "Y").to_euler()
    lamps.area((-2.75, 0.15, 1.4), (0.4, 0.0, 0.6), 1.8, 42, (0.93, 0.96, 1.0))
    lamps.area((1.2, -4.2, 2.9), (0.0, 0.0, 0.5), 3.2, 26, (1.0, 0.97, 0.93))


def sky(tree):
    """Seen through a window it is brighter than any wall, as by day; it does not light the room more for it."""
    background = tree.nodes["Background"]
    path = tree.nodes.new("ShaderNodeLightPath")
    strength = tree.nodes.new("ShaderNodeMapRange")
    strength.inputs["To Min"].default_value = background.inputs["Strength"].default_value
    strength.inputs["To Max"].default_value = 2.4
    tree.links.new(path.outputs["Is Camera Ray"], strength.inputs["Value"])
    tree.links.new(strength.outputs["Result"], background.inputs["Strength"])
