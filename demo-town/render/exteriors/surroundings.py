"""What stands around a building: grass, hedges, trees, streets, neighbours."""

import math

from mathutils import noise as field

from ..materials_hard import brick, concrete, ground, pieces, plain, plaster, tiles
from ..materials_soft import glass, leaf
from ..meshes import box, cylinder, floor, grid, surface, tube, turned
from ..scene import chance
from ..vegetation import grass_patch, grow_tree, plant, shrub
from ..walls import wall_frame, window

FLOWERS = ((0.7, 0.12, 0.25), (0.75, 0.72, 0.7), (0.45, 0.15, 0.55), (0.8, 0.5, 0.08))


class Garden:
    """The greens of one place; what is grown here matches."""

    def __init__(self, is_dry=False):
        if is_dry:
            self.leaf = leaf((0.10, 0.13, 0.08), (0.19, 0.21, 0.13))
            self.dark = leaf((0.05, 0.08, 0.035), (0.11, 0.14, 0.06))
            self.light = leaf((0.2, 0.2, 0.09), (0.32, 0.3, 0.15))
            self.grass = leaf((0.16, 0.15, 0.06), (0.32, 0.28, 0.13), 0.3, 0.6)
            self.soil = ground((0.17, 0.14, 0.08), (0.3, 0.25, 0.16), 2)
        else:
            self.leaf = leaf((0.055, 0.12, 0.02), (0.13, 0.2, 0.035))
            self.dark = leaf((0.03, 0.075, 0.02), (0.08, 0.14, 0.03))
            self.light = leaf((0.1, 0.13, 0.02), (0.22, 0.22, 0.04))
            self.grass = leaf((0.06, 0.11, 0.02), (0.15, 0.19, 0.045), 0.3, 0.6)
            self.soil = ground((0.05, 0.09, 0.02), (0.1, 0.13, 0.035), 2)
        self.bark = pieces((0.12, 0.085, 0.06), (0.18, 0.14, 0.11), 0.9, 0.02, grain=18)
        self.earth = ground((0.03, 0.025, 0.02), (0.06, 0.045, 0.03), 9)

    def near_grass(self):
        return [grass_patch(self.grass, 9000, 0.07, seed) for seed in (1, 2, 3)]

    def far_grass(self):
        return [grass_patch(self.grass, 2800, 0.09, seed, 0.009) for seed in (7, 8)]

    def tree(self, seed, height=7.0, crown=2.6, count=20000, size=0.14, bare=0.35, green=None, is_column=False):
        return grow_tree(
            seed, height, height * 0.023, self.bark, green or self.leaf, count, size, crown, bare, is_column
        )

    def wood(self, x, y, count, z=-0.4, seed=30, scale=(0.8, 1.35)):
        """A belt of trees with few, large leaves, for the distance."""
        kinds = [
            self.tree(seed + i, 6.8, 3.5, 13000, 0.26, 0.12, green)
            for i, green in enumerate((self.leaf, self.dark, self.light))
        ]
        for _ in range(count):
            plant(
                chance.choice(kinds),
                (chance.uniform(*x), chance.uniform(*y), z),
                chance.random() * 6,
                chance.uniform(*scale),
            )

    def thicket(self, x, y, count, seed=80):
        """Trees with bushes at their feet, so that no horizon shows between the trunks."""
        self.wood(x, y, count, -0.3, seed, (0.9, 1.4))
        self.wood(x, y, count, -0.9, seed + 5, (0.38, 0.6))

    def close_street(self, x, y, count=44, way=1):
        """From x on, this way along the street, it is out of sight behind a thicket."""
        floor(sorted((x, x + way * 300)), (y[0] - 250, y[1] + 250), -0.105, self.soil)
        self.thicket(sorted((x + way, x + way * 34)), y, count)

    def border(self, x, y, count, seed=0, z=0.0, radius=(0.22, 0.5), skip=None):
        """Flowering shrubs along a wall or path."""
        for index in range(count):
            here = (chance.uniform(*x), chance.uniform(*y))
            if skip and skip(*here):
                continue
            green = chance.choice([self.leaf, self.dark, self.light])
            flower = chance.choice([None, *(plain(colour, 0.6) for colour in FLOWERS)])
            shrub(*here, chance.uniform(*radius), green, 1500, 0.06, seed + index, z, 1.1, flower, 80)


def asphalt():
    return ground((0.055, 0.055, 0.058), (0.095, 0.093, 0.09), 30, 0.012, 0.8)


def street(y, x=(-60, 90), far_pavement=2.6):
    """A pavement toward the house from y[0] to y[1], a kerb, a carriageway with lines, and the other side, so wide."""
    edge, front = y
    slabs = tiles((0.44, 0.42, 0.39), (0.25, 0.24, 0.22), 0.75, 0.6, 0.008, 0.8, 0.16, 0.5, 0.006)
    kerb = concrete((0.5, 0.49, 0.46))
    box(x, (edge, front), (-0.1, 0.0), slabs)
    box(x, (edge - 0.15, edge), (-0.25, 0.004), kerb, 0.015)
    floor((x[0] - 40, x[1] + 40), (edge - 60, edge - 0.1), -0.12, asphalt())
    paint = plain((0.6, 0.59, 0.56), 0.8, variation=0.3)
    dash = x[0]
    while dash < x[1]:
        box((dash, dash + 2), (edge - 4.3, edge - 4.2), (-0.12, -0.116), paint)
        dash += 5
    if far_pavement:
        box(x, (edge - 8.6 - far_pavement, edge - 8.6), (-0.1, 0.0), slabs)
        box(x, (edge - 8.6, edge - 8.45), (-0.25, 0.004), kerb, 0.015)
    for cover in (x[0] + 20.0, x[0] + 55.0):
        cylinder(cover, edge - 2.5, (-0.13, -0.113), 0.33, plain((0.06, 0.06, 0.062), 0.5, 0.6), sides=32)


def lamp_post(x, y):
    iron = plain((0.02, 0.02, 0.022), 0.4, 0.3)
    tube([(x, y, 0), (x, y, 0.9)], 0.07, iron, 12)
    tube([(x, y, 0.9), (x, y, 3.6)], 0.04, iron, 12)
    turned([(0.05, 3.6), (0.16, 3.95), (0.17, 4.0), (0.1, 4.15), (0.03, 4.25)], iron, 8, x, y)


def chimney(x, y, z, material, cap, pots, size=(0.9, 0.6)):
    half_x, half_y = size[0] / 2, size[1] / 2
    box((x - half_x, x + half_x), (y - half_y, y + half_y), (z[0], z[1]), material, 0.006)
    for grow, low, high in ((0.05, z[1] - 0.2, z[1] - 0.1), (0.08, z[1] - 0.03, z[1] + 0.05)):
        box(
            (x - half_x - grow, x + half_x + grow),
            (y - half_y - grow, y + half_y + grow),
            (low, high),
            cap if grow > 0.06 else material,
            0.006,
        )
    profile = [(0.12, 0), (0.1, 0.1), (0.1, 0.35), (0.13, 0.38), (0.13, 0.42), (0.09, 0.42)]
    for index in range(pots):
        turned(
            profile,
            pieces((0.42, 0.2, 0.1), (0.3, 0.13, 0.07)),
            20,
            x,
            y + (index - (pots - 1) / 2) * 0.42,
            z[1] + 0.05,
        )


def neighbour(x, y, height, wall_material, roof_material, frame=(0.78, 0.77, 0.73), has_gable=True):
    """A simple house for the background: windows with depth, a pitched roof, no detail that nobody sees."""
    box(x, y, (0, height), wall_material)
    bars, pane = plain(frame, 0.4), glass(reflection=1.4)
    room = plain((0.2, 0.18, 0.16), 0.9)
    at, length = wall_frame((x[0], y[0] - 0.01), (x[1], y[0] - 0.01))
    for storey in range(max(1, int(height / 2.9))):
        count = max(2, int(length / 2.8))
        for index in range(count):
            middle = length * (index + 0.5) / count
            opening = (middle - 0.5, middle + 0.5, storey * 2.9 + 0.95, storey * 2.9 + 2.3)
            box((opening[0], opening[1]), (-0.005, 0.0), (opening[2], opening[3]), room, at=at)
            window(at, opening, bars, pane, -0.06, (2, 2), 0.07, 0.04)
            box((opening[0] - 0.1, opening[1] + 0.1), (-0.1, 0.05), (opening[2] - 0.09, opening[2]), bars, 0.01, at)
    if has_gable:
        middle, rise = (y[0] + y[1]) / 2, (y[1] - y[0]) * 0.38
        low, a, b = height - 0.1, x[0] - 0.3, x[1] + 0.3
        points = [(a, y[0] - 0.4, low), (b, y[0] - 0.4, low), (b, y[1] + 0.4, low), (a, y[1] + 0.4, low)]
        points += [(a, middle, height + rise), (b, middle, height + rise)]
        surface(points, [(0, 1, 5, 4), (2, 3, 4, 5)], roof_material)
        surface(points, [(0, 4, 3), (1, 2, 5)], wall_material)


def neighbour_walls():
    return [
        plaster((0.72, 0.66, 0.56), 0.004, 0.2),
        brick((0.33, 0.14, 0.09), (0.22, 0.085, 0.055), (0.34, 0.3, 0.26)),
        plaster((0.62, 0.53, 0.42), 0.004, 0.2),
        plaster((0.75, 0.73, 0.69), 0.004, 0.15),
    ]


def paved_path(points, width=0.68):
    """Irregular flagstones, two abreast, along a list of (x, y)."""
    stone = pieces((0.34, 0.3, 0.25), (0.26, 0.235, 0.2), 0.8, 0.01, grain=9)
    count = 8
    for x, y in points:
        for side in (-width / 2, width / 2):
            wide, deep = chance.uniform(0.29, 0.34), chance.uniform(0.25, 0.3)
            rings = []
            for z in (0.075, -0.02):
                for step in range(count):
                    c, s = math.cos(2 * math.pi * (step + 0.5) / count), math.sin(2 * math.pi * (step + 0.5) / count)
                    across = wide * math.copysign(abs(c) ** 0.45, c) * chance.uniform(0.93, 1.03)
                    rings.append(
                        (x + side + across, y + deep * math.copysign(abs(s) ** 0.45, s), z + chance.uniform(0, 0.004))
                    )
            faces = [tuple(range(count))] + [
                (i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)
            ]
            surface(rings, faces, stone, metres=False).modifiers.new("edge", "BEVEL").width = 0.012


def far_hills(distance, z=-2.0, colour=(0.16, 0.2, 0.19), height=90, seed=2, y_shift=0.0):
    """A ridge along the horizon behind everything, so that it is never a bare line."""
    stone = ground(tuple(part * 0.85 for part in colour), colour, 0.012, 3.0)

    def shape(u, v):
        x = (u - 0.5) * distance * 6
        ridge = 0.5 + 0.5 * field.fractal((u * 7 + seed, seed, 0.3), 1.0, 2.0, 5)
        return x, distance * (1 + 0.3 * v) + y_shift, z + height * max(0.05, ridge) * math.sin(math.pi * v * 0.5)

    grid(160, 10, shape, stone, metres=False)
