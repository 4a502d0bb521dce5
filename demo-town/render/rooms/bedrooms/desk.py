"""A bed beside a desk at the window; clothes behind plain doors on the right."""

from ...furniture.art import leaning_pictures, salon_wall
from ...furniture.dining_sets import spindle_chair
from ...furniture.lamps import desk_lamp, table_lamp
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import round_rug
from ...furniture.small import books, pot_plant, vase
from ...furniture.storage import wardrobe
from ...furniture.tables import nightstand
from ...meshes import box, place, tube
from ..shell import Room, accent_material, add_curtains, build_outlook, build_shell
from .making import make_bed

SHAPE = Room("bedroom", 5.0, 4.6, 2.7, ((1.5, 3.3, 0.82, 2.3),), layout="desk")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    x = w * 0.52
    build_shell(room, kit, panes=(2, 1))
    add_curtains(room, kit)
    build_outlook(room, kit.style)
    _paint_half_wall(room, kit)
    round_rug(x - 0.75, d - 2.3, 1.15, kit.style.rug)
    make_bed(place(x, d - 1.17), kit, 1.6)
    for side in (-1, 1):
        nightstand(place(x + side * 1.22, d - 0.25), kit, kit.second)
    table_lamp(place(x + 1.22, d - 0.24, 0.5), kit, 5, 0.42, kit.clay)
    table_lamp(place(x - 1.22, d - 0.24, 0.5), kit, 5, 0.42, kit.clay)
    books(place(x - 1.12, d - 0.34, 0.5, turn=10), 2, False, room.seed, 0.2, 0.14)
    if room.seed % 2:
        salon_wall(place(x, d - 0.012, 1.8), kit, room.seed)
    else:
        _add_shelf(room, kit, x)
    _add_desk(room, kit)
    wardrobe((w - 0.6, w), (1.9, 3.9), 2.35, kit.fronts, kit)
    pot_plant(place(0.45, d - 0.42), kit, 1.4, "palm", kit.ceramic, room.seed + 2)
    chosen_pendant(x - 0.1, d * 0.64, h, kit)


def _paint_half_wall(room, kit):
    """The lower half of the wall behind the bed in the home's second colour, under a thin rail."""
    w, d = room.width, room.depth
    box((0.001, w - 0.001), (d - 0.006, d - 0.001), (0.11, 1.28), accent_material(kit.style, "paint"))
    box((0.0, w), (d - 0.022, d), (1.28, 1.305), kit.wood, 0.004)


def _add_shelf(room, kit, x):
    d = room.depth
    box((x - 0.85, x + 0.85), (d - 0.14, d), (1.5, 1.53), kit.wood, 0.004)
    leaning_pictures(place(x - 0.05, d - 0.01, 1.53), kit, room.seed)


def _add_desk(room, kit):
    """A plank on thin legs under the window, with a chair, a lamp and a row of books."""
    at = place(0.36, 2.35, turn=90)
    box((-0.7, 0.7), (-0.3, 0.3), (0.705, 0.74), kit.wood, 0.008, at, 3)
    for a in (-0.62, 0.62):
        for b in (-0.24, 0.24):
            tube([(a, b, 0.71), (a * 1.05, b * 1.1, 0)], [0.022, 0.014], kit.second_upright, 12, at)
    spindle_chair(at @ place(0.05, -0.48, turn=184), kit, kit.second_upright)
    desk_lamp(at @ place(-0.55, 0.16, 0.74), kit)
    books(at @ place(0.25, 0.17, 0.74), 7, True, room.seed, 0.22, 0.15)
    vase(at @ place(0.6, 0.05, 0.74), kit.ceramic, 0.18, 0.07, 0)
    box((-0.17, 0.13), (-0.14, 0.07), (0.741, 0.752), kit.ceramic, 0.003, at)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.62, 0.2, 1.26), (w * 0.45, d, 1.02), 20),
        "corner": ((w * 0.78, d * 0.3, 1.15), (w * 0.2, d, 0.95), 26),
    }
