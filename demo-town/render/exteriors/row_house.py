"""A row of brick houses along a street, with bay windows; or with a shop on the ground floor."""

import math

from mathutils import Vector

from ..furniture.small import books, vase
from ..materials_hard import brick, glowing, pieces, plain, plaster, tiles
from ..materials_soft import glass, sheer
from ..meshes import ball, box, floor, place, sheet, surface, tube
from ..roofs import tiled_slope
from ..scene import chance
from ..vegetation import hedge, plant, shrub
from ..walls import hanging, wall, window
from .car import car
from .surroundings import Garden, asphalt, chimney, lamp_post, neighbour, neighbour_walls, street

WIDTH, HEIGHT, COUNT, START = 5.2, 6.1, 6, -8.0
UPPER = [(0.6, 1.55, 3.55, 5.2), (2.55, 3.45, 3.55, 5.2), (3.65, 4.55, 3.55, 5.2)]
LINTELS = [(0.46, 1.69), (2.41, 4.69)]
CARS = ((0.03, 0.05, 0.09), (0.5, 0.5, 0.5), (0.25, 0.03, 0.03), (0.02, 0.02, 0.022), (0.08, 0.13, 0.11))
GLAZES = (
    (0.72, 0.66, 0.56),
    (0.1, 0.2, 0.24),
    (0.5, 0.22, 0.12),
    (0.78, 0.76, 0.7),
    (0.2, 0.28, 0.2),
    (0.08, 0.08, 0.09),
)


class Street:
    """The materials of one street. `look` gives the bricks, doors and trim."""

    def __init__(self, look):
        self.bricks = [brick(*colours) for colours in look["bricks"]]
        self.doors = [plain(colour, 0.25, coat=0.6) for colour in look["doors"]]
        self.trim = plain(look.get("trim", (0.78, 0.77, 0.74)), 0.35)
        self.stone = plaster(look.get("stone", (0.68, 0.63, 0.54)), 0.004, 0.2)
        self.slate = pieces((0.10, 0.105, 0.12), (0.16, 0.16, 0.175), 0.5, 0.003, 0.5)
        self.glass = glass(reflection=1.2)
        self.curtain = sheer((0.85, 0.82, 0.76), 0.3, 0.1)
        self.rooms = [plain(colour, 0.9) for colour in ((0.4, 0.34, 0.27), (0.3, 0.27, 0.24), (0.45, 0.38, 0.28))]
        self.dark = plain((0.28, 0.24, 0.2), 0.9)
        self.lead = plain((0.2, 0.21, 0.22), 0.5)
        self.iron = plain((0.02, 0.02, 0.022), 0.4, 0.3)
        self.brass = plain((0.7, 0.5, 0.2), 0.25, 1.0)
        self.blind = plain((0.7, 0.66, 0.58), 0.9)


def build(look):
    """The house that is meant is the third of the row."""
    kind = Street(look)
    garden = Garden()
    for index in range(COUNT):
        x = START + index * WIDTH
        bricks = kind.bricks[look["order"][index]]
        frame = (
            _shop_front(x, index, kind, bricks, look) if look.get("is_shop") else _house_front(x, index, kind, bricks)
        )
        _upper_floor(frame, index, kind, bricks)
        chimney(x, 3.6, (HEIGHT + 1.2, HEIGHT + 3.3), bricks, bricks, 4, (0.7, 2.0))
        tube([(x + 0.05, -0.1, HEIGHT - 0.05), (x + 0.05, -0.1, 0.1)], 0.035, kind.iron, 8)
        if not look.get("is_shop"):
            _front_garden(frame, x, index, kind, bricks, garden)
    _roof(kind)
    _ground(kind, garden, look)


def _upper_floor(frame, index, kind, bricks):
    for opening in UPPER:
        curtain = kind.curtain if chance.random() < 0.75 else None
        blind = (kind.blind, 0.35) if chance.random() < 0.3 else None
        room = (kind.rooms[index % 3], 2.2)
        window(
            frame,
            opening,
            kind.trim,
            kind.glass,
            0.1,
            (1, 2),
            0.06,
            0.045,
            sill=kind.stone,
            room=room,
            curtain=curtain,
            blind=blind,
        )
    for x in LINTELS:
        box(x, (-0.025, 0.08), (5.2, 5.44), kind.stone, 0.008, frame)
    box((0, WIDTH), (-0.05, 0.05), (2.95, 3.07), kind.stone, 0.008, frame)
    box((0, WIDTH), (-0.12, 0.05), (HEIGHT - 0.05, HEIGHT + 0.1), kind.stone, 0.02, frame)
    box((0, WIDTH), (-0.06, 0.05), (HEIGHT - 0.28, HEIGHT - 0.05), bricks, 0.01, frame)
    step = 0.0
    while step < WIDTH - 0.1:
        box((step, step + 0.11), (-0.12, 0.0), (HEIGHT - 0.22, HEIGHT - 0.08), bricks, 0.005, frame, 1)
        step += 0.225


def _house_front(x, index, kind, bricks):
    openings = [(0.55, 1.6, 0.0, 2.45), (2.35, 4.65, 0.75, 2.5), *UPPER]
    frame = wall((x, 0), (x + WIDTH, 0), (0, HEIGHT), 0.3, openings, bricks, kind.dark)
    _door(frame, kind.doors[index % len(kind.doors)], kind)
    _bay(frame, kind, bricks, kind.rooms[index % 3])
    return frame


def _door(frame, paint, kind):
    box((0.55, 1.6), (0.16, 0.2), (0, 2.0), paint, 0.004, frame)
    box((0.55, 1.6), (0.13, 0.2), (2.0, 2.06), kind.trim, 0.004, frame)
    sheet([(0.6, 0.15, 2.08), (1.55, 0.15, 2.08), (1.55, 0.15, 2.42), (0.6, 0.15, 2.42)], kind.glass, frame)
    for a in (0.64, 1.12):
        for z in ((0.2, 0.85), (1.0, 1.85)):
            box((a, a + 0.38), (0.145, 0.165), z, paint, 0.015, frame)
    ball(1.1, 0.12, 1.1, 0.035, kind.brass, at=frame)
    box((0.95, 1.2), (0.14, 0.16), (0.9, 0.94), kind.brass, 0.004, frame)
    for a in (0.35, 1.6):
        box((a, a + 0.2), (-0.09, 0.02), (0, 2.5), kind.trim, 0.008, frame)
    box((0.25, 1.9), (-0.22, 0.02), (2.5, 2.66), kind.trim, 0.015, frame)
    box((0.2, 1.95), (-0.3, 0.02), (2.66, 2.74), kind.trim, 0.012, frame)
    box((0.4, 1.75), (-0.35, 0.2), (-0.02, 0.14), kind.stone, 0.015, frame)
    box((0.3, 1.85), (-0.68, -0.3), (-0.02, 0.02), kind.stone, 0.015, frame)


def _bay(frame, kind, bricks, room):
    """Three facets in front of the wall, under a small lead roof."""
    plan = [(2.35, 0), (2.75, -0.55), (4.25, -0.55), (4.65, 0)]
    for index, (start, end) in enumerate(zip(plan, plan[1:])):
        a, b = frame @ Vector((*start, 0)), frame @ Vector((*end, 0))
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        opening = (0.07, length - 0.07, 0.72, 2.5)
        facet = wall((a.x, a.y), (b.x, b.y), (0, 2.75), 0.12, [opening], bricks, kind.dark)
        window(facet, opening, kind.trim, kind.glass, 0.03, (2 if index == 1 else 1, 2), 0.05, 0.04, sill=kind.stone)
        box((-0.02, length + 0.02), (-0.03, 0.1), (2.5, 2.72), kind.stone, 0.01, facet)
    rim = ((2.25, 0.0), (2.68, -0.65), (4.32, -0.65), (4.75, 0.0))
    points = [frame @ Vector((x, y, z)) for z in (2.75, 2.85) for x, y in rim]
    surface(points, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], kind.lead)
    top = ((2.5, 0.0, 3.2), (4.5, 0, 3.2), (2.85, -0.1, 3.15), (4.15, -0.1, 3.15))
    points = [frame @ Vector((x, y, 2.85)) for x, y in rim] + [frame @ Vector(point) for point in top]
    surface(points, [(0, 1, 6, 4), (1, 2, 7, 6), (2, 3, 5, 7), (4, 6, 7, 5)], kind.lead)
    sheet([frame @ Vector(p) for p in ((2.0, 2.6, 0), (5.0, 2.6, 0), (5.0, 2.6, 2.7), (2.0, 2.6, 2.7))], room)
    for x in ((2.45, 2.8), (4.2, 4.55)):
        hanging(x, (0.6, 2.5), -0.05, kind.curtain, 5, 0.03, frame)


def _shop_front(x, index, kind, bricks, look):
    """A timber shop front: stall riser, large panes, fascia, awning on every second shop."""
    frame = wall((x, 0), (x + WIDTH, 0), (0, HEIGHT), 0.3, [(0.35, WIDTH - 0.35, 0, 2.75), *UPPER], bricks, kind.dark)
    paint = kind.doors[index % len(kind.doors)]
    room = plain((0.5, 0.42, 0.33), 0.9)
    for a in (0.2, WIDTH - 0.5):
        box((a, a + 0.3), (-0.1, 0.1), (0, 2.95), paint, 0.01, frame)
    box((0.5, 3.3), (0.02, 0.16), (0, 0.55), paint, 0.01, frame)
    window(frame, (0.5, 3.3, 0.55, 2.7), paint, kind.glass, 0.05, (3, 1), 0.06, 0.04, room=(room, 3.2))
    window(frame, (3.4, 4.7, 0.02, 2.7), paint, kind.glass, 0.25, (1, 1), 0.1, 0.04, room=(room, 3.2))
    tube([(3.55, 0.2, 0.9), (3.55, 0.15, 0.95), (3.55, 0.15, 1.3), (3.55, 0.2, 1.35)], 0.012, kind.brass, 8, frame)
    box((0.1, WIDTH - 0.1), (-0.14, 0.05), (2.75, 3.25), paint, 0.012, frame)
    box((0.05, WIDTH - 0.05), (-0.24, 0.05), (3.25, 3.33), kind.trim, 0.012, frame)
    _goods(frame, index)
    if index % 2 == look.get("awnings", 0):
        cloth = kind.trim if index % 4 else paint
        points = [(0.35, -0.15, 2.72), (WIDTH - 0.35, -0.15, 2.72), (WIDTH - 0.35, -1.35, 2.25), (0.35, -1.35, 2.25)]
        surface(points, [(0, 3, 2, 1)], cloth, at=frame).modifiers.new("thick", "SOLIDIFY").thickness = 0.012
        box((0.35, WIDTH - 0.35), (-1.36, -1.345), (2.08, 2.25), cloth, 0.002, frame)
    sheet([frame @ Vector(p) for p in ((0.4, 3.4, 0), (4.9, 3.4, 0), (4.9, 3.4, 2.9), (0.4, 3.4, 2.9))], room)
    box((0.8, 4.4), (1.2, 3.0), (2.68, 2.7), glowing((1, 0.75, 0.5), 2.0), at=frame)
    return frame


def _goods(frame, index):
    """A table in the shop window and shelves at the back, by turns with books and with ceramics."""
    oak = plain((0.36, 0.22, 0.12), 0.5, variation=0.15)
    box((0.7, 3.1), (0.34, 0.84), (0.5, 0.62), oak, 0.006, frame)
    show = _show_books if index % 2 else _show_ceramics
    for step in range(6):
        show(frame @ place(0.9 + step * 0.4, 0.5 + step * 37 % 3 * 0.09, 0.62), index * 7 + step)
    for level, z in enumerate((0.8, 1.25, 1.7, 2.15)):
        box((0.6, 4.6), (3.02, 3.36), (z - 0.03, z), oak, 0.004, frame)
        for step in range(7):
            show(frame @ place(0.85 + step * 0.55, 3.18, z), index * 31 + level * 7 + step)


def _show_books(at, seed):
    if seed % 3:
        books(at, 4 + seed % 3, True, seed, 0.3, 0.2)
    else:
        books(at, 3 + seed % 4, False, seed, 0.3, 0.22)


def _show_ceramics(at, seed):
    tall = 0.14 + seed * 53 % 23 / 100
    vase(at, plain(GLAZES[seed * 5 % len(GLAZES)], 0.3, coat=0.4), tall, 0.07 + seed * 29 % 7 / 100, seed % 3)


def _front_garden(frame, x, index, kind, bricks, garden):
    y = -2.3
    box((1.9, WIDTH - 0.05), (y - 0.11, y + 0.11), (-0.02, 0.55), bricks, 0.006, frame)
    box((1.87, WIDTH - 0.02), (y - 0.15, y + 0.15), (0.55, 0.62), kind.stone, 0.015, frame)
    for a in (0.25, 1.85):
        box((a - 0.17, a + 0.17), (y - 0.17, y + 0.17), (-0.02, 1.05), bricks, 0.006, frame)
        box((a - 0.21, a + 0.21), (y - 0.21, y + 0.21), (1.05, 1.13), kind.stone, 0.02, frame)
    if index % 2 == 0:
        hedge((x + 2.05, x + 4.95), (-2.2, -1.6), 1.0, garden.dark, garden.earth, 1100, 0.05, index)
        return
    rail = 2.1
    while rail < WIDTH - 0.1:
        box((rail - 0.008, rail + 0.008), (y - 0.008, y + 0.008), (0.62, 1.12), kind.iron, at=frame)
        rail += 0.11
    box((2.0, WIDTH - 0.1), (y - 0.012, y + 0.012), (1.06, 1.085), kind.iron, at=frame)
    for step in range(5):
        flower = chance.choice([None, plain((0.75, 0.7, 0.72), 0.6), plain((0.6, 0.15, 0.3), 0.6)])
        green = chance.choice([garden.leaf, garden.dark])
        shrub(
            x + 2.3 + step * 0.55,
            -1.55 + chance.uniform(-0.3, 0.3),
            chance.uniform(0.25, 0.42),
            green,
            1200,
            0.05,
            index * 9 + step,
            flower=flower,
            flowers=60,
        )


def _roof(kind):
    end, ridge = START + COUNT * WIDTH, HEIGHT + 2.5
    a, b = START - 0.3, end + 0.3
    tiled_slope(
        (a, -0.2, HEIGHT + 0.05),
        (b, -0.2, HEIGHT + 0.05),
        (a, 3.6, ridge),
        kind.slate,
        0.26,
        0.36,
        0.55,
        0.009,
        4,
        0.003,
    )
    sheet([(a, 3.6, ridge), (b, 3.6, ridge), (b, 8, HEIGHT), (a, 8, HEIGHT)], kind.slate)
    tube([(a, -0.28, HEIGHT + 0.06), (b, -0.28, HEIGHT + 0.06)], 0.055, kind.iron, 8)
    tube([(a, 3.6, ridge + 0.03), (b, 3.6, ridge + 0.03)], 0.1, kind.lead)
    for x, order in ((START, (0, 1, 2, 3, 4)), (end, (0, 4, 3, 2, 1))):
        points = [(x, 0, 0), (x, 0, HEIGHT), (x, 3.6, ridge - 0.05), (x, 8, HEIGHT), (x, 8, 0)]
        surface(points, [order], kind.bricks[0])


def _ground(kind, garden, look):
    end = START + COUNT * WIDTH
    front = 0.0 if look.get("is_shop") else -2.3
    floor((-400, 400), (-400, 400), -0.2, asphalt())
    floor((-40, 60), (front, 2), -0.005, garden.earth)
    if not look.get("is_shop"):
        path = tiles((0.42, 0.36, 0.3), (0.2, 0.18, 0.16), 0.3, 0.3, 0.006, 0.6, 0.25, 0.0, 0.004)
        for index in range(COUNT):
            x = START + index * WIDTH
            box((x + 0.42, x + 1.7), (-2.3, -0.3), (-0.03, 0.012), path, 0.004)
    street((-4.6, front))
    lamp_post(3.2, -4.35)
    lamp_post(17.5, -4.35)
    # Across the street, for the windows to mirror and the far end to show.
    walls = neighbour_walls()
    for index in range(9):
        x = -46 + index * 11.5
        neighbour((x, x + 10.8), (-27, -18.5), 5.8 + index % 3 * 0.4, walls[index % 4], kind.slate)
    for index in range(3):
        x = end + 1.0 + index * 10
        neighbour((x, x + 9), (0.0, 8.5), 6.0 + index % 2, walls[(index + 1) % 4], kind.slate)
    leafy, dark = garden.tree(2, 6.5, 2.3, 20000, 0.13, 0.4), garden.tree(8, 7, 2.5, 20000, 0.14, 0.4, garden.dark)
    for x in look.get("trees", (8.6, 18.5, 27, 36)):
        plant(leafy if int(x) % 2 else dark, (x, -4.1, 0), x)
    plant(dark, (-12, -13, 0), 1, 1.1)
    for index, (x, turn) in enumerate(look.get("cars", ((6.4, 0), (13.6, 0), (19.2, 180)))):
        car(place(x, -5.75, -0.12, turn=turn), CARS[(index + look.get("first_car", 0)) % len(CARS)])
    garden.close_street(end + 30, (-40, 14))


def cameras(_):
    return {
        "front": ((-9.6, -9.9, 1.6), (4.0, 0, 3.95), 24),
        "door": ((-2.0, -8.5, 1.6), (0.6, 0, 2.2), 28),
        "end": ((19.5, -10.4, 1.6), (6.0, 0, 3.6), 25),
    }
