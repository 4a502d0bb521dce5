"""The town from the air, built from the model's own GeoJSON: every house where the map has it."""

import json
import math
import subprocess
from functools import cache
from pathlib import Path

from .aerial_buildings import raise_buildings
from .haze import add_haze
from .materials_hard import ground, plain
from .materials_soft import leaf, open_water
from .meshes import floor, surface
from .rooms.shell import add_hill
from .scene import chance
from .vegetation import grow_tree, plant

ROOT = Path(__file__).resolve().parents[2]
MIDDLE = (13.6585, -21.1905)
METRES = (111_320 * math.cos(math.radians(MIDDLE[1])), 110_700)
WIDTHS = {"motorway": 18, "main": 12, "street": 6.5, "service": 5, "path": 2.5}
MEADOWS = (0.13, 0.14, 0.06), (0.27, 0.25, 0.13)
GREEN_KINDS = ("cottage", "villa", "farmhouse")


@cache
def _features():
    """The town as `npm run demo:town` writes it."""
    target = ROOT / "renders" / "town.geojson"
    if not target.exists():
        target.parent.mkdir(exist_ok=True)
        subprocess.run(["npm", "run", "-s", "demo:town", "--", "geojson", str(target)], cwd=ROOT, check=True)
    return json.loads(target.read_text())["features"]


def _layer(name):
    for feature in _features():
        if feature["properties"]["layer"] == name:
            yield feature["properties"], feature["geometry"]["coordinates"]


def _local(position):
    return (position[0] - MIDDLE[0]) * METRES[0], (position[1] - MIDDLE[1]) * METRES[1]


def build(near):
    """Houses and trees within 4 km of `near`, land and water as far as the model goes."""
    floor((-40_000, 40_000), (-40_000, 40_000), -1.5, open_water((0.014, 0.06, 0.08), 0.03, 0.5, 0.12), metres=False)
    _lay_far_country()
    _lay_land()
    _lay_roads()
    buildings = [(facts, [_local(p) for p in rings[0][:-1]]) for facts, rings in _layer("building")]
    seen = [(facts, ring) for facts, ring in buildings if math.dist(ring[0], near) < 4000]
    raise_buildings(seen)
    _plant_trees(seen, near)
    add_haze((0.72, 0.73, 0.76), 11_000)


# The middle of the model's coast, the way inland and the way along the coast, as in the model's `place.ts`.
COAST, INLAND, ALONG = (-1308, -509), (0.8365, 0.548), (-0.548, 0.8365)


def _from_coast(inland, along):
    return tuple(COAST[axis] + INLAND[axis] * inland + ALONG[axis] * along for axis in (0, 1))


def _lay_far_country():
    """Land beyond the model on three sides, and mountains, so that the horizon is not a line."""
    earth = ground(*MEADOWS, 0.004, 3.0)
    for inland, along in (
        ((18_900, 90_000), (-90_000, 90_000)),
        ((0, 19_000), (15_900, 90_000)),
        ((0, 19_000), (-90_000, -15_900)),
    ):
        corners = ((inland[0], along[0]), (inland[1], along[0]), (inland[1], along[1]), (inland[0], along[1]))
        surface([(*_from_coast(*corner), -0.4) for corner in corners], [(0, 1, 2, 3)], earth, metres=False)
    for index in range(11):
        x, y = _from_coast(24_000 + (index * 37 % 11) * 900, -42_000 + index * 8200)
        add_hill(x, y, 13_000, 900 + (index * 53 % 7) * 130, -60, 3 + index, (0.36, 0.3, 0.27))


def _lay_land():
    earth = ground(*MEADOWS, 0.02, 1.0)
    tones = {
        "ground": (0.0, earth),
        "sand": (0.3, ground((0.55, 0.47, 0.34), (0.66, 0.58, 0.44), 0.1, 0.2)),
        "block": (0.45, ground((0.13, 0.15, 0.07), (0.3, 0.29, 0.25), 0.12, 0.3)),
    }
    for facts, rings in _layer("land"):
        height, material = tones[facts["kind"]]
        _flat(rings[0], height, material)
    water = open_water((0.02, 0.06, 0.06), 0.05, 0.3, 0.08)
    for facts, rings in _layer("water"):
        if facts["kind"] != "sea":
            _flat(rings[0], 0.5, water)
    green = ground((0.09, 0.13, 0.04), (0.16, 0.2, 0.07), 0.1, 0.3)
    for facts, rings in _layer("park"):
        if facts["kind"] != "tree":
            _flat(rings[0], 0.5, green)


def _flat(ring, height, material):
    points = [(*_local(position), height) for position in ring[:-1]]
    surface(points, [tuple(range(len(points)))], material, metres=False)


def _lay_roads():
    points, faces = [], []
    for facts, line in _layer("road"):
        half = WIDTHS[facts["class"]] / 2
        height = 5.0 if facts.get("is_bridge") else 0.6
        path = [_local(position) for position in line]
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            length = math.hypot(bx - ax, by - ay)
            if length < 0.5:
                continue
            dx, dy = (bx - ax) / length, (by - ay) / length
            side = (-dy * half, dx * half)
            first = len(points)
            # No two at one height, or they would be black where they cross.
            level = height + len(faces) % 97 * 0.004
            # A little longer than needed, so that pieces meet in bends.
            ax, ay, bx, by = ax - dx * half * 0.4, ay - dy * half * 0.4, bx + dx * half * 0.4, by + dy * half * 0.4
            for x, y, sign in ((ax, ay, -1), (bx, by, -1), (bx, by, 1), (ax, ay, 1)):
                points.append((x + side[0] * sign, y + side[1] * sign, level))
            faces.append((first, first + 1, first + 2, first + 3))
    surface(points, faces, ground((0.12, 0.12, 0.12), (0.19, 0.185, 0.18), 0.2, 0.05), metres=False)


def _plant_trees(buildings, near):
    """In parks where the model has them, and in the gardens of houses."""
    bark = plain((0.12, 0.09, 0.07), 0.9)
    greens = (leaf((0.05, 0.1, 0.025), (0.11, 0.17, 0.045)), leaf((0.09, 0.12, 0.05), (0.17, 0.19, 0.09)))
    kinds = [grow_tree(50 + i, 7.0, 0.2, bark, green, 900, 0.9, 3.2, 0.2) for i, green in enumerate(greens)]
    spots = [_local(at) for facts, at in _layer("park") if facts["kind"] == "tree"]
    spots += _along_streets(near)
    for facts, ring in buildings:
        if facts["kind"] in GREEN_KINDS and chance.random() < 0.75:
            x, y = ring[0]
            spots.append((x + chance.uniform(-9, -4) * (1 if chance.random() < 0.5 else -1), y + chance.uniform(4, 9)))
    for x, y in spots:
        if math.dist((x, y), near) < 4000:
            plant(chance.choice(kinds), (x, y, 0.3), chance.random() * 6, chance.uniform(0.6, 1.15))


def _along_streets(near):
    """A tree every fifteen metres on both sides of the wider streets, and here and there in the others."""
    for facts, line in _layer("road"):
        step = {"main": 11, "street": 16}.get(facts["class"])
        path = [_local(position) for position in line]
        if step is None or facts.get("is_bridge") or math.dist(path[0], near) > 2500:
            continue
        beside = WIDTHS[facts["class"]] / 2 + 1.2
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            length = math.hypot(bx - ax, by - ay)
            dx, dy = (bx - ax) / max(length, 0.1), (by - ay) / max(length, 0.1)
            for index in range(int(length / step)):
                along = (index + 0.5) * step
                for side in (-beside, beside):
                    yield ax + dx * along - dy * side, ay + dy * along + dx * side


# Where the town is seen from: (near, camera, target, lens), in metres east and north of its middle.
VIEWS = {
    "lunara-air": ((0, 200), ((-3300, -2300, 1250), (300, 300, 0), 30)),
    "lunara-harbour-air": ((-400, -1000), ((-950, -1560, 130), (-60, -420, 40), 38)),
    "lunara-hills-air": ((1500, 1900), ((860, 1180, 130), (1900, 2300, 20), 36)),
    "oakwell-air": ((8380, 9065), ((7760, 8280, 120), (8560, 9250, 25), 38)),
}
