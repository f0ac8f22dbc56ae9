"""Renders and takes out the grain that is left: Debian's Blender has no denoiser of its own.

The light on a surface is smooth where its colour is not, so the picture is divided by the colour of the surfaces,
the light is averaged over wider and wider rings (a wavelet "à trous"), wherever surfaces face the same way and have
the same colour, and is multiplied with the colour again. A room has shade, where little light means much grain: there
single bright grains are tamed first, and surfaces need not face quite the same way.
"""

import os
import tempfile

import bpy
import numpy as np

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}
KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
STRIP = 16


def render(out, has_shade):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        store_passes(scene, folder)
        bpy.ops.render.render()
        planes = {name: load(folder, name) for name in PASSES}
    save(scene, filtered(**planes, has_shade=has_shade), out)


def store_passes(scene, folder):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in PASSES.items():
        sink = tree.nodes.new("CompositorNodeOutputFile")
        sink.base_path = folder
        sink.format.file_format = "OPEN_EXR"
        sink.format.color_depth = "32"
        sink.format.exr_codec = "NONE"
        sink.file_slots[0].path = name
        tree.links.new(source.outputs[socket], sink.inputs[0])


def load(folder, name):
    file = next(entry for entry in os.listdir(folder) if entry.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    plane = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(plane)
    bpy.data.images.remove(image)
    return plane.reshape(height, width, 4)[:, :, :3]


def filtered(color, albedo, normal, depth, has_shade):
    base = np.maximum(albedo, 0.03)
    light = np.minimum(color / base, 30)
    if has_shade:
        light = tamed(light)
    depth = np.log(np.maximum(depth[:, :, :1], 0.05))
    for ring in range(3):
        step = 1 << ring
        brightness = blurred(light.mean(axis=2, keepdims=True))
        tolerance = 0.5 / step
        turn = 0.14 * (1 + 3 * np.exp(-3 * brightness)) if has_shade else 0.14
        signs = [normal / turn, albedo / 0.063, depth / (0.02 * step), np.log(brightness + 0.12) / tolerance]
        light = averaged(light, np.concatenate(signs, axis=2).astype(np.float32), step)
    return softened(light * base, np.concatenate([normal / 0.3, albedo / 0.12, depth / 0.03], axis=2))


def tamed(light):
    """No pixel is much brighter than the third brightest of the eight around it."""
    brightness = light.mean(axis=2, keepdims=True)
    around = np.stack([shifted for place, shifted in enumerate(neighbours(brightness)) if place != 4])
    limit = np.partition(around, 5, axis=0)[5] * 1.25 + 0.02
    return light * np.minimum(1, limit / np.maximum(brightness, 1e-6))


def softened(picture, signs):
    """Where a pixel is unlike those around it nothing was averaged: an edge is drawn as soft as its pixels are wide."""
    height, width = picture.shape[:2]
    alike = np.zeros((height, width), dtype=np.float32)
    for moved in neighbours(signs):
        apart = moved - signs
        alike += np.exp(-np.einsum("ijk,ijk->ij", apart, apart))
    share = np.clip((7.5 - alike) / 3, 0, 1)[:, :, None]
    # A bright grain weighs no more than a dark one.
    bounded = picture / (1 + picture)
    mixed = np.minimum(bounded * (1 - share) + tent(bounded) * share, 0.999)
    return mixed / (1 - mixed)


def tent(plane):
    weights = (0.25, 0.5, 0.25)
    return sum(
        weights[place // 3] * weights[place % 3] * moved for place, moved in enumerate(neighbours(plane))
    )


def averaged(light, signs, step):
    """One ring: neighbours `step` pixels apart count for as much as their signs are alike."""
    reach = 2 * step
    margins = ((reach, reach), (reach, reach), (0, 0))
    wide_light, wide_signs = np.pad(light, margins, mode="edge"), np.pad(signs, margins, mode="edge")
    strips = [
        strip_averaged(*(plane[top : top + STRIP + 2 * reach] for plane in (wide_light, wide_signs)), step)
        for top in range(0, light.shape[0], STRIP)
    ]
    return np.concatenate(strips)


def strip_averaged(wide_light, wide_signs, step):
    """A few rows at a time stay in the processor's cache: a third of the time."""
    reach = 2 * step
    height, width = wide_light.shape[0] - 2 * reach, wide_light.shape[1] - 2 * reach
    signs = wide_signs[reach : reach + height, reach : reach + width]
    total = np.zeros((height, width, 3), dtype=np.float32)
    weights = np.zeros((height, width, 1), dtype=np.float32)
    for row, row_weight in enumerate(KERNEL):
        for column, column_weight in enumerate(KERNEL):
            here = np.s_[row * step : row * step + height, column * step : column * step + width]
            apart = wide_signs[here] - signs
            unlike = np.einsum("ijk,ijk->ij", apart, apart)[:, :, None]
            weight = np.float32(row_weight * column_weight) * np.exp(-unlike)
            total += wide_light[here] * weight
            weights += weight
    return total / weights


def blurred(plane):
    """The average of nine pixels: a single grain is not an edge."""
    return sum(neighbours(plane)) / 9


def neighbours(plane):
    """The plane nine times, each moved by at most a pixel; the fifth is not moved."""
    height, width = plane.shape[:2]
    wide = np.pad(plane, ((1, 1), (1, 1), (0, 0)), mode="edge")
    return [wide[row : row + height, column : column + width] for row in range(3) for column in range(3)]


def save(scene, plane, out):
    height, width = plane.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    whole = np.concatenate([plane, np.ones((height, width, 1), dtype=np.float32)], axis=2)
    image.pixels.foreach_set(whole.astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(out, scene=scene)
    bpy.data.images.remove(image)
