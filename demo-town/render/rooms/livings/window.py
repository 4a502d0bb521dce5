"""A sofa around the corner in front of a wall of glass, a low cupboard with the screen on the right."""

from ...furniture.chairs import chosen_chair
from ...furniture.coffee_tables import chosen_table
from ...furniture.lamps import arc_lamp, table_lamp
from ...furniture.media import media_unit
from ...furniture.pendants import chosen_pendant
from ...furniture.rugs import chosen_rug
from ...furniture.small import pot_plant
from ...furniture.sofas import corner_sofa
from ...meshes import place, tube
from ...walls import hanging
from ..dressing import dress_table, two_vases
from ..shell import Room, add_curtains, build_outlook, build_shell

SHAPE = Room("living", 6.5, 5.6, 2.8, ((1.4, 3.9, 0.06, 2.5),), ((0.45, 6.05, 0.06, 2.5),), layout="window")


def build(room, kit):
    w, d, h = room.width, room.depth, room.height
    x = w * 0.44
    build_shell(room, kit, panes=(4, 1))
    build_outlook(room, kit.style, ("left", "back"))
    _hang_curtains(room, kit)
    chosen_rug((x - 1.5, x + 2.2), (d - 3.75, d - 1.3), kit.style)
    first, second, third = kit.cushions
    pillows = ((-1.1, second, 9, 0.5), (-0.72, first, -8, 0.44), (1.02, third, -12, 0.48))
    corner_sofa(place(x, d - 1.15), kit, 3.1, 1.75, pillows)
    table = place(x + 0.55, d - 2.75)
    dress_table(table @ place(-0.15, 0.05), kit, chosen_table(table, kit), room.seed)
    chosen_chair(place(x + 1.95, d - 2.85, turn=-104), kit, kit.wool, kit.cushions[0])
    unit = place(w - 0.005, d - 2.5, turn=-90)
    media_unit(unit, kit)
    table_lamp(unit @ place(-1.0, -0.22, 0.52), kit, 6, 0.42, kit.clay)
    two_vases(unit @ place(0.82, -0.22, 0.52), kit, room.seed)
    arc_lamp(place(x + 2.1, d - 0.75), kit)
    pot_plant(place(0.62, d - 0.62), kit, 1.85, "palm", kit.ceramic, room.seed + 3)
    pot_plant(place(w - 0.5, d - 0.55), kit, 1.25, "fig", kit.clay, room.seed + 5)
    chosen_pendant(x + 0.3, d - 2.7, h, kit)


def _hang_curtains(room, kit):
    w, d, top = room.width, room.depth, room.height - 0.06
    add_curtains(room, kit)
    for x in ((0.08, 0.5), (w - 0.62, w - 0.2)):
        hanging(x, (0.015, top), d - 0.11, kit.curtain, 7, 0.045, rows=14)
    tube([(0.05, d - 0.11, top), (w - 0.1, d - 0.11, top)], 0.012, kit.black)


def cameras(room):
    w, d = room.width, room.depth
    return {
        "wide": ((w * 0.2, 0.25, 1.32), (w * 0.55, d, 1.1), 20.5),
        "corner": ((w * 0.82, 0.9, 1.25), (w * 0.4, d, 0.95), 27),
    }
