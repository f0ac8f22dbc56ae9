"""Threads across and along: linen, percale, sateen; cane is woven too."""

from nodes import shade


def cloth(scale, depth, slub, sheen=0.25, rough=0.9):
    """Threads across and along: `scale` per metre, `depth` metres, `slub` how uneven they are."""

    def recipe(nodes, shader, color, _along):
        place = nodes.place()
        warp = nodes.noise(nodes.place((scale, scale * 0.09, scale * 0.09)), 1.0, detail=1.5)
        weft = nodes.noise(nodes.place((scale * 0.09, scale, scale)), 1.0, detail=1.5)
        threads = nodes.maths("ADD", warp, weft)
        uneven = nodes.ramp(nodes.maths("MULTIPLY", threads, 0.5), 0.4, 0.62)
        wide = nodes.noise(place, 3.0, detail=2.0)
        tint = nodes.mix(nodes.maths("MULTIPLY", uneven, slub), shade(color, 1.03), shade(color, 0.72))
        tint = nodes.mix(nodes.maths("MULTIPLY", wide, 0.08), tint, shade(color, 0.85))
        nodes.put(shader.inputs["Base Color"], tint)
        nodes.put(shader.inputs["Roughness"], rough)
        nodes.put(shader.inputs["Sheen"], sheen)
        nodes.bump(shader, threads, depth, 0.6)

    return recipe


def cane(nodes, shader, color, _along):
    """Woven cane: light strands with dark holes."""
    cells = nodes.new("ShaderNodeTexVoronoi", {"Vector": nodes.place(), "Scale": 62.0, "Randomness": 0.05})
    hole = nodes.ramp(cells.outputs["Distance"], 0.32, 0.22)
    nodes.put(shader.inputs["Base Color"], nodes.mix(hole, shade(color, 1.0), shade(color, 0.16)))
    nodes.put(shader.inputs["Roughness"], 0.55)
    nodes.bump(shader, nodes.maths("SUBTRACT", 1.0, hole), 0.002, 0.8)


RECIPES = {
    "linen": cloth(420, 0.0014, 0.55),
    "percale": cloth(900, 0.0004, 0.12, sheen=0.15),
    "sateen": cloth(1400, 0.0002, 0.08, sheen=0.4, rough=0.62),
    "cane": cane,
}
