"""A modern villa: white slabs, timber, glass, and a pool."""

from ..furniture.lamps import floor_lamp, pendant
from ..furniture.seating import armchair, dining_chair, sofa, sun_lounger
from ..furniture.small import framed_painting, pot_plant
from ..furniture.tables import table
from ..light import bulb, panel_lamp, spot
from ..materials_hard import concrete, glowing, plain, planks, plaster, tiles
from ..materials_soft import glass, pool_water, sheer
from ..meshes import box, cylinder, floor, place, sheet
from ..scene import chance
from ..upholstery import cushion_block
from ..vegetation import hedge, lawn, plant, shrub
from ..walls import hanging, wall, wall_frame, window
from .surroundings import Garden, far_hills

LOW = 3.1
SLAB = 0.42
UPPER = (LOW + SLAB, LOW + SLAB + 2.9)
WARM = (1, 0.70, 0.42)
POOL = ((-6.5, 5.5), (-7.6, -3.6))
UP_X, UP_Y = (-5.4, 5.2), (-1.4, 8.2)


class Parts:
    """The materials of one villa."""

    def __init__(self, look):
        self.white = plaster(look["wall"], 0.0015, 0.07)
        self.concrete = concrete((0.42, 0.41, 0.39), panel=(1.2, 2.4))
        self.deck = tiles((0.55, 0.52, 0.47), (0.3, 0.28, 0.26), 1.2, 0.6, 0.005, 0.55, 0.12, 0.5, 0.003)
        self.timber = planks(*look["timber"], 3.2, 0.12, 0.004, 0.5, 90)
        self.floor = planks((0.47, 0.335, 0.215), (0.29, 0.19, 0.115))
        self.inside = plain((0.62, 0.52, 0.42), 0.9)
        self.frame = plain((0.025, 0.027, 0.03), 0.35, 0.5)
        self.glass = glass(reflection=1.15)
        self.curtain = sheer((0.85, 0.8, 0.72), 0.4, 0.15)


def build(look, kit):
    """`look` gives colours, whether it is dusk, and the kind of garden."""
    parts = Parts(look)
    garden = Garden(look.get("is_dry", False))
    _lower(parts)
    _upper(parts)
    _furnish(kit)
    if look["is_dusk"]:
        _light_rooms()
        _lanterns(parts)
    _pool(parts, look["is_dusk"])
    for x in (6.3, 7.7):
        sun_lounger(place(x, -5.6, turn=-8), kit)
    _plant(garden, look)


def _lower(parts):
    box((-9, 9), (-0.2, 9.5), (-0.12, 0.0), parts.deck, 0.01)
    wall((-8, 1.0), (-4.2, 1.0), (0, LOW), 0.25, [(1.2, 2.2, 0, 2.45)], parts.timber, parts.inside)
    box((-6.8, -5.8), (1.1, 1.16), (0, 2.45), parts.frame, 0.004)
    box((7.4, 8.0), (-1.6, 9), (0, LOW), parts.concrete, 0.012)
    box((-8, -7.75), (1.006, 9), (0, LOW), parts.white)
    box((-8, 8), (8.75, 9), (0, LOW), parts.inside)
    floor((-4.2, 7.4), (1, 9), 0.005, parts.floor)
    box((-4.3, -4.15), (1, 9), (0, LOW), parts.inside)
    _glass_front((-4.15, 1.05), (7.4, 1.05), (0.02, LOW - 0.05), 6, parts)
    box((-9.2, 8.6), (-2.2, 9.3), (LOW, LOW + SLAB), parts.white, 0.012)
    z = LOW - 0.004
    sheet([(-9.1, -2.1, z), (-9.1, 1, z), (8.5, 1, z), (8.5, -2.1, z)], parts.timber)
    frame, _ = wall_frame((-4.15, 1.05), (7.4, 1.05))
    for x in ((0.15, 1.0), (10.6, 11.4)):
        hanging(x, (0.05, LOW - 0.08), 0.3, parts.curtain, 8, 0.05, frame)


def _glass_front(start, end, z, count, parts, skip_first=False):
    frame, length = wall_frame(start, end)
    step = length / count
    for index in range(1 if skip_first else 0, count):
        window(frame, (index * step, (index + 1) * step, *z), parts.frame, parts.glass, 0, (1, 1), 0.045, thick=0.085)


def _upper(parts):
    low, high = UPPER
    for x in ((UP_X[0], UP_X[0] + 0.32), (UP_X[1] - 0.32, UP_X[1])):
        box(x, UP_Y, UPPER, parts.white, 0.012)
    box(UP_X, UP_Y, (high, high + 0.38), parts.white, 0.012)
    box(UP_X, (UP_Y[1] - 0.2, UP_Y[1]), UPPER, parts.inside)
    floor(UP_X, UP_Y, low + 0.01, parts.floor)
    left, right = UP_X[0] + 0.32, UP_X[1] - 0.32
    step = (right - left) / 5
    wall((left, 0.0), (left + step, 0.0), UPPER, 0.2, [], parts.timber, parts.inside)
    _glass_front((left, 0), (right, 0), UPPER, 5, parts, skip_first=True)
    for x in ((left + step - 0.07, left + step + 0.07), (2.2, 2.35)):
        box(x, (0.02, UP_Y[1]), UPPER, parts.inside)
    frame, _ = wall_frame((left, 0), (right, 0))
    for x in ((2.2, 3.3), (5.2, 6.2), (6.9, 7.7), (9.0, 9.8)):
        hanging(x, (low + 0.03, high - 0.04), 0.3, parts.curtain, 8, 0.05, frame)
    y = UP_Y[0] + 0.12
    sheet([(left, y, low + 0.08), (right, y, low + 0.08), (right, y, low + 1.0), (left, y, low + 1.0)], parts.glass)
    box((left, right), (y - 0.03, y + 0.03), (low + 1.0, low + 1.03), parts.frame, 0.004)
    box((left, right), (y - 0.04, y + 0.04), (low, low + 0.09), parts.frame)
    box((-7.6, -6.2), (3, 5), (low, low + 1.6), parts.concrete, 0.012)


def _furnish(kit):
    """Seen through the glass."""
    low = UPPER[0]
    sofa(place(-1.2, 5.2), kit, 2.6, 1, 3)
    armchair(place(-2.9, 3.6, turn=70), kit, kit.wool)
    floor_lamp(place(-3.3, 5.6), kit, 60)
    framed_painting(place(-1.2, 8.74, 1.7), 2.0, 1.3, kit.black, 3)
    table(place(4.2, 4.4), kit.wood, kit.wood_upright, 2.4, 1.0)
    for dx in (-0.7, 0, 0.7):
        dining_chair(place(4.2 + dx, 3.65, turn=180), kit)
        dining_chair(place(4.2 + dx, 5.15), kit)
        pendant(4.2 + dx, 4.4, 1.75, LOW, kit, kit.metal, 0.16, 30)
    framed_painting(place(4.4, 8.74, 1.7), 1.4, 1.4, kit.black, 6)
    pot_plant(place(6.6, 7.5), kit, 2.1, "fig")
    cushion_block((3.0, 4.8), (3.5, 5.6), (low + 0.2, low + 0.6), kit.linen)
    cushion_block((3.0, 4.8), (5.6, 5.75), (low + 0.2, low + 1.3), kit.sofa)
    framed_painting(place(4, UP_Y[1] - 0.21, low + 1.7), 1.2, 0.9, kit.black, 4)


def _light_rooms():
    for x, y in ((-2.3, 3.2), (0.3, 3.2), (3.0, 3.2), (5.6, 3.2), (-1, 6.6), (2.5, 6.6), (5.5, 6.6)):
        panel_lamp((x, y, LOW - 0.06), (x, y, 0), (1.3, 1.3), 75, WARM)
    for x in (-2, 0.8, 3.7):
        panel_lamp((x, 3.5, UPPER[1] - 0.06), (x, 3.5, UPPER[0]), (1.6, 1.6), 95, WARM)
    for x in (-7.4, -5.2, -3.4, -1.2, 1, 3.2, 5.4):
        spot((x, -0.6, LOW - 0.02), (x, -0.6, 0), 55, WARM, 80, 0.8)
    for x in (-7.2, -4.9):
        spot((x, 0.62, LOW - 0.02), (x, 0.8, 0), 60, WARM, 60, 0.9)


def _lanterns(parts):
    for x, y in ((-7.6, -3.0), (-7.5, -6.9), (6.0, -2.6)):
        for a in (-0.13, 0.13):
            for b in (-0.13, 0.13):
                box((x + a - 0.012, x + a + 0.012), (y + b - 0.012, y + b + 0.012), (-0.02, 0.5), parts.frame)
        for z in ((0.5, 0.53), (-0.02, 0.01)):
            box((x - 0.15, x + 0.15), (y - 0.15, y + 0.15), z, parts.frame, 0.004)
        cylinder(x, y, (0.01, 0.16), 0.045, glowing((1, 0.6, 0.28), 14), sides=16)
        bulb((x, y, 0.3), 6, WARM)


def _pool(parts, is_lit):
    (a, b), (c, d) = POOL
    mosaic = tiles((0.12, 0.42, 0.46), (0.3, 0.5, 0.5), 0.05, 0.05, 0.004, 0.2, 0.25)
    for x, y in (
        ((a - 1.7, a), (c - 0.9, -0.2)),
        ((b, b + 3.6), (c - 0.9, -0.2)),
        ((a, b), (d, -0.2)),
        ((a, b), (c - 0.9, c)),
    ):
        box(x, y, (-0.15, -0.02), parts.deck, 0.01)
    floor(*POOL, -1.6, mosaic)
    corners = [(a, c), (b, c), (b, d), (a, d)]
    for start, end in zip(corners, corners[1:] + corners[:1]):
        sheet([(*start, -1.6), (*end, -1.6), (*end, -0.02), (*start, -0.02)], mosaic)
    floor(*POOL, -0.09, pool_water(), metres=False)
    if is_lit:
        for x in (-5, -2, 1, 4):
            bulb((x, d - 0.25, -0.8), 110, (0.45, 0.9, 1), 0.1)


def _plant(garden, look):
    (a, b), (c, d) = POOL
    for x, y in (((-300, 300), (-300, c)), ((-300, 300), (d, 300)), ((-300, a), (c, d)), ((b, 300), (c, d))):
        floor(x, y, -0.2, garden.soil)
    grass = garden.far_grass()
    for x, y in (
        ((-25, -9), (-8.5, 8)),
        ((-10.4, -8.3), (-8.5, -0.3)),
        ((9, 25), (-10, 8)),
        ((-15, 11), (-20.5, -8.5)),
    ):
        lawn(x, y, grass, z=-0.15)
    olive = garden.tree(3, 6, 2.4, 20000, 0.11, 0.3, garden.leaf)
    slim = garden.tree(6, 10, 1.6, 16000, 0.2, 0.08, garden.dark, is_column=True)
    plant(olive, (-10.6, -1.5, -0.2), 1, 0.95)
    plant(olive, (10.6, 1.2, -0.2), 2.4)
    for index in range(6):
        plant(slim, (11 + index * 1.6, 8.5, -0.3), chance.random() * 6, 0.75)
    garden.wood((-62, 85), (13, 32), 76, -0.9)
    hedge((-22, -9.6), (7, 8), 1.7, garden.dark, garden.soil, 350, 0.08)
    if look["is_dusk"]:
        spot((-10.6, -2.6, 0), (-10.6, -1.3, 4), 160, WARM, 70)
        spot((10.2, 0.2, 0), (10.6, 1.4, 4), 160, WARM, 70)
    for index in range(16):
        here = (
            (chance.uniform(-8.8, -4.6), chance.uniform(0.2, 0.7))
            if index < 8
            else (chance.uniform(8.7, 9.6), chance.uniform(-2, 5))
        )
        shrub(*here, chance.uniform(0.25, 0.45), garden.leaf if index % 2 else garden.dark, 1200, 0.06, index, -0.02)
    far_hills(500, -4, height=120)


def cameras(_):
    return {
        "front": ((-8.6, -13.6, 1.6), (-0.1, 1, 2.72), 25),
        "pool": ((9.5, -12.5, 1.5), (-0.5, 1, 2.6), 28),
        "wide": ((-11.5, -16.8, 1.7), (0.6, 1, 3.3), 27),
        "terrace": ((-8.2, -2.9, 1.5), (1.5, 2.4, 1.7), 22),
    }
