"""Tables, chairs, benches and stools for kitchens without an island, and stools for those with one."""

import math

from ..meshes import box, grid, place, tube, turned
from ..upholstery import cushion_block
from .seating import bar_stool


def pedestal_table(at, top, foot, radius=0.6, height=0.74):
    """A round table on one turned leg."""
    rim = [(0, -0.03), (radius - 0.02, -0.03), (radius, -0.018), (radius, -0.007), (radius - 0.008, 0), (0, 0)]
    turned([(r, height + h) for r, h in rim], top, 80, at=at)
    leg = [
        (0, 0),
        (0.3, 0),
        (0.3, 0.014),
        (0.12, 0.04),
        (0.055, 0.13),
        (0.045, 0.4),
        (0.07, 0.62),
        (0.17, 0.71),
        (0, 0.71),
    ]
    turned(leg, foot, 56, at=at)


def spindle_chair(at, kit, material):
    """A comb of thin rods between a scooped seat and a bent rail; faces -y."""

    def scoop(u, v):
        x, y = (u - 0.5) * 0.44, (v - 0.5) * 0.42
        return x, y, 0.44 - 0.014 * (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 0.8) ** 2)

    seat = grid(18, 18, scoop, material, metres=False, at=at, thickness=0.034)
    seat.modifiers.new("edge", "BEVEL").width = 0.01
    for a in (-1, 1):
        for b in (-1, 1):
            tube([(a * 0.15, b * 0.14, 0.43), (a * 0.22, b * 0.21, 0)], [0.017, 0.011], material, 12, at)
        tube([(a * 0.185, -0.175, 0.2), (a * 0.185, 0.175, 0.2)], 0.009, material, 10, at)
    tube([(-0.185, 0, 0.2), (0.185, 0, 0.2)], 0.009, material, 10, at)
    for step in range(7):
        share = step / 3 - 1
        foot, head = (share * 0.17, 0.17 - 0.02 * share**2, 0.44), (share * 0.21, 0.28 - 0.07 * share**2, 0.8)
        tube([foot, head], [0.0085, 0.0065], material, 8, at)
    rail = [(share * 0.225, 0.283 - 0.075 * share**2, 0.805) for share in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
    tube(rail, [0.014, 0.018, 0.02, 0.02, 0.018, 0.014], material, 12, at)


def wooden_bench(at, top, leg, width=1.6):
    """A plank on two boards, seat at 0.45 m."""
    box((-width / 2, width / 2), (-0.17, 0.17), (0.405, 0.45), top, 0.01, at, 3)
    for x in (-width / 2 + 0.14, width / 2 - 0.19):
        box((x, x + 0.05), (-0.14, 0.14), (0, 0.405), leg, 0.006, at, 3)
    box((-width / 2 + 0.19, width / 2 - 0.19), (-0.02, 0.02), (0.2, 0.26), top, 0.005, at)


def drum_stool(at, kit):
    """A padded disc with a low bent back on one metal stem."""
    turned([(0, 0), (0.2, 0), (0.21, 0.008), (0.18, 0.02), (0.02, 0.035), (0.018, 0.6), (0, 0.6)], kit.metal, 48, at=at)
    pad = [(0, 0.59), (0.19, 0.59), (0.205, 0.61), (0.205, 0.64), (0.19, 0.665), (0, 0.67)]
    turned(pad, kit.sofa, 48, at=at)
    ring = [(0.15 * math.cos(a), 0.15 * math.sin(a), 0.25) for a in (2 * math.pi * s / 36 for s in range(37))]
    tube(ring, 0.008, kit.metal, 8, at)

    def rest(u, v):
        angle = (u - 0.5) * 2.6
        return 0.2 * math.sin(angle), -0.2 * math.cos(angle), 0.67 + 0.17 * v

    grid(20, 6, rest, kit.sofa, metres=False, at=at, thickness=0.035, round_levels=1)


STOOLS = {"padded": bar_stool, "drum": drum_stool}


def chosen_stool(at, kit):
    """The bar stool of this home's choice; its back is toward -y."""
    STOOLS[kit.style.pieces.stool](at, kit)


def banquette(at, kit, cover, width=2.2):
    """A padded bench along a wall at y = 0."""
    box((-width / 2, width / 2), (-0.48, -0.02), (0, 0.38), kit.fronts, 0.004, at)
    cushion_block((-width / 2, width / 2), (-0.5, -0.08), (0.38, 0.46), cover, 0.025, 0.01, at, 2)
    count = round(width / 0.7)
    for index in range(count):
        left = -width / 2 + width * index / count
        rest = at @ place(left + width / count / 2, -0.09, 0.46, tilt=-6)
        half = width / count / 2
        cushion_block((-half + 0.004, half - 0.004), (-0.07, 0.05), (0, 0.4), cover, 0.035, 0.02, rest, index)
