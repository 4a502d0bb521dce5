"""Everything along one wall behind plain fronts; a padded bench and a long table under the windows."""

from ...furniture.dining_sets import banquette, spindle_chair
from ...furniture.kitchen_units import base_run, tall_units, wall_cupboards
from ...furniture.lamps import downlight, pendant
from ...furniture.pendants import linen_drum
from ...furniture.rugs import bordered_rug
from ...furniture.small import bouquet, fruit_bowl, pot_plant, vase
from ...furniture.tables import table
from ...materials_hard import marble, plain
from ...meshes import box, cylinder, place
from ...upholstery import pillow
from ..shell import Room, build_outlook, build_shell

SHAPE = Room("kitchen", 5.3, 5.2, 2.75, ((1.1, 4.4, 0.92, 2.35),), layout="banquette")
UNITS = (("sink", 0.9), ("drawers", 0.8), ("oven", 0.6), ("drawers", 0.9), ("drawers", 0.7))


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    build_shell(room, kit, panes=(3, 1))
    build_outlook(room, kit.style)
    is_dark = _is_dark(room)
    stone = marble((0.3, 0.31, 0.31), (0.7, 0.69, 0.66), 0.16) if is_dark else marble()
    tall, low = (kit.fronts, kit.wood) if is_dark else (kit.wood_upright, kit.fronts)
    block = w - 1.3
    tall_units(place(0, d), kit, (block, w - 0.01), 2.4, 2, tall, "slab", "bar")
    box((0.01, w), (d - 0.6, d), (2.402, h - 0.001), kit.wall)
    length = sum(width for _, width in UNITS)
    start = block - length
    base_run(place(start, d), kit, UNITS, stone, low, "slab", "edge", 0.56)
    wall_cupboards(place(0, d), kit, (start, block), (1.44, 2.4), 6, tall if is_dark else low, "slab", "edge", 0.36)
    box((start + 0.02, block - 0.02), (d - 0.33, d - 0.3), (1.432, 1.439), plain((0.8, 0.79, 0.76), 0.5))
    vase(place(block - 0.35, d - 0.25, 0.915), kit.clay, 0.26, 0.09, 1)
    bordered_rug((w - 3.1, w - 1.1), (d - 1.75, d - 0.95), kit.style.rug, 0.09)
    _set_table(room, kit)
    for x in (0.3, 0.55, 0.8):
        for y in (0.3, 0.78):
            downlight(w * x, d * y, h, kit, 8)


def _is_dark(room):
    """Every other kitchen has dark stone and painted cupboards above wood, the rest pale stone and the reverse."""
    return room.seed // 2 % 2 == 1


def _set_table(room, kit):
    x, y = 1.32, room.depth - 2.6
    banquette(place(0.03, y, turn=90), kit, kit.sofa if _is_dark(room) else kit.wool, 2.5)
    for dy, cushion, turn in ((-0.85, kit.cushions[0], 78), (0.8, kit.cushions[2], 100)):
        pillow(0.44, 0.44, 0.14, cushion, place(0.3, y + dy, 0.67, turn=turn, tilt=66), int(dy * 10) + 20)
    table(place(x - 0.32, y, turn=90), kit.wood, kit.second_upright, 2.0, 0.8, 0.74)
    for dy, turn in ((-0.55, -84), (0.12, -95), (0.72, -88)):
        spindle_chair(place(x + 0.42, y + dy, turn=turn), kit, kit.black if _is_dark(room) else kit.second_upright)
    bouquet(place(x - 0.3, y + 0.25, 0.74), kit, kit.ceramic, 0.24, room.seed, 1.2)
    fruit_bowl(x - 0.3, y - 0.3, 0.74, kit)
    cylinder(x - 0.05, y + 0.55, (0.74, 0.83), 0.038, kit.ceramic, 0.04, 28)
    pot_plant(place(0.4, room.depth - 1.0), kit, 1.2, "fig", kit.clay, room.seed + 1)
    if _is_dark(room):
        linen_drum(x - 0.32, y, room.height, kit)
    else:
        for dy in (-0.5, 0.5):
            pendant(x - 0.32, y + dy, 1.6, room.height, kit, kit.metal, 0.2, 11, "drum")


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.72, 0.2, 1.32), (w * 0.34, d, 1.1), 19.5),
        "corner": ((w * 0.8, d * 0.25, 1.3), (w * 0.25, d, 1.0), 26),
    }
