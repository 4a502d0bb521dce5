"""Walls with openings, the windows in them, and the curtains behind."""

import math

from mathutils import Matrix, Vector

from .meshes import box, grid, sheet, surface
from .scene import chance


def wall_frame(start, end):
    """Local space of a wall: x along it, y into the building, z up. The outside is to the right of start→end."""
    along = Vector((end[0] - start[0], end[1] - start[1], 0)).normalized()
    inward = Vector((-along.y, along.x, 0))
    frame = Matrix.Identity(4)
    for row in range(3):
        frame[row][0], frame[row][1], frame[row][2] = along[row], inward[row], (0, 0, 1)[row]
        frame[row][3] = (start[0], start[1], 0)[row]
    return frame, math.hypot(end[0] - start[0], end[1] - start[1])


def wall(start, end, z, thickness, openings, material, inside=None):
    """A wall with its reveals. Openings are (from, to, bottom, top) along the wall; its frame is returned."""
    frame, length = wall_frame(start, end)
    points, faces, which = [], [], []

    def quad(*corners, part=0):
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)
        which.append(part)

    for a, b, c, d in _solid_cells(length, z, openings):
        quad((a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d))
        quad((b, thickness, c), (a, thickness, c), (a, thickness, d), (b, thickness, d), part=1)
    for a, b, c, d in openings:
        quad((a, 0, c), (a, 0, d), (a, thickness, d), (a, thickness, c))
        quad((b, 0, d), (b, 0, c), (b, thickness, c), (b, thickness, d))
        quad((a, 0, c), (a, thickness, c), (b, thickness, c), (b, 0, c))
        quad((a, thickness, d), (a, 0, d), (b, 0, d), (b, thickness, d))
    top = z[1]
    quad((0, 0, top), (length, 0, top), (length, thickness, top), (0, thickness, top))
    surface(points, faces, [material, inside or material], at=frame, which=which)
    return frame


def _solid_cells(length, z, openings):
    columns = sorted({0, length, *(o[0] for o in openings), *(o[1] for o in openings)})
    rows = sorted({*z, *(o[2] for o in openings), *(o[3] for o in openings)})
    for a, b in zip(columns, columns[1:]):
        for c, d in zip(rows, rows[1:]):
            x, y = (a + b) / 2, (c + d) / 2
            if not any(o[0] < x < o[1] and o[2] < y < o[3] for o in openings):
                yield a, b, c, d


def window(
    frame,
    opening,
    bars,
    glass,
    depth=0.1,
    panes=(2, 1),
    bar=0.06,
    thin=0.035,
    thick=0.06,
    sill=None,
    room=None,
    curtain=None,
    blind=None,
):
    """A window in a wall's opening: frame, glazing bars, pane, and what gives it depth from outside."""
    a, b, c, d = opening
    near, far = depth, depth + thick

    def part(x, y, z, material=bars, bevel=0.004):
        box(x, y, z, material, bevel, at=frame, rounds=1)

    part((a, a + bar), (near, far), (c, d))
    part((b - bar, b), (near, far), (c, d))
    part((a + bar, b - bar), (near, far), (c, c + bar))
    part((a + bar, b - bar), (near, far), (d - bar, d))
    for step in range(1, panes[0]):
        x = a + bar + (b - a - 2 * bar) * step / panes[0]
        part((x - thin / 2, x + thin / 2), (near + 0.005, far - 0.005), (c + bar, d - bar))
    for step in range(1, panes[1]):
        z = c + bar + (d - c - 2 * bar) * step / panes[1]
        part((a + bar, b - bar), (near + 0.008, far - 0.008), (z - thin / 2, z + thin / 2))
    y = (near + far) / 2
    pane = [(a + bar, y, c + bar), (b - bar, y, c + bar), (b - bar, y, d - bar), (a + bar, y, d - bar)]
    sheet(pane, glass, at=frame)
    if sill:
        part((a - 0.06, b + 0.06), (-0.05, depth + 0.02), (c - 0.06, c), sill, 0.008)
    if curtain:
        _pair_of_curtains(frame, opening, curtain, far + 0.14)
    if blind:
        material, share = blind
        low, back = d - (d - c) * share, far + 0.05
        sheet([(a, back, low), (b, back, low), (b, back, d), (a, back, d)], material, at=frame)
    if room:
        _room_behind(frame, opening, far + 0.25, *room)


def _pair_of_curtains(frame, opening, material, y):
    a, b, c, d = opening
    left, right = (b - a) * chance.uniform(0.16, 0.26), (b - a) * chance.uniform(0.16, 0.26)
    for start, end in ((a - 0.05, a + left), (b - right, b + 0.05)):
        hanging((start, end), (c - 0.1, d + 0.05), y, material, folds=int(6 + (end - start) * 8), depth=0.025, at=frame)


def _room_behind(frame, opening, y, material, depth):
    a, b, c, d = opening[0] - 0.6, opening[1] + 0.6, opening[2] - 0.7, opening[3] + 0.35
    back = y + depth
    points = [(a, y, c), (b, y, c), (b, y, d), (a, y, d), (a, back, c), (b, back, c), (b, back, d), (a, back, d)]
    surface(points, [(4, 7, 6, 5), (0, 3, 7, 4), (1, 5, 6, 2), (0, 4, 5, 1), (3, 2, 6, 7)], material, at=frame)


def hanging(x, z, y, material, folds=10, depth=0.04, at=None, rows=10):
    """A hanging cloth in folds of uneven depth, along x between heights z."""
    phase = chance.random() * 9
    depths = [chance.uniform(0.6, 1.3) for _ in range(folds + 2)]

    def shape(u, v):
        turn = u * folds
        fold = int(turn)
        share = turn - fold
        size = depth * (depths[fold] * (1 - share) + depths[min(fold + 1, folds + 1)] * share)
        wobble = 0.012 * math.sin(v * 7 + u * 20 + phase)
        swing = size * math.sin(turn * 2 * math.pi) * (0.55 + 0.45 * (1 - v)) + 0.008 * math.sin(v * 9 + u * 31 + phase)
        return x[0] + (x[1] - x[0]) * u + wobble, y + swing, z[0] + (z[1] - z[0]) * v

    return grid(folds * 8, rows, shape, material, at=at)
