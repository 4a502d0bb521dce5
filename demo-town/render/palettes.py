"""The styles and lights that homes choose from. Homes of one family have furniture and colours of their own."""

from dataclasses import replace

from .style import Light, Pieces, Style

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
    pieces=Pieces(chair="easy", pendant="woven", bed="wood"),
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
    pieces=Pieces(chair="wing", pendant="arms", bed="winged"),
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
    pieces=Pieces(chair="easy", pendant="ring", bed="metal"),
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
    pieces=Pieces(chair="easy", pendant="drum", bed="metal"),
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
    pieces=Pieces(chair="wing", pendant="drum", bed="curved"),
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

# Neighbours in style, each with furniture and colours of its own.
ORCHARD = replace(
    SAGE,
    sofa=(0.56, 0.52, 0.44),
    rug=((0.6, 0.52, 0.42), (0.26, 0.3, 0.24), "border"),
    pieces=Pieces("buttoned", "wing", "ottoman", "woven", "metal"),
)
PINE = replace(
    SAGE,
    rug=((0.6, 0.57, 0.5), (0.3, 0.27, 0.22), "plain"),
    pieces=Pieces("deep", "easy", "drum", "paper", "winged"),
)
MILL = replace(
    NORDIC,
    sofa=(0.3, 0.36, 0.4),
    rug=((0.6, 0.5, 0.36), (0.3, 0.24, 0.17), "round"),
    pieces=Pieces("slim", "easy", "drum", "paper", "wood"),
    second_wood="oak",
)
PARK = replace(
    NORDIC,
    accent=(0.36, 0.42, 0.38),
    sofa=(0.6, 0.57, 0.51),
    cushions=((0.5, 0.22, 0.09), (0.74, 0.73, 0.7), (0.25, 0.3, 0.26)),
    rug=((0.62, 0.6, 0.55), (0.36, 0.2, 0.12), "border"),
    pieces=Pieces("deep", "tub", "blocks", "drum", "curved"),
)
HARBOUR = replace(
    COASTAL,
    sofa=(0.68, 0.66, 0.62),
    cushions=((0.05, 0.14, 0.2), (0.72, 0.7, 0.64), (0.5, 0.42, 0.28)),
    rug=((0.5, 0.52, 0.52), (0.22, 0.3, 0.36), "plain"),
    pieces=Pieces("deep", "tub", "blocks", "ring", "curved"),
)
CANAL = replace(ROSE, pieces=Pieces(chair="tub", pendant="paper", bed="panels"))
SKYLINE = replace(
    DARK,
    sofa=(0.035, 0.075, 0.062),
    has_leather=False,
    cushions=((0.5, 0.32, 0.1), (0.55, 0.5, 0.42), (0.3, 0.1, 0.06)),
    rug=((0.5, 0.45, 0.38), (0.06, 0.08, 0.085), "border"),
    outlook="city",
    pieces=Pieces("deep", "tub", "glass", "arms", "panels", "drum"),
)
VALLEY = replace(
    FARM,
    sofa=(0.66, 0.6, 0.5),
    cushions=((0.48, 0.2, 0.09), (0.66, 0.58, 0.45), (0.2, 0.26, 0.2)),
    rug=((0.5, 0.2, 0.12), (0.2, 0.1, 0.08), "border"),
    floor="barn",
    pieces=Pieces("deep", "wing", "trestle", "woven", "wood"),
)
FOUNDRY = replace(
    LOFT,
    sofa=(0.3, 0.13, 0.05),
    has_leather=True,
    cushions=((0.14, 0.19, 0.2), (0.6, 0.55, 0.47), (0.3, 0.3, 0.29)),
    rug=((0.4, 0.39, 0.37), (0.1, 0.1, 0.1), "round"),
    pieces=Pieces("slim", "tub", "trestle", "arms", "wood"),
)

MORNING = Light(24, 250, 12, (1, 0.88, 0.72), 0.85)
NOON = Light(38, 262, 11, (1, 0.93, 0.84), 1.0, 0.5, 1.0)
EVENING = Light(17, 256, 11, (1, 0.76, 0.5), 0.7, 0.45, 1.4)
