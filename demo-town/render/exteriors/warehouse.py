"""An old brick warehouse at the water, turned into lofts."""

from ..materials_hard import brick, concrete, ground, pieces, plain, plaster, tiles
from ..materials_soft import glass, open_water
from ..meshes import box, cylinder, floor, place, sheet, tube
from ..scene import chance
from ..vegetation import plant
from ..walls import wall, window
from .car import car
from .row_house import CARS
from .surroundings import Garden, far_hills, lamp_post, neighbour, neighbour_walls

BAY, STOREY, BAYS, STOREYS, DEEP = 4.4, 3.9, 7, 4, 16.0


def build(look):
    walls = brick(*look["brick"])
    stone, steel = plaster((0.55, 0.5, 0.43), 0.004, 0.2), plain((0.03, 0.035, 0.038), 0.4, 0.4)
    pane, rooms = (
        glass(reflection=1.25),
        [plain(colour, 0.9) for colour in ((0.38, 0.32, 0.26), (0.28, 0.25, 0.22), (0.45, 0.37, 0.28))],
    )
    width, top = BAY * BAYS, STOREY * STOREYS
    openings = [_opening(bay, storey) for bay in range(BAYS) for storey in range(STOREYS)]
    front = wall((0, 0), (width, 0), (0, top), 0.45, openings, walls, rooms[0])
    side_openings = [_opening(bay, storey) for bay in range(3) for storey in range(STOREYS)]
    side = wall((0, DEEP), (0, 0), (0, top), 0.45, side_openings, walls, rooms[1])
    for frame, all_openings, bays in ((front, openings, BAYS), (side, side_openings, 3)):
        for index, opening in enumerate(all_openings):
            room = (rooms[index % 3], 4)
            window(frame, opening, steel, pane, 0.16, (4, 5), 0.05, 0.03, sill=stone, room=room)
            _arch(frame, opening, walls, stone)
        for bay in range(bays + 1):
            x = min(max(bay * BAY, 0.25), bays * BAY - 0.25)
            box((x - 0.3, x + 0.3), (-0.14, 0.05), (0, top), walls, 0.008, frame)
        for storey in range(1, STOREYS + 1):
            box((0, bays * BAY), (-0.1, 0.05), (storey * STOREY - 0.2, storey * STOREY - 0.05), stone, 0.01, frame)
    wall((width, 0), (width, DEEP), (0, top), 0.45, [], walls)
    _hoist(front, steel, top)
    _roof(width, top, walls, steel, look)
    _quay(width, look)


def _opening(bay, storey):
    low = storey * STOREY + (0.6 if storey else 0.02)
    return bay * BAY + 0.8, (bay + 1) * BAY - 0.8, low, storey * STOREY + 3.1


def _arch(frame, opening, walls, stone):
    """A flat arch of standing bricks with a keystone."""
    a, b, _, high = opening
    x = a - 0.1
    while x < b + 0.02:
        box((x, x + 0.085), (-0.03, 0.06), (high, high + 0.3), walls, 0.004, frame, 1)
        x += 0.1
    middle = (a + b) / 2
    box((middle - 0.11, middle + 0.11), (-0.06, 0.06), (high - 0.03, high + 0.36), stone, 0.01, frame)


def _hoist(front, steel, top):
    """The beam and pulley that once lifted goods, over the third bay."""
    x = 2.5 * BAY
    box((x - 0.1, x + 0.1), (-1.7, 0.2), (top - 0.55, top - 0.3), steel, 0.01, front)
    tube([(x, -1.5, top - 0.55), (x, -1.5, top - 2.2)], 0.015, steel, 8, front)
    cylinder(0, 0, (-0.05, 0.05), 0.16, steel, at=front @ place(x, -1.5, top - 0.75, tilt=90))
    for storey in range(1, STOREYS):
        low = storey * STOREY + 0.6
        for y in (-0.5, -0.04):
            box((x - 1.4, x + 1.4), (y, y + 0.03), (low + 0.95, low + 0.99), steel, 0.004, front)
        box((x - 1.4, x + 1.4), (-0.5, 0.0), (low - 0.1, low - 0.04), steel, 0.006, front)
        bar = x - 1.38
        while bar < x + 1.4:
            box((bar - 0.008, bar + 0.008), (-0.49, -0.474), (low - 0.04, low + 0.96), steel, at=front)
            bar += 0.12


def _roof(width, top, walls, steel, look):
    box((-0.1, width + 0.1), (-0.1, DEEP), (top, top + 0.7), walls, 0.01)
    box((-0.2, width + 0.2), (-0.2, DEEP + 0.1), (top + 0.7, top + 0.82), concrete((0.42, 0.4, 0.37)), 0.02)
    pane = glass(reflection=1.4)
    box((2.5, width - 2.5), (3.5, DEEP - 3), (top + 0.6, top + 3.4), plain((0.11, 0.115, 0.12), 0.5, 0.4))
    step = (width - 6) / 8
    for index in range(8):
        x = 3 + index * step
        sheet(
            [
                (x + 0.08, 3.47, top + 0.9),
                (x + step - 0.08, 3.47, top + 0.9),
                (x + step - 0.08, 3.47, top + 3.1),
                (x + 0.08, 3.47, top + 3.1),
            ],
            pane,
        )
    box((2.0, width - 2.0), (2.6, DEEP - 2.5), (top + 3.4, top + 3.65), steel, 0.02)
    if look.get("has_tank"):
        for dx in (-1, 1):
            for dy in (-1, 1):
                tube(
                    [(width * 0.72 + dx * 1.2, 9 + dy * 1.2, top + 3.6), (width * 0.72 + dx * 1.0, 9 + dy, top + 6.2)],
                    0.07,
                    steel,
                    8,
                )
        cylinder(
            width * 0.72, 9, (top + 6.2, top + 9.0), 1.7, pieces((0.22, 0.13, 0.08), (0.16, 0.09, 0.055)), sides=36
        )
        cylinder(width * 0.72, 9, (top + 9.0, top + 10.2), 1.85, steel, 0.05, 36)


def _quay(width, look):
    garden = Garden()
    setts = tiles((0.28, 0.265, 0.245), (0.14, 0.13, 0.12), 0.22, 0.14, 0.012, 0.75, 0.3, 0.5, 0.01)
    edge = concrete((0.46, 0.44, 0.41))
    box((-70, width + 90), (-12, DEEP + 4), (-0.3, 0.0), setts)
    box((-70, width + 90), (-12.6, -12), (-2.6, 0.06), edge, 0.03)
    floor((-900, 900), (-900, -12), -1.6, open_water((0.018, 0.045, 0.05), 0.6, 0.05), metres=False)
    floor((-900, 900), (DEEP + 3.9, 900), -0.3, ground((0.1, 0.1, 0.1), (0.16, 0.16, 0.15), 0.5, 0.1))
    iron = plain((0.03, 0.03, 0.032), 0.5, 0.5)
    for index in range(9):
        x = -22 + index * 8
        cylinder(x, -11.4, (0, 0.35), 0.17, iron, 0.14)
        cylinder(x, -11.4, (0.35, 0.45), 0.22, iron)
    for x in (-9.0, 9.5, 24.0, 40.0):
        lamp_post(x, -10.6)
    leafy = garden.tree(2, 6.5, 2.3, 18000, 0.14, 0.4)
    for x in (-5.5, 14.2, 30.5, 37.0, 46.0):
        plant(leafy, (x, -7.6, 0), x, chance.uniform(0.85, 1.05))
        box((x - 0.9, x + 0.9), (-8.5, -6.7), (0, 0.4), edge, 0.02)
    for index, x in enumerate((3.5, 8.7, 20.2)):
        car(place(x, -3.3, 0.0, turn=0), CARS[(index + 1) % len(CARS)])
    walls = neighbour_walls()
    for index, (a, b, height) in enumerate(
        ((width + 3, width + 19, 11.6), (width + 20, width + 40, 8.7), (-30, -8, 8.7), (-56, -32, 11.6))
    ):
        neighbour((a, b), (2, 15), height, walls[(index + 1) % 4], plain((0.12, 0.11, 0.11), 0.6))
    garden.thicket((-60, 0), (24, 44), 30)
    garden.thicket((0, 130), (30, 60), 40, 90)
    far_hills(700, -3)


def cameras(_):
    width = BAY * BAYS
    return {
        "front": ((-9.5, -24.0, 1.9), (width * 0.36, 0, 7.4), 23),
        "quay": ((width + 9.0, -17.5, 1.8), (width * 0.45, 0, 6.2), 24),
    }
