"""A cottage or a farmhouse: rendered or stone walls under a steep tiled roof, in a garden."""

import math

import numpy as np

from ..materials_hard import brick, pieces, plain, plaster, wood
from ..materials_soft import glass, sheer
from ..meshes import ball, box, floor, instance, sheet, surface, tube
from ..roofs import gable, pitched_roof
from ..vegetation import hedge, lawn, leaves, plant
from ..walls import wall, window
from .surroundings import Garden, chimney, far_hills, paved_path

MEASURES = {
    "cottage": {"width": 10.5, "depth": 6.4, "storeys": 1, "rise": 3.6},
    "farmhouse": {"width": 14.0, "depth": 7.2, "storeys": 2, "rise": 2.6},
}
STOREY = 2.75
DOOR = (5.35, 6.4)


class Walls:
    """The materials of one country house."""

    def __init__(self, look):
        stone = brick((0.36, 0.31, 0.25), (0.24, 0.21, 0.18), (0.42, 0.39, 0.34), 0.42, 0.19, 0.014)
        self.stone = stone
        rubble = brick((0.43, 0.35, 0.26), (0.27, 0.215, 0.16), (0.4, 0.36, 0.3), 0.34, 0.15, 0.016)
        self.wall = rubble if look.get("is_stone") else plaster(look["wall"], 0.006, 0.25)
        self.tile = pieces(*look["tile"])
        self.trim = plain(look.get("trim", (0.78, 0.77, 0.73)), 0.35)
        self.door = plain(look["door"], 0.3, coat=0.3)
        self.lintel = wood((0.26, 0.14, 0.07), (0.12, 0.06, 0.03), 0.5, "X")
        self.glass = glass()
        self.room = plain((0.33, 0.27, 0.2), 0.9)
        self.curtain = sheer((0.85, 0.8, 0.7), 0.3, 0.1)
        self.iron = plain((0.06, 0.06, 0.06), 0.35, 0.6)
        self.brick = brick((0.42, 0.13, 0.075), (0.27, 0.075, 0.045), (0.42, 0.38, 0.33))
        self.lead = plain((0.2, 0.21, 0.22), 0.6)


def build(look):
    """`look` gives kind, colours and garden; the front faces -y."""
    size = {**MEASURES[look["kind"]], **look.get("size", {})}
    walls = Walls(look)
    garden = Garden(look.get("is_dry", False))
    _raise_walls(size, walls, look)
    _roof(size, walls)
    _plant(size, garden, look)


def _front_openings(size):
    """The windows and the door of the ground floor, then the windows above; shutters fit between them."""
    if size["width"] < 12:
        return [(1.1, 2.5, 0.95, 2.2), (3.2, 4.6, 0.95, 2.2), (*DOOR, 0.0, 2.1), (7.2, 9.4, 0.95, 2.2)], []
    lower = [(0.9, 2.1), (3.45, 4.65), (7.2, 9.4), (10.6, 12.8)]
    ground_floor = [(*DOOR, 0.0, 2.1), *((a, b, 0.95, 2.2) for a, b in lower)]
    low = STOREY + 0.8
    return ground_floor, [(x - 0.55, x + 0.55, low, low + 1.3) for x in (1.5, 4.05, 6.9, 9.3, 11.7)]


def _raise_walls(size, walls, look):
    half, deep, top = size["width"] / 2, size["depth"] / 2, size["storeys"] * STOREY
    ground_floor, upper = _front_openings(size)
    front = wall((-half, -deep), (half, -deep), (0, top), 0.35, ground_floor + upper, walls.wall, walls.room)
    for opening in ground_floor + upper:
        if opening[2] > 0:
            _window(front, opening, walls, 3 if opening[1] - opening[0] > 2 else 2, look)
    _door(front, walls)
    side_openings = [(1.6, 2.9, low + 0.95, low + 2.2) for low in _floors(size)] + [
        (3.6, 4.9, low + 0.95, low + 2.2) for low in _floors(size)
    ]
    for start, end in (((-half, deep), (-half, -deep)), ((half, -deep), (half, deep))):
        frame = wall(start, end, (0, top), 0.35, side_openings, walls.wall, walls.room)
        for opening in side_openings:
            _window(frame, opening, walls, 2, look)
        box((-0.02, size["depth"] + 0.02), (-0.04, 0.05), (0, 0.4), walls.stone, 0.01, frame)
    back_openings = [(2, 3.4, 0.95, 2.2), (4.6, 7.4, 0.0, 2.2), (8.4, 9.6, 0.95, 2.2)]
    back = wall((half, deep), (-half, deep), (0, top), 0.35, back_openings, walls.wall, walls.room)
    for opening in back_openings:
        _window(back, opening, walls, 3 if opening[2] == 0 else 2, look)
    for x, faces_left in ((-half, True), (half, False)):
        gable(x, (-deep, deep), top, size["rise"], walls.wall, faces_left)
    for a, b in ((-0.02, DOOR[0] - 0.02), (DOOR[1] + 0.02, size["width"] + 0.02)):
        box((a, b), (-0.04, 0.05), (0, 0.4), walls.stone, 0.01, front)


def _floors(size):
    return [storey * STOREY for storey in range(size["storeys"])]


def _window(frame, opening, walls, panes, look):
    a, b, _, high = opening
    window(
        frame,
        opening,
        walls.trim,
        walls.glass,
        0.13,
        (panes, 3),
        0.05,
        0.024,
        sill=walls.stone,
        room=(walls.room, 2.5),
        curtain=walls.curtain,
    )
    box((a - 0.12, b + 0.12), (-0.02, 0.1), (high, high + 0.16), walls.lintel, 0.01, frame)
    if look.get("shutters"):
        paint = plain(look["shutters"], 0.5)
        for x in (a - 0.52, b + 0.04):
            box((x, x + 0.48), (-0.045, -0.008), (opening[2], high), paint, 0.006, frame)
            slat = opening[2] + 0.08
            while slat < high - 0.08:
                box((x + 0.06, x + 0.42), (-0.055, -0.03), (slat, slat + 0.03), paint, 0.003, frame, 1)
                slat += 0.055


def _door(front, walls):
    a, b = DOOR
    box((a, b), (0.14, 0.2), (0, 2.1), walls.door, 0.004, front)
    for low, high in ((0.15, 0.75), (0.85, 1.35)):
        for x in (a + 0.1, a + 0.57):
            box((x, x + 0.38), (0.125, 0.15), (low, high), walls.door, 0.012, front)
    sheet(
        [(a + 0.12, 0.13, 1.5), (b - 0.12, 0.13, 1.5), (b - 0.12, 0.13, 1.95), (a + 0.12, 0.13, 1.95)],
        walls.glass,
        front,
    )
    ball(a + 0.12, 0.09, 1.05, 0.03, plain((0.6, 0.42, 0.18), 0.25, 1.0), at=front)
    box((a - 0.25, b + 0.25), (-0.35, 0.1), (-0.05, 0.1), walls.stone, 0.015, front)
    box((a - 0.4, b + 0.4), (-0.75, -0.3), (-0.05, 0.03), walls.stone, 0.015, front)
    box((a - 0.12, b + 0.12), (-0.02, 0.1), (2.1, 2.26), walls.lintel, 0.01, front)


def _roof(size, walls):
    half, deep, top, over = size["width"] / 2, size["depth"] / 2, size["storeys"] * STOREY, 0.35
    ridge = pitched_roof(
        (-half, half),
        (-deep, deep),
        top,
        size["rise"],
        over,
        walls.tile,
        walls.room,
        width=0.2,
        length=0.3,
        lap=0.5,
        thick=0.016,
        jitter=0.007,
    )
    slope = size["rise"] / deep
    foot = top - over * slope + 0.1
    for side in (1, -1):
        for x in (-half - over, half + over):
            edge = -side * (deep + over)
            board = [(x, edge, foot - 0.2), (x, edge, foot), (x, 0, ridge + 0.04), (x, 0, ridge - 0.18)]
            surface(board, [(0, 1, 2, 3)], walls.trim).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    gutter = -deep - over - 0.06
    tube([(-half - over, gutter, foot - 0.02), (half + over, gutter, foot - 0.02)], 0.055, walls.iron, 8)
    tube(
        [(half + 0.1, gutter, foot - 0.03), (half - 0.05, -deep - 0.07, foot - 0.35), (half - 0.05, -deep - 0.07, 0.1)],
        0.035,
        walls.iron,
        8,
    )
    chimney(half * 0.5, 0, (ridge - 1.2, ridge + 1.25), walls.brick, walls.lead, 2)
    if size["storeys"] > 1:
        chimney(-half * 0.72, 0, (ridge - 1.2, ridge + 1.1), walls.brick, walls.lead, 2)


def _plant(size, garden, look):
    half, deep = size["width"] / 2, size["depth"] / 2
    floor((-300, 300), (-300, 300), -0.02, garden.soil)

    def under_house(x, y):
        return abs(x) < half and abs(y) < deep

    far = garden.far_grass()
    lawn((-13, 13), (-15, -1), garden.near_grass(), under_house)
    lawn((-17, 17), (-1, 17), far, under_house)
    lawn((13, 27), (-15, -1), far)
    lawn((-29, -13), (-15, 10), far)
    door_x = -half + 5.9
    steps = [(door_x - 0.3 + 0.35 * math.sin(y * 0.55), y) for y in (-deep - 0.95 - 0.64 * i for i in range(18))]
    paved_path(steps)
    garden.border((-half - 0.2, half), (-deep - 0.8, -deep - 0.35), 30, skip=lambda x, _: abs(x - door_x) < 1.0)
    garden.border((-half - 0.8, -half - 0.4), (-deep, deep), 12, 50)
    garden.border((half + 0.4, half + 0.8), (-deep, deep), 8, 70)
    if look.get("has_rose"):
        _climbing_rose(half, deep, garden)
    hedge((-24, -9), (9, 10), 1.8, garden.dark, garden.soil, 500, 0.075)
    hedge((8, 24), (9.5, 10.4), 1.9, garden.dark, garden.soil, 450, 0.075, 5)
    hedge((half + 5, half + 5.8), (-13, 9), 1.4, garden.leaf, garden.soil, 550, 0.07, 6)
    big, small, dark = (
        garden.tree(0, 7.5, 3.2, 26000),
        garden.tree(1, 6.5, 2.6, 22000, 0.13, green=garden.light),
        garden.tree(2, 9, 3.4, 28000, 0.16, green=garden.dark),
    )
    plant(big, (-half - 4.0, 1.5, 0), 1)
    plant(small, (half + 3.3, 4.2, 0), 2, 0.95)
    plant(dark, (half * 0.6, deep + 6.3, 0), 3, 1.15)
    # Off camera: its shade dapples the foreground.
    plant(dark, (-24, -17.5, 0), 0.5, 1.1)
    garden.wood((-62, 72), (17, 38), 64)
    far_hills(420, colour=(0.2, 0.21, 0.16) if look.get("is_dry") else (0.13, 0.18, 0.14))


def _climbing_rose(half, deep, garden):
    """Up the right side of the door and over it."""
    rng = np.random.RandomState(5)
    trail = []
    for share in np.linspace(0, 1, 26):
        x, z = -half + 6.75 + 0.15 * math.sin(share * 9), 0.2 + 2.3 * min(1, share * 1.5)
        if share > 0.66:
            x, z = x - (share - 0.66) * 4.6, 2.45 + 0.1 * math.sin(share * 20)
        trail.append(np.array([x, -deep - 0.07, z]) + rng.normal(0, (0.16, 0.05, 0.15), (130, 3)))
    points = np.concatenate(trail)
    instance(leaves(points, 0.07, garden.dark, 3, 0.6, lean=np.array([0, -0.8, 0])), (0, 0, 0))
    blossoms = points[rng.randint(0, len(points), 170)] + np.array([0, -0.07, 0])
    for layer in range(3):
        instance(
            leaves(blossoms, 0.06, plain((0.7, 0.12, 0.25), 0.6), 9 + layer, 1.0, lean=np.array([0, -1.2, 0])),
            (0, 0, 0),
        )


def cameras(look):
    size = {**MEASURES[look["kind"]], **look.get("size", {})}
    half, top = size["width"] / 2, size["storeys"] * STOREY
    return {
        "front": (
            (-half - 2.4, -13.6 - 3 * (size["storeys"] - 1), 1.55),
            (-0.35, 0, top * 0.5 + 1.4),
            27 if size["storeys"] == 1 else 26,
        ),
        "door": ((-half + 8.2, -9.6, 1.5), (-half + 6.0, 0, 1.75), 30),
        "side": ((half + 3.4, -14.4, 1.6), (0.6, 0, top * 0.5 + 1.4), 26),
    }
