"""Soft and see-through surfaces: cloth, glass, leaves, water, paintings."""

from .material import bare, colour_from, finish, mix_shaders, once, principled
from .nodes import add, bricks, bump, coordinates, maths, mix, noise, ramp, scaled


@once
def fabric(colour, weave=1.0, relief=0.0012, sheen=0.35, variation=0.2):
    material, tree, shader = principled(colour, 0.95, specular=0.15)
    here = coordinates(tree, "Object")
    threads = noise(tree, here, 240 * weave, 3, 0.7)
    half_each = maths(tree, "MULTIPLY", maths(tree, "ADD", noise(tree, here, 5, 6, 0.6), threads), 0.5)
    shade = ramp(tree, half_each, (0.35, 0), (0.65, 1))
    colour_from(tree, shader, mix(tree, shade, scaled(colour, 1 - variation), scaled(colour, 1 + variation)))
    shader.inputs["Sheen Weight"].default_value = sheen
    shader.inputs["Sheen Roughness"].default_value = 0.4
    bump(tree, shader, threads, relief, 0.7)
    return material


@once
def carpet(colour, accent, pattern="plain"):
    """A rug: plain, berber (a net of lines), stripe, or border."""
    material, tree, shader = principled(rough=1.0, specular=0.05)
    here = coordinates(tree, "Object")
    pile = noise(tree, here, 320, 2, 0.7)
    face = mix(tree, ramp(tree, pile, (0.3, 0), (0.7, 1)), scaled(colour, 0.7), colour)
    if pattern == "berber":
        turned = coordinates(tree, "Object", (1, 1, 0), turn=0.785)
        _, line = bricks(tree, turned, colour, colour, colour, 0.022, 0.42, 0.42, offset=0)
        face = mix(tree, line, face, accent)
    elif pattern == "stripe":
        wave = add(tree, "TexWave", {"Vector": here, "Scale": 2.2, "Distortion": 0.3}, bands_direction="X").outputs[1]
        face = mix(tree, ramp(tree, wave, (0.55, 0), (0.6, 1)), face, accent)
    worn = ramp(tree, noise(tree, here, 6, 5), (0.3, 0.75), (0.7, 1.15))
    colour_from(tree, shader, mix(tree, 0.4, face, worn, "MULTIPLY"))
    shader.inputs["Sheen Weight"].default_value = 0.4
    bump(tree, shader, pile, 0.006, 1)
    return material


@once
def glass(tint=(0.93, 0.96, 0.95), reflection=1.0):
    """Thin glass: clear straight through, mirror-like at a slant, and no obstacle to the sun."""
    material, tree = bare()
    fresnel = add(tree, "Fresnel", {"IOR": 1.5}).outputs[0]
    amount = maths(tree, "MINIMUM", maths(tree, "MULTIPLY", fresnel, 1.7 * reflection), 1.0)
    is_shadow = tree.nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    seen = maths(tree, "MULTIPLY", amount, maths(tree, "SUBTRACT", 1.0, is_shadow))
    waves = noise(tree, coordinates(tree, "Object"), 1.1, 1)
    uneven = add(tree, "Bump", {"Strength": 0.12, "Distance": 0.012, "Height": waves}).outputs[0]
    clear = add(tree, "BsdfTransparent", {"Color": tint}).outputs[0]
    mirror = add(tree, "BsdfGlossy", {"Roughness": 0.0, "Normal": uneven}).outputs[0]
    finish(tree, mix_shaders(tree, seen, clear, mirror))
    return material


@once
def sheer(colour, translucency=0.45, transparency=0.25):
    """Curtains and lampshades: light comes through."""
    material, tree = bare()
    front = add(tree, "BsdfDiffuse", {"Color": colour}).outputs[0]
    through = add(tree, "BsdfTranslucent", {"Color": colour}).outputs[0]
    open_weave = tree.nodes.new("ShaderNodeBsdfTransparent").outputs[0]
    finish(tree, mix_shaders(tree, transparency, mix_shaders(tree, translucency, front, through), open_weave))
    return material


@once
def leaf(first, second, translucency=0.35, rough=0.5):
    """Leaves and grass: each has its own green, each plant its own cast, and the sun shines through."""
    material, tree, shader = principled(rough=rough, specular=0.35)
    island = tree.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    plant = tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    cast = ramp(tree, plant, (0, (0.75, 0.8, 0.7)), (1, (1.2, 1.1, 0.9)))
    colour = mix(tree, 0.5, mix(tree, island, first, second), cast, "MULTIPLY")
    colour_from(tree, shader, colour)
    through = add(tree, "BsdfTranslucent", {"Color": mix(tree, 0.5, colour, (0.35, 0.5, 0.05))}).outputs[0]
    both = mix_shaders(tree, translucency, shader.outputs[0], through)
    tree.links.new(both, tree.nodes["Material Output"].inputs[0])
    return material


@once
def open_water(colour=(0.02, 0.13, 0.16), scale=1.2, relief=0.03, rough=0.02):
    material, tree, shader = principled(colour, rough)
    shader.inputs["IOR"].default_value = 1.33
    here = coordinates(tree, "Object", (1, 1.6, 1))
    ripples = maths(tree, "MULTIPLY", noise(tree, here, scale * 5, 3, 0.5), 0.25)
    bump(tree, shader, maths(tree, "ADD", noise(tree, here, scale, 4, 0.55, 0.3), ripples), relief, 1)
    return material


@once
def pool_water():
    """Clear water that refracts what is seen and lets the lamps below shine."""
    material, tree = bare()
    here = coordinates(tree, "Object", (1, 1.4, 1))
    ripples = maths(tree, "MULTIPLY", noise(tree, here, 5, 3), 0.2)
    height = maths(tree, "ADD", noise(tree, here, 1.1, 3, 0.5, 0.4), ripples)
    normal = add(tree, "Bump", {"Strength": 0.35, "Distance": 0.03, "Height": height}).outputs[0]
    fresnel = add(tree, "Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    below = {"IOR": 1.33, "Roughness": 0.0, "Color": (0.75, 0.95, 0.96), "Normal": normal}
    refracted = add(tree, "BsdfRefraction", below).outputs[0]
    mirror = add(tree, "BsdfGlossy", {"Roughness": 0.01, "Normal": normal}).outputs[0]
    clear = add(tree, "BsdfTransparent", {"Color": (0.6, 0.9, 0.92)}).outputs[0]
    is_shadow = tree.nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    finish(tree, mix_shaders(tree, is_shadow, mix_shaders(tree, fresnel, refracted, mirror), clear))
    return material


PAINTINGS = (
    ((0.82, 0.78, 0.7), (0.62, 0.36, 0.2), (0.12, 0.14, 0.16), (0.75, 0.6, 0.42)),
    ((0.8, 0.8, 0.77), (0.2, 0.3, 0.36), (0.08, 0.1, 0.13), (0.5, 0.58, 0.58)),
    ((0.85, 0.8, 0.72), (0.3, 0.36, 0.25), (0.16, 0.2, 0.14), (0.62, 0.62, 0.48)),
)


@once
def painting(seed):
    """An abstract canvas of soft-edged fields."""
    ground_colour, first, dark, second = PAINTINGS[seed % 3]
    material, tree, shader = principled(rough=0.7, specular=0.2)
    here = coordinates(tree, "Object", move=(seed * 3.1, seed * 1.7, seed))
    field = noise(tree, here, 1.6, 2, 0.4, 0.8)
    last = (0.565, ground_colour) if seed % 2 else (0.62, second)
    shapes = ramp(tree, field, (0, ground_colour), (0.46, ground_colour), (0.465, first), (0.56, second), last)
    shapes = mix(tree, ramp(tree, noise(tree, here, 2.7, 3, 0.5, 1.6), (0.6, 0), (0.61, 1)), shapes, dark)
    canvas = noise(tree, here, 90, 3)
    colour_from(tree, shader, mix(tree, 0.3, shapes, ramp(tree, canvas, (0.3, 0.8), (0.7, 1.1)), "MULTIPLY"))
    bump(tree, shader, canvas, 0.001, 0.5)
    return material


LANDSCAPES = (
    ((0.7, 0.62, 0.52), (0.42, 0.44, 0.42), (0.2, 0.26, 0.22), (0.07, 0.1, 0.08)),
    ((0.62, 0.68, 0.7), (0.36, 0.45, 0.5), (0.14, 0.22, 0.28), (0.05, 0.08, 0.11)),
    ((0.76, 0.56, 0.4), (0.55, 0.34, 0.24), (0.26, 0.16, 0.14), (0.08, 0.06, 0.07)),
)


@once
def landscape(seed):
    """Ranges of hills behind one another, paler with distance, under a hazy sky."""
    sky, *ranges = LANDSCAPES[seed % 3]
    material, tree, shader = principled(rough=0.7, specular=0.2)
    here = coordinates(tree, "Object")
    height = add(tree, "SeparateXYZ", {"Vector": here}).outputs[2]
    face = mix(
        tree, ramp(tree, maths(tree, "ADD", height, 0.5), (0.35, 0), (0.8, 1)), scaled(sky, 1.15), scaled(sky, 0.8)
    )
    for index, colour in enumerate(ranges):
        ridge = noise(
            tree, coordinates(tree, "Object", (1, 1, 0.15), move=(seed * 2.3 + index * 7, 0, seed)), 3.2, 5, 0.5
        )
        top = maths(tree, "ADD", maths(tree, "MULTIPLY", ridge, 0.34), -0.14 - 0.075 * index)
        below = maths(tree, "MULTIPLY", maths(tree, "SUBTRACT", top, height), 160.0)
        face = mix(tree, maths(tree, "MINIMUM", maths(tree, "MAXIMUM", below, 0.0), 1.0), face, colour)
    canvas = noise(tree, here, 90, 3)
    colour_from(tree, shader, mix(tree, 0.3, face, ramp(tree, canvas, (0.3, 0.8), (0.7, 1.1)), "MULTIPLY"))
    return material
