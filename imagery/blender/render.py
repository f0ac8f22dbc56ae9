"""Renders pictures from a list of jobs, one after the other: blender -b --factory-startup -P render.py -- jobs.json

A job: {"glb", "out", "light": "room"|"studio", "sun" (of a room): {"toward", "color", "strength"}, "camera": {"at",
"target", "angle", "aperture"?}, "size": [w, h], "samples", "exposure"}. Coordinates are those of the models (metres, y up); Blender's z is up.
"""

import importlib
import json
import math
import os
import sys

import addon_utils
import bpy
import numpy
from mathutils import Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import denoise  # noqa: E402
import materials  # noqa: E402


# The importer of Blender 3.4 is older than the numpy that Debian gives it.
numpy.bool = bool


def up(point):
    """A point of the models (y up) in Blender's axes (z up)."""
    x, y, z = point
    return Vector((x, -z, y))


def render(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable("io_scene_gltf2")
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    soften()
    materials.dress()
    importlib.import_module(job["light"] + "_light").set_up(job.get("sun"))
    aim(job["camera"])
    settings(job)
    denoise.render(job["out"], has_shade=job["light"] == "room")


def soften():
    """Cloth is smoothed once more than its model, which the browser shows too.

    Nobody sees where its points would lie after endless smoothing, and to compute it took longer than to render.
    """
    for thing in bpy.data.objects:
        if thing.type == "MESH" and thing.get("isSoft"):
            smooth = thing.modifiers.new("smooth", "SUBSURF")
            smooth.render_levels = 1
            smooth.use_limit_surface = False


def aim(camera):
    lens = bpy.data.cameras.new("camera")
    lens.sensor_fit = "VERTICAL"
    lens.angle = math.radians(camera["angle"])
    holder = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(holder)
    at, target = up(camera["at"]), up(camera["target"])
    holder.location = at
    holder.rotation_euler = (target - at).to_track_quat("-Z", "Y").to_euler()
    if camera.get("aperture"):
        lens.dof.use_dof = True
        lens.dof.focus_distance = (target - at).length
        lens.dof.aperture_fstop = camera["aperture"]
    bpy.context.scene.camera = holder


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["size"]
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.samples = job["samples"]
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = job["exposure"]


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    for work in json.load(file):
        render(work)
        print("rendered", work["out"], flush=True)
