"""Sofas and chairs."""

import math

from ..meshes import ball, box, cylinder, grid, place, tube
from ..upholstery import cushion_block, pillow


def sofa(at, kit, width=2.3, depth=0.96, seats=2, pillows=(), seed=1, cover=None):
    """A sofa with its back at +y. Pillows are (x, material, turn, size)."""
    cover = cover or kit.sofa
    arm = 0.2
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
            cylinder(x, y, (0, 0.13), 0.02, kit.second_upright, 0.028, 12, at)
    cushion_block(
        (-width / 2 + 0.03, width / 2 - 0.03), (-depth / 2 + 0.04, depth / 2), (0.12, 0.3), cover, 0.03, 0.006, at, seed
    )
    seat = (width - 2 * arm) / seats
    for index in range(seats):
        left = -width / 2 + arm + seat * index
        x = (left + 0.004, left + seat - 0.004)
        cushion_block(x, (-depth / 2, depth / 2 - 0.24), (0.29, 0.455), cover, 0.05, 0.022, at, seed + index)
        back = at @ place(left + seat / 2, depth / 2 - 0.27, 0.44, tilt=-13)
        cushion_block(
            (-seat / 2 + 0.006, seat / 2 - 0.006), (-0.1, 0.1), (0, 0.43), cover, 0.07, 0.045, back, seed + 9 + index
        )
    for side in (-1, 1):
        x = side * (width / 2 - arm / 2)
        cushion_block(
            (x - arm / 2, x + arm / 2),
            (-depth / 2 + 0.01, depth / 2),
            (0.12, 0.6),
            cover,
            0.055,
            0.012,
            at,
            seed + side,
        )
    cushion_block(
        (-width / 2 + 0.02, width / 2 - 0.02), (depth / 2 - 0.16, depth / 2), (0.12, 0.74), cover, 0.05, 0.008, at, seed
    )
    for index, (x, material, turn, size) in enumerate(pillows):
        leaning = at @ place(x, depth / 2 - 0.42, 0.455 + size * 0.44, turn=turn, tilt=68)
        pillow(size, size, 0.17, material, leaning, index + seed)


def armchair(at, kit, cover, width=0.78, depth=0.82, cushion=None):
    """A shell chair: a curved back around a thick seat."""
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.12):
            tube([(x, y, 0.22), (x * 1.12, y * 1.12, 0)], [0.022, 0.013], kit.second_upright, 10, at)
    cushion_block(
        (-width / 2 + 0.1, width / 2 - 0.1),
        (-depth / 2 + 0.02, depth / 2 - 0.16),
        (0.24, 0.43),
        cover,
        0.06,
        0.03,
        at,
        3,
    )

    def shell(u, v):
        angle = math.pi * (-0.08 + 1.16 * u)
        radius = 0.40 + 0.05 * v
        height = 0.34 + 0.5 * v * (0.42 + 0.58 * abs(math.sin(math.pi * u)) ** 1.2)
        return (
            radius * math.cos(angle) * width / 0.8,
            0.02 + radius * 0.98 * math.sin(angle) * depth / 0.86,
            height - 0.12,
        )

    grid(34, 14, shell, cover, at=at, thickness=0.085, round_levels=1)
    if cushion:
        pillow(0.42, 0.42, 0.15, cushion, at @ place(0, 0.16, 0.6, tilt=70), 5)


def dining_chair(at, kit, seat=None):
    """A wooden chair with a padded seat, facing -y."""
    wood = kit.second_upright
    across, deep = 0.22, 0.21
    for side in (-1, 1):
        x = side * across
        tube([(x * 0.9, -deep * 0.9, 0.44), (x * 1.05, -deep * 1.1, 0)], [0.018, 0.012], wood, 10, at)
        back = [
            (x * 1.05, deep * 1.25, 0),
            (x * 0.92, deep, 0.45),
            (x * 0.95, deep * 1.15, 0.62),
            (x, deep * 1.38, 0.8),
        ]
        tube(back, [0.013, 0.018, 0.016, 0.012], wood, 10, at)
    cushion_block((-0.235, 0.235), (-0.23, 0.22), (0.425, 0.485), seat or kit.linen, 0.022, 0.012, at)

    def rest(u, v):
        across_back = (u - 0.5) * 2
        return across_back * 0.25, deep * 1.42 + 0.05 * (1 - across_back**2) - 0.02, 0.66 + 0.17 * v

    slab = grid(14, 5, rest, seat or wood, at=at, thickness=0.024)
    slab.modifiers.new("edge", "BEVEL").width = 0.006


def bar_stool(at, kit):
    cushion_block((-0.2, 0.2), (-0.19, 0.19), (0.62, 0.69), kit.wool, 0.03, 0.012, at)
    for a in (-1, 1):
        for b in (-1, 1):
            tube([(a * 0.15, b * 0.14, 0.62), (a * 0.2, b * 0.19, 0)], 0.012, kit.black, 8, at)
        tube([(-0.18, a * 0.17, 0.22), (0.18, a * 0.17, 0.22)], 0.008, kit.black, 8, at)

    def rest(u, v):
        angle = (u - 0.5) * 2.2
        return 0.2 * math.sin(angle), -0.19 * math.cos(angle), 0.72 + 0.16 * v

    grid(16, 5, rest, kit.wool, at=at, thickness=0.04).modifiers.new("edge", "BEVEL").width = 0.015


def bench(at, kit, cover, width=1.3):
    cushion_block((-width / 2, width / 2), (-0.2, 0.2), (0.36, 0.47), cover, 0.03, 0.015, at)
    for a in (-1, 1):
        for b in (-1, 1):
            foot = (a * (width / 2 - 0.05), b * 0.17, 0)
            tube([(a * (width / 2 - 0.1), b * 0.14, 0.37), foot], [0.02, 0.013], kit.second_upright, 10, at)


def desk_chair(at, kit, cover):
    """A swivel chair on five wheels."""
    for step in range(5):
        x, y = math.cos(2 * math.pi * step / 5), math.sin(2 * math.pi * step / 5)
        tube([(0, 0, 0.1), (0.29 * x, 0.29 * y, 0.06)], [0.02, 0.014], kit.steel, 8, at)
        ball(0.3 * x, 0.3 * y, 0.03, 0.03, kit.black, at=at)
    cylinder(0, 0, (0.1, 0.44), 0.025, kit.steel, sides=16, at=at)
    cushion_block((-0.25, 0.25), (-0.25, 0.24), (0.44, 0.54), cover, 0.04, 0.02, at)

    def rest(u, v):
        across = (u - 0.5) * 2
        return across * 0.24, 0.26 - 0.06 * across**2 + 0.05 * v, 0.6 + 0.42 * v

    grid(18, 10, rest, cover, at=at, thickness=0.05, round_levels=1)
    for side in (-1, 1):
        x = side * 0.3
        tube([(side * 0.22, 0.2, 0.5), (x, 0.1, 0.52), (x, 0.08, 0.7), (x, -0.18, 0.7)], 0.014, kit.black, 8, at)


def outdoor_sofa(at, kit):
    """A teak bench with loose cushions for balconies and terraces."""
    wood = kit.wood
    box((-1.0, 1.0), (-0.4, 0.4), (0.2, 0.26), wood, 0.01, at)
    for x in (-0.93, 0.93):
        for y in (-0.35, 0.35):
            box((x - 0.035, x + 0.035), (y - 0.035, y + 0.035), (0, 0.56 if y > 0 else 0.2), wood, 0.006, at)
        box((x - 0.035, x + 0.035), (-0.4, 0.4), (0.5, 0.58), wood, 0.008, at)
    box((-1.0, 1.0), (0.33, 0.4), (0.5, 0.58), wood, 0.008, at)
    for side in (-1, 1):
        x = side * 0.465
        cushion_block((x - 0.455, x + 0.455), (-0.38, 0.3), (0.26, 0.4), kit.linen, 0.05, 0.02, at, side + 4)
        back = at @ place(x, 0.22, 0.38, tilt=-12)
        cushion_block((-0.45, 0.45), (-0.08, 0.08), (0, 0.42), kit.linen, 0.06, 0.035, back, side + 7)
    pillow(0.45, 0.45, 0.16, kit.cushions[0], at @ place(-0.65, 0.06, 0.6, turn=8, tilt=66), 3)


def sun_lounger(at, kit):
    box((-0.34, 0.34), (-0.98, 0.95), (0.22, 0.29), kit.second, 0.01, at)
    for x in (-0.3, 0.3):
        for y in (-0.9, 0.85):
            box((x - 0.02, x + 0.02), (y - 0.02, y + 0.02), (-0.02, 0.24), kit.second, at=at)
    cushion_block((-0.33, 0.33), (-0.95, 0.45), (0.3, 0.4), kit.linen, 0.03, 0.01, at)
    cushion_block((-0.33, 0.33), (0, 0.75), (-0.05, 0.05), kit.linen, 0.03, 0.01, at @ place(0, 0.45, 0.36, tilt=35))
