"""Hard surfaces: walls, floors, stone, wood, metal."""

import math

from . import nodes
from .material import bare, colour_from, finish, once, principled
from .nodes import add, bricks, bump, coordinates, maths, mix, noise, ramp, scaled


@once
def plain(colour, rough=0.5, metal=0.0, specular=0.5, coat=0.0, variation=0.0):
    material, tree, shader = principled(colour, rough, metal, specular)
    shader.inputs["Coat Weight"].default_value = coat
    if variation:
        cloud = noise(tree, coordinates(tree, "Object"), 3, 4)
        colour_from(tree, shader, mix(tree, cloud, scaled(colour, 1 - variation), scaled(colour, 1 + variation)))
    return material


@once
def glowing(colour, strength):
    material, tree = bare()
    finish(tree, add(tree, "Emission", {"Color": colour, "Strength": strength}).outputs[0])
    return material


@once
def blaze():
    """A wood fire behind glass: tongues that rise from the bottom of the face and die away."""
    material, tree = bare()
    here = coordinates(tree, "Object")
    rise = maths(tree, "MULTIPLY", maths(tree, "SUBTRACT", add(tree, "SeparateXYZ", {0: here}).outputs[2], 0.42), 3.4)
    tongues = noise(tree, coordinates(tree, "Object", (1, 1, 0.35)), 14, 3, 0.5, 0.6)
    heat = maths(tree, "SUBTRACT", maths(tree, "MULTIPLY", tongues, 1.5), maths(tree, "ADD", rise, 0.1))
    colour = ramp(
        tree, heat, (0.0, (0, 0, 0)), (0.2, (0.25, 0.03, 0.003)), (0.42, (1, 0.26, 0.03)), (0.65, (1, 0.6, 0.2))
    )
    finish(tree, add(tree, "Emission", {"Color": colour, "Strength": 3.5}).outputs[0])
    return material


@once
def plaster(colour, relief=0.004, dirt=0.18):
    """Render or paint on a wall, with broad stains that run down."""
    material, tree, shader = principled(colour, 0.9, specular=0.25)
    here = coordinates(tree, "Object")
    broad = noise(tree, here, 0.7, 6, 0.6)
    streaks = noise(tree, coordinates(tree, "Object", (1.6, 1.6, 0.18)), 2.2, 5, 0.6)
    stained = ramp(tree, maths(tree, "MULTIPLY", maths(tree, "ADD", broad, streaks), 0.5), (0.36, 1), (0.62, 0))
    dark = tuple(part * (1 - dirt) * tint for part, tint in zip(colour, (1, 0.98, 0.94)))
    colour_from(tree, shader, mix(tree, stained, colour, dark))
    bump(tree, shader, noise(tree, here, 60, 4, 0.6), relief, 0.6)
    return material


@once
def brick(light, dark, mortar, width=0.225, height=0.075, gap=0.009):
    """Brickwork in true size. The courses wander a little; the mortar stays dark, or distant walls turn pink."""
    material, tree, shader = principled(rough=0.85, specular=0.3)
    flat = coordinates(tree)
    wander = add(tree, "TexNoise", {"Vector": flat, "Scale": 14.0, "Detail": 3.0}).outputs["Color"]
    centred = add(tree, "VectorMath", {0: wander, 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    small = add(tree, "VectorMath", {0: centred, "Scale": 0.006}, operation="SCALE").outputs[0]
    moved = add(tree, "VectorMath", {0: flat, 1: small}, operation="ADD").outputs[0]
    colour, joint = bricks(tree, moved, light, dark, mortar, gap, width, height, smooth=0.25, bias=-0.1)
    soot = ramp(tree, noise(tree, flat, 0.5, 5, 0.6), (0.35, 0), (0.7, 0.45))
    colour = mix(tree, soot, colour, scaled(dark, 0.55))
    grain = noise(tree, flat, 45, 4, 0.65)
    colour_from(tree, shader, mix(tree, 0.55, colour, ramp(tree, grain, (0.3, 0.55), (0.7, 1.25)), "MULTIPLY"))
    relief = maths(tree, "ADD", maths(tree, "SUBTRACT", 1.0, joint), maths(tree, "MULTIPLY", grain, 0.35))
    bump(tree, shader, relief, 0.012, 0.9)
    return material


@once
def tiles(
    colour, grout, width=0.3, height=0.3, gap=0.003, rough=0.15, variation=0.06, offset=0.0, relief=0.002, veins=0.0
):
    material, tree, shader = principled(rough=rough)
    flat = coordinates(tree)
    face, joint = bricks(tree, flat, colour, scaled(colour, 1 - variation), grout, gap, width, height, offset=offset)
    cloud = ramp(tree, noise(tree, flat, 1.5, 6, 0.6, 0.6), (0.35, 0.8), (0.65, 1.1))
    face = mix(tree, 0.35, face, cloud, "MULTIPLY")
    if veins:
        field = noise(tree, coordinates(tree, "Object"), 1.3, 8, 0.55, 1.2)
        line = ramp(tree, maths(tree, "ABSOLUTE", maths(tree, "SUBTRACT", field, 0.5)), (0.0, 1), (0.035, 0))
        face = mix(tree, maths(tree, "MULTIPLY", line, veins), face, scaled(colour, 0.35))
    colour_from(tree, shader, face)
    tree.links.new(mix(tree, joint, (rough,) * 3, (0.8,) * 3), shader.inputs["Roughness"])
    waves = maths(tree, "MULTIPLY", noise(tree, flat, 6, 2), 0.25)
    bump(tree, shader, maths(tree, "ADD", maths(tree, "SUBTRACT", 1.0, joint), waves), relief, 0.8)
    return material


@once
def planks(light, dark, length=1.9, width=0.15, gap=0.0018, rough=0.38, turn_degrees=0, relief=0.002):
    """A floor or cladding of boards; the grain of each board begins somewhere else."""
    material, tree, shader = principled(rough=rough, specular=0.45)
    flat = coordinates(tree, turn=math.radians(turn_degrees))
    pattern, joint = bricks(
        tree, flat, (0, 0, 0), (1, 1, 1), (0.5, 0.5, 0.5), gap, length, width, offset=0.37, offset_frequency=2
    )
    which = add(tree, "SeparateColor", {"Color": pattern}).outputs[0]
    shifts = {axis: maths(tree, "MULTIPLY", which, step) for axis, step in (("X", 7), ("Y", 23), ("Z", 11))}
    own = add(tree, "VectorMath", {0: flat, 1: add(tree, "CombineXYZ", shifts).outputs[0]}, operation="ADD").outputs[0]
    grain = _grain(tree, own, (1.1, 16, 1), (3, 120, 1), 1.6)
    colour = mix(tree, ramp(tree, grain, (0.33, 0), (0.66, 1)), dark, light)
    colour = mix(tree, 0.7, colour, ramp(tree, which, (0, 0.72), (1, 1.18)), "MULTIPLY")
    colour_from(tree, shader, mix(tree, joint, colour, scaled(dark, 0.25)))
    tree.links.new(mix(tree, grain, (rough * 0.8,) * 3, (min(1, rough * 1.35),) * 3), shader.inputs["Roughness"])
    relief_map = maths(tree, "ADD", maths(tree, "SUBTRACT", 1.0, joint), maths(tree, "MULTIPLY", grain, 0.3))
    bump(tree, shader, relief_map, relief, 0.7)
    return material


def _grain(tree, vector, coarse, fine, scale=1.0):
    broad = noise(tree, add(tree, "Mapping", {"Vector": vector, "Scale": coarse}).outputs[0], scale, 7, 0.62, 0.7)
    narrow = noise(tree, add(tree, "Mapping", {"Vector": vector, "Scale": fine}).outputs[0], 1.5, 3, 0.6)
    return maths(tree, "ADD", maths(tree, "MULTIPLY", broad, 0.75), maths(tree, "MULTIPLY", narrow, 0.25))


@once
def wood(light, dark, rough=0.42, axis="X"):
    """Solid wood whose grain runs along one axis of the object."""
    material, tree, shader = principled(rough=rough, specular=0.45)
    coarse = tuple(1.2 if name == axis else 14 for name in "XYZ")
    fine = tuple(4 if name == axis else 110 for name in "XYZ")
    grain = _grain(tree, coordinates(tree, "Object"), coarse, fine)
    colour_from(tree, shader, mix(tree, ramp(tree, grain, (0.33, 0), (0.66, 1)), dark, light))
    bump(tree, shader, grain, 0.001, 0.5)
    return material


@once
def concrete(colour, rough=0.75, relief=0.004, panel=None):
    """Fair-faced concrete; `panel` is the size of the formwork boards."""
    material, tree, shader = principled(rough=rough, specular=0.3)
    here = coordinates(tree, "Object")
    grain = noise(tree, here, 18, 5, 0.6)
    broad = maths(
        tree, "ADD", noise(tree, here, 0.9, 8, 0.62, 0.3), noise(tree, coordinates(tree, "Object", (2, 2, 0.2)), 2, 5)
    )
    field = maths(tree, "MULTIPLY", maths(tree, "ADD", broad, maths(tree, "MULTIPLY", grain, 0.5)), 0.4)
    face = mix(tree, ramp(tree, field, (0.36, 0), (0.64, 1)), scaled(colour, 0.66), scaled(colour, 1.18))
    pits = ramp(tree, add(tree, "TexVoronoi", {"Vector": here, "Scale": 26.0}).outputs[0], (0.04, 0), (0.09, 1))
    height = maths(tree, "ADD", maths(tree, "MULTIPLY", grain, 0.6), pits)
    if panel:
        _, joint = bricks(tree, coordinates(tree), colour, colour, colour, 0.008, *panel, offset=0)
        face = mix(tree, joint, face, scaled(colour, 0.3))
        height = maths(tree, "SUBTRACT", height, maths(tree, "MULTIPLY", joint, 4.0))
    colour_from(tree, shader, face)
    bump(tree, shader, height, relief, 0.6)
    return material


@once
def marble(colour=(0.88, 0.87, 0.85), vein=(0.42, 0.4, 0.39), rough=0.1, scale=1.1):
    material, tree, shader = principled(rough=rough)
    here = coordinates(tree, "Object", (scale,) * 3)
    broad = maths(tree, "ABSOLUTE", maths(tree, "SUBTRACT", noise(tree, here, 1.4, 6, 0.5, 1.4), 0.5))
    fine = maths(tree, "ABSOLUTE", maths(tree, "SUBTRACT", noise(tree, here, 4, 8, 0.6, 1.8), 0.52))
    face = mix(tree, ramp(tree, noise(tree, here, 0.8, 4), (0.4, 0), (0.7, 0.25)), colour, scaled(colour, 0.75))
    broad_line = maths(tree, "MULTIPLY", ramp(tree, broad, (0, 1), (0.05, 0.12), (0.14, 0)), 0.75)
    face = mix(tree, broad_line, face, vein)
    colour_from(tree, shader, mix(tree, ramp(tree, fine, (0, 0.5), (0.02, 0)), face, vein))
    return material


@once
def pieces(first, second, rough=0.8, relief=0.004, specular=0.3, grain=25):
    """Roof tiles, slates, flags, bark: every loose piece of one mesh has its own shade."""
    material, tree, shader = principled(rough=rough, specular=specular)
    island = tree.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    here = coordinates(tree, "Object")
    fine = noise(tree, here, grain, 5, 0.6)
    colour = mix(tree, 0.7, mix(tree, island, first, second), ramp(tree, fine, (0.3, 0.65), (0.7, 1.2)), "MULTIPLY")
    patches = ramp(tree, noise(tree, here, 0.6, 5, 0.6), (0.45, 0), (0.7, 0.4))
    colour_from(tree, shader, mix(tree, patches, colour, scaled(second, 0.45)))
    bump(tree, shader, fine, relief, 0.6)
    return material


@once
def ground(first, second, scale=3.0, relief=0.03, rough=0.95):
    """Soil, asphalt, gravel: three sizes of noise."""
    material, tree, shader = principled(rough=rough, specular=0.15)
    here = coordinates(tree, "Object")
    middle = noise(tree, here, scale, 8, 0.65)
    fine = noise(tree, here, scale * 14, 5, 0.65)
    both = maths(tree, "ADD", middle, fine)
    colour = mix(tree, ramp(tree, maths(tree, "MULTIPLY", both, 0.5), (0.35, 0), (0.65, 1)), first, second)
    broad = ramp(tree, noise(tree, here, scale * 0.12, 4), (0.35, 0.7), (0.65, 1.25))
    colour_from(tree, shader, mix(tree, 0.6, colour, broad, "MULTIPLY"))
    bump(tree, shader, both, relief, 0.8)
    return material


@once
def leather(colour):
    material, tree, shader = principled(colour, 0.42)
    here = coordinates(tree, "Object")
    colour_from(tree, shader, mix(tree, noise(tree, here, 4, 5), scaled(colour, 0.7), scaled(colour, 1.3)))
    bump(tree, shader, add(tree, "TexVoronoi", {"Vector": here, "Scale": 220.0}).outputs[0], 0.0008, 0.6)
    return material


@once
def distant_city(colour, lit_share):
    """A far building's wall: windows as a pattern, some of them lit."""
    material, tree, shader = principled(colour, 0.6)
    pattern, joint = bricks(
        tree, coordinates(tree), (0, 0, 0), (1, 1, 1), (0, 0, 0), 0.42, 1.9, 3.3, smooth=0.0, offset=0
    )
    window = maths(tree, "SUBTRACT", 1.0, joint)
    which = add(tree, "SeparateColor", {"Color": pattern}).outputs[0]
    colour_from(tree, shader, mix(tree, window, colour, (0.05, 0.065, 0.08)))
    tree.links.new(mix(tree, window, (0.7,) * 3, (0.08,) * 3), shader.inputs["Roughness"])
    if lit_share:
        lit = maths(tree, "MULTIPLY", window, ramp(tree, which, (1 - lit_share, 0), (1 - lit_share + 0.01, 1)))
        nodes.feed(tree, shader.inputs["Emission Color"], (1, 0.55, 0.25))
        tree.links.new(maths(tree, "MULTIPLY", lit, 0.7), shader.inputs["Emission Strength"])
    return material
