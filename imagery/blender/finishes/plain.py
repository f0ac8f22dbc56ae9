"""What has hardly a structure: paint, metal, plaster, paper, foam."""

from nodes import rgba, shade


def paint(nodes, shader, color, _along):
    nodes.put(shader.inputs["Base Color"], rgba(color))
    nodes.put(shader.inputs["Roughness"], 0.42)
    nodes.bump(shader, nodes.noise(nodes.place(), 90, detail=2.0), 0.0004, 0.25)


def metal(gloss):
    def recipe(nodes, shader, color, _along):
        nodes.put(shader.inputs["Base Color"], rgba(color))
        nodes.put(shader.inputs["Metallic"], 1.0)
        nodes.put(shader.inputs["Roughness"], gloss)

    return recipe


def powder(nodes, shader, color, _along):
    """Steel as furniture has it: coated, with a fine grain."""
    nodes.put(shader.inputs["Base Color"], rgba(color))
    nodes.put(shader.inputs["Roughness"], 0.38)
    nodes.bump(shader, nodes.noise(nodes.place(), 900, detail=1.0), 0.0003, 0.3)


def matt(depth, scale, rough=0.95):
    def recipe(nodes, shader, color, _along):
        grain = nodes.noise(nodes.place(), scale, detail=2.0)
        nodes.put(shader.inputs["Base Color"], nodes.mix(nodes.ramp(grain, 0.3, 0.7), shade(color, 0.965), shade(color, 1.02)))
        nodes.put(shader.inputs["Roughness"], rough)
        nodes.bump(shader, grain, depth, 0.35)

    return recipe


RECIPES = {
    "paint": paint,
    "steel": powder,
    "brass": metal(0.24),
    "foam": matt(0.0012, 260),
    "plaster": matt(0.0016, 7),
    "paper": matt(0.0002, 300),
}
