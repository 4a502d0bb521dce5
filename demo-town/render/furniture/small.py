"""The small things that make a room lived in: books, vases, plants, paintings, rugs."""

import math
import random

from mathutils import Vector
from mathutils import noise as field

from ..materials_hard import plain
from ..materials_soft import carpet, painting
from ..meshes import add_object, ball, box, grid, place, surface, tube, turned
from ..vegetation import leaves

SPINES = [
    (0.5, 0.13, 0.09),
    (0.1, 0.16, 0.25),
    (0.6, 0.52, 0.4),
    (0.75, 0.72, 0.66),
    (0.12, 0.2, 0.15),
    (0.55, 0.35, 0.12),
    (0.05, 0.05, 0.06),
    (0.35, 0.36, 0.38),
    (0.62, 0.3, 0.2),
    (0.8, 0.78, 0.74),
]


def books(at, count, is_upright=True, seed=0, tallest=0.26, deepest=0.17):
    """A row of books along x, or a stack."""
    rng = random.Random(seed)
    pages = plain((0.72, 0.67, 0.56), 0.9)
    along = 0.0
    for _ in range(count):
        thick, tall, deep = (
            rng.uniform(0.016, 0.045),
            rng.uniform(tallest * 0.72, tallest),
            rng.uniform(deepest * 0.8, deepest),
        )
        cover = plain(rng.choice(SPINES), 0.55, variation=0.1)
        if is_upright:
            here = at @ place(along, roll=rng.choice((0, 0, 0, rng.uniform(0, 4))))
            box((0, thick), (-deep / 2, deep / 2), (0, tall), cover, 0.002, here, 1)
            box((0.003, thick - 0.003), (-deep / 2 + 0.005, deep / 2 + 0.001), (0.004, tall + 0.0008), pages, at=here)
            along += 0.001
        else:
            here = at @ place(z=along, turn=rng.uniform(-14, 14))
            box((-tall / 2, tall / 2), (-deep / 2, deep / 2), (0, thick), cover, 0.002, here, 1)
            box(
                (-tall / 2 + 0.004, tall / 2 + 0.001),
                (-deep / 2 - 0.001, deep / 2 - 0.004),
                (0.003, thick - 0.003),
                pages,
                at=here,
            )
        along += thick


VASES = (
    [
        (0, 0),
        (0.6, 0),
        (0.95, 0.25),
        (1, 0.45),
        (0.75, 0.7),
        (0.38, 0.85),
        (0.36, 0.95),
        (0.45, 1),
        (0.36, 0.98),
        (0.3, 0.9),
    ],
    [(0, 0), (0.9, 0), (1, 0.06), (1, 0.9), (0.97, 1), (0.88, 1), (0.86, 0.2), (0, 0.1)],
    [(0, 0), (0.5, 0), (1, 0.5), (0.7, 0.8), (0.5, 1), (0.45, 0.97)],
)


def vase(at, material, height=0.3, radius=0.09, shape=0):
    thing = turned([(r * radius, h * height) for r, h in VASES[shape]], material, 40, at=at)
    thing.modifiers.new("round", "SUBSURF").render_levels = 2


def branches(at, leaf, stem, count=7, height=0.6, spread=0.35, leaf_size=0.05, per_branch=26, seed=0, foot=0.2):
    """Cut branches in a vase."""
    rng = random.Random(seed)
    points = []
    for _ in range(count):
        angle, reach, tall = rng.uniform(0, 2 * math.pi), rng.uniform(0.2, 1) * spread, height * rng.uniform(0.7, 1.1)

        def bend(share):
            return reach * math.cos(angle) * share**1.6, reach * math.sin(angle) * share**1.6, foot + tall * share

        tube([bend(i / 6) for i in range(7)], [0.004 * (1 - 0.1 * i) for i in range(7)], stem, 5, at)
        for _ in range(per_branch):
            x, y, z = bend(rng.uniform(0.3, 1))
            points.append((x + rng.gauss(0, 0.012), y + rng.gauss(0, 0.012), z))
    add_object(leaves(points, leaf_size, leaf, seed, 0.5, droop=-0.2), at)


def bouquet(at, kit, pot=None, height=0.2, seed=2, size=1.0):
    """A vase with eucalyptus branches."""
    vase(at, pot or kit.ceramic, height, height * 0.42, 0)
    branches(at, kit.eucalyptus, kit.second, 7, 0.42 * size, 0.24 * size, 0.045, 26, seed, height * 0.75)


def pot_plant(at, kit, height=1.5, kind="fig", pot=None, seed=0):
    """A fig with broad leaves or a feathery palm, in a pot."""
    radius = 0.17 * height / 1.4
    rim = radius * 1.9
    profile = [
        (0, 0),
        (radius * 0.78, 0),
        (radius, rim),
        (radius * 0.93, rim),
        (radius * 0.88, radius * 1.6),
        (0, radius * 1.6),
    ]
    turned(profile, pot or kit.ceramic, 40, at=at)
    turned([(0, radius * 1.62), (radius * 0.89, radius * 1.62)], kit.soil, 24, at=at)
    rng = random.Random(seed)
    grow = _grow_fig if kind == "fig" else _grow_palm
    points, faces = grow(rng, at, kit, height, radius * 1.6)
    surface(points, faces, kit.leaf, smooth=kind == "fig", metres=False, at=at)


def _grow_fig(rng, at, kit, height, foot):
    points, faces = [], []
    for _ in range(4):
        angle, lean, tall = (
            rng.uniform(0, 2 * math.pi),
            rng.uniform(0.05, 0.22) * height,
            height * rng.uniform(0.65, 1) - foot,
        )

        def stem(share):
            return Vector(
                (lean * math.cos(angle) * share**1.5, lean * math.sin(angle) * share**1.5, foot + tall * share)
            )

        tube([stem(i / 8) for i in range(9)], [0.014 * (1 - 0.075 * i) for i in range(9)], kit.second, 7, at)
        for _ in range(15):
            _add_broad_leaf(
                rng, stem(rng.uniform(0.28, 1.02)), 0.24 * height / 1.5 * rng.uniform(0.7, 1.15), points, faces
            )
    return points, faces


def _add_broad_leaf(rng, base, length, points, faces):
    turn = rng.uniform(0, 2 * math.pi)
    ahead = Vector((math.cos(turn), math.sin(turn), rng.uniform(0.1, 0.9))).normalized()
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(ahead)
    first, steps = len(points), 6
    for step in range(steps + 1):
        share = step / steps
        width = 0.004
        if 0 < share < 1:
            width = length * 0.31 * math.sin(math.pi * min(1, share**0.75 * 1.02)) ** 0.8 * (0.55 + 0.45 * share)
        centre = base + ahead * (0.05 + length * share) + up * (0.02 - 0.35 * length * share**2)
        points += [centre - side * width + up * width * 0.25, centre, centre + side * width + up * width * 0.25]
    for step in range(steps):
        for edge in (0, 1):
            corner = first + step * 3 + edge
            faces.append((corner, corner + 1, corner + 4, corner + 3))


def _grow_palm(rng, at, kit, height, foot):
    points, faces = [], []
    for _ in range(18):
        angle, reach, tall = (
            rng.uniform(0, 2 * math.pi),
            rng.uniform(0.35, 1) * height * 0.5,
            height * rng.uniform(0.6, 1) - foot,
        )
        x, y = math.cos(angle) * reach, math.sin(angle) * reach
        shares = [i / 11 for i in range(12)]
        path = [Vector((x * s**1.9, y * s**1.9, foot + tall * (s - 0.28 * s**3) * 1.25)) for s in shares]
        tube(path, 0.005, kit.leaf, 4, at)
        for step in range(3, 12):
            _add_feathers(path[step], path[step] - path[step - 1], step, height, points, faces)
    return points, faces


def _add_feathers(end, along, step, height, points, faces):
    ahead = along.normalized()
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    length, width = 0.2 * height * (1 - 0.06 * abs(step - 6)), ahead * 0.016 * height
    for sign in (-1, 1):
        for share in (0, 0.5):
            base = end - along * share
            out = (side * sign + ahead * 0.75 + Vector((0, 0, 0.12))).normalized()
            middle, tip = base + out * length * 0.5, base + out * length + Vector((0, 0, -length * 0.25))
            faces.append(tuple(range(len(points), len(points) + 4)))
            points += [base, middle + width, tip, middle - width]


def framed_painting(at, width, height, frame, seed, mount=0.0):
    """A painting on a wall; `at` is its centre on the wall, -y toward the room."""
    edge, deep = 0.02, 0.03
    w, h = width / 2, height / 2
    bars = [
        ((-w, w), (h - edge, h)),
        ((-w, w), (-h, edge - h)),
        ((-w, edge - w), (edge - h, h - edge)),
        ((w - edge, w), (edge - h, h - edge)),
    ]
    for x, z in bars:
        box(x, (-deep, 0), z, frame, 0.003, at, 1)
    if mount:
        box((edge - w, w - edge), (-0.012, -0.002), (edge - h, h - edge), plain((0.86, 0.85, 0.82), 0.9), at=at)
    inset = edge + mount
    box((inset - w, w - inset), (-0.014, -0.003), (inset - h, h - inset), painting(seed), at=at)


def rug(x, y, colours, pile=0.018):
    """A rug that does not lie quite flat. Colours are (ground, accent, pattern)."""

    def shape(u, v):
        a, b = x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v
        height = pile if min(u, 1 - u, v, 1 - v) > 0.004 else 0.001
        wander = field.noise((a * 3, b * 3, 1)), field.noise((a * 3, b * 3, 7))
        return a + 0.01 * wander[0], b + 0.01 * wander[1], height + 0.004 * field.noise((a * 2, b * 2, 0))

    grid(40, 40, shape, carpet(*colours))


def fruit_bowl(x, y, z, kit):
    turned(
        [(0, 0), (0.05, 0), (0.055, 0.02), (0.15, 0.075), (0.145, 0.08), (0.05, 0.03), (0, 0.028)],
        kit.wood_upright,
        48,
        x,
        y,
        z,
    )
    fruit = (
        (-0.05, 0.02, 0.075, (0.55, 0.3, 0.03)),
        (0.05, 0.03, 0.075, (0.5, 0.08, 0.03)),
        (0, -0.055, 0.075, (0.55, 0.32, 0.03)),
        (0.01, 0.01, 0.13, (0.35, 0.42, 0.06)),
    )
    for dx, dy, dz, colour in fruit:
        ball(x + dx, y + dy, z + dz, 0.04, plain(colour, 0.35, variation=0.2), 0.92)


def dish(x, y, z, material, radius=0.085):
    turned(
        [(0, 0), (radius * 0.7, 0.002), (radius, 0.035), (radius * 0.94, 0.035), (radius * 0.65, 0.01), (0, 0.008)],
        material,
        32,
        x,
        y,
        z,
    )
