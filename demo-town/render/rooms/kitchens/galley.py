"""Two rows of units that face each other, a window with a seat at the end."""

from ...furniture.art import picture
from ...furniture.kitchen_units import base_run, hood, open_shelf, tall_units, wall_cupboards
from ...furniture.lamps import downlight, pendant
from ...furniture.rugs import bordered_rug
from ...furniture.small import bouquet, fruit_bowl, pot_plant, vase
from ...materials_hard import concrete, marble, plaster
from ...meshes import box, place
from ...upholstery import cushion_block, pillow
from ..shell import Room, build_outlook, build_shell

SHAPE = Room("kitchen", 3.5, 5.2, 2.8, back=((0.78, 2.72, 0.5, 2.35),), layout="galley")
LEFT = (("drawers", 0.8), ("oven", 0.6), ("drawers", 0.8), ("pair", 0.8))
RIGHT = (("pair", 0.8), ("sink", 0.9), ("drawers", 0.8))


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    build_shell(room, kit, panes=(2, 1))
    build_outlook(room, kit.style, ("back",))
    top = marble() if room.seed % 2 else concrete((0.62, 0.6, 0.57), 0.4, 0.0008)
    white = plaster((0.86, 0.85, 0.82), 0.002, 0.04)
    left = place(0, d - 3.75, turn=90)
    length = base_run(left, kit, LEFT, top, kit.wood, "slab", "edge", 0.5)
    hood(left, 1.1, 1.6, h, white, kit, 0.72)
    for shelf, (a, b) in enumerate(((0.02, 0.68), (1.52, length))):
        open_shelf(left, (a, b), 1.42, kit, kit.wood, 0.22, room.seed + shelf)
        open_shelf(left, (a, b), 1.8, kit, kit.wood, 0.22, room.seed + shelf + 1)
    right = place(w, d - 0.75, turn=-90)
    run = base_run(right, kit, RIGHT, top, kit.fronts, "slab", "edge", 0.5)
    wall_cupboards(right, kit, (0.0, run), (1.42, 2.3), 4, kit.fronts, "slab", "edge", 0.32)
    tall_units(right, kit, (run, run + 1.2), 2.3, 2, kit.fronts, "slab", "bar")
    box((w - 0.62, w), (d - 0.75 - run - 1.2, d - 0.75), (2.302, h - 0.001), kit.wall)
    _add_window_seat(room, kit)
    fruit_bowl(0.34, d - 1.15, 0.915, kit)
    vase(place(0.22, d - 3.55, 0.915), kit.clay, 0.24, 0.08, 1)
    bouquet(place(w - 0.3, d - 1.05, 0.915), kit, kit.ceramic, 0.22, room.seed, 1.1)
    bordered_rug((w / 2 - 0.42, w / 2 + 0.42), (d - 3.6, d - 1.1), kit.style.rug, 0.09)
    for y in (d - 1.6, d - 3.1):
        pendant(w / 2, y, 1.98, h, kit, kit.metal, 0.16, 12, "dome")
    for y in (0.8, d * 0.45, d - 0.9):
        downlight(w * 0.32, y, h, kit, 7)
        downlight(w * 0.68, y, h, kit, 7)


def _add_window_seat(room, kit):
    w, d = room.width, room.depth
    box((0.62, w - 0.62), (d - 0.5, d - 0.002), (0, 0.4), kit.fronts, 0.004)
    cushion_block((0.64, w - 0.64), (d - 0.51, d - 0.02), (0.4, 0.48), kit.linen, 0.025, 0.012)
    pillow(0.46, 0.46, 0.15, kit.cushions[0], place(0.98, d - 0.22, 0.69, turn=12, tilt=66), 2)
    pillow(0.42, 0.42, 0.15, kit.cushions[2], place(w - 1.0, d - 0.22, 0.67, turn=-14, tilt=66), 4)
    picture(place(w - 0.35, d - 0.012, 1.72), 0.4, 0.56, kit.wood, room.seed, 0.05, "landscape")
    pot_plant(place(0.32, d - 0.36), kit, 1.25, "fig", kit.clay, room.seed + 2)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.47, 0.15, 1.38), (w * 0.51, d, 1.16), 21),
        "corner": ((w * 0.62, d * 0.2, 1.35), (w * 0.3, d, 1.1), 27),
    }
