"""The catalogue of homes: each has a style, a light and rooms, and all its pictures are taken of the same things."""

from dataclasses import dataclass, replace

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


SAGE = Style(has_mouldings=True)
COASTAL = Style(
    wall=(0.88, 0.88, 0.87),
    accent=(0.33, 0.42, 0.46),
    fronts=(0.17, 0.25, 0.30),
    tile=(0.24, 0.36, 0.42),
    sofa=(0.62, 0.6, 0.56),
    cushions=((0.12, 0.2, 0.28), (0.72, 0.7, 0.64), (0.42, 0.5, 0.52)),
    curtain=(0.85, 0.84, 0.8),
    rug=((0.68, 0.66, 0.6), (0.22, 0.3, 0.36), "stripe"),
    floor="pale",
    wood="pale",
    second_wood="oak",
    metal="chrome",
    frame="white",
    outlook="sea",
)
DARK = Style(
    wall=(0.80, 0.78, 0.75),
    accent=(0.055, 0.075, 0.085),
    fronts=(0.03, 0.038, 0.045),
    tile=(0.06, 0.075, 0.08),
    sofa=(0.16, 0.075, 0.035),
    cushions=((0.5, 0.32, 0.1), (0.55, 0.5, 0.42), (0.1, 0.14, 0.13)),
    curtain=(0.5, 0.46, 0.4),
    rug=((0.36, 0.2, 0.14), (0.1, 0.09, 0.09), "berber"),
    floor="herringbone",
    wood="walnut",
    second_wood="walnut",
    metal="brass",
    frame="black",
    panes=(2, 3),
    has_leather=True,
    has_mouldings=True,
)
LOFT = Style(
    wall=(0.84, 0.83, 0.81),
    accent=(0.35, 0.33, 0.3),
    fronts=(0.09, 0.095, 0.1),
    tile=(0.7, 0.68, 0.64),
    sofa=(0.26, 0.27, 0.28),
    cushions=((0.45, 0.16, 0.06), (0.6, 0.55, 0.47), (0.14, 0.19, 0.2)),
    rug=((0.42, 0.22, 0.15), (0.12, 0.1, 0.11), "berber"),
    floor="barn",
    wood="teak",
    second_wood="walnut",
    metal="black",
    frame="black",
    panes=(4, 5),
    outlook="city",
)
FARM = Style(
    wall=(0.87, 0.84, 0.78),
    accent=(0.56, 0.36, 0.25),
    fronts=(0.62, 0.58, 0.49),
    tile=(0.62, 0.42, 0.3),
    sofa=(0.58, 0.51, 0.41),
    cushions=((0.48, 0.2, 0.09), (0.66, 0.58, 0.45), (0.3, 0.32, 0.2)),
    curtain=(0.8, 0.72, 0.6),
    rug=((0.6, 0.47, 0.34), (0.36, 0.15, 0.09), "stripe"),
    floor="terracotta",
    wood="oak",
    second_wood="teak",
    metal="copper",
    frame="oak",
    panes=(2, 3),
)
ROSE = Style(
    wall=(0.87, 0.83, 0.80),
    accent=(0.52, 0.33, 0.29),
    fronts=(0.45, 0.30, 0.27),
    tile=(0.55, 0.38, 0.34),
    sofa=(0.56, 0.42, 0.38),
    cushions=((0.34, 0.1, 0.09), (0.7, 0.6, 0.53), (0.45, 0.4, 0.3)),
    rug=((0.62, 0.54, 0.48), (0.42, 0.24, 0.2), "plain"),
    floor="herringbone",
    wood="oak",
    second_wood="walnut",
    metal="brass",
    frame="white",
    has_mouldings=True,
)
NORDIC = Style(
    wall=(0.88, 0.88, 0.88),
    accent=(0.66, 0.66, 0.63),
    fronts=(0.72, 0.71, 0.68),
    tile=(0.74, 0.74, 0.72),
    sofa=(0.35, 0.36, 0.36),
    cushions=((0.62, 0.47, 0.14), (0.74, 0.73, 0.7), (0.2, 0.23, 0.24)),
    curtain=(0.87, 0.86, 0.84),
    rug=((0.72, 0.71, 0.68), (0.28, 0.28, 0.28), "berber"),
    floor="pale",
    wood="pale",
    second_wood="pale",
    metal="black",
    frame="grey",
    panes=(2, 1),
    outlook="city",
)

MORNING = Light(24, 250, 12, (1, 0.88, 0.72), 0.85)
NOON = Light(38, 262, 11, (1, 0.93, 0.84), 1.0, 0.5, 1.0)
EVENING = Light(17, 256, 11, (1, 0.76, 0.5), 0.7, 0.45, 1.4)

TALL_PAIR = ((1.0, 2.35, 0.25, 2.5), (3.0, 4.35, 0.25, 2.5))
LOW_PAIR = ((1.2, 2.5, 1.0, 2.35), (2.95, 4.25, 1.0, 2.35))
WIDE = ((1.1, 3.5, 0.12, 2.4),)
BATH = ((1.55, 2.95, 0.95, 2.35),)
DOORS = ((0.7, 2.3, 0.0, 2.5), (3.1, 4.7, 0.0, 2.5))


def _rooms(seed, storey=0, living="a", kitchen="a", bedroom="a", bath="a", extra=()):
    """The rooms most homes have, a little larger or smaller by seed."""
    grow = ((seed * 37) % 7 - 3) / 10
    return (
        Room("living", 6.2 + grow, 5.4, 2.85, TALL_PAIR, layout=living, seed=seed, storey=storey),
        Room("kitchen", 5.6 + grow, 5.0, 2.75, LOW_PAIR, layout=kitchen, seed=seed + 1, storey=storey),
        Room("bedroom", 5.0 + grow, 4.6, 2.75, WIDE, layout=bedroom, seed=seed + 2, storey=storey),
        Room("bath", 3.9, 3.9, 2.7, BATH, layout=bath, seed=seed + 3, storey=storey),
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
    Home("orchard-cottage", "cottage", 5, SAGE, EVENING, _rooms(5, living="b", extra=(DINING,)), is_mirrored=True),
    Home("station-terrace", "terrace", 11, DARK, MORNING, _rooms(11, bath="b", extra=(DINING, HALL))),
    Home("mill-terrace", "terrace", 12, NORDIC, NOON, _rooms(12, living="b", bath="c"), is_mirrored=True),
    Home("pine-villa", "villa", 7, SAGE, EVENING, _rooms(7, extra=(DINING, STUDY))),
    Home(
        "cliff-villa", "villa", 8, COASTAL, NOON, _rooms(8, bath="b", bedroom="b", extra=(BALCONY,)), is_mirrored=True
    ),
    Home("park-flat", "midrise", 13, NORDIC, MORNING, _rooms(13, 3, living="b")),
    Home("canal-flat", "midrise", 14, ROSE, EVENING, _rooms(14, 4, bedroom="b", bath="c"), is_mirrored=True),
    Home("harbour-tower-flat", "tower", 17, COASTAL, EVENING, _rooms(17, 14, bath="b", extra=(BALCONY,))),
    Home(
        "skyline-tower-flat",
        "tower",
        18,
        DARK,
        NOON,
        _rooms(18, 18, living="b", kitchen="c", bath="b"),
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
    Home("valley-farmhouse", "farmhouse", 22, FARM, EVENING, _rooms(22, living="b", kitchen="a"), is_mirrored=True),
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
        LOFT,
        EVENING,
        _rooms(30, 3, living="c", bedroom="c", bath="b"),
        is_mirrored=True,
    ),
    Home("hillside-plot", "plot", 33, SAGE, EVENING),
    Home("shore-plot", "plot", 34, COASTAL, MORNING),
)
