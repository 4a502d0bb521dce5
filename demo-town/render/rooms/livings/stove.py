"""An iron stove before a wall of brick, chairs drawn up to it, beams above."""

from ...furniture.art import great_canvas
from ...furniture.chairs import chosen_chair
from ...furniture.coffee_tables import chosen_table
from ...furniture.hearths import log_stack, stove
from ...furniture.lamps import floor_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import chosen_rug
from ...furniture.small import pot_plant
from ...furniture.sofas import chosen_sofa
from ...furniture.storage import shelf_unit
from ...meshes import place
from ..dressing import add_beams, dress_table, pillows_for
from ..shell import Room, accent_material, build_outlook, build_shell

SHAPE = Room("living", 6.2, 6.4, 3.0, ((1.4, 2.9, 0.5, 2.5), (3.8, 5.3, 0.5, 2.5)), layout="stove")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    has_steel = kit.style.frame == "black"
    build_shell(room, kit, back=accent_material(kit.style, "brick" if has_steel else "whitewash"))
    build_outlook(room, kit.style)
    add_beams(room, kit.black if has_steel else kit.second, 4, (0.14, 0.24) if has_steel else (0.18, 0.2))
    x, y = w * 0.47, d - 2.7
    chosen_rug((x - 1.7, x + 1.75), (y - 1.25, y + 1.25), kit.style)
    chosen_sofa(place(0.95, y, turn=90), kit, 2.3, pillows_for(kit, 2.3))
    table = place(x - 0.15, y, turn=90)
    dress_table(table, kit, chosen_table(table, kit), room.seed)
    chosen_chair(place(x + 1.6, y + 0.85, turn=-62), kit, kit.cushions[2], kit.cushions[1])
    chosen_chair(place(x + 1.75, y - 0.22, turn=-92), kit, kit.cushions[2])
    stove(place(x + 0.35, d), kit, h)
    log_stack(place(x - 0.75, d - 0.02), 5, 5)
    shelf_unit(place(w - 0.95, d - 0.01), kit, kit.wood, 1.3, 0.32, 2.1, 2, 5, room.seed + 3)
    great_canvas(place(w - 0.012, y - 0.3, 1.6, turn=-90), kit, room.seed + 2, 1.1, 0.8, "landscape")
    floor_lamp(place(0.55, d - 1.05), kit, 13, 1.5)
    pot_plant(place(0.75, d - 0.5), kit, 1.5, "palm" if has_steel else "fig", kit.clay, room.seed + 2)
    chosen_pendant(x, y, h, kit)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.53, 0.2, 1.32), (w * 0.49, d, 1.14), 20.5),
        "corner": ((w * 0.8, 0.9, 1.25), (w * 0.4, d, 1.0), 26),
    }
