"""An architect's camera: level, so that walls stay upright, and framed by shifting the lens."""

import math

import bpy
from mathutils import Vector

from .scene import link


def _add_camera(location):
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    thing.location = location
    bpy.context.scene.camera = link(thing)
    return data, thing


def look(location, target, lens):
    """Point the camera at a target; its height is met by lens shift, not by tilting."""
    data, thing = _add_camera(location)
    data.lens = lens
    data.sensor_width = 36
    data.clip_end = 30000
    away = Vector(target) - Vector(location)
    thing.rotation_euler = (math.radians(90), 0, -math.atan2(away.x, away.y))
    data.shift_y = away.z / math.hypot(away.x, away.y) * lens / 36


def look_down(location, target, lens):
    """A free camera for views from the air."""
    data, thing = _add_camera(location)
    data.lens = lens
    # Beyond it lies what the sky has below its horizon, which is the dark of an open sea.
    data.clip_end = 200_000
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def look_round(location, turn):
    """The whole sphere around a point, as an equirectangular panorama."""
    data, thing = _add_camera(location)
    data.type = "PANO"
    data.panorama_type = "EQUIRECTANGULAR"
    thing.rotation_euler = (math.radians(90), 0, math.radians(turn))
