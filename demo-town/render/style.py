"""What all pictures of one home share: its style, its light, and the materials made from them."""

from dataclasses import dataclass

from .materials_hard import concrete, ground, leather, marble, plain, planks, tiles, wood
from .materials_soft import fabric, glass, leaf, sheer

WOODS = {
    "oak": ((0.47, 0.30, 0.165), (0.30, 0.17, 0.085)),
    "pale": ((0.58, 0.43, 0.28), (0.42, 0.29, 0.175)),
    "walnut": ((0.20, 0.10, 0.05), (0.10, 0.05, 0.025)),
    "teak": ((0.36, 0.20, 0.10), (0.20, 0.10, 0.05)),
    "ebony": ((0.05, 0.042, 0.038), (0.028, 0.024, 0.022)),
}
METALS = {
    "brass": ((0.72, 0.5, 0.22), 0.22, 1.0),
    "chrome": ((0.85, 0.85, 0.86), 0.08, 1.0),
    "black": ((0.018, 0.018, 0.018), 0.38, 0.7),
    "copper": ((0.72, 0.36, 0.22), 0.25, 1.0),
}
FRAMES = {
    "white": ((0.82, 0.81, 0.79), 0.35, 0.0),
    "black": ((0.018, 0.018, 0.018), 0.38, 0.7),
    "grey": ((0.12, 0.125, 0.13), 0.4, 0.3),
    "green": ((0.05, 0.085, 0.065), 0.35, 0.0),
    "oak": ((0.33, 0.2, 0.11), 0.45, 0.0),
}
FLOORS = {
    "oak": lambda: planks((0.47, 0.335, 0.215), (0.29, 0.19, 0.115)),
    "pale": lambda: planks((0.56, 0.44, 0.31), (0.40, 0.29, 0.19), 2.2, 0.2),
    "dark": lambda: planks((0.24, 0.145, 0.08), (0.13, 0.075, 0.04), 2.0, 0.14),
    "herringbone": lambda: planks((0.42, 0.29, 0.18), (0.25, 0.155, 0.085), 0.75, 0.11, 0.0015, 0.35, 45),
    "barn": lambda: planks((0.36, 0.235, 0.14), (0.2, 0.12, 0.065), 2.4, 0.19, 0.003, 0.42),
    "stone": lambda: tiles((0.58, 0.54, 0.48), (0.42, 0.39, 0.35), 0.9, 0.9, 0.004, 0.35, 0.09, 0.0, 0.0015),
    "terracotta": lambda: tiles((0.42, 0.2, 0.12), (0.38, 0.33, 0.28), 0.3, 0.3, 0.006, 0.45, 0.22, 0.0, 0.003),
    "concrete": lambda: concrete((0.42, 0.41, 0.39), 0.32, 0.0008),
}


@dataclass(frozen=True)
class Pieces:
    """Which piece of each sort a home has, by the names in `furniture/`."""

    sofa: str = "track"
    chair: str = "shell"
    table: str = "drum"
    pendant: str = "dome"
    bed: str = "panels"
    stool: str = "padded"


@dataclass(frozen=True)
class Style:
    """Colours are linear RGB."""

    wall: tuple = (0.87, 0.86, 0.84)
    accent: tuple = (0.5, 0.5, 0.445)
    fronts: tuple = (0.235, 0.285, 0.235)
    tile: tuple = (0.30, 0.375, 0.335)
    sofa: tuple = (0.50, 0.465, 0.41)
    cushions: tuple = ((0.42, 0.17, 0.07), (0.7, 0.66, 0.58), (0.2, 0.21, 0.1))
    curtain: tuple = (0.82, 0.77, 0.69)
    rug: tuple = ((0.66, 0.61, 0.53), (0.2, 0.17, 0.14), "berber")
    floor: str = "oak"
    wood: str = "oak"
    second_wood: str = "walnut"
    metal: str = "brass"
    frame: str = "white"
    panes: tuple = (2, 2)
    has_mouldings: bool = False
    has_leather: bool = False
    outlook: str = "garden"
    pieces: Pieces = Pieces()


@dataclass(frozen=True)
class Light:
    """The sun and sky over a home."""

    elevation: float = 27
    azimuth: float = 255
    sun_strength: float = 13
    sun_colour: tuple = (1, 0.86, 0.68)
    sky_strength: float = 0.8
    clouds: float = 0.4
    sun_size: float = 1.2
    cloud_seed: int = 0


class Kit:
    """The materials of one home."""

    def __init__(self, style):
        self.style = style
        self.wall = plain(style.wall, 0.88, specular=0.3)
        self.ceiling = plain((0.9, 0.9, 0.89), 0.9)
        self.trim = plain((0.82, 0.81, 0.79), 0.35)
        self.floor = FLOORS[style.floor]()
        self.glass = glass()
        self.frame = plain(*FRAMES[style.frame])
        self.black = plain(*METALS["black"])
        self.steel = plain((0.5, 0.5, 0.5), 0.25, 1.0)
        self.metal = plain(*METALS[style.metal])
        self.wood = wood(*WOODS[style.wood], 0.4, "X")
        self.wood_upright = wood(*WOODS[style.wood], 0.4, "Z")
        self.second = wood(*WOODS[style.second_wood], 0.35, "X")
        self.second_upright = wood(*WOODS[style.second_wood], 0.35, "Z")
        self.sofa = leather(style.sofa) if style.has_leather else fabric(style.sofa)
        self.cushions = [fabric(colour) for colour in style.cushions]
        self.wool = fabric((0.68, 0.65, 0.59), 0.35, 0.004, 0.4, 0.12)
        self.linen = fabric((0.78, 0.76, 0.72), 0.6, 0.0008, 0.2, 0.05)
        self.curtain = sheer(style.curtain, 0.28, 0.02)
        self.veil = sheer((0.92, 0.91, 0.88), 0.55, 0.45)
        self.shade = sheer((0.9, 0.82, 0.68), 0.65, 0.0)
        self.ceramic = plain((0.82, 0.81, 0.78), 0.12, coat=0.6)
        self.clay = plain((0.5, 0.25, 0.15), 0.85, variation=0.15)
        self.soil = ground((0.03, 0.02, 0.015), (0.06, 0.04, 0.03), 20, 0.01)
        self.leaf = leaf((0.03, 0.09, 0.02), (0.07, 0.16, 0.035), 0.2, 0.3)
        self.eucalyptus = leaf((0.15, 0.2, 0.13), (0.24, 0.3, 0.19), 0.2)
        self.marble = marble()
        self.fronts = plain(style.fronts, 0.42)
