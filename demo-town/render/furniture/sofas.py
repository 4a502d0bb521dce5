"""Sofas of other times and tempers than the one in `seating`: slim, deep, buttoned, around a corner."""

from ..meshes import box, cylinder, place, tube
from ..upholstery import cushion_block, pillow
from .chesterfield import chesterfield
from .seating import sofa


def slim_sofa(at, kit, width=2.1, pillows=(), cover=None):
    """An open wooden frame on splayed legs, with dowels behind thin cushions."""
    cover, wood, upright = cover or kit.sofa, kit.second, kit.second_upright
    half, front, back = width / 2, -0.4, 0.4
    for x in (-half + 0.07, half - 0.07):
        outward = 0.05 if x > 0 else -0.05
        tube([(x, front + 0.08, 0.27), (x + outward, front + 0.03, 0)], [0.024, 0.014], upright, 14, at)
        tube([(x, back - 0.1, 0.27), (x + outward, back - 0.02, 0)], [0.024, 0.014], upright, 14, at)
    for y in ((front, front + 0.045), (back - 0.105, back - 0.06)):
        box((-half + 0.02, half - 0.02), y, (0.245, 0.3), wood, 0.012, at, 3)
    for side in (-1, 1):
        _slim_arm(at, side * (half - 0.035), front, back, upright)
    _dowelled_back(at, width, back, wood, upright)
    cushion_block(
        (-half + 0.085, half - 0.085), (front - 0.01, back - 0.16), (0.295, 0.425), cover, 0.035, 0.016, at, 5
    )
    count = 3 if width > 1.9 else 2
    each = (width - 0.17) / count
    for index in range(count):
        rest = at @ place(-half + 0.085 + each * (index + 0.5), back - 0.2, 0.42, tilt=-14)
        cushion_block(
            (-each / 2 + 0.005, each / 2 - 0.005), (-0.065, 0.065), (0, 0.38), cover, 0.045, 0.022, rest, index
        )
    _lean_pillows(at, pillows, back - 0.3, 0.425)


def _slim_arm(at, x, front, back, wood):
    tube([(x, front + 0.03, 0.27), (x, front + 0.02, 0.57)], [0.02, 0.017], wood, 14, at)
    tube([(x, back - 0.08, 0.27), (x, back - 0.05, 0.57)], [0.02, 0.017], wood, 14, at)
    box((x - 0.034, x + 0.034), (front - 0.03, back - 0.02), (0.565, 0.592), wood, 0.012, at, 3)


def _dowelled_back(at, width, back, wood, upright):
    half = width / 2
    box((-half + 0.03, half - 0.03), (back + 0.035, back + 0.065), (0.7, 0.75), wood, 0.012, at, 3)
    count = round(width / 0.13)
    for index in range(count + 1):
        x = -half + 0.06 + (width - 0.12) * index / count
        tube([(x, back - 0.08, 0.29), (x, back + 0.05, 0.72)], 0.009, upright, 8, at)


def deep_sofa(at, kit, width=2.5, pillows=(), cover=None, throw=None, depth=1.08):
    """Low and deep, with wide arms, sunk cushions and big loose pillows for a back."""
    cover = cover or kit.sofa
    half, front, back, arm = width / 2, -depth / 2, depth / 2, 0.26
    for x in (-half + 0.14, half - 0.14):
        for y in (front + 0.14, back - 0.14):
            cylinder(x, y, (0, 0.07), 0.028, kit.black, sides=16, at=at)
    cushion_block((-half + 0.03, half - 0.03), (front + 0.05, back - 0.02), (0.06, 0.27), cover, 0.045, 0.008, at, 2)
    for side in (-1, 1):
        x = side * (half - arm / 2)
        cushion_block((x - arm / 2, x + arm / 2), (front + 0.02, back), (0.065, 0.57), cover, 0.1, 0.028, at, side + 3)
    cushion_block((-half + 0.1, half - 0.1), (back - 0.24, back), (0.065, 0.64), cover, 0.1, 0.02, at, 8)
    seats = 2 if width < 2.6 else 3
    each = (width - 2 * arm) / seats
    for index in range(seats):
        left = -half + arm + each * index
        span = (left + 0.004, left + each - 0.004)
        cushion_block(span, (front - 0.01, back - 0.22), (0.25, 0.43), cover, 0.075, 0.032, at, index + 4)
        rest = at @ place(left + each / 2, back - 0.3, 0.68, turn=2 - 4 * index, tilt=68)
        pillow(each * 0.99, 0.56, 0.26, cover, rest, index + 11)
    _lean_pillows(at, pillows, back - 0.46, 0.45)
    if throw:
        _throw_over_arm(at, half - arm / 2, arm, front, throw)


def _throw_over_arm(at, x, arm, front, material):
    """A blanket that hangs down inside and outside of an arm."""
    for low, high, span in (
        (0.22, 0.6, (x + arm / 2 + 0.012, x + arm / 2 + 0.03)),
        (0.4, 0.6, (x - arm / 2 - 0.03, x - arm / 2 - 0.012)),
    ):
        cushion_block(span, (front + 0.2, front + 0.62), (low, high), material, 0.008, 0.004, at, 3)
    cushion_block(
        (x - arm / 2 - 0.03, x + arm / 2 + 0.03),
        (front + 0.2, front + 0.62),
        (0.575, 0.615),
        material,
        0.018,
        0.012,
        at,
        5,
    )


def corner_sofa(at, kit, width=3.0, reach=1.7, pillows=(), cover=None):
    """A low sofa along the back that turns forward at its left end into a chaise `reach` deep."""
    cover = cover or kit.sofa
    half, back, deep = width / 2, 0.5, 1.0
    front, end = back - deep, back - reach
    chaise = -half + 0.98
    box((-half + 0.06, half - 0.06), (front + 0.08, back - 0.06), (0.0, 0.09), kit.black, 0.005, at)
    box((-half + 0.06, chaise - 0.06), (end + 0.08, front + 0.1), (0.0, 0.085), kit.black, 0.005, at)
    cushion_block((-half, half), (front + 0.02, back), (0.08, 0.26), cover, 0.03, 0.005, at, 1)
    cushion_block((-half, chaise), (end, front + 0.06), (0.081, 0.259), cover, 0.03, 0.005, at, 2)
    cushion_block((-half, half), (back - 0.2, back), (0.2, 0.66), cover, 0.06, 0.012, at, 3)
    cushion_block((half - 0.2, half), (front, back - 0.02), (0.2, 0.55), cover, 0.06, 0.012, at, 4)
    cushion_block((-half + 0.01, chaise), (end - 0.01, back - 0.18), (0.25, 0.425), cover, 0.05, 0.022, at, 6)
    each = (half - 0.2 - chaise) / 2
    for index in range(2):
        span = (chaise + each * index + 0.004, chaise + each * (index + 1) - 0.004)
        cushion_block(span, (front - 0.01, back - 0.18), (0.25, 0.425), cover, 0.05, 0.022, at, index + 7)
        _back_cushion(at, sum(span) / 2, each, back, cover, index)
    _back_cushion(at, -half + 0.5, 0.96, back, cover, 5)
    _lean_pillows(at, pillows, back - 0.4, 0.43)


def _back_cushion(at, x, width, back, cover, seed):
    rest = at @ place(x, back - 0.27, 0.41, tilt=-14)
    cushion_block(
        (-width / 2 + 0.008, width / 2 - 0.008), (-0.09, 0.09), (0, 0.4), cover, 0.065, 0.045, rest, seed + 20
    )


def _lean_pillows(at, pillows, y, z):
    for index, (x, material, turn, size) in enumerate(pillows):
        pillow(size, size, 0.16, material, at @ place(x, y, z + size * 0.43, turn=turn, tilt=67), index + 3)


SOFAS = {
    "track": lambda at, kit, width, pillows: sofa(at, kit, width, pillows=pillows),
    "slim": slim_sofa,
    "deep": deep_sofa,
    "buttoned": chesterfield,
}


def chosen_sofa(at, kit, width, pillows=()):
    """The sofa of this home's choice."""
    SOFAS[kit.style.pieces.sofa](at, kit, width, pillows)
