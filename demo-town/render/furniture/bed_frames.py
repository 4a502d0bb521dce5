"""Bed heads other than the padded panels of `beds`: wood, metal, winged and buttoned, cane."""

import math

from ..meshes import box, cylinder, grid, tube
from ..upholstery import cushion_block


def padded_panels(at, kit, width, cover):
    """Three upright pads side by side."""
    panel = (width + 0.24) / 3
    for index in range(3):
        left = -width / 2 - 0.12 + panel * index
        cushion_block((left + 0.002, left + panel - 0.002), (0, 0.1), (0.25, 1.12), cover, 0.03, 0.018, at, index)


def wooden_head(at, kit, width, cover):
    """Slats in a frame of wood, with posts down to the floor."""
    half = width / 2 + 0.06
    for x in (-half, half):
        box((x - 0.035, x + 0.035), (0.01, 0.08), (0, 1.08), kit.second_upright, 0.012, at, 3)
    for z in ((0.5, 0.56), (1.0, 1.07)):
        box((-half + 0.035, half - 0.035), (0.022, 0.068), z, kit.second, 0.008, at, 3)
    count = round(width / 0.12)
    for index in range(count):
        x = -half + 0.1 + (2 * half - 0.2) * index / (count - 1)
        box((x - 0.02, x + 0.02), (0.034, 0.056), (0.56, 1.0), kit.second_upright, 0.004, at)


def metal_head(at, kit, width, cover):
    """A bent bar with thin rods, and small balls where they cross."""
    half, bar = width / 2 + 0.02, kit.metal
    arch = [(-half, 0.04, 0)]
    for step in range(17):
        angle = math.pi * (1 - step / 16)
        arch.append((half * math.cos(angle), 0.04, 0.86 + 0.34 * math.sin(angle) ** 0.8))
    tube([*arch, (half, 0.04, 0)], 0.014, bar, 12, at)
    tube([(-half, 0.04, 0.6), (half, 0.04, 0.6)], 0.01, bar, 10, at)
    for index in range(1, 10):
        share = index / 5 - 1
        angle = math.acos(max(-1, min(1, share)))
        cylinder(half * share, 0.04, (0.6, 0.855 + 0.34 * math.sin(angle) ** 0.8), 0.006, bar, sides=10, at=at)


def winged_head(at, kit, width, cover):
    """A tall padded wall in upright channels, with sides that come forward."""
    half = width / 2 + 0.14
    count = 9
    each = 2 * half / count
    for index in range(count):
        left = -half + each * index
        span = (left + 0.001, left + each - 0.001)
        cushion_block(span, (0.0, 0.1), (0.1, 1.3), cover, 0.035, 0.012, at, index)
    for side in (-1, 1):
        x = side * (half + 0.04)
        cushion_block((x - 0.045, x + 0.045), (-0.26, 0.1), (0.1, 1.3), cover, 0.035, 0.008, at, side + 4)


def curved_head(at, kit, width, cover):
    """One low board, round at its upper corners, covered in cloth and edged with wood."""
    half = width / 2 + 0.22

    def board(u, v):
        x = (u * 2 - 1) * half
        top = 1.02 - 0.36 * max(0.0, (abs(u * 2 - 1) - 0.72) / 0.28) ** 2.2
        return x, 0.05, 0.2 + (top - 0.2) * v

    grid(60, 12, board, cover, metres=False, at=at, thickness=0.07, round_levels=1)
    rim = [board(step / 40, 1.0) for step in range(41)]
    tube([(-half, 0.05, 0), *rim, (half, 0.05, 0)], 0.02, kit.second, 12, at)


HEADS = {
    "panels": padded_panels,
    "wood": wooden_head,
    "metal": metal_head,
    "winged": winged_head,
    "curved": curved_head,
}


def chosen_head(at, kit, width, cover):
    """The bed head of this home's choice; `at` is the end of the mattress, the wall toward +y."""
    HEADS[kit.style.pieces.bed](at, kit, width, cover)
