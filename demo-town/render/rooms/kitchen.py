"""A kitchen: units along the back wall, a tall block, an island or a table. `kitchens/` has other plans."""

import random

from ..furniture.dining_sets import chosen_stool
from ..furniture.lamps import downlight, pendant
from ..furniture.seating import dining_chair
from ..furniture.small import books, bouquet, branches, fruit_bowl, vase
from ..furniture.tables import table
from ..materials_hard import concrete, marble, plain, plaster, tiles
from ..materials_soft import glass
from ..meshes import box, cylinder, place, sheet, tube, turned
from .kitchens import banquette, corner, galley
from .shell import build_outlook, build_shell

UNITS = (("door", 0.6), ("drawers", 0.8), ("oven", 0.6), ("door", 0.45), ("sink", 0.9), ("door", 0.6))
RUN = 0.05 + sum(width for _, width in UNITS)


LAYOUTS = {"corner": corner, "galley": galley, "banquette": banquette}


def build(room, kit):
    if room.layout in LAYOUTS:
        LAYOUTS[room.layout].build(room, kit)
    else:
        _build_along_back(room, kit)


def _build_along_back(room, kit):
    style = kit.style
    build_shell(room, kit, panes=(2, 1) if style.panes[1] < 3 else style.panes)
    build_outlook(room, style)
    top = {"a": marble(), "b": kit.wood, "c": concrete((0.3, 0.3, 0.29), 0.4, 0.001)}[room.layout]
    _add_run(room, kit, top)
    _add_wall_above(room, kit)
    _add_tall_block(room, kit)
    _add_sink(room, kit)
    if room.layout == "b":
        _add_table(room, kit)
    else:
        _add_island(room, kit, top)
    for x in (0.16, 0.4, 0.63, 0.86):
        for y in (0.24, 0.78):
            downlight(room.width * x, room.depth * y, room.height, kit, 9)


def _door(x, z, y, kit, handle="upright"):
    a, b, low, high = *x, *z
    box((a + 0.0015, b - 0.0015), (y - 0.02, y), (low + 0.0015, high - 0.0015), kit.fronts, 0.0025, rounds=1)
    if high - low > 0.2:
        rim = 0.065
        rails = (
            ((a + 0.002, b - 0.002), (high - rim, high - 0.002)),
            ((a + 0.002, b - 0.002), (low + 0.002, low + rim)),
        )
        stiles = (((a + 0.002, a + rim), (low + rim, high - rim)), ((b - rim, b - 0.002), (low + rim, high - rim)))
        for across, upward in rails + stiles:
            box(across, (y - 0.026, y - 0.019), upward, kit.fronts, 0.0015, rounds=1)
    if handle == "upright":
        z0, x0 = 1.05 if high > 1.5 else high - 0.22, b - 0.035
        bar = [(x0, y - 0.03, z0), (x0, y - 0.055, z0 + 0.01), (x0, y - 0.055, z0 + 0.13), (x0, y - 0.03, z0 + 0.14)]
    else:
        x0, z0 = (a + b) / 2, high - 0.07
        bar = [
            (x0 - 0.08, y - 0.025, z0),
            (x0 - 0.08, y - 0.055, z0),
            (x0 + 0.08, y - 0.055, z0),
            (x0 + 0.08, y - 0.025, z0),
        ]
    tube(bar, 0.005, kit.metal, 8)


def _oven(x, y, kit):
    a, b = x
    box(x, (y - 0.02, y), (0.1, 0.88), kit.black, 0.003)
    box((a + 0.03, b - 0.03), (y - 0.024, y - 0.018), (0.2, 0.68), plain((0.01, 0.01, 0.012), 0.05), 0.004)
    tube(
        [
            (a + 0.06, y - 0.02, 0.73),
            (a + 0.06, y - 0.06, 0.73),
            (b - 0.06, y - 0.06, 0.73),
            (b - 0.06, y - 0.02, 0.73),
        ],
        0.008,
        kit.steel,
    )
    for index in range(4):
        turned(
            [(0.018, 0), (0.016, 0.02), (0, 0.02)],
            kit.steel,
            20,
            at=place(a + 0.12 + index * 0.12, y - 0.02, 0.81, tilt=90),
        )


def _add_run(room, kit, top):
    d, x = room.depth, 0.05
    y = d - 0.6
    for kind, width in UNITS:
        span = (x, x + width)
        if kind == "oven":
            _oven(span, y, kit)
        elif kind == "drawers":
            for z in ((0.1, 0.4), (0.4, 0.68), (0.68, 0.88)):
                _door(span, z, y, kit, "level")
        elif kind == "sink":
            _door((x, x + width / 2), (0.1, 0.88), y, kit)
            _door((x + width / 2, x + width), (0.1, 0.88), y, kit)
        else:
            _door(span, (0.1, 0.88), y, kit)
        x += width
    box((0.05, RUN), (y, d), (0.1, 0.88), kit.fronts)
    box((0.05, RUN), (y + 0.06, d), (0, 0.1), kit.black)
    box((0.03, RUN), (y - 0.035, d), (0.88, 0.92), top, 0.004)
    box((1.48, 2.02), (d - 0.53, d - 0.1), (0.92, 0.927), kit.black, 0.002)
    for hob_x in (1.62, 1.88):
        for hob_y in (d - 0.42, d - 0.2):
            turned(
                [(0.075, 0), (0.08, 0.012), (0.07, 0.014), (0.03, 0.02), (0, 0.02)], kit.black, 28, hob_x, hob_y, 0.927
            )
    pot = plain(kit.style.cushions[0], 0.2, coat=0.5)
    turned([(0, 0), (0.11, 0), (0.125, 0.13), (0.12, 0.13), (0.107, 0.01), (0, 0.01)], pot, 40, 1.88, d - 0.2, 0.95)


def _add_wall_above(room, kit):
    d, h = room.depth, room.height
    small = tiles((0.8, 0.79, 0.75), (0.68, 0.67, 0.64), 0.2, 0.065, 0.002, 0.08, 0.14, 0.5, 0.004)
    wide = tiles(kit.style.tile, tuple(part * 0.8 for part in kit.style.tile), 0.13, 0.13, 0.002, 0.1, 0.2, 0.0, 0.004)
    y = d - 0.004
    sheet([(0, y, 0.92), (RUN, y, 0.92), (RUN, y, 1.52), (0, y, 1.52)], small if room.seed % 2 else wide)
    for x in ((0.05, 1.38), (2.15, RUN)):
        box(x, (d - 0.26, d), (1.52, 1.56), kit.wood, 0.004)
    box((1.43, 2.08), (d - 0.42, d), (1.75, h), plaster((0.85, 0.83, 0.79), 0.002, 0.04), 0.01)
    box((1.4, 2.11), (d - 0.45, d), (1.66, 1.76), kit.wood, 0.005)
    rng = random.Random(5 + room.seed)
    x = 0.15
    while x < 1.3:
        height = rng.uniform(0.08, 0.2)
        vase(
            place(x, d - 0.13, 1.56),
            rng.choice([kit.ceramic, kit.clay, kit.ceramic, kit.black]),
            height,
            height * 0.38,
            rng.randint(0, 2),
        )
        x += 0.17
    x = 2.3
    while x < RUN - 0.1:
        if rng.random() < 0.5:
            for plate in range(rng.randint(3, 6)):
                turned(
                    [(0, 0), (0.04, 0), (0.085, 0.012), (0.08, 0.014), (0, 0.004)],
                    kit.ceramic,
                    32,
                    x,
                    d - 0.13,
                    1.56 + plate * 0.012,
                )
        else:
            vase(place(x, d - 0.13, 1.56), rng.choice([kit.ceramic, kit.clay]), 0.15, 0.055, 1)
        x += 0.24
    box((0.2, 0.23), (d - 0.12, d - 0.02), (0.92, 1.3), kit.wood, 0.01)
    box((0.3, 0.325), (d - 0.16, d - 0.06), (0.92, 1.24), kit.second_upright, 0.01)
    vase(place(0.75, d - 0.2, 0.92), kit.ceramic, 0.18, 0.07, 1)
    branches(place(0.75, d - 0.2, 0.92), kit.leaf, kit.second, 5, 0.2, 0.12, 0.04, 20, 4, 0.15)


def _add_tall_block(room, kit):
    d, w = room.depth, room.width
    middle, end = RUN + 0.62, RUN + 1.25
    box((RUN, end), (d - 0.64, d), (0, 2.35), kit.fronts, 0.003)
    _door((RUN, middle), (0.1, 2.33), d - 0.64, kit)
    _door((middle, end), (0.1, 2.33), d - 0.64, kit)
    box((RUN, w), (d - 0.62, d), (2.35, room.height), kit.wall)
    if end < w:
        box((end, w), (d - 0.64, d), (0, 2.35), kit.fronts)


def _add_sink(room, kit):
    d = room.depth
    x = 0.05 + 0.6 + 0.8 + 0.6 + 0.45 + 0.45
    box((x - 0.28, x + 0.28), (d - 0.52, d - 0.12), (0.915, 0.9215), kit.steel, 0.003)
    box((x - 0.25, x + 0.25), (d - 0.49, d - 0.15), (0.9216, 0.922), plain((0.12, 0.12, 0.12), 0.3, 1.0))
    path = ((0.09, 0.92), (0.09, 1.2), (0.12, 1.27), (0.2, 1.3), (0.27, 1.26), (0.28, 1.2))
    tube([(x, d - away, z) for away, z in path], 0.012, kit.metal, 12)


def _add_island(room, kit, top):
    x, y = (room.width * 0.24, room.width * 0.24 + 2.6), (room.depth - 2.95, room.depth - 2.05)
    box((x[0] + 0.05, x[1] - 0.05), (y[0] + 0.28, y[1] - 0.03), (0.09, 0.88), kit.wood)
    box((x[0] + 0.08, x[1] - 0.08), (y[0] + 0.34, y[1] - 0.09), (0, 0.09), kit.black)
    rib = x[0] + 0.05
    while rib < x[1] - 0.06:
        box((rib, rib + 0.028), (y[0] + 0.262, y[0] + 0.285), (0.09, 0.88), kit.wood_upright, 0.006, rounds=1)
        rib += 0.036
    box(x, y, (0.88, 0.925), top, 0.004)
    for side in ((x[0], x[0] + 0.045), (x[1] - 0.045, x[1])):
        box(side, y, (0, 0.88), top, 0.003)
    for share, turn in ((0.19, 4), (0.49, -3), (0.79, 6)):
        chosen_stool(place(x[0] + 2.6 * share, y[0] - 0.23, turn=turn), kit)
    for share in (0.23, 0.5, 0.77):
        pendant(
            x[0] + 2.6 * share,
            y[0] + 0.45,
            1.72,
            room.height,
            kit,
            _shade(room, kit),
            0.15,
            10,
            "cone" if room.seed % 3 == 1 else "dome",
        )
    fruit_bowl(x[0] + 1.0, y[0] + 0.5, 0.925, kit)
    at = place(x[0] + 2.0, y[0] + 0.55, 0.925)
    vase(at, glass(), 0.26, 0.07, 1)
    branches(at, kit.eucalyptus, kit.second, 8, 0.55, 0.32, 0.05, 30, 3, 0.1)
    books(place(x[0] + 1.5, y[0] + 0.4, 0.925), 2, False, 3)


def _shade(room, kit):
    return kit.metal if room.seed % 3 == 2 else plain((0.78, 0.75, 0.68), 0.55)


def _add_table(room, kit):
    """A farmhouse table in place of the island."""
    x, y = room.width * 0.47, room.depth - 2.55
    table(place(x, y), kit.wood, kit.second_upright, 2.1, 0.95)
    for dx in (-0.65, 0, 0.65):
        dining_chair(place(x + dx, y - 0.72, turn=180 + dx * 6), kit, kit.linen)
        dining_chair(place(x + dx, y + 0.72, turn=dx * 7), kit, kit.linen)
    bouquet(place(x + 0.25, y, 0.75), kit, kit.clay, 0.24, room.seed, 1.2)
    fruit_bowl(x - 0.4, y + 0.05, 0.75, kit)
    cylinder(x + 0.7, y - 0.1, (0.75, 0.84), 0.038, kit.ceramic, 0.04, 28)
    pendant(x, y, 1.62, room.height, kit, _shade(room, kit), 0.3, 16, "dome")


def cameras(room):
    if room.layout in LAYOUTS:
        return LAYOUTS[room.layout].cameras(room)
    w, d = room.width, room.depth
    return {
        "wide": ((w - 0.85, 0.3, 1.3), (w * 0.4, d, 1.14), 20),
        "corner": ((w * 0.16, d * 0.18, 1.25), (w * 0.54, d - 1.0, 1.0), 26),
    }
