"""Rugs that are not one patterned rectangle: with a border, or round."""

import math

from mathutils import noise as field

from ..materials_soft import carpet
from ..meshes import grid
from .small import rug


def bordered_rug(x, y, colours, band=0.16):
    """A plain field inside a band of the second colour."""
    ground, accent = colours[:2]
    rug(x, y, (accent, ground, "plain"), 0.014)
    rug((x[0] + band, x[1] - band), (y[0] + band, y[1] - band), (ground, accent, "plain"), 0.02)


def round_rug(x, y, radius, colours):
    """Braided: a cord laid round and round, with one coil of the second colour near the rim."""
    ground, accent = colours[:2]
    for inner, outer, colour in ((0.0, 0.84, ground), (0.84, 0.92, accent), (0.92, 1.0, ground)):
        _coil(x, y, radius * inner, radius * outer, carpet(colour, accent))


def _coil(x, y, inner, outer, material):
    def shape(u, v):
        angle, reach = 2 * math.pi * u, inner + (outer - inner) * v
        height = 0.016 + 0.007 * abs(math.sin(math.pi * reach / 0.045))
        a, b = x + reach * math.cos(angle), y + reach * math.sin(angle)
        return a, b, height + 0.003 * field.noise((a * 2, b * 2, 0))

    grid(97, max(8, round((outer - inner) / 0.008)), shape, material)


def chosen_rug(x, y, style):
    """The rug of this home's choice within a rectangle."""
    pattern = style.rug[2]
    if pattern == "border":
        bordered_rug(x, y, style.rug)
    elif pattern == "round":
        round_rug(sum(x) / 2, sum(y) / 2, min(x[1] - x[0], y[1] - y[0]) / 2, style.rug)
    else:
        rug(x, y, style.rug)
