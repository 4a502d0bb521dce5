"""Projects: buildings that are still to come, seen from the street and from the air."""

from dataclasses import dataclass

from .daylight import CLEAR_DAY, DAY, GOLDEN, SUNSET
from .exteriors.kinds import DOORS, GREY_BRICK, YELLOW_BRICK


@dataclass(frozen=True)
class Project:
    """`views` are (name, hour); `air` is the camera of the view of the whole site."""

    id: str
    kind: str
    seed: int
    look: dict
    views: tuple
    air: tuple
    air_hour: object


PROJECTS = (
    Project(
        "harbour-point",
        "tower",
        41,
        {"storeys": 26, "radii": (17, 12), "wave": 1.9, "lit_share": 0.5, "twist": 0.3},
        (("front", SUNSET), ("plaza", SUNSET)),
        ((-120, -170, 90), (0, 0, 34), 30),
        GOLDEN,
    ),
    Project(
        "garden-quarter",
        "midrise",
        42,
        {"wall": (0.8, 0.77, 0.71), "storeys": 4, "bays": 7, "frame": (0.2, 0.12, 0.07)},
        (("front", CLEAR_DAY), ("street", GOLDEN)),
        ((-26, -52, 34), (18, 3, 4), 28),
        CLEAR_DAY,
    ),
    Project(
        "mill-row",
        "terrace",
        43,
        {"bricks": (YELLOW_BRICK, GREY_BRICK, YELLOW_BRICK), "order": (0, 1, 0, 1, 0, 1), "doors": DOORS[::-1]},
        (("front", DAY), ("end", GOLDEN)),
        ((-26, -34, 20), (6, 2, 2.5), 28),
        DAY,
    ),
)
