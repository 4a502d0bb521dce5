"""Two sofas that face each other before an open fire, bookshelves in the niches beside it."""

from ...furniture.art import picture
from ...furniture.chairs import chosen_chair
from ...furniture.coffee_tables import chosen_table
from ...furniture.hearths import fireplace, log_stack, mantel_top
from ...furniture.lamps import floor_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import chosen_rug
from ...furniture.small import pot_plant
from ...furniture.sofas import chosen_sofa
from ...furniture.storage import shelf_unit
from ...meshes import place
from ..dressing import candlesticks, dress_table, pillows_for, two_vases
from ..shell import Room, add_casings, add_cornice, add_curtains, build_outlook, build_shell

SHAPE = Room("living", 6.3, 6.3, 2.9, ((1.3, 2.65, 0.25, 2.5), (3.7, 5.05, 0.25, 2.5)), layout="hearth")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    x, y = w * 0.5, d - 2.5
    build_shell(room, kit)
    add_casings(room, kit)
    add_curtains(room, kit)
    add_cornice(room, kit)
    build_outlook(room, kit.style)
    fireplace(place(x, d), kit, h)
    _dress_mantel(room, kit, x)
    for side in (-1, 1):
        niche = place(x + side * 1.53, d - 0.005)
        shelf_unit(niche, kit, kit.fronts, 1.32, 0.3, 2.3, 2, 6, room.seed + side * 4)
    chosen_rug((x - 1.95, x + 1.95), (d - 3.85, d - 1.1), kit.style)
    chosen_sofa(place(x - 1.5, y, turn=90), kit, 2.15, pillows_for(kit, 2.15))
    chosen_sofa(place(x + 1.5, y, turn=-90), kit, 2.15, pillows_for(kit, 2.15, 0.46))
    table = place(x, y, turn=90)
    dress_table(table @ place(0.05, 0), kit, chosen_table(table, kit), room.seed)
    floor_lamp(place(x + 2.55, d - 1.2), kit, 14, 1.5)
    pot_plant(place(0.55, d - 0.5), kit, 1.7, "fig", kit.clay, room.seed + 2)
    log_stack(place(x - 1.06, d - 0.46), 3, 4)
    chosen_chair(place(w - 0.75, d - 4.95, turn=-118), kit, kit.cushions[2])
    chosen_pendant(x, y, h, kit)


def _dress_mantel(room, kit, x):
    depth, z = mantel_top()
    y = room.depth + depth
    picture(place(x, room.depth - 0.425, 1.82), 0.95, 0.72, kit.metal, room.seed, 0.0, "landscape")
    candlesticks(place(x - 0.52, y, z), kit)
    two_vases(place(x + 0.38, y, z), kit, room.seed)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.5 + 0.35, 0.22, 1.32), (w * 0.5 - 0.12, d, 1.12), 21),
        "corner": ((w * 0.2, 1.1, 1.25), (w * 0.62, d, 0.98), 27),
    }
