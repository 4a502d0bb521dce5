"""A low cupboard with a screen above it."""

from ..materials_hard import plain
from ..meshes import box


def media_unit(at, kit, width=2.5, depth=0.42, low=0.16, high=0.52):
    """Hung on the wall at y = 0, ribbed doors toward -y; the screen is off."""
    half = width / 2
    box((-half, half), (-depth + 0.02, -0.002), (low, high - 0.025), kit.second, 0.004, at)
    box((-half - 0.006, half + 0.006), (-depth - 0.012, -0.001), (high - 0.025, high), kit.second, 0.005, at, 3)
    rib = -half + 0.008
    while rib < half - 0.024:
        box((rib, rib + 0.02), (-depth, -depth + 0.022), (low + 0.006, high - 0.032), kit.second_upright, 0.005, at, 1)
        rib += 0.029
    box((-0.72, 0.72), (-0.06, -0.02), (0.78, 1.6), kit.black, 0.006, at)
    box((-0.712, 0.712), (-0.063, -0.058), (0.79, 1.592), plain((0.008, 0.008, 0.01), 0.12), 0.003, at)
    box((-0.42, 0.42), (-0.3, -0.2), (high, high + 0.055), plain((0.025, 0.025, 0.026), 0.8), 0.02, at, 3)
