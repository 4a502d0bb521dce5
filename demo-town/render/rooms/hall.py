"""An entrance hall: console, mirror, bench, and the front door at the back."""

from ..furniture.doors import panelled_door
from ..furniture.lamps import pendant, table_lamp
from ..furniture.seating import bench
from ..furniture.small import bouquet, framed_painting, pot_plant, rug
from ..materials_hard import plain
from ..meshes import box, place, sheet
from .shell import add_cornice, build_outlook, build_shell


def build(room, kit):
    style = kit.style
    w, d, h = room.width, room.depth, room.height
    build_shell(room, kit, panes=(1, 2))
    build_outlook(room, style, ("left", "back"))
    if style.has_mouldings:
        add_cornice(room, kit)
    panelled_door(place(w / 2, d), kit, plain(style.fronts, 0.3, coat=0.4))
    rug((w * 0.28, w * 0.72), (0.6, d - 1.1), style.rug)
    at = place(w - 0.01, d * 0.55, turn=-90)
    _add_console(at, kit)
    bench(place(0.28, d * 0.45, turn=90), kit, kit.cushions[0], 1.2)
    framed_painting(place(0.014, d * 0.78, 1.6, turn=90), 0.7, 0.9, kit.metal, room.seed, 0.06)
    pot_plant(place(w - 0.4, d - 0.45), kit, 1.5, "fig", kit.clay, room.seed)
    pendant(w / 2, d * 0.5, h - 0.7, h, kit, kit.metal, 0.2, 14, "drum")


def _add_console(at, kit):
    box((-0.7, 0.7), (-0.36, -0.02), (0.8, 0.84), kit.second, 0.006, at)
    for x in (-0.66, 0.62):
        box((x, x + 0.04), (-0.34, -0.3), (0, 0.8), kit.black, 0.003, at)
        box((x, x + 0.04), (-0.08, -0.04), (0, 0.8), kit.black, 0.003, at)
    box((-0.66, 0.66), (-0.33, -0.05), (0.2, 0.22), kit.second, 0.004, at)
    table_lamp(at @ place(-0.45, -0.19, 0.84), kit, 7)
    bouquet(at @ place(0.4, -0.19, 0.84), kit, kit.clay, 0.24, 4)
    mirror = plain((0.92, 0.92, 0.92), 0.01, 1.0)
    sheet([(-0.4, -0.03, 1.15), (0.4, -0.03, 1.15), (0.4, -0.03, 2.05), (-0.4, -0.03, 2.05)], mirror, at=at)
    for x in ((-0.43, -0.4), (0.4, 0.43)):
        box(x, (-0.045, -0.005), (1.12, 2.08), kit.metal, 0.004, at)
    for z in ((1.12, 1.15), (2.05, 2.08)):
        box((-0.4, 0.4), (-0.045, -0.005), z, kit.metal, 0.004, at)


def cameras(room):
    w, d = room.width, room.depth
    return {"wide": ((w * 0.42, 0.25, 1.35), (w * 0.54, d, 1.2), 20)}
