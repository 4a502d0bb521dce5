"""The sofa stands along the right wall under pictures; the camera looks in from the windows."""

from ...furniture.art import picture_ledge, round_mirror, salon_wall, six_pictures
from ...furniture.chairs import chosen_chair
from ...furniture.coffee_tables import chosen_table
from ...furniture.lamps import arc_lamp, table_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import chosen_rug
from ...furniture.small import books, pot_plant
from ...furniture.sofas import chosen_sofa
from ...furniture.tables import sideboard
from ...meshes import place
from ..dressing import dress_table, pillows_for, two_vases
from ..shell import Room, accent_material, add_casings, add_curtains, build_outlook, build_shell

SHAPE = Room("living", 5.4, 5.4, 2.75, ((0.7, 2.1, 0.4, 2.4), (3.0, 4.4, 0.4, 2.4)), layout="gallery")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    y = d * 0.56
    has_paint = room.seed % 2 == 1
    build_shell(room, kit, right=accent_material(kit.style, "paint") if has_paint else None)
    add_casings(room, kit)
    add_curtains(room, kit)
    build_outlook(room, kit.style)
    chosen_rug((w - 3.25, w - 0.75), (y - 1.3, y + 1.3), kit.style)
    chosen_sofa(place(w - 0.62, y, turn=-90), kit, 2.2, pillows_for(kit, 2.2))
    table = place(w - 2.0, y, turn=90)
    dress_table(table, kit, chosen_table(table, kit), room.seed)
    chosen_chair(place(w - 2.55, d - 0.95, turn=18), kit, kit.wool, kit.cushions[0])
    arrange = six_pictures if has_paint else salon_wall
    arrange(place(w - 0.012, y, 1.62, turn=-90), kit, room.seed)
    _furnish_back_wall(room, kit, has_paint)
    arc_lamp(place(w - 0.45, y + 1.5), kit)
    chosen_pendant(w - 2.1, y, h, kit)


def _furnish_back_wall(room, kit, has_mirror):
    d = room.depth
    at = place(1.42, d - 0.005)
    sideboard(at, kit, 1.7, 0.7, 0.42)
    table_lamp(at @ place(-0.62, -0.22, 0.7), kit, 6, 0.44, kit.clay)
    books(at @ place(0.02, -0.22, 0.7), 4, False, room.seed + 2)
    two_vases(at @ place(0.42, -0.22, 0.7), kit, room.seed)
    if has_mirror:
        round_mirror(at @ place(0, 0, 1.55), kit, 0.4)
    else:
        picture_ledge(at @ place(0, 0, 1.28), kit, room.seed + 1, 1.6)
    pot_plant(place(room.width - 0.5, d - 0.5), kit, 1.6, "fig", kit.ceramic, room.seed + 4)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((0.62, 0.45, 1.25), (w * 0.72, d * 0.87, 1.02), 23),
        "corner": ((0.6, d * 0.32, 1.2), (w, d * 0.66, 0.95), 26),
    }
