"""Shapes in metres. Flat faces get texture coordinates in metres too, so bricks and boards have their true size."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .scene import link


def place(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0):
    """Where a thing stands: moved, then turned about z, rolled about y and tilted about x, in degrees."""
    spin = Matrix.Rotation(math.radians(turn), 4, "Z")
    lean = Matrix.Rotation(math.radians(roll), 4, "Y") @ Matrix.Rotation(math.radians(tilt), 4, "X")
    return Matrix.Translation((x, y, z)) @ spin @ lean


def add_object(mesh, at=None):
    thing = bpy.data.objects.new("thing", mesh)
    if at is not None:
        thing.matrix_world = at
    return link(thing)


def smooth_all(mesh):
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))


def _unwrap_in_metres(mesh):
    count = len(mesh.polygons)
    if not count:
        return
    normals = np.empty(count * 3, np.float32)
    mesh.polygons.foreach_get("normal", normals)
    corners = np.empty(count, np.int32)
    mesh.polygons.foreach_get("loop_total", corners)
    indices = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", indices)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)[indices]
    normals = np.repeat(normals.reshape(-1, 3), corners, 0)
    is_flat = np.abs(normals[:, 2]) > 0.95
    along = np.stack([-normals[:, 1], normals[:, 0], np.zeros(len(normals))], 1)
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-6)
    up = np.cross(normals, along)
    along[is_flat] = (1, 0, 0)
    up[is_flat] = (0, 1, 0)
    flat = np.stack([(points * along).sum(1), (points * up).sum(1)], 1).astype(np.float32)
    mesh.uv_layers.new(name="metres").data.foreach_set("uv", flat.ravel())


def surface(points, faces, material, smooth=False, metres=True, at=None, which=None):
    """A mesh from points and faces. `which` gives each face's place in a list of materials."""
    mesh = bpy.data.meshes.new("surface")
    mesh.from_pydata([tuple(map(float, point)) for point in points], [], faces)
    mesh.update()
    for one in material if isinstance(material, (list, tuple)) else [material]:
        mesh.materials.append(one)
    if which is not None:
        mesh.polygons.foreach_set("material_index", which)
    if metres:
        _unwrap_in_metres(mesh)
    if smooth:
        smooth_all(mesh)
    return add_object(mesh, at)


def sheet(corners, material, at=None, metres=True):
    """One flat face."""
    return surface(corners, [tuple(range(len(corners)))], material, at=at, metres=metres)


def floor(x, y, z, material, metres=True):
    return sheet([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], material, metres=metres)


def raw_mesh(points, faces, material, smooth=False):
    """A mesh of very many equal faces, straight from arrays."""
    points = np.asarray(points, np.float32)
    faces = np.asarray(faces, np.int32)
    mesh = bpy.data.meshes.new("raw")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, faces.shape[1], dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    if smooth:
        smooth_all(mesh)
    return mesh


def instance(mesh, location, turn=0.0, scale=1.0):
    """One more object of a mesh, which costs next to nothing. `turn` in radians."""
    thing = bpy.data.objects.new("instance", mesh)
    thing.location = location
    thing.rotation_euler = (0, 0, turn)
    thing.scale = (scale,) * 3
    return link(thing)


def box(x, y, z, material, bevel=0.0, at=None, rounds=2):
    """A box between pairs of bounds; small bevels catch the light as real edges do."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.translate(shape, vec=(sum(x) / 2, sum(y) / 2, sum(z) / 2), verts=shape.verts)
    if bevel:
        offset = min(bevel, *(abs(side) * 0.45 for side in size))
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=offset, segments=rounds, affect="EDGES", profile=0.5)
    mesh = bpy.data.meshes.new("box")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    _unwrap_in_metres(mesh)
    if bevel and rounds > 2:
        smooth_all(mesh)
    return add_object(mesh, at)


def cylinder(x, y, z, radius, material, top_radius=None, sides=24, at=None):
    top = radius if top_radius is None else top_radius
    angles = [2 * math.pi * step / sides for step in range(sides)]
    points = [(x + radius * math.cos(a), y + radius * math.sin(a), z[0]) for a in angles]
    points += [(x + top * math.cos(a), y + top * math.sin(a), z[1]) for a in angles]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
    thing = surface(points, faces, material, metres=False, at=at)
    thing.data.polygons.foreach_set("use_smooth", [True] * sides + [False] * 2)
    return thing


def tube(path, radius, material, sides=10, at=None):
    """A round bar along points; `radius` may be one number or one for each point."""
    path = [Vector(point) for point in path]
    points, faces, across = [], [], None
    for index, point in enumerate(path):
        ahead = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
        across = (
            ahead.orthogonal().normalized() if across is None else (across - ahead * across.dot(ahead)).normalized()
        )
        other = ahead.cross(across)
        size = radius[index] if isinstance(radius, (list, tuple)) else radius
        for step in range(sides):
            angle = 2 * math.pi * step / sides
            points.append(point + (across * math.cos(angle) + other * math.sin(angle)) * size)
    for ring in range(len(path) - 1):
        for step in range(sides):
            after = (step + 1) % sides
            faces.append(
                (ring * sides + step, ring * sides + after, (ring + 1) * sides + after, (ring + 1) * sides + step)
            )
    faces.append(tuple(range(sides - 1, -1, -1)))
    faces.append(tuple(range((len(path) - 1) * sides, len(path) * sides)))
    return surface(points, faces, material, smooth=True, metres=False, at=at)


def turned(profile, material, sides=32, x=0.0, y=0.0, z=0.0, at=None):
    """A shape from the lathe: (radius, height) points turned about the vertical."""
    points, faces, count = [], [], len(profile)
    for step in range(sides):
        angle = 2 * math.pi * step / sides
        points += [(x + r * math.cos(angle), y + r * math.sin(angle), z + h) for r, h in profile]
    for step in range(sides):
        after = (step + 1) % sides
        for i in range(count - 1):
            faces.append((step * count + i, after * count + i, after * count + i + 1, step * count + i + 1))
    return surface(points, faces, material, smooth=True, metres=False, at=at)


def ball(x, y, z, radius, material, squash=1.0, at=None):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=radius)
    mesh = bpy.data.meshes.new("ball")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    smooth_all(mesh)
    here = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((1, 1, squash, 1))
    return add_object(mesh, at @ here if at is not None else here)


def grid(columns, rows, shape, material, metres=True, at=None, thickness=0.0, round_levels=0):
    """A smooth sheet of `shape(u, v)`, made thick and rounder if asked."""
    points = [shape(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    thing = surface(points, faces, material, smooth=True, metres=metres, at=at)
    if thickness:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    if round_levels:
        thing.modifiers.new("round", "SUBSURF").render_levels = round_levels
    return thing
