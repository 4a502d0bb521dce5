"""A study or loft: desk, bookcase, leather sofa; under steel beams in a warehouse."""

from ..furniture.coffee_tables import chosen_table
from ..furniture.lamps import arc_lamp, pendant
from ..furniture.seating import desk_chair, sofa
from ..furniture.small import books, bouquet, pot_plant, rug
from ..furniture.sofas import chosen_sofa
from ..furniture.storage import shelf_unit
from ..furniture.tables import desk, low_table
from ..materials_hard import concrete, leather
from ..meshes import box, place, tube
from .shell import accent_material, build_outlook, build_shell, hang_paintings


def build(room, kit):
    style = kit.style
    w, d, h = room.width, room.depth, room.height
    is_loft = room.layout == "c"
    accent = accent_material(style, "brick" if is_loft else "paint")
    build_shell(
        room, kit, back=accent, has_skirting=not is_loft, ceiling=concrete((0.46, 0.45, 0.43), 0.8) if is_loft else None
    )
    build_outlook(room, style)
    if is_loft:
        _add_steel(room, kit)
    hide = leather((0.2, 0.095, 0.045))
    desk(place(w * 0.36, d - 0.85), kit)
    desk_chair(place(w * 0.36 + 0.05, d - 1.65, turn=195), kit, hide)
    shelf_unit(
        place(w - 1.45, d - 0.01),
        kit,
        kit.wood,
        2.2,
        0.34,
        min(2.75, h - 0.3),
        3,
        6,
        room.seed + 3,
        accent if is_loft else None,
    )
    rug((w - 3.7, w - 1.0), (d - 4.65, d - 2.4), (style.rug[0], style.rug[1], style.rug[2]))
    pillows = ((-0.6, kit.cushions[1], 8, 0.46), (0.6, kit.cushions[2], -9, 0.46))
    seat, table = place(w - 0.65, d - 3.65, turn=-90), place(w - 2.15, d - 3.65, turn=90)
    if is_loft:
        sofa(seat, kit, 2.1, 0.92, 2, pillows, cover=hide)
        low_table(table, kit.wood, kit.black)
        top = 0.4
    else:
        chosen_sofa(seat, kit, 2.1, pillows)
        top = chosen_table(table, kit)
    books(place(w - 2.2, d - 3.4, top, turn=80), 3, False, 9)
    bouquet(place(w - 2.1, d - 3.9, top), kit, kit.black, 0.2, 5)
    pot_plant(place(0.55, d - 0.55), kit, 1.9, "fig", kit.clay, 9)
    pot_plant(place(0.5, d * 0.51), kit, 1.3, "palm", kit.ceramic, 5)
    hang_paintings(room, kit, w * 0.35, 1.9 if h < 3 else 1.98, ((0.8, 1.0), (0.6, 0.8)), room.seed + 6, kit.black)
    for x in (w * 0.28, w * 0.43):
        pendant(x, d - 1.0, h - 1.05, h, kit, None, 0.17, 14, "cone")
    arc_lamp(place(w - 0.25, d - 2.3), kit)


def _add_steel(room, kit):
    """Two beams and an air duct under the ceiling."""
    w, d, h = room.width, room.depth, room.height
    for y in (d * 0.25, d * 0.61):
        box((0, w), (y - 0.09, y + 0.09), (h - 0.03, h - 0.001), kit.black, 0.003)
        box((0, w), (y - 0.012, y + 0.012), (h - 0.24, h - 0.03), kit.black)
        box((0, w), (y - 0.09, y + 0.09), (h - 0.27, h - 0.24), kit.black, 0.003)
    tube([(w - 0.5, 0, h - 0.5), (w - 0.5, d, h - 0.5)], 0.13, kit.steel, 24)
    for share in (0.16, 0.43, 0.7, 0.93):
        tube([(w - 0.5, d * share, h - 0.5), (w - 0.5, d * share + 0.03, h - 0.5)], 0.14, kit.steel, 24)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.79, 0.25, 1.42), (w * 0.39, d, 1.45 if room.height > 3 else 1.25), 19),
        "corner": ((w * 0.65, d * 0.29, 1.3), (w * 0.33, d, 1.1), 28),
    }
