"""A tower of flats with waving balconies over a plaza; also the visual of a project."""

import math

from ..light import panel_lamp, spot
from ..materials_hard import concrete, distant_city, glowing, ground, plain, plaster, tiles
from ..materials_soft import glass, open_water, sheer
from ..meshes import box, cylinder, floor, surface
from ..scene import chance
from ..vegetation import plant, shrub
from .surroundings import Garden, far_hills

STEPS = 120
BASE = 6.5


class Tower:
    """`look` gives storeys, radii, how square the plan is and how far the balconies wave."""

    def __init__(self, look):
        self.look = look
        self.white = plaster(look.get("slab", (0.80, 0.79, 0.77)), 0.001, 0.05)
        self.frame = plain((0.04, 0.042, 0.045), 0.3, 0.7)
        self.glass = glass((0.8, 0.88, 0.9), 1.6)
        self.rail = glass((0.82, 0.9, 0.9), 1.3)
        self.bronze = plain((0.3, 0.19, 0.1), 0.32, 0.8)
        self.concrete = concrete((0.4, 0.39, 0.37))
        self.lit = [
            glowing(colour, power)
            for colour, power in (((1, 0.52, 0.2), 2.3), ((1, 0.6, 0.3), 1.7), ((1, 0.46, 0.16), 1.2))
        ]
        self.unlit = [plain(colour, 0.9) for colour in ((0.2, 0.19, 0.18), (0.12, 0.12, 0.13), (0.3, 0.27, 0.24))]
        self.curtain = sheer((0.85, 0.82, 0.76), 0.4, 0.15)

    def point(self, step, out, storey=0, wave=0.0):
        """A point of the plan: a rounded rectangle, pushed outward, waving from storey to storey."""
        angle = 2 * math.pi * step / STEPS
        power = 2 / self.look.get("square", 4.2)
        c, s = math.cos(angle), math.sin(angle)
        wide, deep = self.look["radii"]
        x = (wide + out) * math.copysign(abs(c) ** power, c)
        y = (deep + out) * math.copysign(abs(s) ** power, s)
        push = wave * (0.5 + 0.5 * math.sin(angle * 3 + storey * self.look.get("twist", 0.42)))
        return x * (1 + push / wide), y * (1 + push / deep)

    def band(self, storey, out, z, material, wave=0.0, has_caps=True):
        ring = [self.point(step, out, storey, wave) for step in range(STEPS)]
        points = [(x, y, z[0]) for x, y in ring] + [(x, y, z[1]) for x, y in ring]
        faces = [(i, (i + 1) % STEPS, STEPS + (i + 1) % STEPS, STEPS + i) for i in range(STEPS)]
        if has_caps:
            faces += [tuple(range(STEPS - 1, -1, -1)), tuple(range(STEPS, 2 * STEPS))]
        surface(points, faces, material, metres=False)


def build(look):
    tower = Tower(look)
    garden = Garden()
    tall = look.get("storey", 3.35)
    for storey in range(look["storeys"]):
        _storey(tower, garden, storey, BASE + storey * tall, tall)
    top, count = BASE + look["storeys"] * tall, look["storeys"]
    tower.band(count, 2.0, (top - 0.32, top + 0.1), tower.white, look["wave"])
    tower.band(0, -2.5, (top, top + 4), tower.frame)
    tower.band(0, -2.0, (top + 4, top + 4.35), tower.white)
    _lobby(tower)
    _podium(tower)
    _plaza(tower, garden)
    _skyline(look)


def _storey(tower, garden, storey, z, tall):
    wave = tower.look["wave"]
    tower.band(storey, 2.0, (z - 0.32, z), tower.white, wave)
    tower.band(storey, 1.9, (z, z + 1.1), tower.rail, wave, has_caps=False)
    tower.band(storey, 0, (z, z + tall - 0.32), tower.glass, has_caps=False)
    points, faces = [], []
    for step in range(0, STEPS, 3):
        x, y = tower.point(step, 0.03, storey)
        first, half = len(points), 0.05
        for height in (z, z + tall - 0.3):
            points += [
                (x - half, y - half, height),
                (x + half, y - half, height),
                (x + half, y + half, height),
                (x - half, y + half, height),
            ]
        faces += [(first + i, first + (i + 1) % 4, first + 4 + (i + 1) % 4, first + 4 + i) for i in range(4)]
    surface(points, faces, tower.frame, metres=False)
    _flats(tower, storey, (z, z + tall - 0.33))
    for index in range(5):
        x, y = tower.point(chance.randint(0, STEPS), 1.4, storey, wave * 0.87)
        shrub(x, y, 0.5, garden.leaf, 160, 0.22, storey * 7 + index, z + 0.1)


def _flats(tower, storey, z):
    """Rooms behind the glass, flat by flat: some lit, with walls between and curtains here and there."""
    points, faces, which = [], [], []

    def upright(a, b, material):
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend([(*a, z[0]), (*b, z[0]), (*b, z[1]), (*a, z[1])])
        which.append(material)

    step = 0
    while step < STEPS:
        length = chance.choice((6, 8, 10, 12))
        material = chance.randint(0, 2) + (0 if chance.random() < tower.look["lit_share"] else 3)
        for part in range(step, min(STEPS, step + length)):
            upright(tower.point(part, -4.2, storey), tower.point(part + 1, -4.2, storey), material)
            if chance.random() < 0.16:
                upright(tower.point(part, -0.35, storey), tower.point(part + 1.2, -0.35, storey), 6)
        upright(tower.point(step, -0.1, storey), tower.point(step, -4.2, storey), 5)
        step += length
    surface(points, faces, [*tower.lit, *tower.unlit, tower.curtain], metres=False, which=which)


def _lobby(tower):
    tower.band(0, -1.2, (0, BASE - 0.3), tower.glass, has_caps=False)
    tower.band(
        0, -5, (0, BASE - 0.3), tower.lit[1] if tower.look["lit_share"] > 0.2 else tower.unlit[2], has_caps=False
    )
    for step in range(0, STEPS, 10):
        x, y = tower.point(step, 0.6)
        cylinder(x, y, (0, BASE - 0.3), 0.38, tower.white)
    tower.band(0, 5.0, (BASE - 1.25, BASE - 0.75), tower.bronze)


def _podium(tower):
    box((-44, -17), (-6, 12), (0, 0.15), tower.concrete)
    box((-42, -18), (-4, 12), (0, 8.5), tower.concrete, 0.02)
    is_lit = tower.look["lit_share"] > 0.2
    for index in range(12):
        x = (-41.6 + index * 2, -40.1 + index * 2)
        box(x, (-4.05, -3.9), (0.5, 3.6), tower.lit[index % 3] if is_lit and index % 3 else tower.unlit[0])
        box(x, (-4.05, -3.9), (4.6, 7.6), tower.lit[0] if is_lit and index % 4 == 1 else tower.unlit[1])
    for index in range(26):
        box((-42 + index * 0.95, -41.85 + index * 0.95), (-4.5, -4.0), (0.2, 8.5), tower.bronze, 0.01)


def _plaza(tower, garden):
    paving = tiles((0.46, 0.44, 0.41), (0.3, 0.29, 0.27), 1.2, 0.6, 0.008, 0.45, 0.14, 0.5, 0.003)
    floor((-160, 160), (-130, 60), 0, paving)
    floor((-900, 900), (-300, 900), -0.05, ground((0.08, 0.08, 0.08), (0.12, 0.12, 0.11), 0.5, 0.05))
    box((-26, 26), (-44, -32), (0.0, 0.14), tower.concrete, 0.03)
    floor((-25.6, 25.6), (-43.6, -32.4), 0.15, open_water((0.015, 0.03, 0.035), 0.5, 0.012), metres=False)
    kinds = [garden.tree(2, 8, 2.7, 15000, 0.2), garden.tree(8, 9, 3.0, 15000, 0.22, 0.3, garden.dark)]
    is_lit = tower.look["lit_share"] > 0.2
    spots = [(x, y) for x in (-46, -36, -29, 29, 36, 45, 54) for y in (-40, -26)] + [
        (-52, -84),
        (-20, -70),
        (2, -64),
        (24, -60),
    ]
    for x, y in spots:
        plant(kinds[abs(x + y) % 2], (x, y, 0), x, chance.uniform(0.9, 1.15))
        box((x - 1.6, x + 1.6), (y - 1.6, y + 1.6), (0, 0.45), tower.concrete, 0.03)
        shrub(x, y, 1.3, garden.dark, 900, 0.12, x + y + 300, 0.35, 0.35)
        if is_lit and y > -50:
            spot((x + 0.8, y - 0.8, 0.5), (x, y, 6), 260, (1, 0.75, 0.48), 70)
    for index in range(40):
        plant(
            kinds[index % 2],
            (chance.choice((-1, 1)) * chance.uniform(46, 120), chance.uniform(-16, 40), 0),
            index,
            chance.uniform(0.8, 1.2),
        )
    for x in range(-24, 25, 8):
        box((x - 0.06, x + 0.06), (-30.1, -29.98), (0, 0.9), tower.frame, 0.01)
        if is_lit:
            panel_lamp((x, -30, 0.85), (x, -30, 0), (0.1, 0.1), 18, (1, 0.78, 0.5))


def _skyline(look):
    walls = [
        distant_city(colour, look["lit_share"] / 2)
        for colour in ((0.24, 0.21, 0.185), (0.19, 0.19, 0.205), (0.28, 0.245, 0.2), (0.17, 0.12, 0.1))
    ]
    for index in range(70):
        x, y = chance.uniform(-330, 330), chance.uniform(70, 420)
        if abs(x) < 34 and y < 110:
            continue
        half, height = chance.uniform(7, 15), chance.uniform(14, 46) * (1.5 if chance.random() < 0.2 else 1)
        box((x - half, x + half), (y - half, y + half), (0, height), walls[index % 4])
    for x, y, height in (((52, 78), 12, 24), ((-84, -56), 14, 30), ((84, 112), 8, 20)):
        box(x, (y, y + 22), (0, height), walls[height % 4])
    far_hills(1100, -5, height=160)


def cameras(look):
    top = BASE + look["storeys"] * look.get("storey", 3.35)
    # From further away the higher it is, so that its top is in the picture.
    away = max(1.0, top / 80)
    return {
        "front": ((-34 * away, -92 * away, 1.7), (3, 0, top * 0.57), 20.5),
        "plaza": ((38 * away, -78 * away, 1.7), (-2, 0, top * 0.42), 21),
    }
