"""Shelves and wardrobes."""

import random

from ..meshes import box, place
from .small import books, vase


def shelf_unit(at, kit, wood, width=1.2, depth=0.3, height=2.1, columns=2, rows=5, seed=0, back=None):
    """A bookcase against a wall at y = 0, filled by chance."""
    board = 0.025
    for index in range(columns + 1):
        x = -width / 2 + index * (width - board) / columns
        box((x, x + board), (-depth, 0), (0, height), wood, 0.002, at, 1)
    for index in range(rows + 1):
        z = 0.06 + (height - 0.06 - board) * index / rows
        box((-width / 2 + board, width / 2 - board), (-depth + 0.002, -0.002), (z, z + board), wood, 0.002, at, 1)
    box((-width / 2, width / 2), (-0.01, 0), (0, height), back or wood, at=at)
    rng = random.Random(seed)
    wide, tall = (width - board) / columns, (height - 0.06 - board) / rows
    for i in range(columns):
        for j in range(rows):
            corner = (-width / 2 + i * wide + board + 0.01, 0.06 + tall * j + board)
            _fill_cell(at, kit, rng, corner, (wide, depth, tall), seed * 50 + i * 9 + j)


def _fill_cell(at, kit, rng, corner, size, seed):
    (x, z), (wide, depth, tall) = corner, size
    chosen = rng.random()
    if chosen < 0.62:
        count = int((wide - 0.06) / 0.031 * rng.uniform(0.55, 1))
        books(at @ place(x, -depth + 0.14, z), count, True, seed, tall * 0.82, depth * 0.75)
    elif chosen < 0.75:
        books(at @ place(x + wide * 0.45, -depth * 0.5, z), rng.randint(3, 5), False, seed, min(0.26, wide * 0.8))
    elif chosen < 0.98:
        material = rng.choice([kit.ceramic, kit.clay, kit.black])
        vase(at @ place(x + wide * 0.45, -depth * 0.5, z), material, tall * 0.55, tall * 0.2, rng.randint(0, 2))


def wardrobe(x, y, height, material, kit):
    """Tall doors along a right-hand wall, seen from -x; `x` is (front, wall)."""
    box((x[0] + 0.02, x[1]), y, (0, height), material)
    count = max(2, round((y[1] - y[0]) / 0.6))
    door = (y[1] - y[0]) / count
    for index in range(count):
        low = y[0] + index * door
        box((x[0], x[0] + 0.02), (low + 0.002, low + door - 0.003), (0.08, height - 0.01), material, 0.003)
        handle = low + (door - 0.07 if index % 2 == 0 else 0.055)
        box((x[0] - 0.015, x[0]), (handle, handle + 0.01), (1.02, 1.24), kit.metal, 0.003)
