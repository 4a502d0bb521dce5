"""What a stylist does before the photograph: things on tables, pillows on sofas, beams under ceilings."""

from ..furniture.small import books, bouquet, dish, vase
from ..meshes import box, cylinder, place, turned


def pillows_for(kit, width, size=0.48):
    """Two at one end and one at the other."""
    first, second, third = kit.cushions
    x = width / 2 - 0.5
    return ((-x, first, 10, size), (-x + 0.3, second, -7, size * 0.86), (x, third, -12, size))


def dress_table(at, kit, z, seed):
    """Books, branches and a dish on a low table that is turned along `at`."""
    books(at @ place(-0.22, 0.08, z, turn=14), 3, False, seed + 4)
    bouquet(at @ place(0.1, 0.1, z), kit, kit.clay if seed % 2 else kit.ceramic, 0.2, seed, 0.95)
    here = at @ place(0.02, -0.17, z)
    dish(here.translation.x, here.translation.y, z, kit.black if seed % 2 else kit.clay)


def candlesticks(at, kit, heights=(0.24, 0.32)):
    for index, tall in enumerate(heights):
        here = at @ place(index * 0.11, 0.015 * index)
        foot = [(0, 0), (0.04, 0), (0.042, 0.008), (0.008, 0.016), (0.008, tall - 0.03), (0.015, tall), (0, tall)]
        turned(foot, kit.metal, 24, at=here)
        cylinder(0, 0, (tall - 0.01, tall + 0.2), 0.0105, kit.ceramic, sides=16, at=here)


def two_vases(at, kit, seed):
    vase(at, kit.clay, 0.3, 0.1, seed % 3)
    vase(at @ place(0.24, 0.02), kit.ceramic, 0.19, 0.08, (seed + 1) % 3)


def add_beams(room, material, count=4, size=(0.16, 0.2)):
    """Beams under the ceiling, across the room."""
    wide, tall = size
    for index in range(count):
        y = room.depth * (index + 0.6) / count
        box((0, room.width), (y - wide / 2, y + wide / 2), (room.height - tall, room.height - 0.001), material, 0.012)
