"""A parked car: a shell laid over cross sections, with glass, wheels under arches, lights and seams."""

import math

import numpy as np

from ..materials_hard import plain
from ..meshes import box, cylinder, place, surface, tube, turned

WHEELS = (-1.28, 1.32)
WHEEL, ARCH = 0.325, 0.385
SILL, WAIST = 0.24, 0.92
# The line of the car seen from its side, tail to nose: (x, z), and where it is glass.
HATCH = (
    (-2.08, 0.86),
    (-2.03, 1.0),
    (-1.9, 1.16),
    (-1.68, 1.37),
    (-1.45, 1.44),
    (-1.0, 1.49),
    (-0.4, 1.5),
    (0.15, 1.46),
    (0.4, 1.39),
    (0.75, 1.2),
    (1.08, 1.02),
    (1.3, 0.965),
    (1.7, 0.91),
    (1.98, 0.82),
    (2.1, 0.72),
)
# How far the flank stands out at each height.
FLANK = (0.24, 0.34, 0.5, 0.64, 0.76, 0.89), (-0.03, -0.005, 0, -0.012, -0.004, -0.018)
REAR_GLASS, FRONT_GLASS = (-1.98, -1.6), (0.33, 1.06)
SIDE_GLASS = ((-1.52, -1.22), (-1.14, -0.36), (-0.28, 0.62))


def car(at, paint):
    """A small family car, its nose toward +x."""
    body = plain(paint, 0.22, coat=1.0)
    trim, glass = plain((0.018, 0.018, 0.02), 0.55), plain((0.012, 0.015, 0.018), 0.03)
    _lay_shell(at, body, glass)
    box((-1.95, 1.95), (-0.74, 0.74), (0.2, 0.5), trim, 0.05, at)
    for x in WHEELS:
        for side in (-1, 1):
            _add_wheel(at @ place(x, side * 0.755, WHEEL, turn=0 if side > 0 else 180), trim)
    _add_lights(at, trim)
    _add_seams(at, trim, body)


def _lay_shell(at, body, glass):
    marks = sorted({*(edge for pair in (*SIDE_GLASS, REAR_GLASS, FRONT_GLASS) for edge in pair)})
    stations = np.unique(np.concatenate([np.arange(HATCH[0][0], HATCH[-1][0], 0.03), marks, [HATCH[-1][0]]]).round(4))
    rows = [_section(x) for x in stations]
    count = len(rows[0][0])
    points = [point for row, _ in rows for point in row]
    faces, which = [], []
    for i in range(len(rows) - 1):
        middle = (stations[i] + stations[i + 1]) / 2
        for j in range(count - 1):
            corners = (i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1)
            centre = np.mean([points[k] for k in corners], axis=0)
            if not _is_in_arch(centre, rows[i][1][j]):
                faces.append(corners)
                which.append(1 if _is_glass(middle, rows[i][1][j]) else 0)
    for row, turns in ((0, False), (len(rows) - 1, True)):
        ring = list(range(row * count, (row + 1) * count))
        faces.append(tuple(reversed(ring) if turns else ring))
        which.append(0)
    shell = surface(points, faces, (body, glass), smooth=True, metres=False, at=at, which=which)
    shell.data.polygons.foreach_set("use_smooth", [True] * (len(faces) - 2) + [False] * 2)


def _section(x):
    """Points from the left sill over the roof to the right sill, and the part of the car that each begins."""
    top = float(np.interp(x, *LINE))
    half = 0.86 * (1 - 0.16 * (abs(x) / 2.1) ** 6)
    waist = min(WAIST, top - 0.06)
    cabin = max(0.0, top - WAIST)
    roof = half - 0.05 - cabin * 0.34
    # Close together, so that the arches cut from them are round.
    heights = np.linspace(SILL, waist - 0.03, 26)
    side = [(half + float(np.interp(z, *FLANK)), float(z)) for z in heights] + [(half - 0.045, waist)]
    upper = [(half - 0.045 + (roof - half + 0.045) * t, waist + (top - 0.055 - waist) * t) for t in (0.08, 0.5, 0.92)]
    over = [(roof - 0.015, top - 0.03), (roof - 0.07, top - 0.012), (roof * 0.6, top - 0.002), (0.0, top)]
    half_row = [(y, z, "side") for y, z in side[:-1]] + [(*side[-1], "edge"), (*upper[0], "pane"), (*upper[1], "pane")]
    half_row += [(*upper[2], "edge"), (*over[0], "edge"), (*over[1], "roof"), (*over[2], "roof"), (*over[3], "roof")]
    row = half_row + [(-y, z, part) for y, z, part in half_row[-2::-1]]
    parts = [part for *_, part in half_row[:-1]]
    return [(_bulge(x, z), y, z) for y, z, _ in row], parts + parts[::-1]


def _bulge(x, z):
    """The ends lean: bumpers stand out, the edges above and below them stand back."""
    end = max(0.0, abs(x) - 1.8) / 0.3
    return x + math.copysign(end * (0.06 - 0.5 * (z - 0.52) ** 2), x)


def _smooth(line, steps=8):
    """The line with its corners rounded: a Catmull-Rom curve through its points."""
    points = np.array([line[0], *line, line[-1]], float)
    curve = [points[1]]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for t in np.linspace(0, 1, steps + 1)[1:]:
            curve.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return curve


LINE = tuple(zip(*_smooth(HATCH)))


def _is_in_arch(centre, part):
    return part == "side" and any(math.hypot(centre[0] - x, centre[2] - WHEEL) < ARCH for x in WHEELS)


def _is_glass(x, part):
    if part == "pane":
        return any(a < x < b for a, b in SIDE_GLASS)
    return part == "roof" and any(a < x < b for a, b in (REAR_GLASS, FRONT_GLASS))


def _add_wheel(at, trim):
    """Tyre, rim with five spokes, and the dark ring of the arch; the axle along y, outward +y."""
    lying = at @ place(tilt=-90)
    rubber, rim = plain((0.016, 0.016, 0.017), 0.75), plain((0.45, 0.45, 0.46), 0.28, 1.0)
    tyre = [(0.2, 0.085), (0.225, 0.1), (0.3, 0.095), (WHEEL, 0.06), (WHEEL, -0.08), (0.2, -0.1)]
    turned(tyre, rubber, 36, at=lying)
    turned([(0.225, 0.098), (0.205, 0.094), (0.195, 0.06), (0.19, 0.0)], rim, 36, at=lying)
    cylinder(0, 0, (-0.05, 0.01), 0.2, trim, sides=28, at=lying)
    cylinder(0, 0, (0.0, 0.085), 0.05, rim, sides=16, at=lying)
    for index in range(5):
        arm = lying @ place(turn=72 * index + 10)
        box((-0.022, 0.022), (0.03, 0.2), (0.045, 0.075), rim, 0.008, arm)
    ring = [(ARCH * math.cos(a), 0.092, ARCH * math.sin(a)) for a in np.linspace(-0.22, math.pi + 0.22, 25)]
    tube(ring, 0.022, trim, 10, at)
    cylinder(0, 0, (-0.28, -0.1), ARCH, trim, sides=28, at=lying)


def _add_lights(at, trim):
    lens, red = plain((0.7, 0.71, 0.72), 0.06), plain((0.3, 0.012, 0.015), 0.12)
    plate = plain((0.7, 0.7, 0.66), 0.4)
    for side in (-1, 1):
        a, b = sorted((side * 0.4, side * 0.68))
        box((2.02, 2.125), (a, b), (0.64, 0.72), lens, 0.03, at, 3)
        a, b = sorted((side * 0.5, side * 0.7))
        box((-2.13, -2.02), (a, b), (0.68, 0.84), red, 0.03, at, 3)
    box((2.08, 2.165), (-0.42, 0.42), (0.36, 0.5), trim, 0.025, at, 3)
    box((2.1, 2.172), (-0.26, 0.26), (0.52, 0.62), plate, 0.008, at)
    box((-2.172, -2.1), (-0.26, 0.26), (0.56, 0.66), plate, 0.008, at)
    box((-2.16, -2.06), (-0.6, 0.6), (0.27, 0.38), trim, 0.03, at, 3)


def _add_seams(at, trim, body):
    """Doors, handles and mirrors."""
    for side in (-1, 1):
        for x in (-1.02, -0.32, 0.72):
            tube([(x, side * 0.857, 0.34), (x, side * 0.862, 0.5), (x, side * 0.843, 0.9)], 0.004, trim, 6, at)
        tube([(-0.98, side * 0.852, 0.31), (0.72, side * 0.852, 0.31)], 0.004, trim, 6, at)
        for x in (-0.92, -0.18):
            box((x, x + 0.17), (side * 0.855 - 0.014, side * 0.855 + 0.014), (0.79, 0.815), body, 0.01, at, 3)
        a, b = sorted((side * 0.84, side * 1.0))
        box((0.56, 0.66), (a, b), (0.94, 1.06), body, 0.035, at, 3)
