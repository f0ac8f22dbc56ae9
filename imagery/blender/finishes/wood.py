"""Grain along the board, fibres, knots of pine and strips of bamboo."""

from nodes import shade

WOODS = {
    "oak": {"grain": 22, "contrast": 0.30, "gloss": 0.46},
    "walnut": {"grain": 16, "contrast": 0.46, "gloss": 0.40},
    "acacia": {"grain": 11, "contrast": 0.62, "gloss": 0.38},
    "pine": {"grain": 12, "contrast": 0.24, "gloss": 0.5, "knots": True},
    "bamboo": {"grain": 46, "contrast": 0.22, "gloss": 0.36, "strips": True},
}


def wood(nodes, shader, color, along, grain, contrast, gloss, knots=False, strips=False):
    stretch = [1.0, 1.0, 1.0]
    stretch[along] = 0.07
    place = nodes.place(stretch, random=9.0)
    figure = nodes.noise(place, grain, detail=5.0, distortion=1.4)
    fibre = nodes.noise(nodes.place([1 if axis != along else 0.015 for axis in range(3)], random=4.0), 420, detail=2.0)
    dark, light = shade(color, 1 - contrast), shade(color, 1 + contrast * 0.35)
    tint = nodes.mix(nodes.ramp(figure, 0.34, 0.66), dark, light)
    tint = nodes.mix(nodes.maths("MULTIPLY", nodes.ramp(fibre, 0.45, 0.75), contrast * 0.5), tint, shade(color, 0.55))
    chance = nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    tint = nodes.mix(nodes.maths("MULTIPLY", chance, 0.22), tint, shade(color, 0.72))
    if knots:
        spots = nodes.new("ShaderNodeTexVoronoi", {"Vector": nodes.place([2.2 if axis != along else 1.1 for axis in range(3)], random=6.0), "Scale": 2.0})
        tint = nodes.mix(nodes.ramp(spots.outputs["Distance"], 0.075, 0.03), tint, shade(color, 0.42))
    if strips:
        across = [0.0 if axis == along else 1.0 for axis in range(3)]
        cells = nodes.new("ShaderNodeTexVoronoi", {"Vector": nodes.place(across, random=3.0), "Scale": 38.0})
        tint = nodes.mix(nodes.maths("MULTIPLY", cells.outputs["Color"], 0.35), tint, shade(color, 0.7))
    nodes.put(shader.inputs["Base Color"], tint)
    nodes.put(shader.inputs["Roughness"], nodes.maths("ADD", nodes.maths("MULTIPLY", fibre, 0.18), gloss - 0.09))
    nodes.bump(shader, fibre, 0.0004, 0.5)


def recipe(name):
    def build(nodes, shader, color, along):
        wood(nodes, shader, color, along, **WOODS[name])

    return build


RECIPES = {name: recipe(name) for name in WOODS}
