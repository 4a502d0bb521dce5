"""Trees, hedges, shrubs and grass out of single leaves."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from .meshes import box, instance, raw_mesh
from .scene import chance


def leaves(points, size, material, seed=0, aspect=0.55, droop=0.3, lean=None):
    """A mesh with one folded leaf of two triangles at each point."""
    rng = np.random.RandomState(seed)
    points = np.asarray(points, np.float32)
    count = len(points)
    ahead = rng.normal(size=(count, 3))
    ahead[:, 2] -= droop
    if lean is not None:
        ahead += lean
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, rng.normal(size=(count, 3)))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-5)
    normal = np.cross(ahead, side)
    length = (size * rng.uniform(0.65, 1.35, (count, 1))).astype(np.float32)
    width = length * aspect * 0.5
    middle = points + ahead * length * 0.5 + normal * width * 0.35
    tip = points + ahead * length - normal * length * 0.12
    corners = np.stack([points, middle + side * width, tip, middle - side * width], 1).reshape(-1, 3)
    first = np.arange(count)[:, None] * 4
    faces = np.concatenate([first + np.array([[0, 1, 2]]), first + np.array([[0, 2, 3]])], 0)
    return raw_mesh(corners, faces, material)


class _Skeleton:
    """Branches that divide three times; the leaves grow on the last ones."""

    def __init__(self, seed, crown, rise, is_column):
        self.random = random.Random(seed)
        self.crown, self.rise, self.is_column = crown, rise, is_column
        self.points, self.faces, self.tips = [], [], []

    def segment(self, start, end, start_radius, end_radius, sides):
        ahead = (end - start).normalized()
        across = ahead.orthogonal().normalized()
        other = ahead.cross(across)
        first = len(self.points)
        for centre, radius in ((start, start_radius), (end, end_radius)):
            for step in range(sides):
                angle = 2 * math.pi * step / sides
                self.points.append(centre + (across * math.cos(angle) + other * math.sin(angle)) * radius)
        for step in range(sides):
            after = (step + 1) % sides
            self.faces.append((first + step, first + after, first + sides + after, first + sides + step))

    def branch(self, start, ahead, length, radius, level):
        count, sides = (5, 8) if level == 0 else (4, 5) if level == 1 else (3, 3)
        wander = 0.06 if level == 0 else 0.2
        path = [start]
        for step in range(count):
            drift = Vector([self.random.gauss(0, 1) for _ in range(3)]) * wander
            ahead = (ahead + drift + Vector((0, 0, self.rise * 0.12 if level else 0))).normalized()
            end = start + ahead * length / count
            self.segment(
                start, end, radius * (1 - 0.75 * step / count), radius * (1 - 0.75 * (step + 1) / count), sides
            )
            start = end
            path.append(end)
            if level < 3 and (step >= 1 or level > 0):
                self.divide(start, ahead, length, radius, level, step / count)
        if level >= 2:
            self.tips.extend(path[1:])
        if level == 0:
            self.branch(start, ahead, self.crown * 0.8, radius * 0.25, 1)

    def divide(self, start, ahead, length, radius, level, share):
        for _ in range((4, 3, 2)[level]):
            across = Matrix.Rotation(self.random.uniform(0, 2 * math.pi), 3, ahead) @ ahead.orthogonal().normalized()
            turned = (across * self.random.uniform(0.7, 1.1) + ahead * self.random.uniform(0.35, 0.8)).normalized()
            if level == 0:
                reach = self.crown * self.random.uniform(0.65, 1.0) * (0.6 if self.is_column else 1 - 0.45 * share)
            else:
                reach = length * (self.random.uniform(0.35, 0.6) if level == 1 else self.random.uniform(0.4, 0.7))
            self.branch(start, turned, reach, radius * (0.42 if level == 0 else 0.5) * (1 - 0.5 * share), level + 1)


def grow_tree(
    seed, height, trunk, bark, leaf, leaf_count=16000, leaf_size=0.11, crown=2.6, bare_share=0.35, is_column=False
):
    """The two meshes of a tree: wood and leaves. Set it down with `plant`."""
    skeleton = _Skeleton(seed, crown, 0.35, is_column)
    skeleton.branch(Vector((0, 0, 0)), Vector((0, 0, 1)), height * (1 - bare_share * 0.55), trunk, 0)
    rng = np.random.RandomState(seed)
    tips = np.array([tuple(tip) for tip in skeleton.tips])
    points = tips[rng.randint(0, len(tips), leaf_count)] + rng.normal(0, 0.16 * crown / 2.6 + 0.03, (leaf_count, 3))
    points = points[points[:, 2] > height * bare_share * 0.6]
    wood = raw_mesh(np.array([tuple(point) for point in skeleton.points]), skeleton.faces, bark, smooth=True)
    return wood, leaves(points, leaf_size, leaf, seed)


def plant(tree, location, turn=0.0, scale=1.0, casts_shadow=True):
    for mesh in tree:
        instance(mesh, location, turn, scale).visible_shadow = casts_shadow


def hedge(x, y, height, leaf, core, density=900, leaf_size=0.055, seed=3, z=0.0):
    """A clipped hedge: leaves on the faces of a box, and a dark box inside so that nothing shines through."""
    length, depth = x[1] - x[0], y[1] - y[0]
    count = int(density * (length * depth + 2 * (length + depth) * height))
    rng = np.random.RandomState(seed)
    areas = np.array([depth * height, depth * height, length * height, length * height, length * depth])
    face = rng.choice(5, count, p=areas / areas.sum())
    u, v = rng.rand(count), rng.rand(count)
    half_x, half_y = length / 2, depth / 2
    outward = np.array([(-1, 0, 0), (1, 0, 0), (0, -1, 0), (0, 1, 0), (0, 0, 1)], float)[face]
    points = np.stack([(u * 2 - 1) * half_x, (u * 2 - 1) * half_y, v * height], 1)
    for index, sign in ((0, -1), (1, 1)):
        points[face == index, 0] = sign * half_x
        points[face == index + 2, 1] = sign * half_y
    points[face == 4, 1] = (v[face == 4] * 2 - 1) * half_y
    points[face == 4, 2] = height
    waves = (
        np.sin(points[:, 0] * 2.3) + np.sin(points[:, 1] * 3.1 + 1) + np.sin(points[:, 2] * 4.2 + points[:, 0] * 1.7)
    )
    points += outward * (rng.normal(0, 0.05, (count, 1)) + waves[:, None] * 0.02)
    instance(leaves(points, leaf_size, leaf, seed, 0.6, lean=outward * 0.9), (sum(x) / 2, sum(y) / 2, z))
    box((x[0] + 0.06, x[1] - 0.06), (y[0] + 0.06, y[1] - 0.06), (z, z + height - 0.06), core)


def grass_patch(material, count=6000, height=0.07, seed=0, width=0.0045, size=2.0):
    """Two metres square of blades, to be laid out as a lawn."""
    rng = np.random.RandomState(seed)
    roots = np.stack(
        [rng.uniform(-size / 2, size / 2, count), rng.uniform(-size / 2, size / 2, count), np.zeros(count)], 1
    )
    angle = rng.uniform(0, 2 * math.pi, count)
    tufts = 1 + 0.35 * np.sin(roots[:, 0] * 2.1) * np.cos(roots[:, 1] * 2.7)
    tall = (height * rng.uniform(0.5, 1.35, count) * tufts)[:, None]
    lean = (0.6 * rng.rand(count))[:, None]
    side = np.stack([np.cos(angle), np.sin(angle), np.zeros(count)], 1) * width
    bend = np.stack([-np.sin(angle), np.cos(angle), np.zeros(count)], 1)
    up = np.array([0, 0, 1])
    middle = roots + bend * tall * lean * 0.35 + up * tall * 0.6
    tip = roots + bend * tall * lean + up * tall * (1 - 0.25 * lean)
    points = np.stack([roots - side, roots + side, middle + side * 0.8, middle - side * 0.8, tip], 1).reshape(-1, 3)
    first = np.arange(count)[:, None] * 5
    faces = np.concatenate([first + np.array([corner]) for corner in ([0, 1, 2], [0, 2, 3], [3, 2, 4])], 0)
    return raw_mesh(points, faces, material)


def lawn(x, y, patches, skip=None, z=0.0, size=2.0):
    """Patches side by side, each turned by quarters, except where `skip` says no."""
    for i in range(int((x[1] - x[0]) / size)):
        for j in range(int((y[1] - y[0]) / size)):
            here = (x[0] + (i + 0.5) * size, y[0] + (j + 0.5) * size)
            if not (skip and skip(*here)):
                instance(chance.choice(patches), (*here, z), chance.randrange(4) * math.pi / 2, 1.02)


def shrub(x, y, radius, leaf, count=2500, leaf_size=0.06, seed=0, z=0.0, squash=0.8, flower=None, flowers=120):
    """A round bush, with flowers at its surface if a material for them is given."""
    rng = np.random.RandomState(seed)
    outward = rng.normal(size=(count, 3))
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    lumps = 1 + 0.18 * np.sin(outward[:, :1] * 5 + seed) + 0.15 * np.cos(outward[:, 1:2] * 6 + seed * 2)
    points = outward * radius * rng.uniform(0.45, 1, (count, 1)) ** 0.5 * lumps
    points[:, 2] = np.abs(points[:, 2]) * squash + 0.04
    instance(leaves(points, leaf_size, leaf, seed, 0.5, lean=outward * 0.8), (x, y, z))
    if flower:
        chosen = rng.randint(0, count, flowers)
        for layer in (1, 2):
            heads = leaves(
                points[chosen] * 1.04, leaf_size * 0.8, flower, seed + layer, 1.0, lean=outward[chosen] * 1.5
            )
            instance(heads, (x, y, z))
