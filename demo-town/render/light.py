"""Sky, sun and lamps."""

import math

import bpy
from mathutils import Vector

from .nodes import add, maths, mix, noise, ramp
from .scene import link


def sky(elevation, azimuth, strength, clouds=0.4, seed=0, haze=1.0, cloud_colour=(1, 1, 1), cloud_scale=1.6):
    """A clear sky without its sun, and clouds as noise on a flat layer above."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "MULTIPLE_SCATTERING"
    air.sun_elevation = math.radians(elevation)
    air.sun_rotation = math.radians(azimuth)
    air.sun_disc = False
    air.aerosol_density = haze
    colour = air.outputs[0]
    if clouds:
        colour = _add_clouds(tree, colour, clouds, seed, cloud_colour, cloud_scale)
    background = tree.nodes["Background"]
    tree.links.new(colour, background.inputs[0])
    background.inputs[1].default_value = strength


def _add_clouds(tree, air, amount, seed, colour, scale):
    direction = add(tree, "SeparateXYZ", {"Vector": tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]})
    height = maths(tree, "ADD", maths(tree, "MAXIMUM", direction.outputs[2], 0.0), 0.12)
    flat = {axis: maths(tree, "DIVIDE", direction.outputs[i], height) for i, axis in enumerate("XY")}
    layer = add(tree, "CombineXYZ", {**flat, "Z": float(seed)}).outputs[0]
    field = noise(tree, layer, scale * 0.5, 9, 0.56, 0.25)
    cover = ramp(tree, field, (0.66 - amount * 0.28, 0), (0.80 - amount * 0.12, 1))
    cover = maths(tree, "MULTIPLY", cover, ramp(tree, direction.outputs[2], (0.0, 0), (0.07, 1)))
    brightness = maths(tree, "MULTIPLY", add(tree, "RGBToBW", {"Color": air}).outputs[0], 1.9)
    shaded = mix(tree, 1.0, ramp(tree, field, (0.5, 1.0), (0.85, 0.72)), colour, "MULTIPLY")
    cloud = add(tree, "VectorMath", {0: shaded, "Scale": brightness}, operation="SCALE").outputs[0]
    return mix(tree, maths(tree, "MULTIPLY", cover, 0.85), air, cloud)


def _add_lamp(kind, energy, colour, location=(0, 0, 0), toward=None):
    lamp = bpy.data.lights.new("lamp", kind)
    lamp.energy = energy
    lamp.color = colour
    thing = bpy.data.objects.new("lamp", lamp)
    thing.location = location
    if toward is not None:
        thing.rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
    return lamp, link(thing)


def sun(elevation, azimuth, strength, colour=(1, 0.93, 0.82), size=0.6):
    """The sun as its own lamp. Azimuth as the sky counts it: 0 is +y, clockwise from above."""
    up, round_ = math.radians(elevation), math.radians(azimuth)
    toward = Vector((math.sin(round_) * math.cos(up), math.cos(round_) * math.cos(up), math.sin(up)))
    lamp, _ = _add_lamp("SUN", strength, colour, toward=-toward)
    lamp.angle = math.radians(size)


def panel_lamp(location, target, size, power, colour=(1, 0.7, 0.42)):
    """A rectangle of light that the camera does not see."""
    lamp, thing = _add_lamp("AREA", power, colour, location, Vector(target) - Vector(location))
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    thing.visible_camera = False


def bulb(location, power, colour=(1, 0.72, 0.45), radius=0.05):
    lamp, _ = _add_lamp("POINT", power, colour, location)
    lamp.shadow_soft_size = radius


def spot(location, target, power, colour=(1, 0.8, 0.6), angle=60, blend=0.6, radius=0.03):
    lamp, _ = _add_lamp("SPOT", power, colour, location, Vector(target) - Vector(location))
    lamp.spot_size = math.radians(angle)
    lamp.spot_blend = blend
    lamp.shadow_soft_size = radius
