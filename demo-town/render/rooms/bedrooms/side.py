"""The bed stands along the right wall and is seen from its side, a tall window behind it."""

from ...furniture.art import great_canvas, round_mirror, six_pictures
from ...furniture.chairs import chosen_chair
from ...furniture.lamps import floor_lamp, table_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import bordered_rug
from ...furniture.seating import bench
from ...furniture.small import books, pot_plant
from ...furniture.tables import nightstand
from ...meshes import box, place, tube
from ...upholstery import cushion_block
from ...walls import hanging
from ..shell import Room, accent_material, add_cornice, build_outlook, build_shell
from .making import make_bed

SHAPE = Room("bedroom", 5.0, 4.9, 2.75, ((1.0, 2.6, 0.3, 2.4),), ((0.75, 3.35, 0.3, 2.4),), layout="side")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    y = d - 2.1
    build_shell(room, kit, right=accent_material(kit.style, "paint"), panes=(3, 1))
    build_outlook(room, kit.style, ("left", "back"))
    if kit.style.has_mouldings:
        add_cornice(room, kit)
    _hang_curtains(room, kit)
    bordered_rug((w - 3.35, w - 0.9), (y - 1.45, y + 1.45), kit.style.rug, 0.12)
    make_bed(place(w - 1.2, y, turn=-90), kit)
    for side in (-1, 1):
        here = place(w - 0.27, y + side * 1.3, turn=-90)
        nightstand(here, kit, kit.second)
        table_lamp(here @ place(0, 0.03, 0.5), kit, 5, 0.42, kit.ceramic if room.seed % 2 else kit.metal)
    books(place(w - 0.34, y - 1.2, 0.5, turn=80), 2, False, room.seed, 0.2, 0.14)
    _hang_above_bed(place(w - 0.012, y, 1.86, turn=-90), room, kit)
    chosen_chair(place(1.0, d - 1.0, turn=42), kit, kit.wool, kit.cushions[0])
    pot_plant(place(w - 0.5, d - 0.42), kit, 1.3, "fig", kit.clay, room.seed + 3)
    if room.seed % 3:
        bench(place(w - 2.65, y, turn=-90), kit, kit.cushions[2], 1.3)
        floor_lamp(place(0.42, d - 0.45), kit, 9, 1.5)
    else:
        _add_chest(place(w - 2.62, y, turn=-90), kit)
        pot_plant(place(0.42, d - 0.42), kit, 1.7, "palm", kit.ceramic, room.seed + 4)
    chosen_pendant(w - 2.3, y, h, kit)


def _hang_above_bed(at, room, kit):
    if room.seed % 3 == 0:
        round_mirror(at, kit, 0.44)
    elif room.seed % 3 == 1:
        great_canvas(at, kit, room.seed + 1, 1.25, 0.7, "landscape")
    else:
        six_pictures(at, kit, room.seed)


def _add_chest(at, kit):
    """A blanket chest of boards, with a folded blanket on it."""
    box((-0.62, 0.62), (-0.22, 0.22), (0.06, 0.42), kit.second, 0.008, at, 3)
    box((-0.64, 0.64), (-0.24, 0.24), (0.42, 0.45), kit.second, 0.01, at, 3)
    for x in (-0.56, 0.56):
        box((x - 0.05, x + 0.05), (-0.19, 0.19), (0, 0.06), kit.second, 0.006, at)
    for step in range(2):
        low = 0.45 + 0.05 * step
        cushion_block((-0.5, 0.02), (-0.19, 0.19), (low, low + 0.05), kit.cushions[step * 2], 0.022, 0.006, at, step)


def _hang_curtains(room, kit):
    d, top = room.depth, room.height - 0.1
    (a, b, *_), *_ = room.back
    for x in ((a - 0.34, a + 0.06), (b - 0.06, b + 0.34)):
        hanging(x, (0.015, top), d - 0.12, kit.curtain, 7, 0.045, rows=14)
    hanging((a + 0.1, a + 0.75), (0.02, top), d - 0.06, kit.veil, 9, 0.03)
    tube([(a - 0.45, d - 0.12, top + 0.01), (b + 0.45, d - 0.12, top + 0.01)], 0.012, kit.metal)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.16, 0.22, 1.28), (w * 0.7, d, 1.02), 19.5),
        "corner": ((w * 0.2, d * 0.3, 1.15), (w, d * 0.72, 0.9), 27),
    }
