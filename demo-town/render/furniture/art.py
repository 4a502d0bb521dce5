"""What hangs on walls, in other arrangements than one row."""

from ..materials_hard import plain
from ..materials_soft import landscape, painting
from ..meshes import box, cylinder, place, turned

# (x, z, width, height) about the middle of the group, in metres.
SALON = (
    (-0.86, 0.02, 0.5, 0.7),
    (-0.28, 0.25, 0.5, 0.4),
    (-0.33, -0.22, 0.4, 0.4),
    (0.31, 0.1, 0.56, 0.76),
    (0.84, 0.24, 0.36, 0.46),
    (0.87, -0.22, 0.42, 0.32),
)
SIX = tuple((x, z, 0.42, 0.42) for z in (0.25, -0.25) for x in (-0.5, 0.0, 0.5))
LEANING = ((-0.62, 0.0, 0.5, 0.68), (-0.12, 0.0, 0.36, 0.46), (0.42, 0.0, 0.62, 0.46))


def picture(at, width, height, frame, seed, mount=0.06, shows="painting"):
    """A framed picture; `at` is its centre on the wall, -y toward the room."""
    edge, deep = 0.018, 0.028
    w, h = width / 2, height / 2
    for x, z in (
        ((-w, w), (h - edge, h)),
        ((-w, w), (-h, edge - h)),
        ((-w, edge - w), (edge - h, h - edge)),
        ((w - edge, w), (edge - h, h - edge)),
    ):
        box(x, (-deep, 0), z, frame, 0.003, at, 1)
    box((edge - w, w - edge), (-0.012, -0.002), (edge - h, h - edge), plain((0.86, 0.85, 0.82), 0.9), at=at)
    inset = edge + mount
    canvas = landscape(seed) if shows == "landscape" else painting(seed)
    box((inset - w, w - inset), (-0.014, -0.003), (inset - h, h - inset), canvas, at=at)


def salon_wall(at, kit, seed):
    """Pictures of all sizes, hung close."""
    frames = (kit.black, kit.wood, kit.metal)
    for index, (x, z, width, height) in enumerate(SALON):
        shows = "landscape" if index % 2 else "painting"
        picture(at @ place(x, 0, z), width, height, frames[index % 3], seed + index * 2, 0.05, shows)


def six_pictures(at, kit, seed):
    """Two rows of three, all of one size."""
    for index, (x, z, width, height) in enumerate(SIX):
        picture(at @ place(x, 0, z), width, height, kit.black, seed + index, 0.08, "landscape")


def leaning_pictures(at, kit, seed, count=3):
    """Pictures that stand on a shelf or mantel at z = 0 and lean against the wall."""
    frames = (kit.wood, kit.black, kit.metal)
    for index, (x, _, width, height) in enumerate(LEANING[:count]):
        foot = at @ place(x, -0.09 - 0.02 * index, 0, tilt=-5) @ place(0, 0, height / 2)
        picture(
            foot, width, height, frames[index % 3], seed + index * 5, 0.05, "painting" if index % 2 else "landscape"
        )


def picture_ledge(at, kit, seed, width=1.9):
    """A narrow shelf with a lip, and pictures standing on it."""
    box((-width / 2, width / 2), (-0.11, 0), (-0.022, 0), kit.wood, 0.004, at)
    box((-width / 2, width / 2), (-0.122, -0.108), (-0.022, 0.022), kit.wood, 0.003, at)
    leaning_pictures(at, kit, seed)


def great_canvas(at, kit, seed, width=1.5, height=1.05, shows="painting"):
    """One large picture without glass."""
    picture(at, width, height, kit.wood, seed, 0.0, shows)


def round_mirror(at, kit, radius=0.42):
    # The disc stays flat-shaded: smoothed normals would bend the reflection.
    upright = at @ place(0, -0.02, 0, tilt=90)
    disc = cylinder(0, 0, (0, 0.01), radius, plain((0.92, 0.92, 0.92), 0.01, 1.0), sides=96, at=upright)
    disc.data.polygons.foreach_set("use_smooth", [False] * len(disc.data.polygons))
    rim = [(radius - 0.006, -0.018), (radius + 0.016, -0.018), (radius + 0.016, 0.022), (radius - 0.006, 0.022)]
    turned(rim, kit.metal, 72, at=upright)
