"""The light of a room (sun and sky through its window) and of a studio (three soft boxes)."""

import math

import bpy
from mathutils import Vector


def set_up(light):
    {"room": room, "studio": studio}[light]()


def room():
    world((0.92, 0.96, 1.0), 0.55)
    sun = lamp("SUN", (0, 0, 4), strength=5.2, color=(1.0, 0.87, 0.70))
    sun.data.angle = math.radians(1.2)
    sun.rotation_euler = Vector((0.86, 0.42, -0.62)).to_track_quat("-Z", "Y").to_euler()
    area((-2.75, 0.15, 1.4), (0.4, 0.0, 0.6), 1.8, 42, (0.93, 0.96, 1.0))
    area((1.2, -4.2, 2.9), (0.0, 0.0, 0.5), 3.2, 26, (1.0, 0.97, 0.93))


def studio():
    world((1.0, 0.99, 0.97), 0.34)
    area((-3.2, -3.0, 3.6), (0, 0, 0.4), 2.6, 170, (1.0, 0.97, 0.93))
    area((3.4, -1.6, 2.2), (0, 0, 0.5), 2.2, 30, (0.94, 0.97, 1.0))
    area((0.6, 2.6, 3.2), (0, 0, 0.6), 1.6, 70, (1.0, 1.0, 1.0))


def world(color, strength):
    sky = bpy.data.worlds.new("world")
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*color, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = sky


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
