"""Furniture as a floor plan shows it: (shape, x from, x to, y from, y to) in the room's own metres."""

from .rooms.kitchens.corner import has_long_table


def furniture_of(room):
    """The symbols of a room; where its layout has none of its own, those of its kind."""
    own = SYMBOLS.get((room.kind, room.layout)) or SYMBOLS.get((room.kind, None))
    return own(room) if own else ()


def _living(room):
    x, d = room.width * 0.48, room.depth
    yield "soft", x - 1.25, x + 1.25, d - 1.17, d - 0.2
    yield "soft", x - 1.05, x + 1.05, d - 1.1, d - 0.5
    yield "circle", x - 0.75, x + 0.25, d - 2.9, d - 1.9
    yield "soft", x - 2.1, x - 1.35, d - 3.2, d - 2.45
    yield "flat", room.width - 0.45, room.width - 0.05, d * 0.51 - 0.9, d * 0.51 + 0.9


def _kitchen(room):
    d = room.depth
    yield "flat", 0.03, 4.0, d - 0.62, d
    yield "flat", 4.0, min(room.width, 5.25), d - 0.66, d
    yield "circle", 1.55, 1.72, d - 0.5, d - 0.33
    yield "circle", 1.8, 1.97, d - 0.3, d - 0.13
    yield "flat", 2.67, 3.23, d - 0.52, d - 0.12
    x = room.width * 0.24
    yield "flat", x, x + 2.6, d - 2.95, d - 2.05
    for share in (0.19, 0.49, 0.79):
        yield "circle", x + 2.6 * share - 0.18, x + 2.6 * share + 0.18, d - 3.4, d - 3.04


def _bedroom(room):
    x, d = room.width * 0.55, room.depth
    yield "soft", x - 0.88, x + 0.88, d - 2.2, d - 0.05
    yield "soft", x - 0.8, x - 0.06, d - 0.65, d - 0.15
    yield "soft", x + 0.06, x + 0.8, d - 0.65, d - 0.15
    for side in (-1.3, 1.3):
        yield "flat", x + side - 0.23, x + side + 0.23, d - 0.48, d - 0.08
    yield "flat", room.width - 0.6, room.width, 1.35, 2.85


def _bath(room):
    d, w = room.depth, room.width
    yield "soft", 0.6, 1.4, d - 2.37, d - 0.63
    yield "flat", w - 1.85, w - 0.25, d - 0.5, d
    for x in (w - 1.45, w - 0.65):
        yield "circle", x - 0.18, x + 0.18, d - 0.46, d - 0.1


def _shower(room):
    w, d = room.width, room.depth
    yield "flat", w - 1.3, w, d - 1.5, d
    yield "circle", w - 0.78, w - 0.52, d - 0.58, d - 0.32
    yield "flat", 0.5, 1.9, d - 0.5, d
    yield "circle", 1.0, 1.4, d - 0.47, d - 0.07


def _dining(room):
    x, y = room.width * 0.48, room.depth - 2.4
    for dy in (-0.72, 0, 0.72):
        for side in (-0.78, 0.78):
            yield "soft", x + side - 0.22, x + side + 0.22, y + dy - 0.22, y + dy + 0.22
    yield "flat", x - 0.5, x + 0.5, y - 1.15, y + 1.15


def _study(room):
    w, d = room.width, room.depth
    yield "flat", w * 0.36 - 0.95, w * 0.36 + 0.95, d - 1.25, d - 0.45
    yield "circle", w * 0.36 - 0.2, w * 0.36 + 0.3, d - 1.9, d - 1.4
    yield "flat", w - 2.55, w - 0.35, d - 0.35, d
    yield "soft", w - 1.1, w - 0.2, d - 4.7, d - 2.6


def _hearth(room):
    x, d = room.width * 0.5, room.depth
    y = d - 2.5
    yield "flat", x - 0.85, x + 0.85, d - 0.42, d
    for side in (-1, 1):
        yield "flat", x + side * 1.53 - 0.66, x + side * 1.53 + 0.66, d - 0.3, d
        yield "soft", x + side * 1.5 - 0.46, x + side * 1.5 + 0.46, y - 1.08, y + 1.08
    yield "soft", x - 0.36, x + 0.36, y - 0.52, y + 0.52


def _window(room):
    x, d = room.width * 0.44, room.depth
    yield "soft", x - 1.55, x + 1.55, d - 1.65, d - 0.65
    yield "soft", x - 1.55, x - 0.57, d - 2.4, d - 0.65
    yield "flat", x - 0.05, x + 1.15, d - 3.1, d - 2.4
    yield "circle", x + 1.53, x + 2.37, d - 3.27, d - 2.43
    yield "flat", room.width - 0.42, room.width, d - 3.75, d - 1.25


def _library(room):
    w, d = room.width, room.depth
    x, y = w * 0.55, d - 2.35
    yield "flat", 0.02, w - 0.02, d - 0.42, d
    yield "soft", w - 1.2, w - 0.15, y - 1.18, y + 1.18
    yield "flat", x - 0.19, x + 0.49, y - 0.6, y + 0.6
    for dy in (0.78, -0.32):
        yield "circle", x - 1.95, x - 1.15, y + dy - 0.4, y + dy + 0.4


def _gallery(room):
    w, d = room.width, room.depth
    y = d * 0.56
    yield "soft", w - 1.05, w - 0.15, y - 1.1, y + 1.1
    yield "circle", w - 2.46, w - 1.54, y - 0.46, y + 0.46
    yield "soft", w - 2.95, w - 2.15, d - 1.35, d - 0.55
    yield "flat", 0.57, 2.27, d - 0.42, d


def _stove(room):
    w, d = room.width, room.depth
    x, y = w * 0.47, d - 2.7
    yield "soft", 0.42, 1.48, y - 1.15, y + 1.15
    yield "flat", x - 0.48, x + 0.18, y - 0.65, y + 0.65
    for dx, dy in ((1.6, 0.85), (1.75, -0.22)):
        yield "soft", x + dx - 0.38, x + dx + 0.38, y + dy - 0.38, y + dy + 0.38
    yield "flat", x + 0.05, x + 0.65, d - 0.7, d - 0.28
    yield "flat", w - 1.6, w - 0.3, d - 0.32, d


def _corner(room):
    w, d = room.width, room.depth
    x, y = 1.5, d - 2.02
    yield "flat", w - 3.72, w, d - 0.6, d
    yield "flat", w - 0.6, w, d - 2.62, d - 0.6
    yield "flat", w - 2.25, w - 1.69, d - 0.5, d - 0.1
    for dy in (1.5, 1.75):
        yield "circle", w - 0.42, w - 0.24, d - dy - 0.09, d - dy + 0.09
    if has_long_table(room):
        x, y = 1.4, d - 1.9
        yield "flat", x - 0.79, x - 0.45, y - 0.7, y + 0.7
        for dy in (-0.4, 0.38):
            yield "soft", x + 0.4, x + 0.82, y + dy - 0.2, y + dy + 0.2
        yield "flat", x - 0.41, x + 0.41, y - 0.8, y + 0.8
        return
    for dx, dy in ((0.28, -0.6), (-0.58, -0.3), (0.57, 0.33), (-0.25, 0.61)):
        yield "soft", x + dx - 0.2, x + dx + 0.2, y + dy - 0.2, y + dy + 0.2
    yield "circle", x - 0.58, x + 0.58, y - 0.58, y + 0.58


def _galley(room):
    w, d = room.width, room.depth
    yield "flat", 0, 0.6, d - 3.75, d - 0.75
    yield "flat", w - 0.6, w, d - 3.25, d - 0.75
    yield "flat", w - 0.62, w, d - 4.45, d - 3.25
    for dy in (2.55, 2.75):
        yield "circle", 0.2, 0.38, d - dy - 0.09, d - dy + 0.09
    yield "flat", w - 0.5, w - 0.1, d - 2.28, d - 1.72
    yield "soft", 0.62, w - 0.62, d - 0.5, d


def _banquette(room):
    w, d = room.width, room.depth
    x, y = 1.0, d - 2.6
    yield "flat", w - 1.3, w, d - 0.62, d
    yield "flat", w - 5.2, w - 1.3, d - 0.6, d
    yield "flat", w - 4.98, w - 4.52, d - 0.5, d - 0.1
    for dx in (2.75, 2.55):
        yield "circle", w - dx - 0.09, w - dx + 0.09, d - 0.39, d - 0.21
    yield "soft", 0.03, 0.53, y - 1.25, y + 1.25
    for dy in (-0.55, 0.12, 0.72):
        yield "soft", x + 0.54, x + 0.94, y + dy - 0.2, y + dy + 0.2
    yield "flat", x - 0.4, x + 0.4, y - 1.0, y + 1.0


def _side(room):
    w, d = room.width, room.depth
    y = d - 2.1
    yield "soft", w - 2.25, w - 0.05, y - 0.85, y + 0.85
    for side in (-1, 1):
        yield "soft", w - 0.65, w - 0.15, y + side * 0.42 - 0.36, y + side * 0.42 + 0.36
        yield "flat", w - 0.47, w - 0.07, y + side * 1.3 - 0.23, y + side * 1.3 + 0.23
    yield "soft", 0.6, 1.4, d - 1.4, d - 0.6


def _desk(room):
    x, d = room.width * 0.52, room.depth
    yield "soft", x - 0.8, x + 0.8, d - 2.2, d - 0.05
    for side in (-1, 1):
        yield "soft", x + side * 0.4 - 0.36, x + side * 0.4 + 0.36, d - 0.65, d - 0.15
        yield "flat", x + side * 1.22 - 0.23, x + side * 1.22 + 0.23, d - 0.45, d - 0.05
    yield "flat", 0.06, 0.66, 1.65, 3.05
    yield "soft", 0.64, 1.06, 2.2, 2.6
    yield "flat", room.width - 0.6, room.width, 1.9, 3.9


SYMBOLS = {
    ("living", None): _living,
    ("living", "hearth"): _hearth,
    ("living", "window"): _window,
    ("living", "library"): _library,
    ("living", "gallery"): _gallery,
    ("living", "stove"): _stove,
    ("kitchen", None): _kitchen,
    ("kitchen", "corner"): _corner,
    ("kitchen", "galley"): _galley,
    ("kitchen", "banquette"): _banquette,
    ("bedroom", None): _bedroom,
    ("bedroom", "side"): _side,
    ("bedroom", "desk"): _desk,
    ("bath", None): _bath,
    ("bath", "shower"): _shower,
    ("dining", None): _dining,
    ("study", None): _study,
}
