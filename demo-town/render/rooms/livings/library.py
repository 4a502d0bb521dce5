"""Shelves over the whole back wall, a sofa seen from the side and two chairs before the books."""

from ...furniture.art import great_canvas
from ...furniture.chairs import chosen_chair
from ...furniture.coffee_tables import chosen_table
from ...furniture.lamps import arc_lamp, table_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import chosen_rug
from ...furniture.small import books, pot_plant
from ...furniture.sofas import chosen_sofa
from ...furniture.storage import shelf_unit
from ...furniture.tables import coffee_table
from ...meshes import box, place
from ..dressing import dress_table, pillows_for
from ..shell import Room, add_curtains, build_outlook, build_shell

SHAPE = Room("living", 6.0, 5.6, 2.8, ((0.9, 4.3, 0.1, 2.5),), layout="library")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    build_shell(room, kit, panes=(3, 1))
    build_outlook(room, kit.style)
    add_curtains(room, kit)
    _fill_back_wall(room, kit)
    x, y = w * 0.55, d - 2.35
    chosen_rug((x - 1.75, x + 1.9), (y - 1.35, y + 1.35), kit.style)
    chosen_sofa(place(w - 0.68, y, turn=-90), kit, 2.35, pillows_for(kit, 2.35))
    table = place(x + 0.15, y, turn=90)
    dress_table(table, kit, chosen_table(table, kit), room.seed)
    for dy, turn in ((0.78, 66), (-0.32, 96)):
        chosen_chair(place(x - 1.55, y + dy, turn=turn), kit, kit.wool, kit.cushions[0] if dy > 0 else None)
    coffee_table(place(x - 1.85, y + 0.24), kit.metal, kit.metal, 0.2, 0.48)
    books(place(x - 1.85, y + 0.24, 0.48, turn=30), 2, False, room.seed, 0.2, 0.14)
    arc_lamp(place(w - 0.35, y + 1.5), kit)
    great_canvas(place(w - 0.012, y, 1.62, turn=-90), kit, room.seed + 1, 1.4, 0.95)
    pot_plant(place(0.6, d - 0.8), kit, 1.6, "fig", kit.clay, room.seed + 3)
    chosen_pendant(x, y, h, kit)


def _fill_back_wall(room, kit):
    """Open shelves on a row of cupboards, wall to wall and up to a cornice."""
    w, d, h = room.width, room.depth, room.height
    low, front = 0.72, d - 0.42
    box((0.02, w - 0.02), (front + 0.02, d - 0.003), (0.07, low - 0.03), kit.fronts, at=None)
    box((0.02, w - 0.02), (front + 0.06, d - 0.003), (0.0, 0.07), kit.black)
    box((0.01, w - 0.01), (front - 0.012, d - 0.002), (low - 0.03, low), kit.fronts, 0.004)
    count = 8
    door = (w - 0.04) / count
    for index in range(count):
        left = 0.02 + index * door
        box((left + 0.002, left + door - 0.002), (front, front + 0.02), (0.075, low - 0.034), kit.fronts, 0.003)
        knob = left + (door - 0.05 if index % 2 == 0 else 0.038)
        box((knob, knob + 0.012), (front - 0.022, front), (0.47, 0.59), kit.metal, 0.003)
    shelf_unit(place(w / 2, d - 0.004, low), kit, kit.fronts, w - 0.04, 0.31, h - low - 0.16, 5, 5, room.seed + 2)
    box((0.0, w), (d - 0.34, d - 0.003), (h - 0.16, h - 0.002), kit.fronts, 0.004)
    table_lamp(place(w * 0.36, d - 0.37, low), kit, 4, 0.36, kit.metal)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.33, 0.22, 1.3), (w * 0.57, d, 1.14), 20),
        "corner": ((w * 0.12, 1.0, 1.25), (w * 0.75, d, 1.0), 26),
    }
