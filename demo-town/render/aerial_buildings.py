"""The buildings of the town as seen from the air: walls with windows, roofs, and what stands on them."""

import math
from zlib import crc32

from .materials_hard import distant_city, pieces
from .meshes import surface

STOREY = 3.1
WALLS = {
    "render": ((0.74, 0.68, 0.58), (0.78, 0.74, 0.68), (0.66, 0.52, 0.38), (0.7, 0.62, 0.55)),
    "stone": ((0.5, 0.45, 0.38), (0.42, 0.39, 0.34), (0.55, 0.5, 0.43), (0.46, 0.4, 0.33)),
    "brick": ((0.36, 0.19, 0.13), (0.28, 0.14, 0.1), (0.42, 0.26, 0.18), (0.33, 0.22, 0.17)),
    "concrete": ((0.48, 0.47, 0.45), (0.38, 0.39, 0.4), (0.55, 0.52, 0.47), (0.3, 0.29, 0.28)),
    "timber": ((0.42, 0.3, 0.2), (0.34, 0.24, 0.16), (0.3, 0.25, 0.2), (0.46, 0.36, 0.26)),
}
GLASS = ((0.1, 0.13, 0.16), (0.16, 0.17, 0.18), (0.07, 0.1, 0.13), (0.22, 0.2, 0.18))
TILES = ((0.42, 0.2, 0.12), (0.34, 0.17, 0.11), (0.2, 0.19, 0.19), (0.38, 0.24, 0.16))
FELT = ((0.5, 0.48, 0.44), (0.36, 0.35, 0.33), (0.58, 0.56, 0.52), (0.3, 0.33, 0.28))


class _Meshes:
    """Faces of one material in one mesh each, whatever building they belong to."""

    def __init__(self):
        self.parts = {}

    def add(self, material, points, faces):
        known, all_faces = self.parts.setdefault(material, ([], []))
        first = len(known)
        known += points
        all_faces += [tuple(first + corner for corner in face) for face in faces]


def raise_buildings(buildings):
    """Each in one of four shades of its material, the same one in every picture."""
    walls, roofs = _Meshes(), _Meshes()
    for facts, ring in buildings:
        if facts["kind"] == "plot":
            continue
        luck = crc32(repr(ring[0]).encode())
        shade = luck % 4
        colour = GLASS[shade] if facts["kind"] == "tower" and luck % 3 else WALLS[facts["material"]][shade]
        top = facts["storeys"] * STOREY
        walls.add(colour, *_prism(ring, 0.3, top))
        if facts["roof"] == "pitched" and len(ring) == 4:
            roofs.add(TILES[(luck >> 4) % 4], *_gable(ring, top))
        else:
            _add_flat_roof(ring, top, colour, luck, walls, roofs)
    for colour, (points, faces) in walls.parts.items():
        surface(points, faces, distant_city(colour, 0.0))
    for colour, (points, faces) in roofs.parts.items():
        surface(points, faces, pieces(colour, tuple(part * 0.72 for part in colour), 0.85, 0.05), metres=False)


def _prism(ring, low, high):
    count = len(ring)
    points = [(x, y, low) for x, y in ring] + [(x, y, high) for x, y in ring]
    return points, [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]


def _cap(ring, height):
    return [(x, y, height) for x, y in ring], [tuple(range(len(ring)))]


def _add_flat_roof(ring, top, colour, luck, walls, roofs):
    """A parapet around it, and on the larger ones the house of the lift."""
    felt = FELT[(luck >> 6) % 4]
    roofs.add(felt, *_prism(ring, top, top + 0.9))
    roofs.add(felt, *_cap(_shrunk(ring, 0.94), top + 0.3))
    across = math.dist(ring[0], ring[1])
    if across > 9:
        house = _shrunk(ring, 0.24 + (luck >> 8) % 3 * 0.08)
        rise = 2.6 + (luck >> 10) % 3 * 0.8
        walls.add(colour, *_prism(house, top, top + rise))
        roofs.add(FELT[(luck >> 12) % 4], *_cap(house, top + rise))


def _shrunk(ring, share):
    middle = [sum(corner[axis] for corner in ring) / len(ring) for axis in (0, 1)]
    return [tuple(middle[axis] + (corner[axis] - middle[axis]) * share for axis in (0, 1)) for corner in ring]


def _gable(ring, top):
    """A ridge along the longer sides of a rectangle, and eaves a little beyond the walls."""
    a, b, c, d = _shrunk(ring, 1.05)
    if math.dist(a, b) < math.dist(b, c):
        a, b, c, d = b, c, d, a
    rise = min(3.6, math.dist(b, c) * 0.32)
    ends = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, top + rise) for p, q in ((a, d), (b, c))]
    points = [(*corner, top - 0.15) for corner in (a, b, c, d)] + ends
    return points, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)]
