"""Tables, desks and cupboards."""

import math

from ..materials_hard import glowing, plain
from ..meshes import box, cylinder, place, tube, turned
from .lamps import desk_lamp
from .small import books


def coffee_table(at, top, leg, radius=0.45, height=0.38):
    profile = [(0, -0.03), (radius - 0.02, -0.03), (radius, -0.02), (radius, -0.006), (radius - 0.008, 0), (0, 0)]
    turned([(r, height + h) for r, h in profile], top, 64, at=at)
    for step in range(3):
        x, y = math.cos(2 * math.pi * step / 3 + 0.4), math.sin(2 * math.pi * step / 3 + 0.4)
        ends = [(x * radius * 0.5, y * radius * 0.5, height - 0.03), (x * radius * 0.85, y * radius * 0.85, 0)]
        tube(ends, [0.02, 0.014], leg, 10, at)


def low_table(at, top, leg, width=1.1, depth=0.6, height=0.4):
    """A rectangular coffee table with a shelf."""
    box((-width / 2, width / 2), (-depth / 2, depth / 2), (height - 0.035, height), top, 0.008, at, 3)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            box((x - 0.015, x + 0.015), (y - 0.015, y + 0.015), (0, height - 0.035), leg, 0.003, at)
    box((-width / 2 + 0.05, width / 2 - 0.05), (-depth / 2 + 0.05, depth / 2 - 0.05), (0.12, 0.14), top, 0.004, at)


def table(at, top, leg, width=2.0, depth=0.95, height=0.75):
    box((-width / 2, width / 2), (-depth / 2, depth / 2), (height - 0.035, height), top, 0.008, at, 3)
    under = (height - 0.105, height - 0.035)
    box((-width / 2 + 0.12, width / 2 - 0.12), (-depth / 2 + 0.1, depth / 2 - 0.1), under, leg, 0.004, at)
    for a in (-1, 1):
        for b in (-1, 1):
            foot = (a * (width / 2 - 0.06), b * (depth / 2 - 0.07), 0)
            tube([(a * (width / 2 - 0.12), b * (depth / 2 - 0.12), height - 0.035), foot], [0.035, 0.02], leg, 12, at)


def nightstand(at, kit, wood):
    box((-0.23, 0.23), (-0.2, 0.2), (0.14, 0.5), wood, 0.005, at)
    for low, high in ((0.165, 0.31), (0.32, 0.475)):
        box((-0.212, 0.212), (-0.212, -0.195), (low, high), wood, 0.003, at)
        middle = (low + high) / 2
        box((-0.05, 0.05), (-0.23, -0.212), (middle - 0.006, middle + 0.006), kit.metal, 0.003, at)
    for x in (-0.19, 0.19):
        for y in (-0.16, 0.16):
            cylinder(x, y, (0, 0.14), 0.012, kit.metal, 0.015, 10, at)


def sideboard(at, kit, width=1.9, height=0.68, depth=0.42):
    """A low cupboard with its back at y = 0, doors toward -y."""
    half = width / 2
    box((-half, half), (-depth, -0.02), (0.16, height), kit.second, 0.006, at)
    door = (width - 0.04) / 4
    for index in range(4):
        left = -half + 0.02 + index * door
        box((left, left + door - 0.012), (-depth - 0.015, -depth + 0.01), (0.18, height - 0.02), kit.second, 0.003, at)
        knob = left + (door - 0.05 if index % 2 == 0 else 0.04)
        turned(
            [(0, 0), (0.014, 0), (0.014, 0.02), (0, 0.02)],
            kit.metal,
            20,
            at=at @ place(knob, -depth - 0.015, height * 0.62, tilt=90),
        )
    for x in (-half + 0.1, half - 0.1):
        for y in (-depth + 0.06, -0.08):
            cylinder(x, y, (0, 0.16), 0.015, kit.metal, sides=12, at=at)


def desk(at, kit, width=1.9):
    """A writing desk on steel frames, with screen, keyboard, lamp and books."""
    half = width / 2
    box((-half, half), (-0.4, 0.4), (0.71, 0.75), kit.wood, 0.006, at, 3)
    for x in (-half + 0.1, half - 0.1):
        tube([(x, -0.34, 0.71), (x, -0.34, 0.015), (x, 0.34, 0.015), (x, 0.34, 0.71)], 0.017, kit.black, 8, at)
    screen = at @ place(0.12, 0.2, 0.75)
    box((-0.34, 0.34), (-0.012, 0.012), (0.14, 0.54), kit.black, 0.006, screen)
    box((-0.33, 0.33), (-0.016, -0.011), (0.15, 0.53), glowing((0.32, 0.42, 0.55), 0.55), at=screen)
    box((-0.03, 0.03), (0.01, 0.03), (0, 0.3), kit.steel, 0.004, screen)
    box((-0.12, 0.12), (-0.08, 0.1), (0, 0.008), kit.steel, 0.003, screen)
    box((-0.21, 0.21), (-0.06, 0.06), (0.0, 0.012), plain((0.7, 0.7, 0.69), 0.4), 0.004, at @ place(0.1, -0.12, 0.752))
    cylinder(0.62, -0.05, (0.75, 0.84), 0.038, kit.clay, 0.04, 28, at)
    books(at @ place(-half + 0.33, 0.12, 0.75), 4, False, 4)
    desk_lamp(at @ place(-half + 0.15, 0.2, 0.75), kit)
