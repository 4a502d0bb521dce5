"""Doors in a wall."""

from ..meshes import box, tube


def panelled_door(at, kit, paint):
    """Four panels in a frame, with a handle; the wall at y = 0, the room toward -y."""
    box((-0.5, 0.5), (-0.045, 0), (0, 2.15), paint, 0.004, at)
    for x in (-0.58, 0.5):
        box((x, x + 0.08), (-0.06, 0), (0, 2.149), kit.trim, 0.006, at)
    box((-0.58, 0.58), (-0.06, 0), (2.15, 2.24), kit.trim, 0.006, at)
    for x in (-0.4, 0.04):
        for z in ((0.2, 0.85), (1.0, 1.95)):
            box((x, x + 0.36), (-0.055, -0.04), z, paint, 0.012, at)
    tube([(0.42, -0.045, 1.02), (0.42, -0.1, 1.02), (0.31, -0.1, 1.02)], 0.011, kit.metal, at=at)
