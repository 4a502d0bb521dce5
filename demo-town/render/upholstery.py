"""Soft blocks, pillows and cloth that lies over something."""

import math
import random

import bmesh
import bpy

from .meshes import add_object, smooth_all, surface


def pillow(width, depth, height, material, at=None, seed=0, count=22):
    """A stuffed pillow: full in the middle, pulled in at the sides, wrinkled at the corners."""
    phase = random.Random(seed).random() * 6
    height *= 1.2
    points, faces = [], []
    for side in (1, -1):
        first = len(points)
        for j in range(count):
            for i in range(count):
                points.append(
                    _pillow_point(i / (count - 1) * 2 - 1, j / (count - 1) * 2 - 1, width, depth, height * side, phase)
                )
        for j in range(count - 1):
            for i in range(count - 1):
                corner = first + j * count + i
                quad = (corner, corner + 1, corner + count + 1, corner + count)
                faces.append(quad if side > 0 else quad[::-1])
    return surface(points, faces, material, smooth=True, metres=False, at=at)


def _pillow_point(u, v, width, depth, height, phase):
    full = (max(0, 1 - abs(u) ** 3.2) * max(0, 1 - abs(v) ** 3.2)) ** 0.42
    narrow_x, narrow_y = 1 - 0.05 * (1 - u * u) * v * v, 1 - 0.05 * (1 - v * v) * u * u
    wrinkle = 0.035 * math.sin(7 * u * v + phase) * abs(u * v) + 0.02 * math.sin(5 * u + 3 * v + phase) * full
    lift = abs(height) * 0.03 * math.sin(3 * u + phase)
    return u * width / 2 * narrow_x, v * depth / 2 * narrow_y, height / 2 * full * (1 + wrinkle) + lift


def cushion_block(x, y, z, material, radius=0.05, dome=0.02, at=None, seed=0):
    """An upholstered block: rounded edges and faces that bulge a little."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=radius, segments=3, affect="EDGES", profile=0.5)
    long_edges = [edge for edge in shape.edges if edge.calc_length() > max(0.12, 2 * radius)]
    bmesh.ops.subdivide_edges(shape, edges=long_edges, cuts=7, use_grid_fill=True)
    phase = random.Random(seed).random() * 6
    for vertex in shape.verts:
        _bulge(vertex, size, dome, phase)
    bmesh.ops.translate(shape, vec=(sum(x) / 2, sum(y) / 2, sum(z) / 2), verts=shape.verts)
    mesh = bpy.data.meshes.new("cushion")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    smooth_all(mesh)
    return add_object(mesh, at)


def _bulge(vertex, size, dome, phase):
    u, v, w = (2 * part / side for part, side in zip(vertex.co, size))
    fall = [max(0, 1 - part * part) for part in (u, v, w)]
    uneven = 1 + 0.25 * (0.35 * math.sin(4 * u + phase) + 0.35 * math.sin(3.3 * v + phase * 2))
    if abs(w) > 0.5:
        vertex.co.z += math.copysign(dome * fall[0] * fall[1] * uneven, w)
    if abs(u) > 0.8:
        vertex.co.x += math.copysign(dome * 0.6 * fall[1] * fall[2], u)
    if abs(v) > 0.8:
        vertex.co.y += math.copysign(dome * 0.6 * fall[0] * fall[2], v)
