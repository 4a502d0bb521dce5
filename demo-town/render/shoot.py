"""Take one picture: build its scene, render it, expose it to the wanted brightness, develop it."""

import json
import time
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

from .camera import look, look_down, look_round
from .post import develop
from .scene import start_scene

FINAL, DRAFT = "final", "draft"


def shoot(picture, folder, mode=FINAL):
    """Write `<id>.jpg`, the undeveloped `raw/<id>.png` and `<id>.json` with all that made it. Returns seconds."""
    folder = Path(folder)
    (folder / "raw").mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    scene = start_scene(picture.seed)
    picture.build()
    _aim(picture)
    _set_size(scene, picture, mode)
    bpy.ops.render.render()
    raw = folder / "raw" / f"{picture.id}.png"
    exposure = _expose(scene, raw, picture.brightness)
    develop(raw, folder / f"{picture.id}.jpg", picture.grade, 82, picture.is_mirrored)
    seconds = round(time.monotonic() - started, 1)
    facts = {
        **picture.describe(),
        "mode": mode,
        "samples": scene.cycles.samples,
        "exposure": exposure,
        "seconds": seconds,
    }
    (folder / f"{picture.id}.json").write_text(json.dumps(facts, indent=2) + "\n")
    return seconds


def _aim(picture):
    if picture.view == "round":
        look_round(*picture.camera)
    elif picture.view == "air":
        look_down(*picture.camera)
    else:
        look(*picture.camera)


def _set_size(scene, picture, mode):
    width, height = picture.size
    if mode == DRAFT:
        width, height = 480, round(480 * height / width)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = picture.samples if mode == FINAL else 10
    scene.render.image_settings.file_format = "PNG"


def _expose(scene, path, brightness):
    """Save the finished render at the exposure whose mean brightness is the wanted one."""
    result = bpy.data.images["Render Result"]
    low, high = -5.0, 6.0
    for _ in range(8):
        exposure = (low + high) / 2
        scene.view_settings.exposure = exposure
        result.save_render(str(path), scene=scene)
        mean = np.asarray(Image.open(path).convert("L"), float).mean() / 255
        low, high = (exposure, high) if mean < brightness else (low, exposure)
    return round(exposure, 3)
