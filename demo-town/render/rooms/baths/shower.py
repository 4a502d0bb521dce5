"""A bathroom without a tub: a shower behind glass, one basin on a wooden cupboard, an arched mirror."""

import math

from ...furniture.lamps import downlight
from ...furniture.small import bouquet, pot_plant
from ...light import bulb
from ...materials_hard import glowing, marble, plain, tiles
from ...materials_soft import fabric, glass
from ...meshes import ball, box, cylinder, place, surface, tube, turned
from ...upholstery import cushion_block
from ...walls import hanging
from ..shell import Room, build_outlook, build_shell

SHAPE = Room("bath", 3.7, 3.9, 2.65, ((1.2, 2.6, 1.0, 2.25),), layout="shower")
SCREEN = 1.3
VANITY = (0.5, 1.9)


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    towel = fabric(tuple(0.35 + part * 0.5 for part in kit.style.cushions[1]), 0.35, 0.004, 0.5, 0.08)
    stone = tiles((0.66, 0.63, 0.58), (0.54, 0.51, 0.47), 0.9, 0.45, 0.003, 0.3, 0.05, 0.5, 0.001, 0.2)
    walls = _stacked_tiles(kit.style.tile)
    build_shell(room, kit, back=walls, right=walls, floor_material=stone, has_skirting=False, panes=(1, 1))
    build_outlook(room, kit.style)
    _add_shower(room, kit)
    _add_vanity(room, kit)
    _add_towels(room, kit, towel)
    cushion_block((0.75, 1.75), (d - 1.5, d - 0.85), (0.002, 0.024), towel, 0.01, 0.002)
    pot_plant(place(0.4, d - 1.0), kit, 1.15, "palm", kit.clay, room.seed + 1)
    for x in (0.3, 0.75):
        for y in (0.3, 0.75):
            downlight(w * x, d * y, h, kit, 5)


def _stacked_tiles(colour):
    """Narrow tiles on end, joint above joint."""
    grout = tuple(min(1, part * 0.8 + 0.15) for part in colour)
    return tiles(colour, grout, 0.07, 0.21, 0.0022, 0.1, 0.26, 0.0, 0.004)


def _add_shower(room, kit):
    w, d = room.width, room.depth
    x = w - SCREEN
    tray = plain((0.7, 0.68, 0.65), 0.5)
    box((x, w - 0.002), (d - 1.5, d - 0.002), (0.001, 0.018), tray, 0.004)
    box((w - SCREEN / 2 - 0.3, w - SCREEN / 2 + 0.3), (d - 0.12, d - 0.07), (0.018, 0.021), kit.metal, 0.001)
    box((x - 0.005, x + 0.005), (d - 1.5, d - 0.02), (0.02, 2.12), glass(), 0.0)
    for z in (0.018, 2.105):
        box((x - 0.012, x + 0.012), (d - 1.505, d), (z, z + 0.018), kit.metal, 0.002)
    for y in (d - 1.517, d - 0.02):
        box((x - 0.012, x + 0.012), (y, y + 0.017), (0.036, 2.105), kit.metal, 0.002)
    middle = w - SCREEN / 2
    pipe = [(middle, d - 0.02, 1.1), (middle, d - 0.05, 1.12), (middle, d - 0.05, 2.22), (middle, d - 0.09, 2.27)]
    tube([*pipe, (middle, d - 0.42, 2.27), (middle, d - 0.45, 2.25), (middle, d - 0.45, 2.2)], 0.011, kit.metal, 12)
    turned([(0, 0.012), (0.12, 0.012), (0.125, 0.006), (0.125, 0), (0, 0)], kit.metal, 48, middle, d - 0.45, 2.19)
    tube([(middle - 0.15, d - 0.05, 1.1), (middle + 0.15, d - 0.05, 1.1)], 0.02, kit.metal, 16)
    box((w - 0.14, w - 0.001), (d - 0.7, d - 0.25), (1.08, 1.1), kit.second, 0.003)
    for index, colour in enumerate(((0.32, 0.2, 0.1), (0.78, 0.75, 0.7), (0.16, 0.2, 0.17))):
        cylinder(w - 0.07, d - 0.36 - index * 0.11, (1.1, 1.27 - 0.02 * index), 0.03, plain(colour, 0.3), sides=24)


def _add_vanity(room, kit):
    (a, b), d = VANITY, room.depth
    middle = (a + b) / 2
    top = marble((0.86, 0.85, 0.83), (0.45, 0.43, 0.42), 0.1, 1.3)
    box((a, b), (d - 0.48, d - 0.002), (0.4, 0.82), kit.second, 0.004)
    for z in ((0.405, 0.605), (0.61, 0.815)):
        box((a + 0.004, b - 0.004), (d - 0.498, d - 0.48), z, kit.second, 0.003)
        box((middle - 0.12, middle + 0.12), (d - 0.512, d - 0.498), (z[1] - 0.03, z[1] - 0.02), kit.metal, 0.002)
    box((a - 0.01, b + 0.01), (d - 0.51, d - 0.001), (0.82, 0.845), top, 0.004)
    ware = plain((0.86, 0.855, 0.84), 0.1, coat=0.8)
    bowl = [(0, 0), (0.13, 0), (0.19, 0.03), (0.21, 0.12), (0.215, 0.127), (0.2, 0.128), (0.18, 0.05), (0, 0.03)]
    turned(bowl, ware, 56, middle, d - 0.27, 0.845)
    spout = [(middle, d - 0.01, 1.12), (middle, d - 0.17, 1.12), (middle, d - 0.2, 1.1), (middle, d - 0.205, 1.06)]
    tube(spout, 0.012, kit.metal, 12)
    _arched_mirror(middle, d, kit)
    for x in (middle - 0.48, middle + 0.48):
        tube([(x, d, 1.6), (x, d - 0.08, 1.6)], 0.008, kit.metal, 10)
        cylinder(x, d - 0.08, (1.5, 1.58), 0.02, kit.metal, sides=20)
        ball(x, d - 0.08, 1.65, 0.065, glowing((1, 0.82, 0.6), 8))
        bulb((x, d - 0.2, 1.65), 4, (1, 0.8, 0.58), 0.06)
    bouquet(place(b - 0.2, d - 0.28, 0.845), kit, kit.clay, 0.18, room.seed, 0.75)
    cylinder(a + 0.16, d - 0.25, (0.845, 0.99), 0.03, plain((0.3, 0.18, 0.09), 0.3), sides=24)


def _arched_mirror(x, d, kit):
    half, low, spring = 0.31, 1.17, 1.82
    arch = [(half * math.cos(a), spring + half * math.sin(a)) for a in (math.pi * s / 32 for s in range(33))]
    outline = [(half, low), *arch, (-half, low)]
    face = [(x + dx, d - 0.022, z) for dx, z in reversed(outline)]
    surface(face, [tuple(range(len(face)))], plain((0.92, 0.92, 0.92), 0.01, 1.0), metres=False)
    tube([(x + dx, d - 0.02, z) for dx, z in [*outline, outline[0]]], 0.011, kit.metal, 10)


def _add_towels(room, kit, towel):
    """A stack under the basin, a ladder with one more, a stool."""
    (a, b), w, d = VANITY, room.width, room.depth
    for index in range(3):
        low = 0.06 + 0.075 * index
        cushion_block((b - 0.5, b - 0.1), (d - 0.42, d - 0.1), (low, low + 0.07), towel, 0.03, 0.008, seed=index)
    box((a + 0.04, b - 0.04), (d - 0.46, d - 0.02), (0.03, 0.055), kit.second, 0.004)
    at = place(w - 0.012, d - 2.05, turn=-90)
    for x in (-0.24, 0.24):
        tube([(x, -0.06, 0.7), (x, -0.06, 1.65)], 0.011, kit.metal, 12, at)
        for z in (0.8, 1.55):
            tube([(x, 0, z), (x, -0.06, z)], 0.008, kit.metal, 8, at)
    for step in range(6):
        z = 0.78 + step * 0.16
        tube([(-0.24, -0.06, z), (0.24, -0.06, z)], 0.008, kit.metal, 10, at)
    for y in (-0.085, -0.04):
        hanging((-0.19, 0.19), (0.92, 1.43), y, towel, folds=2, depth=0.005, at=at)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.5, 0.2, 1.32), (w * 0.49, d, 1.16), 19.5),
        "corner": ((w * 0.7, d * 0.3, 1.3), (w * 0.3, d, 1.1), 25),
    }
