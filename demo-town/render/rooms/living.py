"""A living room: sofa, chairs, tables, lamps, plants. `livings/` has rooms of other plans."""

from ..furniture.doors import panelled_door
from ..furniture.lamps import floor_lamp, pendant, table_lamp
from ..furniture.seating import armchair, sofa
from ..furniture.small import books, bouquet, dish, framed_painting, pot_plant, rug, vase
from ..furniture.storage import shelf_unit
from ..furniture.tables import coffee_table, sideboard
from ..materials_hard import marble, plain
from ..meshes import place
from .livings import gallery, hearth, library, stove, window
from .shell import (
    accent_material,
    add_casings,
    add_cornice,
    add_curtains,
    add_panels,
    build_outlook,
    build_shell,
    hang_paintings,
)

LAYOUTS = {"hearth": hearth, "window": window, "library": library, "gallery": gallery, "stove": stove}


def build(room, kit):
    if room.layout in LAYOUTS:
        LAYOUTS[room.layout].build(room, kit)
    else:
        _build_with_sofa_at_back(room, kit)


def _build_with_sofa_at_back(room, kit):
    style = kit.style
    build_shell(room, kit, back=accent_material(style, "brick") if room.layout == "c" else None)
    add_casings(room, kit)
    add_curtains(room, kit)
    if style.has_mouldings:
        w = room.width
        add_panels(
            room, kit.wall, ((0.35, w * 0.24), (w * 0.27, w * 0.7), (w * 0.73, w - 0.35)), ((0.3, room.height - 0.41),)
        )
        add_cornice(room, kit)
    build_outlook(room, style)
    _furnish(room, kit)
    pendant(
        room.width * 0.47,
        room.depth * 0.56,
        room.height - 0.8,
        room.height,
        kit,
        plain((0.85, 0.83, 0.78), 0.8),
        0.28,
        0,
    )


def _furnish(room, kit):
    w, d = room.width, room.depth
    x = w * 0.48
    rug((x - 1.75, x + 1.75), (d - 3.65, d - 1.25), kit.style.rug)
    first, second, third = kit.cushions
    pillows = ((-0.95, first, 12, 0.5), (-0.6, second, -8, 0.44), (0.92, third, -12, 0.5))
    sofa(place(x, d - 0.68), kit, 2.5, 0.98, 3, pillows)
    armchair(place(x - 1.75, d - 2.85, turn=62), kit, kit.wool, cushion=second if room.seed % 2 else None)
    _set_tables(room, kit, x - 0.25, d - 2.4)
    floor_lamp(place(x + 1.75, d - 0.55), kit, 16, 1.6)
    at = place(w - 0.01, d * 0.51, turn=-90)
    sideboard(at, kit)
    table_lamp(at @ place(0.65, -0.2, 0.68), kit, 7)
    books(at @ place(-0.6, -0.2, 0.68), 4, False, 8 + room.seed)
    vase(at @ place(-0.15, -0.2, 0.68), kit.clay, 0.32, 0.1, 2)
    framed_painting(at @ place(-0.1, 0.005, 1.55), 0.9, 0.65, kit.wood, room.seed + 4, 0.07)
    pot_plant(place(0.55, d - 0.55), kit, 1.75, "fig" if room.seed % 2 else "palm", kit.clay, room.seed + 2)
    sizes = (((1.15, 0.82),), ((0.6, 0.8), (0.6, 0.8)), ((0.5, 0.66), (0.8, 0.66), (0.5, 0.66)))[room.seed % 3]
    hang_paintings(room, kit, x, 1.72, sizes, room.seed + 3, kit.wood if room.seed % 2 else kit.black)


def _set_tables(room, kit, x, y):
    coffee_table(place(x, y), kit.second, kit.second_upright, 0.52, 0.36)
    coffee_table(place(x + 0.67, y - 0.28), marble(rough=0.12), kit.black, 0.3, 0.46)
    books(place(x - 0.13, y + 0.12, 0.36, turn=20), 3, False, 4 + room.seed)
    bouquet(place(x + 0.2, y - 0.15, 0.36), kit, seed=room.seed)
    dish(x + 0.67, y - 0.28, 0.46, kit.clay)


def add_back_of_room(room, kit):
    """What a flat picture never sees: the wall behind the camera, for a panorama."""
    w = room.width
    shelf_unit(place(1.55, 0.02, turn=180), kit, kit.wood, 2.2, 0.34, 2.3, 3, 6, 4)
    panelled_door(place(w - 1.95, 0, turn=180), kit, kit.second_upright)
    framed_painting(place(w - 0.75, 0.02, 1.6, turn=180), 0.6, 0.8, kit.wood, 8, 0.06)


def cameras(room):
    if room.layout in LAYOUTS:
        return LAYOUTS[room.layout].cameras(room)
    w, d = room.width, room.depth
    return {
        "wide": ((w - 0.95, 0.32, 1.28), (w * 0.38, d, 1.16), 19.5),
        "corner": ((w * 0.74, 1.0, 1.15), (w * 0.46, d - 0.4, 0.88), 31),
        "window": ((w - 0.5, d * 0.72, 1.3), (0.2, d * 0.45, 1.15), 21),
    }
