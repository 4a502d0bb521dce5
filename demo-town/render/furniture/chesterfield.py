"""A buttoned sofa: back and arms are one rolled wall, as high behind as at the sides."""

import math

from ..meshes import ball, place, surface, turned
from ..upholstery import cushion_block, pillow

# The cross-section of the wall: (outward, up), from the seat up the inside, over the roll, down the outside.
ROLL, ROLL_OUT, ROLL_UP = 0.085, 0.085, 0.63
PITCH_ALONG, PITCH_UP, TUFT = 0.2, 0.15, 0.03
TUFTED = 26


def _section():
    inside = [(0.02 * step / 13, 0.36 + 0.27 * step / 13) for step in range(14)]
    turn = [math.pi - math.pi * 1.18 * step / 24 for step in range(1, 25)]
    roll = [(ROLL_OUT + ROLL * math.cos(angle), ROLL_UP + ROLL * math.sin(angle)) for angle in turn]
    return [*inside, *roll, (0.15, 0.56), (0.145, 0.35), (0.145, 0.12)]


def _walk(half, front, back, corner, step=0.02):
    """Points along the inside of the wall with the way out: left arm, back, right arm, with round corners."""
    legs = (
        ((-half, front), (-half, back - corner), (-1, 0)),
        ((-half + corner, back), (half - corner, back), (0, 1)),
        ((half, back - corner), (half, front), (1, 0)),
    )
    centres = (((-half + corner, back - corner), 180), ((half - corner, back - corner), 90))
    for index, ((x0, y0), (x1, y1), out) in enumerate(legs):
        count = max(2, round(math.hypot(x1 - x0, y1 - y0) / step))
        for i in range(count + 1):
            yield (x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count), out
        if index < 2:
            (x, y), start = centres[index]
            for i in range(1, 12):
                angle = math.radians(start - 90 * i / 12)
                out_here = (math.cos(angle), math.sin(angle))
                yield (x + corner * out_here[0], y + corner * out_here[1]), out_here


def _puff(along, up):
    """How far a point of the buttoned face stands out between the creases of a net of diamonds."""
    p, q = along / PITCH_ALONG, up / PITCH_UP
    return TUFT * abs(math.sin(math.pi * (p + q) / 2) * math.sin(math.pi * (p - q) / 2)) ** 0.45


def chesterfield(at, kit, width=2.2, pillows=(), cover=None):
    cover = cover or kit.sofa
    half, front, back = width / 2 - 0.17, -0.44, 0.3
    section = _section()
    rises = [0.0]
    for before, after in zip(section, section[1:]):
        rises.append(rises[-1] + math.dist(before, after))
    points, along, last = [], 0.0, None
    for here, out in _walk(half, front, back, 0.14):
        along += math.dist(here, last) if last else 0.0
        last = here
        for index, (outward, up) in enumerate(section):
            fade = min(1.0, (TUFTED - index) / 4) if index < TUFTED else 0.0
            stand = _puff(along, rises[index]) * fade
            lift = stand if index > 13 else 0.0
            reach = outward - (0.0 if index > 17 else stand)
            points.append((here[0] + out[0] * reach, here[1] + out[1] * reach, up + lift))
    _wall(at, points, len(section), cover)
    _buttons(at, half, front, back, cover)
    _base(at, kit, half, front, back, cover)
    for index, (x, material, turn, size) in enumerate(pillows):
        pillow(size, size, 0.16, material, at @ place(x, back - 0.16, 0.45 + size * 0.43, turn=turn, tilt=66), index)


def _wall(at, points, count, cover):
    rings = len(points) // count
    faces = [
        (ring * count + i, ring * count + i + 1, (ring + 1) * count + i + 1, (ring + 1) * count + i)
        for ring in range(rings - 1)
        for i in range(count - 1)
    ]
    surface(points, faces, cover, smooth=True, metres=False, at=at)
    for first in (0, (rings - 1) * count):
        scroll = points[first : first + count] + [(points[first][0], points[first][1], 0.12)]
        surface(scroll, [tuple(range(count + 1))], cover, metres=False, at=at)


def _buttons(at, half, front, back, cover):
    """Where the creases cross: along the straight part of the back."""
    start = (back - 0.14 - front) + 0.14 * math.pi / 2 - 0.14
    for row in range(3):
        for column in range(60):
            if (row + column) % 2:
                continue
            x = column * PITCH_ALONG - start - half
            if abs(x) < half - 0.16 and row:
                ball(x, back + 0.012, 0.36 + row * PITCH_UP, 0.011, cover, at=at)


def _base(at, kit, half, front, back, cover):
    # Narrower than the wall: its corners are square, the wall turns around them.
    cushion_block((-half - 0.06, half + 0.06), (front + 0.005, back + 0.05), (0.1, 0.3), cover, 0.02, 0.004, at)
    each = 2 * half / 3
    for index in range(3):
        left = -half + each * index
        cushion_block(
            (left + 0.004, left + each - 0.004),
            (front - 0.02, back + 0.03),
            (0.28, 0.44),
            cover,
            0.045,
            0.03,
            at,
            index,
        )
    foot = [(0, 0), (0.022, 0), (0.03, 0.02), (0.022, 0.04), (0.036, 0.075), (0.036, 0.11), (0, 0.11)]
    for x in (-half - 0.04, half + 0.04):
        for y in (front + 0.07, back + 0.02):
            turned(foot, kit.second_upright, 24, at=at @ place(x, y))
