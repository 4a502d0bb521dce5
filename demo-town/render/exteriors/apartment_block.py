"""A brick block of flats with glass balconies, modelled bay by bay and set down many times."""

from ..light import panel_lamp, spot
from ..materials_hard import brick, concrete, plain, planks, plaster, tiles
from ..materials_soft import glass, sheer
from ..meshes import box, cylinder, floor, place, sheet
from ..scene import Collected, chance, set_down
from ..vegetation import hedge, lawn, plant, shrub
from ..walls import wall, wall_frame, window
from .car import car
from .row_house import CARS
from .surroundings import Garden, far_hills, lamp_post, neighbour, neighbour_walls, street

STOREY, BAY, DEEP = 3.05, 5.4, 13.0
WARM = (1, 0.72, 0.45)


class Block:
    """The materials of one block. `look` gives wall, storeys and bays."""

    def __init__(self, look):
        self.wall = brick(*look["brick"]) if "brick" in look else plaster(look["wall"], 0.003, 0.12)
        self.white = plaster((0.76, 0.75, 0.72), 0.002, 0.1)
        self.frame = plain(look.get("frame", (0.03, 0.032, 0.035)), 0.35, 0.5)
        self.glass = glass(reflection=1.25)
        self.rail = glass((0.86, 0.92, 0.92), 1.2)
        self.timber = planks((0.36, 0.21, 0.11), (0.22, 0.12, 0.06), 3, 0.12, 0.004, 0.5, 90)
        self.rooms = [
            plain(colour, 0.9)
            for colour in ((0.42, 0.36, 0.29), (0.3, 0.28, 0.25), (0.5, 0.45, 0.38), (0.24, 0.24, 0.26))
        ]
        self.curtain = sheer((0.86, 0.84, 0.8), 0.3, 0.1)
        self.cloth = plain((0.62, 0.58, 0.5), 0.9)
        self.pot = plain((0.45, 0.22, 0.13), 0.8)


def build(look):
    block = Block(look)
    garden = Garden()
    storeys, bays = look["storeys"], look["bays"]
    width, entrance = BAY * bays, bays // 2
    upper = [_bay(block, garden, variant) for variant in range(5)]
    lower = [_bay(block, garden, 10 + variant, is_ground=True) for variant in range(3)]
    for storey in range(storeys):
        for bay in range(bays):
            if storey == 0 and bay == entrance:
                continue
            kind = lower[bay % 3] if storey == 0 else upper[(bay * 2 + storey * 3 + chance.randint(0, 1)) % 5]
            set_down(kind, (bay * BAY, 0, storey * STOREY))
        if storey:
            box((-0.02, width + 0.02), (-0.03, 0.1), (storey * STOREY - 0.12, storey * STOREY), block.white, 0.006)
            box((-0.03, 0.1), (0, DEEP), (storey * STOREY - 0.12, storey * STOREY), block.white, 0.006)
        _side_floor(block, storey)
        wall((width, 0), (width, DEEP), (storey * STOREY, (storey + 1) * STOREY), 0.35, [], block.wall)
    _top(block, garden, width, storeys * STOREY)
    _entrance(block, entrance * BAY)
    _ground(block, garden, width, entrance * BAY)


def _bay(block, garden, variant, is_ground=False):
    with Collected() as collection:
        openings = [(0.7, 3.3, 0.02, 2.5), (3.95, 4.85, 0.75, 2.5)]
        frame = wall((0, 0), (BAY, 0), (0, STOREY), 0.35, openings, block.wall, block.rooms[0])
        room = block.rooms[variant % 4]
        curtain = block.curtain if variant % 3 else None
        window(frame, openings[0], block.frame, block.glass, 0.16, (2, 1), 0.06, room=(room, 3.5), curtain=curtain)
        blind = (block.cloth, 0.4) if variant % 2 else None
        window(
            frame,
            openings[1],
            block.frame,
            block.glass,
            0.16,
            (1, 1),
            0.055,
            room=(room, 3),
            blind=blind,
            curtain=None if blind else block.curtain,
        )
        box((3.9, 4.9), (-0.04, 0.15), (0.69, 0.75), block.frame, 0.004, frame)
        if is_ground:
            box((0.5, 3.5), (-0.03, 0.1), (2.5, 2.62), block.frame, 0.005, frame)
        else:
            _balcony(frame, block, garden, variant)
    return collection


def _balcony(frame, block, garden, variant):
    box((0.35, 3.75), (-1.55, 0.05), (-0.24, -0.02), block.white, 0.01, frame)
    sheet([(0.4, -1.5, 0.06), (3.7, -1.5, 0.06), (3.7, -1.5, 1.05), (0.4, -1.5, 1.05)], block.rail, frame)
    for x in (0.4, 3.7):
        sheet([(x, -1.5, 0.06), (x, 0, 0.06), (x, 0, 1.05), (x, -1.5, 1.05)], block.rail, frame)
        box((x - 0.02, x + 0.02), (-1.52, 0), (1.05, 1.085), block.frame, 0.004, frame)
    box((0.38, 3.72), (-1.52, -1.48), (1.05, 1.085), block.frame, 0.004, frame)
    box((0.38, 3.72), (-1.53, -1.47), (-0.02, 0.06), block.frame, 0.004, frame)
    if variant in (1, 3):
        y = -1.45
        while y < -0.1:
            box((3.62, 3.68), (y, y + 0.05), (0, 2.75), block.timber, 0.004, frame)
            y += 0.12
    if variant in (0, 2, 3):
        box((1.2, 1.7), (-1.1, -0.6), (0.4, 0.44), block.cloth, 0.01, frame)
        box((1.2, 1.25), (-1.1, -0.6), (0.44, 0.85), block.cloth, 0.01, frame)
        for a in (1.2, 1.66):
            for b in (-1.1, -0.64):
                box((a, a + 0.03), (b, b + 0.03), (-0.02, 0.4), block.frame, at=frame)
        cylinder(2.3, -0.8, (0.68, 0.71), 0.3, block.white, at=frame)
        cylinder(2.3, -0.8, (-0.02, 0.7), 0.02, block.frame, at=frame)
    for index in range(1 + variant % 3):
        x = 3.3 - index * 0.45
        cylinder(x, -1.2, (-0.02, 0.32), 0.14, block.pot, 0.17, 20, frame)
        shrub(x, -1.2, 0.34, garden.leaf if index % 2 else garden.dark, 900, 0.07, variant * 7 + index, 0.3)


def _side_floor(block, storey):
    low = storey * STOREY
    openings = [(1.5, 2.5, low + 0.75, low + 2.5), (4.5, 7.0, low + 0.4, low + 2.5), (7.9, 8.7, low + 0.75, low + 2.5)]
    frame = wall((0, DEEP), (0, 0), (low, low + STOREY), 0.35, openings, block.wall, block.rooms[1])
    for opening in openings:
        panes = 3 if opening[1] - opening[0] > 2 else 1
        curtain = block.curtain if chance.random() < 0.6 else None
        window(
            frame,
            opening,
            block.frame,
            block.glass,
            0.16,
            (panes, 1),
            0.055,
            room=(block.rooms[storey % 4], 3),
            curtain=curtain,
        )


def _top(block, garden, width, top):
    """Parapet, roof terrace and a set-back penthouse."""
    box((-0.06, width + 0.06), (-0.06, DEEP), (top, top + 0.55), block.wall, 0.01)
    box((-0.12, width + 0.12), (-0.12, DEEP + 0.05), (top + 0.55, top + 0.63), block.frame, 0.01)
    box((3, width - 3), (3, DEEP - 1), (top + 0.2, top + 3.3), block.timber)
    frame, length = wall_frame((3, 2.98), (width - 3, 2.98))
    for index in range(9):
        window(
            frame,
            (index * length / 9, (index + 1) * length / 9, top + 0.7, top + 3.0),
            block.frame,
            block.glass,
            -0.1,
            (1, 1),
            0.05,
        )
    box((2.2, width - 2.2), (1.9, DEEP), (top + 3.3, top + 3.6), block.white, 0.012)
    sheet(
        [(0.2, 0.2, top + 0.63), (width - 0.2, 0.2, top + 0.63), (width - 0.2, 0.2, top + 1.4), (0.2, 0.2, top + 1.4)],
        block.rail,
    )
    for index in range(int(width / 2.2)):
        shrub(1 + index * 2.2, 0.9, 0.45, garden.dark, 700, 0.09, 100 + index, top + 0.6)


def _entrance(block, x):
    opening = (0.8, 4.6, 0, 2.7)
    frame = wall((x, 0), (x + BAY, 0), (0, STOREY), 0.35, [opening], block.timber, block.rooms[2])
    window(frame, opening, block.frame, block.glass, 0.2, (4, 1), 0.07)
    box((0.4, 5.0), (-2.0, 0.1), (2.75, 2.95), block.frame, 0.01, frame)
    sheet([(x, 4, 0.01), (x + BAY, 4, 0.01), (x + BAY, 4, 3), (x, 4, 3)], block.rooms[2])
    panel_lamp((x + 2.7, 2, 2.9), (x + 2.7, 2, 0), (3, 2), 140, WARM)
    for dx in (1.4, 2.7, 4.0):
        spot((x + dx, -1, 2.74), (x + dx, -1, 0), 30, (1, 0.75, 0.5), 80)


def _ground(block, garden, width, entrance):
    paving = tiles((0.5, 0.47, 0.43), (0.3, 0.28, 0.26), 0.9, 0.45, 0.006, 0.7, 0.16, 0.5, 0.005)
    street((-9.5, -6.2), (-60, 120), far_pavement=14)
    box((entrance + 0.6, entrance + BAY - 0.6), (-6.2, 0), (-0.1, 0.025), paving)
    floor((-250, 250), (-9.4, 250), -0.13, garden.soil)
    lawn((-16, width + 10), (-6.1, -0.1), garden.far_grass(), lambda x, _: entrance - 0.2 < x < entrance + BAY + 0.2)
    for bay in range(int(width / BAY)):
        if abs(bay * BAY - entrance) < 0.1:
            continue
        hedge((bay * BAY + 0.2, (bay + 1) * BAY - 0.2), (-5.9, -5.3), 0.85, garden.dark, garden.soil, 600, 0.06, bay)
        hedge(
            (bay * BAY + 0.3, (bay + 1) * BAY - 0.3), (-0.9, -0.45), 0.6, garden.leaf, garden.soil, 600, 0.06, bay + 9
        )
    small, large = garden.tree(2, 6.5, 2.2, 18000, 0.13, 0.4), garden.tree(8, 7.5, 2.5, 18000, 0.15, 0.35, garden.dark)
    for x in (4.2, 18.5, 25.5, 33.0):
        plant(small if int(x) % 2 else large, (x, -7.4 if x < 30 else -4, 0), x)
    for index, x in enumerate((21.0, 28.0)):
        car(place(x, -10.7, -0.12), CARS[(index + 2) % len(CARS)])
    walls = neighbour_walls()
    roof = concrete((0.3, 0.29, 0.28))
    houses = ((9, 27, 11.6), (31, 48, 8.7), (-46 - width, -22 - width, 8.7), (52, 71, 11.6), (75, 97, 8.7))
    for index, (a, b, height) in enumerate(houses):
        neighbour((width + a, width + b), (4, 16), height, walls[index % len(walls)], roof)
    _lead_away(garden, small, large)
    garden.wood((-60, -3), (16, 50), 22, -0.3, 30, (0.9, 1.4))
    garden.wood((width + 4, width + 110), (18, 44), 30, -0.3, 40, (0.9, 1.4))
    garden.wood((-4, 18), (19, 60), 16, -0.3, 50, (0.9, 1.4))
    far_hills(600, -3)
    garden.close_street(-34, (-60, 24), 60, way=-1)


def _lead_away(garden, small, large):
    """Lamps and trees on both sides of the street, and a wood where it ends."""
    for x in range(12, 96, 18):
        lamp_post(x, -9.0)
    for x in range(44, 96, 9):
        plant(small if x % 2 else large, (x, -7.4, 0), x)
    for x in range(28, 96, 11):
        plant(large if x % 2 else small, (x, -19.4, 0), x)
    garden.close_street(96, (-60, 24), 60)
    garden.thicket((50, 96), (-56, -34), 30, 70)


def cameras(look):
    width, top = BAY * look["bays"], STOREY * look["storeys"]
    return {
        "front": ((-10.5, -23.5, 1.65), (width * 0.41, 0, top * 0.57), 22),
        "street": ((width + 12, -19.0, 1.65), (width * 0.45, 0, top * 0.5), 23),
    }
