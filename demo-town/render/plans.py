"""Floor plans as SVG and PNG, drawn from the same rooms that are photographed."""

from dataclasses import dataclass

import resvg_py

from .plan_symbols import furniture_of

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
    """Two columns of rooms along a hall, windows outward. Rooms that look back come last, each on top of a column."""
    rooms = [room for room in home.rooms if room.kind not in ("hall", "balcony")]
    rooms.sort(key=lambda room: bool(room.back))
    left, right = [], []
    for room in rooms:
        free = [column for column in (left, right) if not (column and column[-1].back)]
        min(free or (left, right), key=_length).append(room)
    left_width = max(room.width for room in left)
    right_edge = left_width + CORRIDOR + 2 * WALL + max((room.width for room in right), default=0)
    depth = max(_length(left), _length(right)) - WALL
    placed = [Placed(room, 0.0, y, False) for room, y in _stack(left, depth)]
    placed += [Placed(room, right_edge - room.width, y, True) for room, y in _stack(right, depth)]
    return placed, right_edge, depth


def _stack(column, depth):
    """Rooms one above the other; one that looks back stands at the very top."""
    y = 0.0
    for room in column:
        yield room, depth - room.depth if room.back else y
        y += room.depth + WALL


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
    for shape, a, b, c, d in furniture_of(room):
        left, right = (box_x[1] - b, box_x[1] - a) if item.is_right else (box_x[0] + a, box_x[0] + b)
        if shape == "circle":
            drawing.circle((left + right) / 2, y + (c + d) / 2, (right - left) / 2)
        else:
            drawing.rect((left, right), (y + c, y + d), PAPER, LINE, 0.06 if shape == "soft" else 0.0)
    drawing.text(sum(box_x) / 2, y + 0.9, f"{room.width:.1f} × {room.depth:.1f} m")
    drawing.text(sum(box_x) / 2, y + 0.5, f"{room.width * room.depth:.0f} m²", 16)


def _draw_store(drawing, placed, width, depth):
    """What is left over in the shorter column is a store: above it, or below a room that looks back."""
    for is_right in (False, True):
        column = [item for item in placed if item.is_right == is_right]
        if not column:
            continue
        low, high = _left_over(column, depth)
        span = (width - column[-1].room.width, width) if is_right else (0, column[-1].room.width)
        if high - low <= 0.9:
            drawing.rect(span, (low - WALL / 2, high + WALL / 2), INK)
        else:
            drawing.rect((span[0] - WALL / 2, span[1] + WALL / 2), (low - WALL / 2, high + WALL / 2), INK)
            drawing.rect(span, (low, high), PAPER)
            drawing.rect((span[0] + 0.1, span[1] - 0.1), (high - 0.5, high - 0.08), PAPER, LINE)


def _left_over(column, depth):
    """From where to where no room stands."""
    *below, last = column
    if not last.room.back:
        return last.y + last.room.depth + WALL, depth
    return max((item.y + item.room.depth + WALL for item in below), default=0), last.y - WALL


def _draw_balcony(drawing, home, item):
    if any(room.kind == "balcony" for room in home.rooms):
        y = (item.y + 0.4, item.y + item.room.depth - 0.4)
        drawing.rect((-WALL - 0.85, -WALL), y, PAPER, INK)


def write_plans(homes, folder):
    """`plan-<home>.svg` and `.png` for every home that has rooms."""
    folder.mkdir(parents=True, exist_ok=True)
    for home in homes:
        if home.rooms:
            text = draw_plan(home)
            (folder / f"plan-{home.id}.svg").write_text(text)
            (folder / f"plan-{home.id}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=text)))
