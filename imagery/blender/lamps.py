"""What light comes from: the sky, and lamps of a kind."""

import bpy
from mathutils import Vector


def world(color, strength):
    sky = bpy.data.worlds.new("world")
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*color, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = sky
    return sky.node_tree


def area(at, target, size, power, color):
    light = lamp("AREA", at, power, color)
    light.data.size = size
    light.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def lamp(kind, at, strength, color):
    data = bpy.data.lights.new(kind, kind)
    data.energy = strength
    data.color = color
    holder = bpy.data.objects.new(kind, data)
    holder.location = at
    bpy.context.scene.collection.objects.link(holder)
    return holder
