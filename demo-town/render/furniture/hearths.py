"""Where there is a fire: an open fireplace with a mantelpiece, and an iron stove."""

import random

from ..light import bulb
from ..materials_hard import blaze, brick, concrete, glowing, plain
from ..meshes import box, cylinder, place, sheet, tube, turned

SOOT = ((0.09, 0.055, 0.04), (0.05, 0.032, 0.026), (0.07, 0.06, 0.055))
BREAST, DEEP = 1.7, 0.42


def fireplace(at, kit, ceiling, surround=None):
    """A chimney breast with an open fire; `at` is the middle of the wall at the floor, -y toward the room."""
    surround = surround or kit.trim
    half, opening, top = BREAST / 2, 0.43, 0.76
    for x in ((-half, -opening), (opening, half)):
        box(x, (-DEEP, -0.001), (0, ceiling), kit.wall, 0.004, at)
    box((-opening, opening), (-DEEP, -0.001), (top, ceiling), kit.wall, 0.0, at)
    soot = brick(*SOOT)
    box((-opening, opening), (-0.04, -0.002), (0, top), soot, at=at)
    for x in ((-opening + 0.001, -opening + 0.03), (opening - 0.03, opening - 0.001)):
        box(x, (-DEEP + 0.02, -0.04), (0, top - 0.001), soot, at=at)
    slate = concrete((0.1, 0.1, 0.105), 0.45, 0.001)
    box((-half - 0.08, half + 0.08), (-DEEP - 0.42, -0.04), (0.0, 0.035), slate, 0.006, at)
    _mantel(at, half, opening, top, surround)
    _fire(at @ place(0, -0.2, 0.035), kit)


def _mantel(at, half, opening, top, material):
    y = -DEEP
    for side in (-1, 1):
        jamb = sorted((side * (opening + 0.015), side * (opening + 0.19)))
        box(jamb, (y - 0.055, y + 0.005), (0.036, 0.98), material, 0.006, at)
        inner = (jamb[0] + 0.04, jamb[1] - 0.04)
        box(inner, (y - 0.066, y - 0.05), (0.2, 0.92), material, 0.005, at)
        box((jamb[0] - 0.012, jamb[1] + 0.012), (y - 0.07, y + 0.005), (0.036, 0.16), material, 0.006, at)
    box((-opening - 0.19, opening + 0.19), (y - 0.05, y + 0.005), (top + 0.04, 1.1), material, 0.006, at)
    box((-opening - 0.015, opening + 0.015), (y - 0.03, y + 0.005), (top, top + 0.045), material, 0.004, at)
    for index, (out, low) in enumerate(((0.075, 1.08), (0.1, 1.105), (0.16, 1.13))):
        high = low + (0.026 if index < 2 else 0.045)
        box((-half + 0.17 - out, half - 0.17 + out), (y - out, y + 0.005), (low, high), material, 0.007, at, 3)


def mantel_top():
    """Where things on the mantelpiece stand: (y of its middle, z)."""
    return -DEEP - 0.07, 1.175


def _fire(at, kit):
    """Logs on a grate, burnt down to embers."""
    for x in (-0.2, 0.2):
        tube([(x, -0.2, 0.0), (x, -0.2, 0.22), (x, -0.2, 0.09), (x, 0.1, 0.09)], 0.011, kit.black, 8, at)
    bark, ember = plain((0.07, 0.045, 0.03), 0.95, variation=0.4), glowing((1, 0.24, 0.03), 7)
    for x, y, z, turn, size in (
        (0, -0.09, 0.14, 4, 0.05),
        (0.02, 0.04, 0.14, -6, 0.055),
        (-0.02, -0.03, 0.225, 12, 0.045),
    ):
        log(at @ place(x, y, z, turn=turn), bark, 0.5, size)
    rng = random.Random(7)
    for _ in range(26):
        x, y, size = rng.uniform(-0.22, 0.22), rng.uniform(-0.13, 0.09), rng.uniform(0.012, 0.026)
        box((x - size, x + size), (y - size, y + size), (0.05, 0.05 + size), ember, 0.004, at, 1)
    bulb(at @ place(0, -0.1, 0.3).translation, 10, (1, 0.42, 0.12), 0.12)


def log(at, bark, length, radius):
    """A log that lies along x, pale where it was sawn."""
    across = at @ place(-length / 2, 0, 0, roll=90)
    cylinder(0, 0, (0, length), radius, bark, radius * 0.94, 18, across)
    pale = plain((0.5, 0.34, 0.2), 0.9, variation=0.2)
    for z in ((-0.001, 0.002), (length - 0.002, length + 0.001)):
        cylinder(0, 0, z, radius * 0.86, pale, sides=18, at=across)


def stove(at, kit, ceiling):
    """An iron stove on a plate of stone, its pipe going up through the ceiling; doors toward -y."""
    iron = plain((0.02, 0.02, 0.021), 0.55, 0.3)
    box((-0.62, 0.62), (-0.95, -0.1), (0.0, 0.025), concrete((0.13, 0.13, 0.135), 0.45, 0.001), 0.006, at)
    box((-0.3, 0.3), (-0.7, -0.28), (0.2, 0.86), iron, 0.025, at, 3)
    box((-0.33, 0.33), (-0.73, -0.25), (0.86, 0.895), iron, 0.012, at, 3)
    for x in (-0.24, 0.24):
        for y in (-0.64, -0.34):
            tube([(x, y, 0.21), (x * 1.08, y, 0.025)], [0.03, 0.018], iron, 12, at)
    box((-0.25, 0.25), (-0.722, -0.69), (0.36, 0.8), iron, 0.012, at, 3)
    box((-0.2, 0.2), (-0.727, -0.72), (0.41, 0.75), plain((0.012, 0.01, 0.009), 0.06), 0.004, at)
    fire = [(-0.19, -0.7285, 0.42), (0.19, -0.7285, 0.42), (0.19, -0.7285, 0.72), (-0.19, -0.7285, 0.72)]
    sheet(fire, blaze(), at=at, metres=False)
    tube([(0.27, -0.73, 0.52), (0.27, -0.76, 0.53), (0.27, -0.76, 0.63), (0.27, -0.73, 0.64)], 0.008, kit.metal, 10, at)
    turned([(0.075, 0), (0.075, ceiling - 0.895)], iron, 32, z=0.895, at=at @ place(0, -0.48))
    for z in (1.5, ceiling - 0.03):
        turned([(0.075, 0), (0.084, 0.002), (0.084, 0.026), (0.075, 0.028)], iron, 32, z=z, at=at @ place(0, -0.48))


def log_stack(at, count=4, rows=4, length=0.32):
    """Split wood piled against a wall, ends toward -y."""
    bark = plain((0.13, 0.085, 0.055), 0.95, variation=0.35)
    rng = random.Random(3)
    for row in range(rows):
        for column in range(count - row % 2):
            radius = rng.uniform(0.05, 0.06)
            x = (column + (0.5 if row % 2 else 0)) * 0.125 - count * 0.0625 + 0.06
            log(at @ place(x, -length / 2, 0.062 + row * 0.108, turn=90), bark, length, radius)
