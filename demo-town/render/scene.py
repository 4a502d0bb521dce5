"""The one Blender scene that is being built: its settings, its objects and its source of chance."""

import random

import bpy

chance = random.Random()
_target = None


def start_scene(seed):
    """Empty everything, set Cycles up and seed chance, so that the same picture always comes out the same."""
    global _target
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _target = scene.collection
    chance.seed(seed)
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Medium High Contrast"
    _set_cycles_up(scene.cycles)
    return scene


def _set_cycles_up(cycles):
    cycles.device = "CPU"
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "ACCURATE"
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.transparent_max_bounces = 12
    cycles.volume_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1.0
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 6


def link(thing):
    """Put an object into the scene, or into the collection that is being filled."""
    _target.objects.link(thing)
    return thing


class Collected:
    """Objects made inside `with Collected() as collection` can be set down many times at the cost of one."""

    def __enter__(self):
        global _target
        self._outer = _target
        _target = bpy.data.collections.new("collected")
        return _target

    def __exit__(self, *_):
        global _target
        _target = self._outer


def set_down(collection, location, turn=0.0):
    """One more instance of a collection. `turn` in radians."""
    empty = bpy.data.objects.new("instance", None)
    empty.instance_type = "COLLECTION"
    empty.instance_collection = collection
    empty.location = location
    empty.rotation_euler = (0, 0, turn)
    return link(empty)
