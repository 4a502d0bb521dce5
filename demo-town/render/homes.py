"""The catalogue of homes: each has a style, a light and rooms, and all its pictures are taken of the same things."""

from dataclasses import dataclass, replace

from .palettes import (
    CANAL,
    COASTAL,
    DARK,
    EVENING,
    FARM,
    FOUNDRY,
    HARBOUR,
    LOFT,
    MILL,
    MORNING,
    NOON,
    NORDIC,
    ORCHARD,
    PARK,
    PINE,
    ROSE,
    SAGE,
    SKYLINE,
    VALLEY,
)
from .rooms.kinds import ROOMS
from .rooms.shell import Room
from .style import Light, Style


@dataclass(frozen=True)
class Home:
    """`kind` is the kind of building in the town's model; how it looks from outside is in `exteriors/kinds.py`."""

    id: str
    kind: str
    seed: int
    style: Style
    light: Light = Light()
    rooms: tuple = ()
    is_mirrored: bool = False


TALL_PAIR = ((1.0, 2.35, 0.25, 2.5), (3.0, 4.35, 0.25, 2.5))
LOW_PAIR = ((1.2, 2.5, 1.0, 2.35), (2.95, 4.25, 1.0, 2.35))
WIDE = ((1.1, 3.5, 0.12, 2.4),)
BATH = ((1.55, 2.95, 0.95, 2.35),)
DOORS = ((0.7, 2.3, 0.0, 2.5), (3.1, 4.7, 0.0, 2.5))


def _planned(usual, layout, seed, storey):
    """A layout with a name brings the shape of its room along; the others furnish the usual one."""
    layouts = ROOMS[usual.kind].LAYOUTS
    shape = layouts[layout].SHAPE if layout in layouts else replace(usual, layout=layout)
    return replace(shape, seed=seed, storey=storey)


def _rooms(seed, storey=0, living="a", kitchen="a", bedroom="a", bath="a", extra=()):
    """The rooms most homes have, a little larger or smaller by seed."""
    grow = ((seed * 37) % 7 - 3) / 10
    return (
        _planned(Room("living", 6.2 + grow, 5.4, 2.85, TALL_PAIR), living, seed, storey),
        _planned(Room("kitchen", 5.6 + grow, 5.0, 2.75, LOW_PAIR), kitchen, seed + 1, storey),
        _planned(Room("bedroom", 5.0 + grow, 4.6, 2.75, WIDE), bedroom, seed + 2, storey),
        _planned(Room("bath", 3.9, 3.9, 2.7, BATH), bath, seed + 3, storey),
        *(replace(room, seed=seed + 4, storey=max(storey, room.storey)) for room in extra),
    )


DINING = Room("dining", 5.4, 5.2, 2.9, back=DOORS)
STUDY = Room("study", 5.6, 5.4, 2.8, ((0.8, 2.6, 0.55, 2.45), (3.1, 4.9, 0.55, 2.45)))
LOFT_STUDY = Room("study", 6.0, 5.6, 3.4, ((0.8, 2.6, 0.55, 3.0), (3.1, 4.9, 0.55, 3.0)), layout="c")
HALL = Room("hall", 3.0, 4.2, 2.8, ((1.6, 2.5, 0.9, 2.3),))
# High above the shore, also where the house itself is low: on a cliff.
BALCONY = Room("balcony", 5.2, 3.0, 2.75, storey=6)

HOMES = (
    Home("rosehill-cottage", "cottage", 4, ROSE, MORNING, _rooms(4, kitchen="b", bedroom="b")),
    Home(
        "orchard-cottage",
        "cottage",
        5,
        ORCHARD,
        EVENING,
        _rooms(5, living="hearth", kitchen="corner", bedroom="desk", extra=(DINING,)),
        is_mirrored=True,
    ),
    Home("station-terrace", "terrace", 11, DARK, MORNING, _rooms(11, bath="b", extra=(DINING, HALL))),
    Home(
        "mill-terrace",
        "terrace",
        12,
        MILL,
        NOON,
        _rooms(12, living="gallery", kitchen="galley", bedroom="desk", bath="shower"),
        is_mirrored=True,
    ),
    Home(
        "pine-villa",
        "villa",
        7,
        PINE,
        EVENING,
        _rooms(7, living="window", kitchen="banquette", bedroom="b", extra=(DINING, STUDY)),
    ),
    Home(
        "cliff-villa", "villa", 8, COASTAL, NOON, _rooms(8, bath="b", bedroom="b", extra=(BALCONY,)), is_mirrored=True
    ),
    Home(
        "park-flat",
        "midrise",
        13,
        PARK,
        MORNING,
        _rooms(13, 3, living="gallery", kitchen="banquette", bedroom="desk", bath="shower"),
    ),
    Home(
        "canal-flat",
        "midrise",
        14,
        CANAL,
        EVENING,
        _rooms(14, 4, kitchen="corner", bedroom="b", bath="shower"),
        is_mirrored=True,
    ),
    Home(
        "harbour-tower-flat",
        "tower",
        17,
        HARBOUR,
        EVENING,
        _rooms(17, 14, living="window", kitchen="banquette", bedroom="side", bath="b", extra=(BALCONY,)),
    ),
    Home(
        "skyline-tower-flat",
        "tower",
        18,
        SKYLINE,
        NOON,
        _rooms(18, 18, living="library", kitchen="c", bedroom="side", bath="shower"),
        is_mirrored=True,
    ),
    Home(
        "vineyard-farmhouse",
        "farmhouse",
        21,
        FARM,
        MORNING,
        _rooms(21, kitchen="b", bedroom="b", bath="c", extra=(DINING,)),
    ),
    Home(
        "valley-farmhouse",
        "farmhouse",
        22,
        VALLEY,
        EVENING,
        _rooms(22, living="stove", kitchen="corner", bedroom="side"),
        is_mirrored=True,
    ),
    Home("market-shop", "shop", 25, NORDIC, NOON),
    Home("old-town-shop", "shop", 26, SAGE, MORNING),
    Home(
        "quay-loft",
        "warehouse",
        29,
        LOFT,
        MORNING,
        _rooms(29, 2, living="c", kitchen="c", bedroom="c", extra=(LOFT_STUDY,)),
    ),
    Home(
        "foundry-loft",
        "warehouse",
        30,
        FOUNDRY,
        EVENING,
        _rooms(30, 3, living="stove", kitchen="galley", bedroom="c", bath="shower"),
        is_mirrored=True,
    ),
    Home("hillside-plot", "plot", 33, SAGE, EVENING),
    Home("shore-plot", "plot", 34, COASTAL, MORNING),
)
