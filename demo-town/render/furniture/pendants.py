"""Lamps that hang in the middle of a room: paper globe, woven dome, brass arms, ring, linen drum."""

import math

from mathutils import Vector

from ..light import bulb
from ..materials_hard import glowing, plain
from ..materials_soft import sheer
from ..meshes import ball, cylinder, tube, turned
from .lamps import pendant


def _hang(x, y, z, ceiling, kit):
    cylinder(x, y, (z, ceiling), 0.0032, kit.black, sides=8)
    turned([(0, -0.03), (0.045, -0.03), (0.055, -0.012), (0.055, -0.001), (0, -0.001)], kit.black, 28, x, y, ceiling)


def paper_globe(x, y, ceiling, kit, radius=0.3):
    """Rice paper over rings of bamboo."""
    z = ceiling - 0.42 - radius
    paper = sheer((0.93, 0.9, 0.83), 0.6, 0.0)
    ribs, steps = 22, 132
    profile = []
    for step in range(3, steps - 2):
        angle = math.pi * step / steps
        bow = 1 - 0.018 * (1 - abs(math.sin(ribs * angle)))
        profile.append((radius * bow * math.sin(angle), -radius * 0.94 * bow * math.cos(angle)))
    turned(profile, paper, 64, x, y, z)
    _hang(x, y, z + radius * 0.9, ceiling, kit)
    bulb((x, y, z), 9, (1, 0.76, 0.5), 0.06)


def woven_dome(x, y, ceiling, kit, radius=0.34):
    """Strands of cane wound both ways over a dome, open below."""
    z = ceiling - 0.62 - radius * 0.7
    cane = plain((0.5, 0.34, 0.18), 0.7, variation=0.2)

    def on_dome(angle, share, bow):
        reach = radius * bow * (1 - (1 - share) ** 2.6) ** 0.62 if share > 0 else 0.03
        return x + reach * math.cos(angle), y + reach * math.sin(angle), z + radius * 0.78 * (1 - share**1.5)

    for way, bow in ((1, 1.0), (-1, 1.012)):
        for strand in range(46):
            start = 2 * math.pi * strand / 46
            shares = [0.04 + 0.96 * step / 15 for step in range(16)]
            tube([on_dome(start + way * share * 1.5, share, bow) for share in shares], 0.0042, cane, 5)
    for share, thick in ((0.05, 0.012), (0.35, 0.006), (0.7, 0.006), (1.0, 0.011)):
        tube([on_dome(2 * math.pi * step / 48, share, 1.006) for step in range(49)], thick, cane, 8)
    _hang(x, y, z + radius * 0.6, ceiling, kit)
    ball(x, y, z + radius * 0.3, 0.05, glowing((1, 0.78, 0.5), 12))
    bulb((x, y, z + radius * 0.2), 8, (1, 0.74, 0.46), 0.05)


def brass_arms(x, y, ceiling, kit, reach=0.46):
    """Six arms from one stem, each with a globe of opal glass."""
    z = ceiling - 0.68
    cylinder(x, y, (z, ceiling), 0.008, kit.metal, sides=14)
    turned([(0, -0.03), (0.05, -0.03), (0.06, -0.001), (0, -0.001)], kit.metal, 32, x, y, ceiling)
    ball(x, y, z, 0.04, kit.metal)
    opal = glowing((1, 0.84, 0.64), 5)
    for arm in range(6):
        angle, rise = math.pi * arm / 3 + 0.3, 0.12 if arm % 2 else -0.07
        out = Vector((math.cos(angle), math.sin(angle), 0))
        foot, tip = Vector((x, y, z)), Vector((x, y, z + rise)) + out * reach
        tube([foot, foot + out * 0.12 + Vector((0, 0, rise * 0.2)), tip], 0.0065, kit.metal, 10)
        turned([(0, -0.02), (0.022, -0.02), (0.026, 0.012), (0, 0.012)], kit.metal, 20, tip.x, tip.y, tip.z)
        ball(tip.x, tip.y, tip.z + 0.072, 0.066, opal)
    bulb((x, y, z - 0.25), 7, (1, 0.8, 0.58), 0.1)


def ring_lamp(x, y, ceiling, kit, radius=0.45):
    """A thin hoop that shines downward, on three wires."""
    z = ceiling - 0.75
    hoop = [
        (radius - 0.014, 0),
        (radius + 0.014, 0),
        (radius + 0.014, 0.045),
        (radius - 0.014, 0.045),
        (radius - 0.014, 0),
    ]
    turned(hoop, kit.metal, 96, x, y, z)
    turned([(radius - 0.011, -0.002), (radius + 0.011, -0.002)], glowing((1, 0.86, 0.68), 9), 96, x, y, z)
    for step in range(3):
        angle = 2 * math.pi * step / 3 + 0.5
        edge = (x + radius * math.cos(angle), y + radius * math.sin(angle), z + 0.045)
        tube([edge, (x, y, ceiling - 0.02)], 0.0015, kit.black, 6)
    turned([(0, -0.028), (0.07, -0.028), (0.075, -0.001), (0, -0.001)], kit.metal, 32, x, y, ceiling)
    bulb((x, y, z - 0.1), 7, (1, 0.84, 0.66), 0.3)


def linen_drum(x, y, ceiling, kit, radius=0.3):
    """A wide shade of cloth."""
    z = ceiling - 0.75
    turned([(radius * 0.99, 0), (radius, 0), (radius, 0.26), (radius * 0.99, 0.26)], kit.shade, 64, x, y, z)
    for height in (0.004, 0.256):
        hoop = [(radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * s / 48 for s in range(49))]
        tube([(x + dx, y + dy, z + height) for dx, dy in hoop], 0.005, kit.metal, 6)
    _hang(x, y, z + 0.16, ceiling, kit)
    bulb((x, y, z + 0.13), 9, (1, 0.72, 0.45), 0.05)


def plain_dome(x, y, ceiling, kit):
    pendant(x, y, ceiling - 0.65, ceiling, kit, plain((0.85, 0.82, 0.75), 0.8), 0.26, 0)


PENDANTS = {
    "dome": plain_dome,
    "paper": paper_globe,
    "woven": woven_dome,
    "arms": brass_arms,
    "ring": ring_lamp,
    "drum": linen_drum,
}


def chosen_pendant(x, y, ceiling, kit):
    """The lamp of this home's choice."""
    PENDANTS[kit.style.pieces.pendant](x, y, ceiling, kit)
