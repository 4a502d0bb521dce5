"""What a photographer's camera and desk add: bloom, vignette, a little grain and sharpness."""

from dataclasses import dataclass

import numpy as np
from PIL import Image


@dataclass(frozen=True)
class Grade:
    bloom: float = 0.10
    vignette: float = 0.16
    grain: float = 0.005
    saturation: float = 1.04
    contrast: float = 1.03
    warmth: float = 0.0
    sharpness: float = 0.35


def _blur(picture, radius):
    """Three box blurs along each axis: close to a Gaussian, and quick by running sums."""
    size = max(1, int(radius))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * 3
            pad[axis] = (size + 1, size)
            sums = np.cumsum(np.pad(picture, pad, "edge"), axis, dtype=np.float64)
            length = picture.shape[axis]
            upper = np.take(sums, range(2 * size + 1, 2 * size + 1 + length), axis)
            lower = np.take(sums, range(length), axis)
            picture = ((upper - lower) / (2 * size + 1)).astype(np.float32)
    return picture


def develop(source, target, grade, quality, is_mirrored=False):
    """Read a rendered PNG and write the finished picture."""
    picture = np.asarray(Image.open(source).convert("RGB"), np.float32) / 255
    if is_mirrored:
        picture = picture[:, ::-1]
    height, width, _ = picture.shape
    if grade.bloom:
        bright = np.clip(picture - 0.78, 0, 1) / 0.22 * picture
        glow = 0.6 * _blur(bright, width * 0.006) + 0.4 * _blur(bright, width * 0.022)
        picture = 1 - (1 - picture) * (1 - np.clip(glow * grade.bloom * 1.6, 0, 1))
    grey = (picture @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    picture = grey + (picture - grey) * grade.saturation
    picture = (picture - 0.5) * grade.contrast + 0.5
    picture *= np.array([1 + grade.warmth, 1, 1 - grade.warmth], np.float32)
    rows, columns = np.mgrid[0:height, 0:width]
    distance = (columns / width - 0.5) ** 2 + ((rows / height - 0.5) * height / width) ** 2
    distance /= 0.25 + 0.25 * (height / width) ** 2
    picture *= (1 - grade.vignette * distance**1.2)[..., None].astype(np.float32)
    picture += np.random.RandomState(1).normal(0, grade.grain, (height, width, 1)).astype(np.float32)
    picture += grade.sharpness * (picture - _blur(picture, 1))
    Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)).save(target, quality=quality)
