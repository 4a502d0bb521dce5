"""Armchairs beside the shell chair of `seating`: a wooden easy chair, a wing chair, a round tub."""

import math

from ..meshes import box, cylinder, grid, place, tube, turned
from ..upholstery import cushion_block, pillow
from .seating import armchair


def easy_chair(at, kit, cover, cushion=None):
    """Two loose cushions laid back in an open frame of wood."""
    wood = kit.second_upright
    for side in (-1, 1):
        x = side * 0.33
        tube([(x * 1.06, -0.38, 0), (x, -0.33, 0.3), (x, -0.31, 0.54)], [0.013, 0.021, 0.016], wood, 14, at)
        tube([(x * 1.06, 0.42, 0), (x, 0.3, 0.3), (x, 0.24, 0.55)], [0.013, 0.021, 0.016], wood, 14, at)
        tube([(x, -0.33, 0.34), (x, 0.31, 0.24)], [0.018, 0.018], wood, 12, at)
        box((x - 0.034, x + 0.034), (-0.38, 0.32), (-0.013, 0.013), wood, 0.012, at @ place(0, 0, 0.55, tilt=-1), 3)
        tube([(side * 0.27, 0.2, 0.27), (side * 0.27, 0.44, 0.84)], [0.017, 0.013], wood, 12, at)
    for y, z in ((-0.33, 0.33), (0.3, 0.25), (0.43, 0.82)):
        tube([(-0.33 if z < 0.5 else -0.28, y, z), (0.33 if z < 0.5 else 0.28, y, z)], 0.015, kit.second, 12, at)
    for index in range(5):
        x = (index - 2) * 0.105
        tube([(x, 0.22, 0.29), (x, 0.43, 0.82)], 0.008, wood, 8, at)
    seat = at @ place(0, -0.03, 0.35, tilt=-9)
    cushion_block((-0.285, 0.285), (-0.33, 0.3), (0, 0.125), cover, 0.04, 0.02, seat, 2)
    back = at @ place(0, 0.2, 0.4, tilt=-22)
    cushion_block((-0.28, 0.28), (-0.06, 0.06), (0.02, 0.53), cover, 0.045, 0.024, back, 4)
    if cushion:
        pillow(0.44, 0.3, 0.13, cushion, at @ place(0, 0.13, 0.58, tilt=62), 6)


def wing_chair(at, kit, cover, cushion=None):
    """A tall back with wings that keep the draught away."""
    for x in (-0.3, 0.3):
        tube([(x, -0.33, 0.17), (x * 1.04, -0.35, 0)], [0.024, 0.014], kit.second_upright, 14, at)
        tube([(x, 0.3, 0.17), (x * 1.04, 0.39, 0)], [0.024, 0.014], kit.second_upright, 14, at)
    cushion_block((-0.36, 0.36), (-0.38, 0.36), (0.15, 0.31), cover, 0.03, 0.006, at, 1)
    cushion_block((-0.275, 0.275), (-0.41, 0.2), (0.3, 0.45), cover, 0.05, 0.026, at, 2)
    lean = at @ place(0, 0.27, 0.2, tilt=-9)
    cushion_block((-0.33, 0.33), (-0.06, 0.09), (0, 0.92), cover, 0.055, 0.03, lean, 3)
    for side in (-1, 1):
        x = side * 0.34
        cushion_block((x - 0.06, x + 0.06), (-0.37, 0.34), (0.17, 0.6), cover, 0.05, 0.014, at, side + 4)
        _wing(at, side, cover)
    if cushion:
        pillow(0.5, 0.32, 0.14, cushion, at @ place(0, 0.1, 0.6, tilt=66), 6)


def _wing(at, side, cover):
    """Narrow where it meets the arm, wide at ear height, running out into the top of the back."""

    def shape(u, v):
        z = 0.55 + 0.54 * v
        lean = 0.3 + (z - 0.2) * 0.158
        reach = 0.4 * (0.62 + 0.38 * math.sin(math.pi * min(1, 0.25 + 0.75 * v)) - 0.42 * max(0, v - 0.6))
        return side * (0.335 + 0.02 * math.sin(math.pi * u)), lean - reach * u, z

    sheet = grid(12, 16, shape, cover, metres=False, at=at, thickness=0.075, round_levels=2)
    sheet.modifiers["thick"].use_rim = True


def tub_chair(at, kit, cover, cushion=None):
    """A drum of cloth on the floor: one thick band bent around a round seat."""
    cylinder(0, 0, (0, 0.05), 0.3, kit.black, sides=48, at=at)
    seat = [(0, 0), (0.33, 0), (0.36, 0.03), (0.365, 0.2), (0.355, 0.3), (0.33, 0.345), (0.27, 0.37), (0, 0.38)]
    turned(seat, cover, 56, z=0.05, at=at).modifiers.new("round", "SUBSURF").render_levels = 1

    def band(u, v):
        angle = math.radians(-22 + 224 * u)
        fall = 0.13 * abs(2 * u - 1) ** 2.4
        radius = 0.385 + 0.03 * v
        return radius * math.cos(angle), radius * math.sin(angle), 0.07 + (0.64 - fall) * v

    grid(40, 10, band, cover, metres=False, at=at, thickness=0.11, round_levels=2)
    if cushion:
        pillow(0.42, 0.42, 0.14, cushion, at @ place(0, 0.17, 0.6, tilt=68), 6)


CHAIRS = {"shell": armchair, "easy": easy_chair, "wing": wing_chair, "tub": tub_chair}


def chosen_chair(at, kit, cover, cushion=None):
    """The armchair of this home's choice."""
    CHAIRS[kit.style.pieces.chair](at, kit, cover, cushion=cushion)
