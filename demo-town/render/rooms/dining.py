"""A dining room with doors to the garden at the back."""

from ..furniture.lamps import pendant, table_lamp
from ..furniture.seating import dining_chair
from ..furniture.small import books, bouquet, framed_painting, fruit_bowl, pot_plant, rug, vase
from ..furniture.tables import sideboard, table
from ..materials_hard import concrete, leather, plain
from ..materials_soft import glass
from ..meshes import box, cylinder, place, tube, turned
from ..scene import chance
from ..vegetation import shrub
from ..walls import hanging
from .shell import accent_material, build_outlook, build_shell

GLASS_PROFILE = [
    (0, 0),
    (0.033, 0),
    (0.033, 0.003),
    (0.005, 0.006),
    (0.004, 0.08),
    (0.02, 0.095),
    (0.036, 0.13),
    (0.032, 0.17),
]


def build(room, kit):
    style = kit.style
    w, d = room.width, room.depth
    accent = accent_material(style, "paint")
    build_shell(room, kit, right=accent, panes=(2, 4) if style.frame == "black" else (2, 3))
    build_outlook(room, style, ("back",))
    if room.storey == 0 and style.outlook == "garden":
        box((-2, w + 2), (d + 0.3, d + 3), (-0.2, -0.03), concrete((0.55, 0.53, 0.5)))
        for x in (0.3, w / 2, w - 0.3):
            shrub(x, d + 2.2, 0.5, kit.leaf, 1400, 0.07, int(x * 3), -0.05)
    for a, b, *_ in room.back:
        for x in ((a - 0.36, a + 0.04), (b - 0.04, b + 0.36)):
            hanging(x, (0.01, room.height - 0.18), d - 0.12, kit.curtain, 6, 0.045)
    tube([(0.2, d - 0.12, room.height - 0.16), (w - 0.2, d - 0.12, room.height - 0.16)], 0.013, kit.metal)
    x, y = w * 0.48, d - 2.4
    rug((x - 1.6, x + 1.6), (y - 1.45, y + 1.45), (style.rug[0], style.rug[1], "plain"))
    _set_table(room, kit, x, y)
    _furnish_right_wall(room, kit)
    pot_plant(place(0.5, d - 0.6), kit, 1.8, "fig", kit.ceramic, room.seed + 5)
    pot_plant(place(w - 0.4, d - 0.45), kit, 1.2, "palm", kit.clay, room.seed + 6)


def _set_table(room, kit, x, y):
    table(place(x, y, turn=90), kit.wood, kit.second_upright, 2.3, 1.0, 0.75)
    seat = leather((0.22, 0.1, 0.045)) if room.seed % 2 else kit.linen
    for dy in (-0.72, 0, 0.72):
        for side, turn in ((-1, 90), (1, -90)):
            moved = place(x + side * 0.78 + chance.uniform(-0.04, 0.04), y + dy, turn=turn + chance.uniform(-5, 5))
            dining_chair(moved, kit, seat)
            _set_place(x + side * 0.3, y + dy, side, kit)
    bouquet(place(x, y + 0.05, 0.75), kit, kit.ceramic, 0.26, 3, 1.3)
    for dy in (-0.3, 0.34):
        foot = [
            (0, 0),
            (0.04, 0),
            (0.04, 0.006),
            (0.008, 0.012),
            (0.008, 0.16),
            (0.014, 0.17),
            (0.014, 0.185),
            (0, 0.185),
        ]
        turned(foot, kit.metal, 24, x - 0.05, y + dy, 0.75)
        cylinder(x - 0.05, y + dy, (0.93, 1.16), 0.0105, plain((0.82, 0.78, 0.7), 0.6), sides=14)
    fruit_bowl(x + 0.02, y - 0.52, 0.75, kit)
    for dy in (-0.65, 0, 0.65):
        pendant(x, y + dy, 1.72, room.height, kit, kit.metal, 0.17, 9)


def _set_place(x, y, side, kit):
    turned([(0, 0), (0.09, 0), (0.135, 0.014), (0.137, 0.017), (0.09, 0.006), (0, 0.005)], kit.ceramic, 40, x, y, 0.75)
    bowl = plain((0.3, 0.36, 0.33), 0.3, coat=0.4)
    turned([(0, 0), (0.05, 0), (0.085, 0.03), (0.082, 0.03), (0.05, 0.006), (0, 0.006)], bowl, 36, x, y, 0.757)
    turned(GLASS_PROFILE, glass(reflection=1.3), 24, x - side * 0.15, y + 0.14, 0.75)
    box((-0.004, 0.004), (-0.09, 0.09), (0, 0.003), kit.metal, 0.001, place(x, y - 0.17, 0.752, turn=90))


def _furnish_right_wall(room, kit):
    at = place(room.width - 0.02, room.depth - 2.3, turn=-90)
    sideboard(at, kit, 2.0, 0.78, 0.45)
    table_lamp(at @ place(-0.75, -0.23, 0.78), kit, 8, 0.5, kit.clay)
    vase(at @ place(0.7, -0.25, 0.78), kit.black, 0.34, 0.1, 2)
    vase(at @ place(0.45, -0.22, 0.78), kit.ceramic, 0.2, 0.08, 0)
    books(at @ place(-0.05, -0.25, 0.78), 4, False, 11)
    framed_painting(at @ place(0, 0, 1.62), 1.0, 0.72, kit.metal, room.seed + 3)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.19, 0.25, 1.34), (w * 0.55, d, 1.12), 20),
        "corner": ((w * 0.31, d * 0.27, 1.25), (w * 0.59, d - 0.6, 0.88), 29),
    }
