"""The empty room: floor, walls, ceiling, windows, curtains, and what is seen outside."""

import math
from dataclasses import dataclass

from mathutils import Matrix
from mathutils import noise as field

from ..furniture.small import framed_painting
from ..materials_hard import brick, distant_city, ground, plain, plaster
from ..materials_soft import leaf, open_water
from ..meshes import box, floor, grid, place, sheet, tube
from ..scene import chance
from ..vegetation import grow_tree, plant
from ..walls import hanging, wall, window


@dataclass(frozen=True)
class Room:
    """A room in metres, x from 0 to width, y from 0 to depth. Windows are (from, to, bottom, top) along their wall."""

    kind: str
    width: float
    depth: float
    height: float = 2.75
    left: tuple = ()
    back: tuple = ()
    layout: str = "a"
    seed: int = 1
    storey: int = 0


# Maps a wall's own x to the room's y, for things that hang along the left wall.
ALONG_LEFT = Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
THICK = 0.28


def along_left(x):
    return Matrix.Translation((x, 0, 0)) @ ALONG_LEFT


def accent_material(style, kind):
    """An accent wall: painted in the home's second colour, of bare brick, or whitewashed."""
    if kind == "brick":
        return brick((0.40, 0.16, 0.10), (0.26, 0.09, 0.06), (0.46, 0.41, 0.35))
    if kind == "whitewash":
        return brick((0.76, 0.71, 0.63), (0.6, 0.55, 0.47), (0.66, 0.62, 0.55), 0.23, 0.075, 0.012)
    return plaster(style.accent, 0.0012, 0.05)


def build_shell(room, kit, back=None, right=None, floor_material=None, has_skirting=True, ceiling=None, panes=None):
    """Walls with windows in the home's frames. `back` and `right` may be other materials."""
    w, d, h = room.width, room.depth, room.height
    floor((0, w), (0, d), 0, floor_material or kit.floor)
    sheet([(0, 0, h), (0, d, h), (w, d, h), (w, 0, h)], ceiling or kit.ceiling)
    box((-THICK, w + THICK), (-THICK, d + THICK), (h + 0.01, h + 0.2), kit.ceiling)
    left_openings = [(d - b, d - a, low, high) for a, b, low, high in room.left]
    back_openings = [(w - b, w - a, low, high) for a, b, low, high in room.back]
    left_frame = wall((-THICK, d), (-THICK, 0), (0, h), THICK, left_openings, kit.wall)
    back_frame = wall((w, d + THICK), (0, d + THICK), (0, h), THICK, back_openings, kit.wall, back)
    wall((w + THICK, 0), (w + THICK, d), (0, h), THICK, [], kit.wall, right)
    wall((0, -THICK), (w, -THICK), (0, h), THICK, [], kit.wall)
    for frame, openings in ((left_frame, left_openings), (back_frame, back_openings)):
        for opening in openings:
            window(frame, opening, kit.frame, kit.glass, 0.06, panes or kit.style.panes, 0.055, 0.03)
    # Sills lie a little above the edge of the opening: two faces in one plane would render black.
    for a, b, low, _ in room.left:
        box((0.01 - THICK, 0.05), (a - 0.03, b + 0.03), (low - 0.035, low + 0.004), kit.trim, 0.005)
    for a, b, low, _ in room.back:
        box((a - 0.03, b + 0.03), (d - 0.05, d + THICK - 0.01), (low - 0.035, low + 0.004), kit.trim, 0.005)
    if has_skirting:
        _add_skirting(room, kit)


def _add_skirting(room, kit):
    w, d = room.width, room.depth
    for a, b in _solid_runs(d, room.left):
        box((0, 0.018), (a, b), (0, 0.11), kit.trim, 0.004)
    for a, b in _solid_runs(w, room.back):
        box((a, b), (d - 0.018, d), (0, 0.11), kit.trim, 0.004)
    box((w - 0.018, w), (0, d), (0, 0.11), kit.trim, 0.004)
    box((0, w), (0, 0.018), (0, 0.11), kit.trim, 0.004)


def _solid_runs(length, openings):
    start = 0.0
    for a, b, low, _ in sorted(openings):
        if low < 0.1:
            yield start, a
            start = b
    yield start, length


def add_casings(room, kit):
    """Trim around the windows of a left wall."""
    for a, b, low, high in room.left:
        for y, z in (
            ((a - 0.09, a), (low, high + 0.09)),
            ((b, b + 0.09), (low, high + 0.09)),
            ((a, b), (high, high + 0.09)),
        ):
            box((0, 0.02), y, z, kit.trim, 0.004)


def add_cornice(room, kit):
    w, d, h = room.width, room.depth, room.height
    box((0, w), (d - 0.05, d), (h - 0.06, h), kit.trim, 0.02)
    box((0, 0.05), (0, d), (h - 0.06, h), kit.trim, 0.02)
    box((w - 0.05, w), (0, d), (h - 0.06, h), kit.trim, 0.02)


def add_panels(room, material, spans, rows=((0.3, 2.44),)):
    """Mouldings in rectangles on the back wall."""
    y = (room.depth - 0.014, room.depth)
    for a, b in spans:
        for low, high in rows:
            bars = (((a, b), (high - 0.025, high)), ((a, b), (low, low + 0.025)))
            sides = (((a, a + 0.025), (low, high)), ((b - 0.025, b), (low, high)))
            for x, z in bars + sides:
                box(x, y, z, material, 0.005)


def add_curtains(room, kit, has_veil=False):
    """Curtains drawn aside at every left window, on one rail."""
    if not room.left:
        return
    top = min(room.height - 0.12, max(high for *_, high in room.left) + 0.2)
    ends = []
    for a, b, _, _ in room.left:
        for start, end in ((a - 0.3, a + 0.06), (b - 0.06, b + 0.3)):
            hanging((start, end), (0.015, top), 0, kit.curtain, folds=6, depth=0.045, at=along_left(0.12), rows=14)
        if has_veil:
            hanging((a + (b - a) * 0.55, b), (0.02, top), 0, kit.veil, folds=12, depth=0.03, at=along_left(0.05))
        ends += [a - 0.4, b + 0.4]
    tube(
        [(0.12, max(0.05, min(ends)), top + 0.02), (0.12, min(room.depth - 0.05, max(ends)), top + 0.02)],
        0.012,
        kit.black,
    )


def hang_paintings(room, kit, x, z, sizes, seed, frame=None):
    """A row of paintings on the back wall, centred on x."""
    total = sum(width for width, _ in sizes) + 0.1 * (len(sizes) - 1)
    left = x - total / 2
    for index, (width, height) in enumerate(sizes):
        at = place(left + width / 2, room.depth - 0.014, z)
        framed_painting(at, width, height, frame or kit.wood, seed + index * 3, 0.06)
        left += width + 0.1


def build_outlook(room, style, directions=("left",)):
    """What the windows show, as far below as the room's storey is high."""
    z = -0.6 - 3.1 * room.storey
    if style.outlook == "garden" and room.storey > 1 and "back" in directions:
        # High up, a lawn would end at a bare sky: at the back there are the houses across the street.
        _city(z - 0.05, ("back",))
        directions = tuple(direction for direction in directions if direction != "back")
    {"garden": _garden, "city": _city, "sea": _sea}[style.outlook](z, directions)


def _positions(directions, count, near, far):
    for direction in directions:
        for _ in range(count):
            away = chance.uniform(near, far)
            across = chance.uniform(-1, 1) * away * 1.3
            yield (-away, across + 2.5) if direction == "left" else (across + 3, away + 5)


def _trees(directions, z, count, near, far, height=5.5):
    green = leaf((0.05, 0.11, 0.02), (0.12, 0.19, 0.04))
    bark = plain((0.1, 0.07, 0.05), 0.9)
    kinds = [grow_tree(40 + i, height, 0.18, bark, green, 11000, 0.2, 2.9, 0.14) for i in range(2)]
    for index, (x, y) in enumerate(_positions(directions, count, near, far)):
        # They are there to be seen; their shadows would keep the sun out of the room.
        plant(kinds[index % 2], (x, y, z), chance.random() * 6, chance.uniform(0.7, 1.2), casts_shadow=False)


def _garden(z, directions):
    floor((-200, 200), (-200, 200), z, ground((0.06, 0.1, 0.025), (0.1, 0.14, 0.04), 2))
    _trees(directions, z, 26, 9, 26)
    # A belt and a green bank behind them, so that no bare horizon is seen between the trunks.
    _trees(directions, z, 46, 30, 44, 7)
    bank = ground((0.03, 0.055, 0.015), (0.06, 0.09, 0.03), 1.5, 0.3)
    for direction in directions:
        x, y = ((-62, -50), (-160, 160)) if direction == "left" else ((-160, 160), (55, 67))
        box(x, y, (z, z + 3.6), bank, 0.8)


def _city(z, directions):
    if z < -25:
        _towers(z, directions)
        return
    floor((-300, 300), (-300, 300), z, ground((0.1, 0.1, 0.1), (0.16, 0.16, 0.15), 0.5, 0.1))
    walls = [
        distant_city(colour, 0.0)
        for colour in ((0.5, 0.42, 0.34), (0.55, 0.5, 0.45), (0.36, 0.24, 0.18), (0.42, 0.4, 0.38))
    ]
    for index, (x, y) in enumerate(_positions(directions, 30, 24, 110)):
        half, height = chance.uniform(5, 9), chance.uniform(9, 24)
        box((x - half, x + half), (y - half, y + half), (z, z + height), walls[index % 4])
    _trees(directions, z, 16, 11, 22)


def _towers(z, directions):
    """What the flats high up look out on: roofs below, towers as high as themselves, haze-grey streets between."""
    floor((-4000, 4000), (-4000, 4000), z, ground((0.16, 0.17, 0.18), (0.24, 0.25, 0.26), 0.05, 0.1))
    colours = ((0.5, 0.46, 0.42), (0.56, 0.55, 0.54), (0.4, 0.33, 0.28), (0.36, 0.4, 0.43), (0.62, 0.6, 0.57))
    walls = [distant_city(colour, 0.0) for colour in colours]
    for index, (x, y) in enumerate(_positions(directions, 150, 55, 900)):
        half = chance.uniform(8, 15)
        is_tower = index % 4 == 0
        height = chance.uniform(0.75, 1.35) * -z if is_tower else chance.uniform(14, 0.7 * -z)
        box((x - half, x + half), (y - half, y + half), (z, z + height), walls[index % 5])
        if is_tower:
            inner, top = half * 0.6, z + height
            box((x - inner, x + inner), (y - inner, y + inner), (top, top + 4), walls[0])


def _sea(z, directions):
    """A wooded shore, then water with headlands on the horizon."""
    floor((-44, 44), (-44, 44), z, ground((0.1, 0.11, 0.05), (0.2, 0.19, 0.1), 1.5))
    floor((-9000, 9000), (-9000, 9000), z - 2.5, open_water((0.012, 0.05, 0.075), 0.08, 0.6, 0.12), metres=False)
    for x, y, size, height, seed in (
        (-1500, 900, 1500, 190, 3),
        (-2600, -1400, 2600, 330, 5),
        (-900, -700, 700, 60, 9),
    ):
        if "back" in directions:
            x, y = y, -x
        add_hill(x, y, size, height, z - 10, seed)
    _trees(directions, z - 0.4, 30, 16, 40, 4.5)


def add_hill(x, y, size, height, z, seed, colour=(0.13, 0.15, 0.13)):
    """A far headland."""
    rock = ground(tuple(part * 0.8 for part in colour), colour, 0.02, 2.0)

    def shape(u, v):
        dome = max(0, abs(math.sin(math.pi * u)) ** 0.8 * math.sin(math.pi * v))
        rough = (
            0.55
            + 0.6 * field.fractal((u * 4 + seed, v * 4, seed), 1, 2.1, 6)
            + 0.45 * abs(field.noise((u * 9, v * 5, seed)))
        )
        return x + (u - 0.5) * size, y + (v - 0.5) * size * 0.6, z + height * dome * rough

    grid(70, 40, shape, rock, metres=False)
