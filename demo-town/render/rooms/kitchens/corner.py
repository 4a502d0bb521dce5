"""Units around the corner of the back and right walls, china behind glass, a round table at the window."""

from ...furniture.dining_sets import pedestal_table, spindle_chair, wooden_bench
from ...furniture.kitchen_units import base_run, hood, open_shelf, wall_cupboards
from ...furniture.lamps import pendant
from ...furniture.small import bouquet, fruit_bowl, pot_plant
from ...furniture.tables import table
from ...materials_hard import marble, plaster, tiles
from ...meshes import box, cylinder, place, sheet
from ..shell import Room, build_outlook, build_shell

SHAPE = Room("kitchen", 5.2, 4.9, 2.75, ((1.9, 4.0, 0.9, 2.3),), ((1.7, 3.0, 1.08, 2.3),), layout="corner")
BACK = (("door", 0.5), ("drawers", 0.8), ("sink", 0.9), ("pair", 0.9))
RIGHT = (("drawers", 0.7), ("oven", 0.6), ("drawers", 0.7))


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    build_shell(room, kit, panes=(2, 2))
    build_outlook(room, kit.style, ("left", "back"))
    top = kit.wood if room.seed % 2 else marble()
    start = w - 0.62 - sum(width for _, width in BACK)
    # A column of bare worktop fills the corner, where no door could open.
    base_run(place(start, d), kit, (*BACK, ("corner", 0.62)), top, kit.fronts, "framed", "knob")
    side = place(w, d - 0.62, turn=-90)
    length = base_run(side, kit, RIGHT, top, kit.fronts, "framed", "knob")
    _tile_walls(room, kit, start, length)
    cupboards = place(w, d - 0.02, turn=-90)
    wall_cupboards(cupboards, kit, (0.02, 1.18), (1.45, 2.35), 2, kit.fronts, "framed", "knob")
    hood(side, 1.0, 1.55, h, plaster((0.85, 0.83, 0.79), 0.002, 0.04), kit, 0.74)
    open_shelf(side, (1.42, length), 1.5, kit, kit.wood, 0.22, room.seed + 1)
    wall_cupboards(place(0, d), kit, (3.15, w - 0.345), (1.45, 2.35), 3, kit.fronts, "glass", "knob")
    box((start + 0.12, start + 0.15), (d - 0.13, d - 0.03), (0.916, 1.28), kit.second_upright, 0.01)
    pot_plant(place(3.25, d - 0.2, 0.915), kit, 0.4, "fig", kit.clay, room.seed)
    if has_long_table(room):
        _set_long_table(room, kit)
    else:
        _set_round_table(room, kit)


def has_long_table(room):
    """Some families eat at a long table with a bench, the others at a round one."""
    return room.seed % 5 == 3


def _tile_walls(room, kit, start, length):
    w, d = room.width, room.depth
    colour = kit.style.tile
    glazed = tiles(colour, tuple(part * 0.75 + 0.12 for part in colour), 0.1, 0.1, 0.0025, 0.1, 0.22, 0.0, 0.004)
    y, x = d - 0.004, w - 0.004
    end = d - 0.62 - length
    low, high = 0.915, 1.46
    for a, b, top in ((start, 1.67, high), (1.67, 3.03, 1.04), (3.03, w, high)):
        sheet([(a, y, low), (b, y, low), (b, y, top), (a, y, top)], glazed)
    sheet([(x, d, low), (x, end, low), (x, end, high), (x, d, high)], glazed)


def _set_long_table(room, kit):
    x, y = 1.4, room.depth - 1.9
    table(place(x, y, turn=90), kit.wood, kit.second_upright, 1.6, 0.82, 0.74)
    wooden_bench(place(x - 0.62, y, turn=90), kit.wood, kit.wood_upright, 1.4)
    for dy, turn in ((-0.4, -86), (0.38, -94)):
        spindle_chair(place(x + 0.6, y + dy, turn=turn), kit, kit.second_upright)
    bouquet(place(x, y + 0.3, 0.74), kit, kit.clay, 0.26, room.seed, 1.2)
    fruit_bowl(x + 0.02, y - 0.25, 0.74, kit)
    pendant(x, y, 1.62, room.height, kit, kit.metal, 0.28, 15, "dome")


def _set_round_table(room, kit):
    x, y = 1.5, room.depth - 2.02
    pedestal_table(place(x, y), kit.wood, kit.trim, 0.58)
    wood = kit.second_upright
    for turn in (205, 118, 300, 22):
        spindle_chair(place(x, y, turn=turn) @ place(0, 0.66), kit, wood)
    bouquet(place(x + 0.06, y + 0.12, 0.74), kit, kit.clay, 0.22, room.seed, 1.1)
    fruit_bowl(x - 0.18, y - 0.16, 0.74, kit)
    cylinder(x + 0.26, y - 0.14, (0.74, 0.83), 0.038, kit.ceramic, 0.04, 28)
    pendant(x, y, 1.66, room.height, kit, kit.metal, 0.26, 15, "cone")


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.42, 0.2, 1.34), (w * 0.49, d, 1.12), 19.5),
        "corner": ((w * 0.2, d * 0.3, 1.3), (w * 0.86, d, 1.05), 26),
    }
