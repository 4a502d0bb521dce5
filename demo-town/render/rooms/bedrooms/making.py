"""A bed made up in a home's own colours."""

from ...furniture.beds import bed
from ...materials_soft import fabric
from ...meshes import place
from ...upholstery import pillow


def make_bed(at, kit, width=1.7):
    """Linen, a knitted throw and pillows; `at` is the middle of the bed, its head toward +y."""
    knit = fabric(tuple(part * 0.9 for part in kit.style.cushions[1]), 0.25, 0.006, 0.4, 0.2)
    tinted = fabric(tuple(0.35 + part * 0.45 for part in kit.style.cushions[2]), 0.5, 0.0012)
    throw = fabric(kit.style.cushions[0], 0.25, 0.006, 0.4, 0.15)
    has_wood = kit.style.pieces.bed in ("wood", "metal")
    bed(at, kit, width, 2.1, kit.linen if has_wood else kit.sofa, kit.linen, throw, (kit.linen, tinted))
    pillow(0.62, 0.36, 0.15, knit, at @ place(0.02, 0.42, 0.72, turn=4, tilt=46), 8)
