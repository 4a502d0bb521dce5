"""Kitchen units along a wall at y = 0: base units, wall cupboards, shelves, hoods, with fronts of several makes."""

from ..materials_hard import plain
from ..materials_soft import glass
from ..meshes import box, place, tube, turned
from .small import vase

DEEP, HIGH = 0.6, 0.88
GAP = 0.0016


def front(at, x, z, y, kit, material, make="slab", pull="edge"):
    """One door or drawer in the plane y. Makes: slab, framed, glass. Pulls: edge, bar, knob."""
    a, b, low, high = x[0] + GAP, x[1] - GAP, z[0] + GAP, z[1] - GAP
    if make == "glass":
        box((a + 0.05, b - 0.05), (y - 0.012, y - 0.008), (low + 0.05, high - 0.05), glass(), 0.0, at)
    else:
        box((a, b), (y - 0.02, y), (low, high), material, 0.0025, at, 1)
    if make != "slab" and high - low > 0.2:
        _frame(at, (a, b), (low, high), (y - 0.027, y - 0.019) if make == "framed" else (y - 0.02, y), material)
    _pull(at, (a, b), (low, high), y - 0.02, kit, pull)


def _frame(at, x, z, y, material, rim=0.055):
    (a, b), (low, high) = x, z
    for across, upward in (
        ((a, b), (high - rim, high)),
        ((a, b), (low, low + rim)),
        ((a, a + rim), (low + rim, high - rim)),
        ((b - rim, b), (low + rim, high - rim)),
    ):
        box(across, y, upward, material, 0.0015, at, 1)


def _pull(at, x, z, y, kit, pull):
    (a, b), (low, high) = x, z
    is_above = low > 1.2
    if pull == "edge" and not is_above:
        box((a + 0.02, b - 0.02), (y - 0.012, y + 0.006), (high - 0.004, high + 0.001), kit.metal, 0.001, at, 1)
    elif pull == "bar":
        middle, level = (a + b) / 2, (low + 0.045 if is_above else high - 0.06)
        reach = min(0.09, (b - a) / 3)
        path = [(middle - reach, y, level), (middle - reach, y - 0.028, level)]
        tube([*path, (middle + reach, y - 0.028, level), (middle + reach, y, level)], 0.005, kit.metal, 8, at)
    elif pull == "knob":
        knob = [(0, 0), (0.006, 0), (0.006, 0.012), (0.014, 0.02), (0.012, 0.028), (0, 0.03)]
        level = low + 0.07 if is_above else high - 0.09
        turned(knob, kit.metal, 20, at=at @ place(b - 0.04 if b - a < 0.7 else (a + b) / 2, y, level, tilt=90))


def base_run(at, kit, units, top, material, make="slab", pull="edge", splash=0.0):
    """Units are (kind, width) from local x = 0. Kinds: door, pair, drawers, oven, sink."""
    x = 0.0
    for kind, width in units:
        _unit(at, kind, x, width, kit, material, make, pull)
        x += width
    box((0, x), (-DEEP + 0.001, -0.002), (0.1, HIGH - 0.001), material, 0.0, at)
    box((0, x), (-DEEP + 0.07, -0.002), (0, 0.1), kit.black, 0.0, at)
    box((-0.003, x + 0.003), (-DEEP - 0.03, -0.001), (HIGH, HIGH + 0.035), top, 0.004, at)
    if splash:
        box((0, x), (-0.018, -0.001), (HIGH + 0.035, HIGH + splash), top, 0.003, at)
    return x


def _unit(at, kind, x, width, kit, material, make, pull):
    y, span = -DEEP, (x, x + width)
    if kind == "drawers":
        for z in ((0.1, 0.42), (0.42, 0.7), (0.7, HIGH)):
            front(at, span, z, y, kit, material, make, pull)
    elif kind == "oven":
        _oven(at @ place(x + width / 2), width, kit)
    elif kind == "corner":
        pass
    elif kind == "door":
        front(at, span, (0.1, HIGH), y, kit, material, make, pull)
    else:
        for half in ((x, x + width / 2), (x + width / 2, x + width)):
            front(at, half, (0.1, HIGH), y, kit, material, make, pull)
    if kind == "sink":
        _sink(at @ place(x + width / 2, -0.3, HIGH + 0.035), kit)


def _oven(at, width, kit):
    half, y = width / 2, -DEEP
    box((-half + GAP, half - GAP), (y - 0.02, y), (0.1, HIGH - GAP), kit.black, 0.003, at)
    box((-half + 0.03, half - 0.03), (y - 0.024, y - 0.018), (0.2, 0.68), plain((0.01, 0.01, 0.012), 0.05), 0.004, at)
    path = [(-half + 0.06, y - 0.02), (-half + 0.06, y - 0.06), (half - 0.06, y - 0.06), (half - 0.06, y - 0.02)]
    tube([(a, b, 0.73) for a, b in path], 0.008, kit.steel, 10, at)
    for index in range(4):
        knob = [(0.018, 0), (0.016, 0.02), (0, 0.02)]
        turned(knob, kit.steel, 20, at=at @ place((index - 1.5) * 0.11, y - 0.02, 0.81, tilt=90))
    box((-0.28, 0.28), (-0.54, -0.08), (HIGH + 0.035, HIGH + 0.042), plain((0.012, 0.012, 0.013), 0.06), 0.002, at)
    pot = plain(kit.style.cushions[0], 0.2, coat=0.5)
    body = [(0, 0), (0.1, 0), (0.112, 0.12), (0.116, 0.124), (0.02, 0.15), (0.02, 0.17), (0, 0.172)]
    turned(body, pot, 40, at=at @ place(0.12, -0.2, HIGH + 0.044))


def _sink(at, kit):
    box((-0.28, 0.28), (-0.21, 0.19), (-0.005, 0.0025), kit.steel, 0.002, at)
    box((-0.25, 0.25), (-0.18, 0.16), (0.0026, 0.003), plain((0.12, 0.12, 0.12), 0.3, 1.0), 0.0, at)
    path = ((0.23, 0.0), (0.23, 0.27), (0.2, 0.34), (0.12, 0.37), (0.05, 0.33), (0.04, 0.27))
    tube([(0, y, z) for y, z in path], 0.012, kit.metal, 12, at)


def wall_cupboards(at, kit, x, z, count, material, make="slab", pull="edge", deep=0.34):
    """A row of cupboards on the wall; behind glass there are shelves with china."""
    wide = (x[1] - x[0]) / count
    if make != "glass":
        box(x, (-deep + 0.001, -0.002), z, material, 0.002, at)
    else:
        _open_case(at, x, z, count, material, deep, kit)
    for index in range(count):
        left = x[0] + wide * index
        front(at, (left, left + wide), z, -deep, kit, material, make, pull)


def _open_case(at, x, z, count, material, deep, kit):
    board = 0.018
    for index in range(count + 1):
        left = x[0] + (x[1] - x[0] - board) * index / count
        box((left, left + board), (-deep + 0.002, -0.002), z, material, 0.0, at)
    rows = max(2, round((z[1] - z[0]) / 0.32))
    for row in range(rows + 1):
        low = z[0] + (z[1] - z[0] - board) * row / rows
        box((x[0] + board, x[1] - board), (-deep + 0.003, -0.012), (low, low + board), material, 0.0, at)
    box(x, (-0.012, -0.002), z, material, 0.0, at)
    for row in range(rows):
        china(at @ place(0, -deep / 2, z[0] + (z[1] - z[0] - board) * row / rows + board), x, kit, row)


def china(at, x, kit, seed=0):
    """Stacks of plates, bowls and jugs along a shelf."""
    left, turn = x[0] + 0.16, seed
    while left < x[1] - 0.1:
        if turn % 3 == 0:
            for plate in range(5):
                rim = [(0, 0), (0.05, 0), (0.1, 0.014), (0.098, 0.017), (0, 0.005)]
                turned(rim, kit.ceramic, 32, at=at @ place(left, 0, plate * 0.013))
        else:
            vase(at @ place(left, 0), kit.ceramic if turn % 2 else kit.clay, 0.14, 0.055, turn % 3)
        left += 0.23
        turn += 1


def open_shelf(at, x, z, kit, material, deep=0.24, seed=0):
    """A thick board with china on it, on two brackets."""
    box(x, (-deep, -0.001), (z, z + 0.035), material, 0.004, at)
    china(at @ place(0, -deep / 2, z + 0.035), x, kit, seed)


def hood(at, x, low, ceiling, material, kit, width=0.7):
    """A boxed hood that goes up to the ceiling, with a metal rim."""
    box((x - width / 2, x + width / 2), (-0.4, -0.001), (low + 0.05, ceiling - 0.001), material, 0.006, at)
    box((x - width / 2 - 0.01, x + width / 2 + 0.01), (-0.412, -0.001), (low, low + 0.05), kit.metal, 0.004, at)


def tall_units(at, kit, x, high, count, material, make="slab", pull="bar", deep=0.62):
    """A block of tall cupboards."""
    wide = (x[1] - x[0]) / count
    box(x, (-deep + 0.001, -0.002), (0, high), material, 0.002, at)
    for index in range(count):
        left = x[0] + wide * index
        span = (left, left + wide)
        front(at, span, (0.1, 1.42), -deep, kit, material, make, pull)
        front(at, span, (1.42, high), -deep, kit, material, make, pull)
