"""A bedroom: a made bed between lamps, a wardrobe, a chair at the window. `bedrooms/` has other plans."""

from ..furniture.beds import bed
from ..furniture.chairs import chosen_chair
from ..furniture.lamps import table_lamp
from ..furniture.pendants import chosen_pendant
from ..furniture.seating import bench
from ..furniture.small import books, pot_plant, rug, vase
from ..furniture.storage import wardrobe
from ..furniture.tables import nightstand
from ..materials_soft import fabric
from ..meshes import box, place
from ..upholstery import pillow
from .bedrooms import desk, side
from .shell import accent_material, add_cornice, add_curtains, build_outlook, build_shell, hang_paintings

LAYOUTS = {"side": side, "desk": desk}


def build(room, kit):
    if room.layout in LAYOUTS:
        LAYOUTS[room.layout].build(room, kit)
    else:
        _build_with_bed_at_back(room, kit)


def _build_with_bed_at_back(room, kit):
    style = kit.style
    w, d = room.width, room.depth
    accent = accent_material(style, "brick" if room.layout == "c" else "paint")
    build_shell(room, kit, back=accent)
    add_curtains(room, kit, has_veil=room.seed % 2 == 1)
    build_outlook(room, style)
    if room.layout == "a":
        _add_battens(room, accent)
    elif style.has_mouldings:
        add_cornice(room, kit)
    x = w * 0.55
    rug((x - 1.7, x + 1.8), (d - 3.25, d - 1.3), (style.rug[0], style.rug[1], "plain"))
    _make_bed(room, kit, x)
    for way in (-1, 1):
        nightstand(place(x + way * 1.3, d - 0.28), kit, kit.second)
        table_lamp(place(x + way * 1.31, d - 0.26, 0.5), kit, 5, 0.44, kit.clay)
    books(place(x - 1.2, d - 0.38, 0.5, turn=10), 2, False, 5 + room.seed, 0.2, 0.14)
    vase(place(x + 1.18, d - 0.36, 0.5), kit.ceramic, 0.12, 0.045, 0)
    sizes = (((0.55, 0.75),) * 3, ((1.3, 0.75),), ((0.7, 0.7),) * 2)[room.seed % 3]
    hang_paintings(room, kit, x, 1.95, sizes, room.seed + 5)
    pot_plant(place(0.5, d - 0.4), kit, 1.5, "palm" if room.seed % 2 else "fig", kit.ceramic, room.seed + 2)
    wardrobe((w - 0.6, w), (0.75, 2.7), 2.4, kit.trim if room.seed % 2 else kit.fronts, kit)
    chosen_chair(place(0.95, d * 0.22, turn=115), kit, kit.wool, cushion=kit.cushions[0])
    chosen_pendant(x, d * 0.57, room.height, kit)


def _add_battens(room, material):
    """Strips behind the bed, up to a rail."""
    d, x = room.depth, 0.0
    while x < room.width:
        box((x, x + 0.022), (d - 0.022, d), (0.11, 1.42), material, 0.004, rounds=1)
        x += 0.16
    box((0, room.width), (d - 0.03, d), (1.42, 1.455), material, 0.006)


def _make_bed(room, kit, x):
    d = room.depth
    knit = fabric(tuple(part * 0.9 for part in kit.style.cushions[1]), 0.25, 0.006, 0.4, 0.2)
    sand = fabric((0.55, 0.47, 0.37), 0.5, 0.0012)
    head = kit.sofa if room.layout == "b" else kit.wool
    bed(place(x, d - 1.18), kit, 1.75, 2.1, head, kit.linen, knit, (kit.linen, sand))
    pillow(0.48, 0.48, 0.17, kit.cushions[0], place(x - 0.2, d - 0.65, 0.76, turn=-6, tilt=50), 7)
    pillow(0.62, 0.34, 0.15, kit.cushions[2], place(x + 0.25, d - 0.74, 0.71, turn=5, tilt=46), 8)
    bench(place(x, d - 2.58), kit, sand)


def cameras(room):
    if room.layout in LAYOUTS:
        return LAYOUTS[room.layout].cameras(room)
    w, d = room.width, room.depth
    return {
        "wide": ((w - 1.25, 0.28, 1.22), (w * 0.44, d, 1.0), 19.5),
        "corner": ((w * 0.66, d * 0.33, 1.1), (w * 0.45, d, 0.92), 31),
    }
