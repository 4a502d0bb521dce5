"""Roofs covered tile by tile."""

import math

import numpy as np
from mathutils import Vector

from .meshes import place, surface
from .scene import chance


def tiled_slope(
    eave_left, eave_right, ridge_left, material, width=0.28, length=0.34, lap=0.72, thick=0.022, seed=1, jitter=0.006
):
    """Flat tiles in overlapping, half-shifted rows over a parallelogram."""
    rng = np.random.RandomState(seed)
    origin = Vector(eave_left)
    along, upward = Vector(eave_right) - origin, Vector(ridge_left) - origin
    span, height = along.length, upward.length
    along.normalize()
    upward.normalize()
    normal = along.cross(upward).normalized()
    rows, columns = max(1, int(height / (length * lap))), int(span / width)
    width, step = span / columns, height / rows
    points, faces = [], []
    for row in range(rows):
        shift = (row % 2) * width * 0.5
        for column in range(columns + (1 if shift else 0)):
            left = max(column * width - shift, 0)
            right = min(column * width - shift + width * 0.985, span)
            if right - left < 0.03:
                continue
            moves = rng.uniform(-1, 1, 3) * jitter
            low = row * step - 0.03 + moves[0]
            lift = thick * 2 + abs(moves[1]) + 0.01
            first = len(points)
            for x, twist in ((left, -0.6 * moves[2]), (right, 0.6 * moves[2])):
                foot, head = origin + along * x + upward * low, origin + along * x + upward * (low + length)
                points += [
                    foot + normal * (lift + twist),
                    head + normal * (thick * 0.25),
                    foot + normal * (lift - thick + twist),
                    head + normal * (thick * 0.25 - thick),
                ]
            a = first
            faces += [(a, a + 4, a + 5, a + 1), (a + 2, a + 6, a + 4, a), (a + 3, a + 7, a + 6, a + 2)]
            faces += [(a, a + 1, a + 3, a + 2), (a + 5, a + 4, a + 6, a + 7)]
    return surface(points, faces, material, metres=False)


def ridge_tiles(x, y, z, material):
    """Half-round tiles along a ridge in x."""
    count = 9
    arcs = [math.pi * i / (count - 1) for i in range(count)]
    points = [(end, math.cos(a) * 0.15, math.sin(a) * 0.13) for end in (-0.2, 0.23) for a in arcs]
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    position = x[0]
    while position < x[1]:
        at = place(position + 0.2, y, z + chance.uniform(-0.006, 0.006), roll=-2)
        tile = surface(points, faces, material, smooth=True, metres=False, at=at)
        tile.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        position += 0.4


def pitched_roof(x, y, eave, rise, overhang, tile, under, seed=2, **tiling):
    """Two tiled slopes over a rectangle with the ridge along x. Returns the ridge height."""
    half, middle = (y[1] - y[0]) / 2, (y[0] + y[1]) / 2
    slope = rise / half
    foot = eave - overhang * slope + 0.1
    ridge = eave + rise
    left, right = x[0] - overhang, x[1] + overhang
    for side in (1, -1):
        edge = middle - side * (half + overhang)
        lower = [
            (left, edge, foot - 0.03),
            (right, edge, foot - 0.03),
            (right, middle, ridge + 0.07),
            (left, middle, ridge + 0.07),
        ]
        surface(lower, [(0, 1, 2, 3)], under)
        start, end = (left, right) if side > 0 else (right, left)
        tiled_slope(
            (start, edge, foot), (end, edge, foot), (start, middle, ridge + 0.1), tile, seed=seed + side, **tiling
        )
    ridge_tiles((left, right), middle, ridge + 0.08, tile)
    return ridge


def gable(x, y, eave, rise, material, faces_left):
    """The triangle of wall under a pitched roof."""
    points = [(x, y[0], eave), (x, y[1], eave), (x, (y[0] + y[1]) / 2, eave + rise - 0.12)]
    surface(points, [(0, 2, 1) if faces_left else (0, 1, 2)], material)
