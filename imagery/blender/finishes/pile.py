"""Loops, stitches and tufts: boucle, terry, wool, yarn, rugs and the knit of a mattress."""

from nodes import shade


def knit(nodes, shader, color, _along):
    """Small diamonds, as the cover of a mattress has them."""
    place = nodes.place((150, 150, 150))
    one = nodes.new("ShaderNodeTexWave", {"Vector": nodes.new("ShaderNodeMapping", {"Vector": place, "Rotation": (0.3, 0.2, 0.785)}).outputs[0], "Scale": 0.35, "Distortion": 0.6})
    other = nodes.new("ShaderNodeTexWave", {"Vector": nodes.new("ShaderNodeMapping", {"Vector": place, "Rotation": (0.3, 0.2, -0.785)}).outputs[0], "Scale": 0.35, "Distortion": 0.6})
    both = nodes.maths("MULTIPLY", one.outputs["Fac"], other.outputs["Fac"])
    nodes.put(shader.inputs["Base Color"], nodes.mix(nodes.maths("MULTIPLY", both, 0.5), shade(color, 0.86), shade(color, 1.05)))
    nodes.put(shader.inputs["Roughness"], 0.92)
    nodes.put(shader.inputs["Sheen"], 0.2)
    nodes.bump(shader, both, 0.0016, 0.6)


def pile(scale, depth, tone=0.75):
    """Loops and tufts: boucle, terry, wool, rugs; `scale` of them per metre."""

    def recipe(nodes, shader, color, _along):
        cells = nodes.new("ShaderNodeTexVoronoi", {"Vector": nodes.place(), "Scale": scale, "Randomness": 1.0})
        height = nodes.maths("SUBTRACT", 1.0, cells.outputs["Distance"])
        soft = nodes.noise(nodes.place(), scale * 0.4, detail=2.0)
        nodes.put(shader.inputs["Base Color"], nodes.mix(nodes.maths("MULTIPLY", cells.outputs["Distance"], soft), shade(color, 1.06), shade(color, tone)))
        nodes.put(shader.inputs["Roughness"], 0.95)
        nodes.put(shader.inputs["Sheen"], 0.35)
        nodes.bump(shader, height, depth, 0.9)

    return recipe


RECIPES = {
    "knit": knit,
    "boucle": pile(120, 0.0035, 0.7),
    "terry": pile(380, 0.0022, 0.8),
    "wool": pile(300, 0.0014, 0.72),
    "yarn": pile(46, 0.012, 0.6),
    "rug": pile(160, 0.008, 0.66),
}
