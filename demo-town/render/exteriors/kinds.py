"""Which builder makes which kind of building, and how each home's outside looks."""

from ..style import Kit
from . import apartment_block, country_house, plot, row_house, tower, villa, warehouse

RED_TILE = ((0.34, 0.13, 0.075), (0.2, 0.085, 0.055))
BROWN_TILE = ((0.23, 0.13, 0.085), (0.15, 0.09, 0.065))
SLATE = ((0.13, 0.135, 0.15), (0.19, 0.19, 0.205))
CLAY_TILE = ((0.5, 0.26, 0.15), (0.36, 0.17, 0.1))

RED_BRICK = ((0.33, 0.11, 0.065), (0.22, 0.065, 0.042), (0.36, 0.32, 0.27))
YELLOW_BRICK = ((0.40, 0.27, 0.15), (0.29, 0.19, 0.1), (0.4, 0.37, 0.32))
DARK_BRICK = ((0.30, 0.095, 0.06), (0.18, 0.055, 0.04), (0.3, 0.27, 0.24))
BROWN_BRICK = ((0.29, 0.18, 0.11), (0.19, 0.115, 0.07), (0.3, 0.26, 0.21))
GREY_BRICK = ((0.32, 0.3, 0.27), (0.22, 0.205, 0.185), (0.34, 0.32, 0.29))

DOORS = (
    (0.03, 0.06, 0.12),
    (0.25, 0.03, 0.03),
    (0.05, 0.1, 0.06),
    (0.55, 0.42, 0.1),
    (0.06, 0.06, 0.06),
    (0.18, 0.25, 0.27),
)
SHOPS = (
    (0.04, 0.08, 0.07),
    (0.12, 0.03, 0.035),
    (0.03, 0.05, 0.1),
    (0.5, 0.44, 0.32),
    (0.05, 0.05, 0.052),
    (0.2, 0.13, 0.07),
)

LOOKS = {
    "rosehill-cottage": {
        "kind": "cottage",
        "wall": (0.78, 0.72, 0.61),
        "tile": RED_TILE,
        "door": (0.045, 0.085, 0.07),
        "has_rose": True,
    },
    "orchard-cottage": {
        "kind": "cottage",
        "is_stone": True,
        "tile": SLATE,
        "door": (0.22, 0.05, 0.04),
        "trim": (0.7, 0.69, 0.64),
    },
    "vineyard-farmhouse": {
        "kind": "farmhouse",
        "wall": (0.74, 0.6, 0.42),
        "tile": CLAY_TILE,
        "door": (0.2, 0.11, 0.06),
        "shutters": (0.12, 0.2, 0.19),
        "is_dry": True,
    },
    "valley-farmhouse": {
        "kind": "farmhouse",
        "is_stone": True,
        "tile": BROWN_TILE,
        "door": (0.06, 0.1, 0.14),
        "shutters": (0.34, 0.4, 0.42),
    },
    "station-terrace": {"bricks": (RED_BRICK, YELLOW_BRICK, DARK_BRICK), "order": (0, 2, 1, 0, 2, 0), "doors": DOORS},
    "mill-terrace": {
        "bricks": (GREY_BRICK, BROWN_BRICK, YELLOW_BRICK),
        "order": (0, 0, 1, 0, 2, 0),
        "doors": DOORS[2:] + DOORS[:2],
        "stone": (0.74, 0.72, 0.68),
        "first_car": 2,
    },
    "market-shop": {
        "is_shop": True,
        "bricks": (RED_BRICK, YELLOW_BRICK, DARK_BRICK),
        "order": (1, 0, 2, 1, 0, 2),
        "doors": SHOPS,
        "trees": (14, 27),
        "cars": ((12.5, 0), (19.2, 180)),
    },
    "old-town-shop": {
        "is_shop": True,
        "bricks": (BROWN_BRICK, GREY_BRICK, YELLOW_BRICK),
        "order": (2, 0, 1, 0, 2, 1),
        "doors": SHOPS[3:] + SHOPS[:3],
        "awnings": 1,
        "trees": (10, 22, 31),
        "cars": ((15.5, 0),),
        "first_car": 1,
    },
    "pine-villa": {"wall": (0.82, 0.81, 0.79), "timber": ((0.36, 0.2, 0.1), (0.2, 0.1, 0.05)), "is_dusk": True},
    "cliff-villa": {
        "wall": (0.84, 0.82, 0.78),
        "timber": ((0.5, 0.37, 0.24), (0.34, 0.23, 0.14)),
        "is_dusk": False,
        "is_dry": True,
    },
    "park-flat": {"brick": BROWN_BRICK, "storeys": 6, "bays": 5},
    "canal-flat": {"wall": (0.76, 0.68, 0.58), "storeys": 5, "bays": 5, "frame": (0.2, 0.12, 0.07)},
    "harbour-tower-flat": {"storeys": 22, "radii": (15.5, 12.5), "wave": 1.5, "lit_share": 0.45},
    "skyline-tower-flat": {
        "storeys": 18,
        "radii": (12.5, 12.5),
        "wave": 0.6,
        "lit_share": 0.08,
        "square": 6.5,
        "twist": 0.2,
        "slab": (0.62, 0.56, 0.49),
    },
    "quay-loft": {"brick": DARK_BRICK, "has_tank": True},
    "foundry-loft": {"brick": YELLOW_BRICK},
    "hillside-plot": {},
    "shore-plot": {"has_sea": True, "is_dry": True},
}

_BUILDERS = {
    "cottage": country_house,
    "farmhouse": country_house,
    "terrace": row_house,
    "shop": row_house,
    "midrise": apartment_block,
    "tower": tower,
    "warehouse": warehouse,
    "plot": plot,
    "villa": villa,
}


def build_exterior(kind, look, style):
    builder = _BUILDERS[kind]
    if builder is villa:
        builder.build(look, Kit(style))
    else:
        builder.build(look)


def exterior_cameras(kind, look):
    return _BUILDERS[kind].cameras(look)
