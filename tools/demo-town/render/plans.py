"""Floor plans as SVG and PNG, drawn from the same rooms that are photographed."""

from dataclasses import dataclass

import resvg_py

WALL, CORRIDOR, SCALE, MARGIN = 0.28, 1.5, 56, 1.2
INK, PAPER, FLOOR, LINE, GLASS = "#2b3036", "#ffffff", "#f6f3ee", "#8a8f96", "#7fa8c9"


@dataclass(frozen=True)
class Placed:
    """A room on the plan. In the right column rooms are turned over, so that their windows face outward."""

    room: object
    x: float
    y: float
    is_right: bool


def arrange(home):
    """Two columns of rooms along a hall, windows outward. Rooms with garden doors come last, at the top of a column."""
    rooms = [room for room in home.rooms if room.kind not in ("hall", "balcony")]
    rooms.sort(key=lambda room: bool(room.back))
    left, right = [], []
    for room in rooms:
        shorter = left if _length(left) <= _length(right) else right
        shorter.append(room)
    left_width = max(room.width for room in left)
    right_edge = left_width + CORRIDOR + 2 * WALL + max((room.width for room in right), default=0)
    placed, y = [], 0.0
    for room in left:
        placed.append(Placed(room, 0.0, y, False))
        y += room.depth + WALL
    y = 0.0
    for room in right:
        placed.append(Placed(room, right_edge - room.width, y, True))
        y += room.depth + WALL
    return placed, right_edge, max(_length(left), _length(right)) - WALL


def _length(column):
    return sum(room.depth + WALL for room in column)


def area_of(home):
    """The inner area in square metres, hall and store included."""
    _, width, depth = arrange(home)
    return round(width * depth)


class Drawing:
    """SVG in metres, y upward."""

    def __init__(self, width, depth):
        self.depth = depth
        self.size = ((width + 2 * MARGIN) * SCALE, (depth + 2 * MARGIN) * SCALE)
        self.parts = []

    def at(self, x, y):
        return (x + MARGIN) * SCALE, (self.depth - y + MARGIN) * SCALE

    def rect(self, x, y, fill=PAPER, stroke=None, round_=0.0):
        left, top = self.at(x[0], y[1])
        line = f' stroke="{stroke}" stroke-width="1.4"' if stroke else ""
        corner = f' rx="{round_ * SCALE:.1f}"' if round_ else ""
        wide, tall = (x[1] - x[0]) * SCALE, (y[1] - y[0]) * SCALE
        self.parts.append(
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{fill}"{line}{corner}/>'
        )

    def circle(self, x, y, radius, fill=PAPER):
        a, b = self.at(x, y)
        line = f'stroke="{LINE}" stroke-width="1.4"'
        self.parts.append(f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{radius * SCALE:.1f}" fill="{fill}" {line}/>')

    def swing(self, x, y, radius, right, up):
        """A door: its leaf and the quarter circle it sweeps."""
        hinge, tip, shut = self.at(x, y), self.at(x + right * radius, y), self.at(x, y + up * radius)
        turn = 1 if right * up > 0 else 0
        size = radius * SCALE
        leaf = f"M{hinge[0]:.1f} {hinge[1]:.1f} L{tip[0]:.1f} {tip[1]:.1f}"
        path = f"{leaf} A{size:.1f} {size:.1f} 0 0 {1 - turn} {shut[0]:.1f} {shut[1]:.1f}"
        self.parts.append(f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.4"/>')

    def text(self, x, y, words, size=17):
        a, b = self.at(x, y)
        style = f'font-family="DejaVu Sans, sans-serif" font-size="{size}" fill="{INK}" text-anchor="middle"'
        self.parts.append(f'<text x="{a:.1f}" y="{b:.1f}" {style}>{words}</text>')

    def svg(self):
        wide, tall = (round(side) for side in self.size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}">'
        return "\n".join([head, f'<rect width="{wide}" height="{tall}" fill="{PAPER}"/>', *self.parts, "</svg>"]) + "\n"


def draw_plan(home):
    """Rooms are told by their furniture and measured in metres, so the drawing needs no language."""
    placed, width, depth = arrange(home)
    drawing = Drawing(width, depth)
    drawing.rect((-WALL, width + WALL), (-WALL, depth + WALL), INK)
    drawing.rect((0, width), (0, depth), FLOOR)
    for item in placed:
        _draw_room(drawing, item)
    _draw_store(drawing, placed, width, depth)
    middle = max(item.room.width for item in placed if not item.is_right) + WALL + CORRIDOR / 2
    drawing.rect((middle - 0.5, middle + 0.5), (-WALL, 0), FLOOR)
    drawing.swing(middle - 0.5, 0, 1.0, 1, 1)
    for item in placed:
        if item.room.kind == "living":
            _draw_balcony(drawing, home, item)
    return drawing.svg()


def _draw_room(drawing, item):
    room, x, y = item.room, item.x, item.y
    box_x, box_y = (x, x + room.width), (y, y + room.depth)
    half = WALL / 2
    drawing.rect((box_x[0] - half, box_x[1] + half), (box_y[0] - half, box_y[1] + half), INK)
    drawing.rect(box_x, box_y, PAPER)
    outer = box_x[1] if item.is_right else box_x[0] - WALL
    for a, b, *_ in room.left:
        drawing.rect((outer, outer + WALL), (y + a, y + b), PAPER)
        drawing.rect((outer + WALL * 0.35, outer + WALL * 0.65), (y + a, y + b), GLASS)
    for a, b, *_ in room.back:
        span = (box_x[1] - b, box_x[1] - a) if item.is_right else (box_x[0] + a, box_x[0] + b)
        drawing.rect(span, (box_y[1], box_y[1] + WALL), PAPER)
        drawing.rect(span, (box_y[1] + WALL * 0.35, box_y[1] + WALL * 0.65), GLASS)
    inner = box_x[0] if item.is_right else box_x[1]
    door = (inner - half, inner) if item.is_right else (inner, inner + half)
    # In a study the sofa stands where the door is elsewhere.
    low = y + (room.depth - 1.9 if room.kind == "study" else 0.35)
    drawing.rect(door, (low, low + 0.9), FLOOR)
    drawing.swing(inner, low, 0.9, 1 if item.is_right else -1, 1)
    for shape, a, b, c, d in SYMBOLS.get(room.kind, lambda room: ())(room):
        left, right = (box_x[1] - b, box_x[1] - a) if item.is_right else (box_x[0] + a, box_x[0] + b)
        if shape == "circle":
            drawing.circle((left + right) / 2, y + (c + d) / 2, (right - left) / 2)
        else:
            drawing.rect((left, right), (y + c, y + d), PAPER, LINE, 0.06 if shape == "soft" else 0.0)
    drawing.text(sum(box_x) / 2, y + 0.9, f"{room.width:.1f} × {room.depth:.1f} m")
    drawing.text(sum(box_x) / 2, y + 0.5, f"{room.width * room.depth:.0f} m²", 16)


def _draw_store(drawing, placed, width, depth):
    """What is left over above the shorter column is a store."""
    for is_right in (False, True):
        column = [item for item in placed if item.is_right == is_right]
        top = max((item.y + item.room.depth + WALL for item in column), default=depth)
        if not column:
            continue
        if depth - top <= 0.9:
            drawing.rect((column[-1].x, column[-1].x + column[-1].room.width), (top - WALL / 2, depth), INK)
        else:
            span = (width - column[-1].room.width, width) if is_right else (0, column[-1].room.width)
            drawing.rect((span[0] - WALL / 2, span[1]), (top - WALL / 2, depth), INK)
            drawing.rect(span, (top, depth), PAPER)
            drawing.rect((span[0] + 0.1, span[1] - 0.1), (depth - 0.5, depth - 0.08), PAPER, LINE)


def _draw_balcony(drawing, home, item):
    if any(room.kind == "balcony" for room in home.rooms):
        y = (item.y + 0.4, item.y + item.room.depth - 0.4)
        drawing.rect((-WALL - 0.85, -WALL), y, PAPER, INK)


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


SYMBOLS = {
    "living": _living,
    "kitchen": _kitchen,
    "bedroom": _bedroom,
    "bath": _bath,
    "dining": _dining,
    "study": _study,
}


def write_plans(homes, folder):
    """`plan-<home>.svg` and `.png` for every home that has rooms."""
    folder.mkdir(parents=True, exist_ok=True)
    for home in homes:
        if home.rooms:
            text = draw_plan(home)
            (folder / f"plan-{home.id}.svg").write_text(text)
            (folder / f"plan-{home.id}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=text)))
