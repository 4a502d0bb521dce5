"""A plot of land: meadow, boundary posts, a track, and the view that is sold with it."""

import math

import numpy as np
from mathutils import noise as field

from ..materials_hard import concrete, ground, pieces, plain, wood
from ..materials_soft import open_water
from ..meshes import box, cylinder, floor, grid, instance, raw_mesh, tube
from ..rooms.shell import add_hill
from ..scene import chance
from ..vegetation import grass_patch, plant, shrub
from .surroundings import Garden, far_hills, neighbour, neighbour_walls


class Land:
    """The lie of the land: it rises away from the camera, or falls toward the sea."""

    def __init__(self, look):
        self.slope = -0.1 if look.get("has_sea") else 0.03

    def __call__(self, x, y):
        waves = 0.35 * field.noise((x * 0.06, y * 0.06, 2)) + 0.06 * field.noise((x * 0.4, y * 0.4, 5))
        return self.slope * max(0, y + 5) + waves


def build(look):
    height_at = Land(look)
    garden = Garden(look.get("is_dry", False))
    grid(240, 160, lambda u, v: _ground(u, v, height_at), garden.soil, metres=False)
    _meadow(garden, look, height_at)
    _boundary(height_at)
    _track(height_at)
    leafy, dark = garden.tree(0, 7.5, 3.0, 24000), garden.tree(2, 8.5, 3.2, 24000, 0.16, 0.3, garden.dark)
    for x, y, tree in ((-13, 21, leafy), (15, 24, dark), (22, 12, leafy), (-22, 9, dark)):
        plant(tree, (x, y, height_at(x, y) - 0.1), x, chance.uniform(0.9, 1.1))
    for index in range(26):
        x, y = chance.uniform(-28, 28), chance.uniform(18, 30)
        shrub(
            x,
            y,
            chance.uniform(0.5, 1.1),
            chance.choice([garden.leaf, garden.dark, garden.light]),
            1800,
            0.09,
            index,
            height_at(x, y) - 0.1,
        )
    if look.get("has_sea"):
        floor((-9000, 9000), (40, 16000), -6.2, open_water((0.012, 0.06, 0.085), 0.08, 0.5, 0.1), metres=False)
        add_hill(-1500, 2100, 1800, 170, -9, 3)
        add_hill(2300, 3600, 2600, 240, -9, 5)
    else:
        garden.wood((-80, 80), (36, 60), 60, 0.8)
        far_hills(380, -4, height=110, colour=(0.19, 0.2, 0.15))
        walls = neighbour_walls()
        neighbour((26, 36), (30, 38), 4.2, walls[0], pieces((0.34, 0.13, 0.075), (0.2, 0.085, 0.055)))
        neighbour((-38, -29), (33, 41), 4.2, walls[3], pieces((0.34, 0.13, 0.075), (0.2, 0.085, 0.055)))


def _ground(u, v, height_at):
    x, y = (u - 0.5) * 180, -24 + v * 98
    fall = max(0, y - 52) * 0.22
    return x, y, height_at(x, y) - fall


def _meadow(garden, look, height_at):
    """Tall grass with flowers, short beside the track."""
    tall = [grass_patch(garden.grass, 5200, 0.24, seed, 0.006) for seed in (1, 2, 3)]
    far = [grass_patch(garden.grass, 2200, 0.3, seed, 0.012) for seed in (5, 6)]
    for i in range(-16, 17):
        for j in range(-9, 20):
            x, y = i * 2.0, j * 2.0
            patches = tall if y < 12 else far
            if abs(x - _track_x(y)) < 3.5:
                _verge(patches, (x, y), height_at)
            else:
                _turf(patches, (x, y), chance.uniform(0.95, 1.15), height_at)
    petals = [
        plain(colour, 0.6) for colour in look.get("flowers", ((0.75, 0.6, 0.1), (0.7, 0.68, 0.62), (0.55, 0.08, 0.08)))
    ]
    rng = np.random.RandomState(4)
    for tone in petals:
        heads = []
        for _ in range(260):
            x, y = rng.uniform(-22, 22), rng.uniform(-14, 20)
            if abs(x - _track_x(y)) > 1.6:
                heads.append((x, y, height_at(x, y) + rng.uniform(0.16, 0.3)))
        _scatter_discs(heads, tone, rng)


def _turf(patches, at, scale, height_at):
    x, y = at
    instance(chance.choice(patches), (x, y, height_at(x, y) - 0.03), chance.randrange(4) * math.pi / 2, scale)


def _verge(patches, at, height_at):
    """Beside the track small, short patches, so that its edge bends with it."""
    for across in range(5):
        for along in range(5):
            x, y = at[0] - 0.8 + across * 0.4, at[1] - 0.8 + along * 0.4
            beside = abs(x - _track_x(y))
            if beside > 1.6 + 0.25 * field.noise((x, y, 9)):
                _turf(patches, (x, y), min(0.3 + 0.14 * (beside - 1.6), 0.5) * chance.uniform(0.9, 1.2), height_at)


def _scatter_discs(heads, material, rng):
    points, faces = [], []
    for x, y, z in heads:
        first, radius, turn = len(points), rng.uniform(0.018, 0.03), rng.uniform(0, 6)
        for step in range(6):
            angle = turn + math.pi * step / 3
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z + 0.008 * math.sin(angle * 2)))
        faces += [
            (first, first + 1, first + 2),
            (first, first + 2, first + 3),
            (first, first + 3, first + 4),
            (first, first + 4, first + 5),
        ]
    instance(raw_mesh(points, faces, material), (0, 0, 0))


def _track_x(y):
    return -3.0 + 0.12 * y + 1.4 * math.sin(y * 0.09)


def _track(height_at):
    gravel = ground((0.3, 0.26, 0.2), (0.46, 0.41, 0.33), 6, 0.03)

    def shape(u, v):
        y = -24 + 62 * v
        x = _track_x(y) + (u - 0.5) * 3.4
        # The edges go under the turf, the two ruts stay above the ground below.
        crown = 0.1 - 0.03 * math.cos((u - 0.5) * 4 * math.pi) - 0.6 * max(0, abs(u - 0.5) - 0.42)
        return x, y, height_at(x, y) + crown

    grid(20, 240, shape, gravel, metres=False)


def _boundary(height_at):
    """Wooden posts with wire around the plot, and marker stones at its corners."""
    oak = wood((0.34, 0.27, 0.2), (0.2, 0.155, 0.11), 0.8, "Z")
    wire = plain((0.3, 0.3, 0.31), 0.4, 1.0)
    corners = [(-17, -5), (-17, 17), (17, 17), (17, -5)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:]):
        count = int(math.hypot(bx - ax, by - ay) / 2.4)
        tops = []
        for step in range(count + 1):
            x, y = ax + (bx - ax) * step / count, ay + (by - ay) * step / count
            z = height_at(x, y)
            if abs(x - _track_x(y)) < 1.7:
                continue
            lean = chance.uniform(-0.03, 0.03)
            tube([(x, y, z - 0.2), (x + lean, y, z + 1.15)], [0.065, 0.055], oak, 9)
            tops.append((x, y, z))
        for height in (0.45, 0.95):
            for start, end in zip(tops, tops[1:]):
                if math.dist(start, end) < 3.2:
                    tube([(*start[:2], start[2] + height), (*end[:2], end[2] + height)], 0.004, wire, 5)
    for x, y in corners:
        z = height_at(x, y)
        box((x - 0.12, x + 0.12), (y - 0.12, y + 0.12), (z - 0.2, z + 0.55), concrete((0.6, 0.58, 0.54)), 0.02)
        cylinder(x, y, (z + 0.55, z + 0.57), 0.05, plain((0.6, 0.12, 0.08), 0.4))


def cameras(_):
    return {
        "front": ((-7.5, -15.5, 2.0), (1.0, 20, 2.2), 24),
        "track": ((3.5, -13.0, 1.7), (-3.5, 20, 2.0), 26),
    }
