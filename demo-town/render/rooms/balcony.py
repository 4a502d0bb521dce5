"""A balcony over the sea or over a garden."""

from ..furniture.lamps import downlight
from ..furniture.seating import armchair, outdoor_sofa
from ..furniture.small import bouquet, dish, pot_plant, rug
from ..furniture.tables import coffee_table
from ..light import bulb
from ..materials_hard import glowing, plain, planks, plaster
from ..materials_soft import fabric, glass
from ..meshes import box, cylinder, floor, place, sheet
from .shell import build_outlook


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    white = plaster(kit.style.wall, 0.002, 0.06)
    deck = planks((0.36, 0.25, 0.16), (0.22, 0.14, 0.085), 2.4, 0.12, 0.005, 0.55, 90)
    box((-0.3, w + 0.3), (-0.5, d + 0.12), (-0.3, 0), white, 0.01)
    floor((0, w), (-0.5, d), 0.002, deck)
    box((-0.6, w + 1.3), (-0.5, d + 0.35), (h, h + 0.28), white, 0.015)
    box((w, w + 0.25), (-0.5, 1.0), (0, h), white, 0.008)
    y = 1.05
    while y < d:
        box((w + 0.02, w + 0.07), (y, y + 0.045), (0, h), kit.wood_upright, 0.006)
        y += 0.11
    _add_balustrade(room)
    build_outlook(room, kit.style, ("back",))
    outdoor_sofa(place(w - 0.65, d - 1.25, turn=-90), kit)
    coffee_table(place(w - 1.95, d - 1.25), kit.wood, kit.black, 0.36, 0.38)
    bouquet(place(w - 1.9, d - 1.15, 0.38), kit)
    dish(w - 1.78, d - 1.38, 0.38, kit.clay)
    armchair(place(w * 0.34, d - 1.85, turn=128), kit, fabric((0.5, 0.45, 0.38), 0.3, 0.004), cushion=kit.cushions[0])
    rug((1.3, w - 1.1), (d - 2.25, d - 0.35), ((0.6, 0.55, 0.47), (0.34, 0.3, 0.26), "stripe"))
    pot_plant(place(0.5, d - 0.55), kit, 1.5, "palm", kit.clay, 3)
    pot_plant(place(w - 0.35, d - 0.28), kit, 0.8, "fig", kit.ceramic, 5)
    pot_plant(place(0.45, d - 1.15), kit, 0.6, "fig", kit.ceramic, 8)
    for x, y, tall in ((w * 0.49, d - 0.45, 0.42), (w * 0.55, d - 0.35, 0.28)):
        _add_lantern(x, y, tall)
    for share in (0.23, 0.5, 0.77):
        downlight(w * share, 1.2, h, kit, 7)


def _add_balustrade(room):
    w, d, count = room.width, room.depth, 4
    metal = plain((0.05, 0.05, 0.052), 0.35, 0.6)
    pane = glass(reflection=1.1)
    y = d - 0.05
    for index in range(count):
        a, b = index * w / count + 0.02, (index + 1) * w / count - 0.02
        sheet([(a, y, 0.1), (b, y, 0.1), (b, y, 1.02), (a, y, 1.02)], pane)
    sheet([(0.03, -0.4, 0.1), (0.03, d - 0.08, 0.1), (0.03, d - 0.08, 1.02), (0.03, -0.4, 1.02)], pane)
    box((0, w), (d - 0.08, d - 0.02), (1.02, 1.055), metal, 0.008)
    box((0, 0.06), (-0.5, y), (1.02, 1.055), metal, 0.008)
    box((0, w), (d - 0.09, d - 0.01), (0, 0.11), metal, 0.004)
    box((0, 0.06), (-0.5, d), (0, 0.11), metal, 0.004)
    for index in range(count + 1):
        x = min(w - 0.02, max(0.03, index * w / count))
        box((x - 0.018, x + 0.018), (d - 0.07, d - 0.03), (0, 1.04), metal, 0.003)


def _add_lantern(x, y, tall):
    metal = plain((0.05, 0.05, 0.052), 0.35, 0.6)
    for dx in (-0.09, 0.09):
        for dy in (-0.09, 0.09):
            box((x + dx - 0.008, x + dx + 0.008), (y + dy - 0.008, y + dy + 0.008), (0, tall), metal)
    for low, high in ((tall, tall + 0.02), (0, 0.015)):
        box((x - 0.1, x + 0.1), (y - 0.1, y + 0.1), (low, high), metal, 0.003)
    cylinder(x, y, (0.015, 0.13), 0.035, glowing((1, 0.6, 0.25), 10), sides=16)
    bulb((x, y, 0.2), 1.6, (1, 0.6, 0.3), 0.04)


def cameras(room):
    w, d = room.width, room.depth
    return {"wide": ((w * 0.45, -1.25, 1.5), (w * 0.49, d, 1.38), 20)}
