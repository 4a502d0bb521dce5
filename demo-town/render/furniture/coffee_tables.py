"""Low tables of many makes, all about 0.4 m high."""

import math

from ..materials_hard import concrete
from ..materials_soft import glass
from ..meshes import box, grid, place, tube, turned
from ..upholstery import cushion_block

TALL = {"drum": 0.36, "glass": 0.4, "blocks": 0.3, "trestle": 0.42, "ottoman": 0.445}


def drum_table(at, kit):
    """A fluted drum."""
    height, radius, flutes = TALL["drum"], 0.46, 44

    def side(u, v):
        angle = 2 * math.pi * u
        reach = radius * (0.965 + 0.012 * abs(math.sin(flutes * angle / 2)))
        return reach * math.cos(angle), reach * math.sin(angle), 0.012 + (height - 0.04) * v

    grid(flutes * 10 + 1, 2, side, kit.wood_upright, metres=False, at=at)
    rim = [(0, -0.03), (radius - 0.008, -0.03), (radius, -0.022), (radius, -0.008), (radius - 0.008, 0), (0, 0)]
    turned([(r, height + h) for r, h in rim], kit.wood, 72, at=at)


def glass_table(at, kit, width=1.2, depth=0.68):
    """A pane on a frame of thin bars, with a wooden shelf below."""
    height = TALL["glass"]
    half, deep = width / 2, depth / 2
    for x in (-half + 0.012, half - 0.012):
        for y in (-deep + 0.012, deep - 0.012):
            box((x - 0.012, x + 0.012), (y - 0.012, y + 0.012), (0, height - 0.012), kit.metal, 0.003, at)
    for z in (height - 0.034, 0.13):
        for y in (-deep, deep - 0.02):
            box((-half + 0.024, half - 0.024), (y + 0.002, y + 0.018), (z, z + 0.02), kit.metal, 0.003, at)
        for x in (-half, half - 0.02):
            box((x + 0.002, x + 0.018), (-deep + 0.024, deep - 0.024), (z, z + 0.02), kit.metal, 0.003, at)
    box((-half + 0.004, half - 0.004), (-deep + 0.004, deep - 0.004), (height - 0.011, height), glass(), 0.002, at)
    box((-half + 0.022, half - 0.022), (-deep + 0.022, deep - 0.022), (0.132, 0.148), kit.second, 0.003, at)


def block_tables(at, kit):
    """Two blocks of stone, one beside and above the other."""
    stone = concrete((0.66, 0.57, 0.46), 0.55, 0.0015)
    box((-0.6, 0.22), (-0.42, 0.42), (0.001, TALL["blocks"]), stone, 0.012, at, 3)
    box((0.28, 0.74), (-0.26, 0.22), (0.001, 0.42), stone, 0.012, at @ place(turn=6), 3)


def trestle_table(at, kit, width=1.3, depth=0.66):
    """A thick plank on two boards, tied by a beam."""
    height = TALL["trestle"]
    box((-width / 2, width / 2), (-depth / 2, depth / 2), (height - 0.055, height), kit.wood, 0.012, at, 3)
    for x in (-width / 2 + 0.16, width / 2 - 0.22):
        box((x, x + 0.06), (-depth / 2 + 0.1, depth / 2 - 0.1), (0.06, height - 0.055), kit.wood_upright, 0.008, at, 3)
        box((x - 0.01, x + 0.07), (-depth / 2 + 0.04, depth / 2 - 0.04), (0, 0.06), kit.wood, 0.012, at, 3)
    box((-width / 2 + 0.22, width / 2 - 0.22), (-0.03, 0.03), (0.16, 0.23), kit.wood, 0.006, at)


def ottoman(at, kit, cover=None):
    """A padded bench that serves as a table, with a tray on it."""
    cover = cover or kit.wool
    for x in (-0.44, 0.44):
        for y in (-0.27, 0.27):
            tube([(x, y, 0.14), (x * 1.04, y * 1.05, 0)], [0.024, 0.015], kit.second_upright, 14, at)
    cushion_block((-0.52, 0.52), (-0.36, 0.36), (0.13, 0.28), cover, 0.03, 0.006, at, 1)
    cushion_block((-0.53, 0.53), (-0.37, 0.37), (0.275, 0.41), cover, 0.05, 0.012, at, 2)
    tray = at @ place(0.05, 0, 0.424, turn=4)
    box((-0.3, 0.3), (-0.2, 0.2), (0, 0.012), kit.second, 0.003, tray)
    for y in ((-0.2, -0.188), (0.188, 0.2)):
        box((-0.3, 0.3), y, (0.012, 0.045), kit.second, 0.003, tray)
    for x in ((-0.3, -0.288), (0.288, 0.3)):
        box(x, (-0.188, 0.188), (0.012, 0.06), kit.second, 0.003, tray)


TABLES = {
    "drum": drum_table,
    "glass": glass_table,
    "blocks": block_tables,
    "trestle": trestle_table,
    "ottoman": ottoman,
}


def chosen_table(at, kit):
    """The low table of this home's choice; returns how high things on it stand."""
    TABLES[kit.style.pieces.table](at, kit)
    return TALL[kit.style.pieces.table]
