"""A bathroom: a free-standing tub under the window, two basins with round mirrors. `baths/` has another plan."""

import math

from ..furniture.lamps import downlight
from ..furniture.small import books, bouquet, pot_plant, rug
from ..light import bulb
from ..materials_hard import glowing, marble, plain, tiles
from ..materials_soft import fabric
from ..meshes import ball, box, cylinder, place, surface, tube, turned
from ..upholstery import cushion_block
from ..walls import hanging
from .baths import shower
from .shell import build_outlook, build_shell

LAYOUTS = {"shower": shower}


def build(room, kit):
    if room.layout in LAYOUTS:
        LAYOUTS[room.layout].build(room, kit)
    else:
        _build_with_tub(room, kit)


def _build_with_tub(room, kit):
    w, d = room.width, room.depth
    ware = plain((0.86, 0.855, 0.84), 0.1, coat=0.8)
    towel = fabric((0.76, 0.73, 0.67), 0.35, 0.004, 0.5, 0.08)
    floor_tiles = tiles((0.62, 0.59, 0.54), (0.5, 0.47, 0.43), 0.6, 0.6, 0.003, 0.28, 0.06, 0.0, 0.001)
    build_shell(room, kit, back=_wall_tiles(room, kit), floor_material=floor_tiles, has_skirting=False, panes=(1, 1))
    build_outlook(room, kit.style)
    _add_tub(place(1.0, d - 1.5, turn=90), ware, 1.75, 0.8)
    _add_tap(place(1.55, d - 0.8, turn=200), kit)
    _add_basins(room, kit, ware)
    _add_towels(room, kit, towel)
    pot_plant(place(0.42, d - 0.4), kit, 1.35, "palm", kit.clay, room.seed + 3)
    rug((w - 2.05, w - 0.4), (d - 1.55, d - 0.8), ((0.7, 0.67, 0.6), (0.5, 0.47, 0.4), "plain"), 0.022)
    box((0.55, 1.45), (d - 1.9, d - 1.72), (0.605, 0.622), kit.wood, 0.004)
    cylinder(0.8, d - 1.81, (0.622, 0.7), 0.03, plain((0.82, 0.78, 0.7), 0.6), sides=20)
    books(place(1.12, d - 1.81, 0.622, turn=4), 1, False, 3, 0.2, 0.13)
    for x in (0.26, 0.74):
        for y in (0.26, 0.74):
            downlight(w * x, d * y, room.height, kit, 5)


def _wall_tiles(room, kit):
    colour = kit.style.tile
    grout = tuple(min(1, part * 0.8 + 0.15) for part in colour)
    if room.layout == "b":
        return tiles((0.84, 0.83, 0.80), (0.72, 0.71, 0.69), 1.2, 0.6, 0.0025, 0.12, 0.04, 0.0, 0.0012, 0.45)
    if room.layout == "c":
        return tiles(colour, grout, 0.1, 0.1, 0.003, 0.12, 0.25, 0.0, 0.004)
    return tiles(colour, grout, 0.2, 0.065, 0.0022, 0.1, 0.32, 0.5, 0.004)


TUB = (
    (0.80, 0.72, 0),
    (0.84, 0.78, 0.03),
    (0.9, 0.88, 0.25),
    (0.97, 0.97, 0.5),
    (1.0, 1.0, 0.565),
    (1.005, 1.005, 0.58),
    (0.985, 0.97, 0.585),
    (0.95, 0.92, 0.575),
    (0.93, 0.89, 0.5),
    (0.85, 0.8, 0.25),
    (0.76, 0.68, 0.14),
    (0.6, 0.5, 0.115),
    (0.02, 0.02, 0.11),
)


def _add_tub(at, material, length, width):
    """Rounded rings, outside up and inside down; the rim rises toward both ends."""
    count = 56
    points, faces = [], []
    for share_x, share_y, z in TUB:
        for step in range(count):
            c, s = math.cos(2 * math.pi * step / count), math.sin(2 * math.pi * step / count)
            x = length / 2 * share_x * math.copysign(abs(c) ** 0.77, c)
            y = width / 2 * share_y * math.copysign(abs(s) ** 0.77, s)
            points.append((x, y, z + (0.05 * (2 * abs(x) / length) ** 2 if z > 0.4 else 0)))
    for ring in range(len(TUB) - 1):
        for step in range(count):
            after = (step + 1) % count
            faces.append(
                (ring * count + step, ring * count + after, (ring + 1) * count + after, (ring + 1) * count + step)
            )
    faces.append(tuple(range(count - 1, -1, -1)))
    surface(points, faces, material, True, False, at).modifiers.new("round", "SUBSURF").render_levels = 1


def _add_tap(at, kit):
    """A tap that stands on the floor."""
    tube(
        [(0, 0, 0), (0, 0, 0.95), (0.02, 0, 1.0), (0.12, 0, 1.03), (0.22, 0, 1.0), (0.24, 0, 0.94)],
        0.014,
        kit.metal,
        12,
        at,
    )
    turned([(0, 0), (0.05, 0), (0.05, 0.015), (0, 0.015)], kit.metal, 24, at=at)
    tube([(0, -0.02, 0.8), (0, -0.1, 0.82)], 0.008, kit.metal, 8, at)


def _add_basins(room, kit, ware):
    d, left, right = room.depth, room.width - 1.85, room.width - 0.25
    y = d - 0.5
    stone = marble((0.88, 0.87, 0.85), (0.4, 0.38, 0.37), 0.08, 1.3)
    box((left, right), (y, d - 0.02), (0.42, 0.84), kit.second, 0.004)
    for index in range(2):
        a = left + index * 0.8
        box((a + 0.004, a + 0.796), (y - 0.018, y), (0.43, 0.83), kit.second, 0.003)
        box((a + 0.3, a + 0.5), (y - 0.03, y - 0.018), (0.78, 0.79), kit.metal, 0.002)
    box((left - 0.01, right + 0.01), (y - 0.02, d), (0.84, 0.87), stone, 0.004)
    box((left - 0.01, right + 0.01), (d - 0.025, d), (0.87, 0.97), stone, 0.004)
    bowl = [
        (0, 0.03),
        (0.1, 0.03),
        (0.17, 0.06),
        (0.2, 0.12),
        (0.205, 0.125),
        (0.195, 0.128),
        (0.16, 0.075),
        (0.09, 0.048),
        (0, 0.045),
    ]
    for x in (left + 0.4, left + 1.2):
        turned(bowl, ware, 48, x, y + 0.22, 0.84)
        tube([(x, d - 0.02, 1.12), (x, d - 0.16, 1.12), (x, d - 0.18, 1.1), (x, d - 0.185, 1.06)], 0.011, kit.metal, 12)
        for dx in (-0.1, 0.1):
            tube([(x + dx, d - 0.01, 1.12), (x + dx, d - 0.05, 1.12)], 0.016, kit.metal, 12)
        _add_mirror(x, d, kit)
    for x in (left - 0.02, left + 0.8, right + 0.02):
        ball(x, d - 0.1, 1.75, 0.06, glowing((1, 0.82, 0.6), 9))
        tube([(x, d, 1.64), (x, d - 0.1, 1.66), (x, d - 0.1, 1.7)], 0.007, kit.metal, 8)
        bulb((x, d - 0.2, 1.75), 3, (1, 0.8, 0.58), 0.06)
    bouquet(place(left + 0.82, y + 0.3, 0.87), kit, kit.clay, 0.18, 3, 0.7)
    for index, colour in enumerate(((0.35, 0.2, 0.1), (0.75, 0.72, 0.66))):
        cylinder(left + 0.07 + index * 0.08, y + 0.33, (0.87, 1.0 + 0.03 * index), 0.028, plain(colour, 0.3), sides=20)


def _add_mirror(x, d, kit):
    # The disc stays flat-shaded: smoothed normals would bend the reflection.
    at = place(x, d - 0.03, 1.62, tilt=90)
    disc = cylinder(0, 0, (0, 0.012), 0.31, plain((0.92, 0.92, 0.92), 0.01, 1.0), sides=96, at=at)
    disc.data.polygons.foreach_set("use_smooth", [False] * len(disc.data.polygons))
    turned(
        [(0.305, -0.01), (0.32, -0.01), (0.32, 0.022), (0.305, 0.022)],
        kit.metal,
        64,
        at=place(x, d - 0.02, 1.62, tilt=90),
    )


def _add_towels(room, kit, towel):
    w, y = room.width, room.depth - 0.5
    for index in range(4):
        z = 0.03 + index * 0.075
        cushion_block((w - 0.9, w - 0.48), (y + 0.06, y + 0.4), (z, z + 0.07), towel, 0.03, 0.008, seed=index)
    cylinder(1.75, y - 1.95, (0, 0.45), 0.17, kit.wood_upright, 0.15, 32)
    cushion_block((1.6, 1.9), (y - 2.07, y - 1.83), (0.45, 0.5), towel, 0.02, 0.006, seed=9)
    cushion_block((1.62, 1.88), (y - 2.05, y - 1.85), (0.5, 0.545), towel, 0.02, 0.006, seed=3)
    at = place(w - 0.015, room.depth * 0.6, turn=-90)
    tube(
        [(-0.35, -0.02, 1.35), (-0.35, -0.08, 1.35), (0.35, -0.08, 1.35), (0.35, -0.02, 1.35)], 0.009, kit.metal, 10, at
    )
    for y0 in (-0.095, -0.068):
        hanging((-0.26, 0.26), (0.78, 1.362), y0, towel, folds=3, depth=0.006, at=at)


def cameras(room):
    if room.layout in LAYOUTS:
        return LAYOUTS[room.layout].cameras(room)
    w, d = room.width, room.depth
    return {
        "wide": ((w - 0.45, 0.25, 1.28), (w * 0.41, d, 1.1), 18.5),
        "corner": ((w - 0.8, d * 0.26, 1.3), (w * 0.18, d - 0.7, 0.75), 24),
    }
