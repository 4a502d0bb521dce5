"""Lamps that shine."""

from mathutils import Vector

from ..light import bulb, spot
from ..materials_hard import glowing
from ..meshes import ball, cylinder, sheet, tube, turned


def floor_lamp(at, kit, power=14.0, height=1.55):
    turned([(0, 0), (0.14, 0), (0.14, 0.015), (0.02, 0.022), (0, 0.022)], kit.black, at=at)
    cylinder(0, 0, (0.02, height - 0.1), 0.009, kit.black, sides=12, at=at)
    turned(
        [(0.17, height - 0.18), (0.2, height - 0.16), (0.16, height + 0.12), (0.155, height + 0.12)],
        kit.shade,
        40,
        at=at,
    )
    bulb(at @ Vector((0, 0, height)), power, (1, 0.68, 0.4))


def arc_lamp(at, kit, power=12.0):
    """A reading lamp that bends over a chair."""
    turned([(0, 0), (0.14, 0), (0.14, 0.02), (0, 0.02)], kit.black, at=at)
    tube([(0, 0, 0), (0, 0, 1.5), (-0.15, -0.15, 1.75)], 0.01, kit.black, 8, at)
    turned(
        [(0.02, 0.14), (0.04, 0.12), (0.12, 0), (0.117, 0), (0.035, 0.11)], kit.black, x=-0.23, y=-0.22, z=1.66, at=at
    )
    bulb(at @ Vector((-0.23, -0.22, 1.64)), power, (1, 0.7, 0.4), 0.04)


def table_lamp(at, kit, power=6.0, height=0.46, base=None):
    foot = [
        (0, 0),
        (0.075, 0),
        (0.085, 0.02),
        (0.11, 0.1),
        (0.1, 0.18),
        (0.04, 0.24),
        (0.015, 0.26),
        (0.012, height - 0.1),
    ]
    turned(foot, base or kit.ceramic, 36, at=at)
    turned([(0.165, height - 0.16), (0.12, height + 0.06), (0.118, height + 0.06)], kit.shade, 40, at=at)
    bulb(at @ Vector((0, 0, height - 0.04)), power, (1, 0.68, 0.4), 0.04)


def desk_lamp(at, kit):
    turned([(0, 0), (0.08, 0), (0.08, 0.02), (0, 0.02)], kit.black, 28, at=at)
    tube([(0, 0, 0), (0.02, -0.02, 0.37), (0.25, -0.18, 0.59)], 0.008, kit.black, 8, at)
    turned([(0.02, 0.1), (0.03, 0.09), (0.075, 0), (0.072, 0), (0.025, 0.08)], kit.black, x=0.27, y=-0.2, z=0.52, at=at)
    bulb(at @ Vector((0.27, -0.2, 0.52)), 5, (1, 0.72, 0.42), 0.03)


SHADES = {
    "dome": [
        (0.1, 1.0),
        (0.15, 0.85),
        (0.5, 0.7),
        (0.85, 0.35),
        (1, 0),
        (0.985, 0),
        (0.83, 0.325),
        (0.48, 0.65),
        (0.1, 0.775),
    ],
    "cone": [(0.15, 1.1), (0.25, 1.08), (1, 0), (0.98, 0), (0.2, 1.02)],
    "drum": [(0.98, 0), (1, 0), (1, 0.8), (0.98, 0.8)],
}


def pendant(x, y, z, ceiling, kit, material=None, radius=0.2, power=20.0, shade="dome"):
    """A lamp on a cord; the shade's profile is given in shares of its radius."""
    cylinder(x, y, (z + 0.1, ceiling), 0.0035, kit.black, sides=8)
    cylinder(x, y, (ceiling - 0.03, ceiling), 0.05, kit.black)
    if shade == "globe":
        ball(x, y, z, radius, glowing((1, 0.8, 0.58), power * 0.14))
        return
    turned([(r * radius, h * radius) for r, h in SHADES[shade]], material or kit.black, 48, x, y, z)
    ball(x, y, z + 0.05, 0.035, glowing((1, 0.78, 0.5), 30))
    if power:
        bulb((x, y, z), power)


def downlight(x, y, ceiling, kit, power=8.0):
    """A small lamp set into the ceiling."""
    turned([(0.045, -0.004), (0.055, -0.004), (0.055, 0), (0.045, 0)], kit.trim, 24, x, y, ceiling)
    z = ceiling - 0.002
    corners = [(x - 0.03, y - 0.03, z), (x - 0.03, y + 0.03, z), (x + 0.03, y + 0.03, z), (x + 0.03, y - 0.03, z)]
    sheet(corners, glowing((1, 0.86, 0.68), 25))
    spot((x, y, ceiling - 0.02), (x, y, 0), power, (1, 0.83, 0.64), 95, 0.7, 0.04)
