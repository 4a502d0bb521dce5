"""All pictures there are to take, in the order in which they are most wanted."""

from .aerial import VIEWS
from .aerial import build as build_town
from .daylight import BALCONY_EVENING, CLEAR_DAY, DAY, DUSK, GOLDEN, MORNING_SUN, SUNSET
from .exteriors.kinds import LOOKS, build_exterior, exterior_cameras
from .homes import HOMES
from .light import sky, sun
from .picture import Picture
from .post import Grade
from .projects import PROJECTS
from .rooms import living
from .rooms.kinds import BRIGHTNESS, ROOMS
from .style import Kit

SECOND_VIEWS = ("living", "kitchen", "bedroom", "dining")

# When each home's front is photographed; every second view is taken at another hour.
HOURS = {
    "rosehill-cottage": (GOLDEN, DAY),
    "orchard-cottage": (CLEAR_DAY, GOLDEN),
    "station-terrace": (DAY, GOLDEN),
    "mill-terrace": (MORNING_SUN, DAY),
    "pine-villa": (DUSK, DUSK),
    "cliff-villa": (CLEAR_DAY, GOLDEN),
    "park-flat": (CLEAR_DAY, GOLDEN),
    "canal-flat": (GOLDEN, DAY),
    "harbour-tower-flat": (SUNSET, SUNSET),
    "skyline-tower-flat": (CLEAR_DAY, GOLDEN),
    "vineyard-farmhouse": (GOLDEN, CLEAR_DAY),
    "valley-farmhouse": (DAY, MORNING_SUN),
    "market-shop": (DAY, GOLDEN),
    "old-town-shop": (GOLDEN, DAY),
    "quay-loft": (CLEAR_DAY, GOLDEN),
    "foundry-loft": (GOLDEN, DAY),
    "hillside-plot": (GOLDEN, CLEAR_DAY),
    "shore-plot": (CLEAR_DAY, GOLDEN),
}

HERO = (1920, 1080)
HEROES = (
    ("hero-villa-dusk", "pine-villa", "wide", DUSK, (2240, 960)),
    ("hero-cottage", "rosehill-cottage", "side", GOLDEN, HERO),
    ("hero-terrace", "station-terrace", "front", GOLDEN, HERO),
    ("hero-quay", "quay-loft", "quay", SUNSET, HERO),
    ("hero-farmhouse", "vineyard-farmhouse", "side", GOLDEN, HERO),
    ("hero-towers", "harbour-tower-flat", "plaza", SUNSET, HERO),
)
PANORAMAS = ("rosehill-cottage", "quay-loft")


def pictures():
    """Home by home what a listing needs first, then heroes, projects and panoramas, then second views."""
    first = [picture for home in HOMES for picture in _first_views(home)]
    heroes = [_exterior(_home(home), view, hour, id_, size) for id_, home, view, hour, size in HEROES]
    projects = [picture for project in PROJECTS for picture in _project_views(project)]
    rounds = [_panorama(_home(home)) for home in PANORAMAS]
    second = [picture for home in HOMES for picture in _second_views(home)]
    return first + heroes + projects + _aerials() + rounds + second


def _home(home_id):
    return next(home for home in HOMES if home.id == home_id)


def _first_views(home):
    front = _exterior(home, "front", HOURS[home.id][0], f"{home.id}-front")
    return [front, *(_room(home, room, "wide") for room in home.rooms)]


def _second_views(home):
    views = [view for view in exterior_cameras(home.kind, LOOKS[home.id]) if view not in ("front", "wide")]
    outside = [_exterior(home, view, HOURS[home.id][1], f"{home.id}-{view}") for view in views]
    return outside + [_room(home, room, "corner") for room in home.rooms if room.kind in SECOND_VIEWS]


def _exterior(home, view, hour, id_, size=(1280, 853)):
    def build():
        hour.shine()
        build_exterior(home.kind, LOOKS[home.id], home.style)

    return Picture(
        id=id_,
        seed=home.seed,
        build=build,
        camera=exterior_cameras(home.kind, LOOKS[home.id])[view],
        size=size,
        brightness=hour.brightness,
        grade=hour.grade,
        is_mirrored=home.is_mirrored,
        about={"home": home.id, "kind": home.kind, "shows": view},
    )


def _aerials():
    def picture(name, near, camera):
        def build():
            GOLDEN.shine()
            build_town(near)

        about = {"place": name.split("-")[0], "shows": "air"}
        return Picture(name, 60, build, camera, "air", brightness=0.5, grade=GOLDEN.grade, about=about)

    return [picture(name, near, camera) for name, (near, camera) in VIEWS.items()]


def _project_views(project):
    cameras = exterior_cameras(project.kind, project.look)
    level = [(view, hour, "level", cameras[view]) for view, hour in project.views]
    return [_of_project(project, *shot) for shot in (*level, ("air", project.air_hour, "air", project.air))]


def _of_project(project, name, hour, view, camera):
    def build():
        hour.shine()
        build_exterior(project.kind, project.look, None)

    return Picture(
        id=f"{project.id}-{name}",
        seed=project.seed,
        build=build,
        camera=camera,
        view=view,
        brightness=hour.brightness,
        grade=hour.grade,
        about={"project": project.id, "kind": project.kind, "shows": name},
    )


def _room(home, room, view):
    return Picture(
        id=f"{home.id}-{room.kind}" if view == "wide" else f"{home.id}-{room.kind}-{view}",
        seed=home.seed * 100 + room.seed,
        build=lambda: _build_room(home, room),
        camera=ROOMS[room.kind].cameras(room)[view],
        brightness=_brightness(home, room),
        is_mirrored=home.is_mirrored,
        about={"home": home.id, "kind": home.kind, "shows": room.kind},
    )


def _brightness(home, room):
    """Where a wall is dark or of brick, the same mean would bleach the rest of the room."""
    if room.layout == "c" and room.kind in ("living", "bedroom"):
        return BRIGHTNESS[room.kind] - 0.08
    if room.layout == "window":
        # Half of the picture is bright sky, so the mean has to be higher for the room to be light.
        return BRIGHTNESS[room.kind] + 0.02
    has_accent = room.kind == "bedroom" or (room.kind == "living" and room.layout in ("library", "gallery"))
    accent = sum(home.style.accent) / 3
    return BRIGHTNESS[room.kind] - (max(0.0, 0.3 - accent) * 0.3 if has_accent else 0.0)


def _panorama(home):
    room = next(room for room in home.rooms if room.kind == "living")

    def build():
        _build_room(home, room)
        living.add_back_of_room(room, Kit(home.style))

    return Picture(
        id=f"{home.id}-panorama",
        seed=home.seed * 100 + room.seed,
        build=build,
        camera=((room.width * 0.57, room.depth * 0.33, 1.45), 8),
        view="round",
        size=(4096, 2048),
        samples=13,
        brightness=0.53,
        grade=Grade(vignette=0, bloom=0),
        is_mirrored=home.is_mirrored,
        about={"home": home.id, "kind": home.kind, "shows": "living"},
    )


def _build_room(home, room):
    if room.kind == "balcony":
        BALCONY_EVENING.shine()
    else:
        _shine_in(home.light, room)
    ROOMS[room.kind].build(room, Kit(home.style))


def _shine_in(light, room):
    # Rooms are lit from where their windows are: from the left, or from behind and left.
    azimuth = light.azimuth if room.left else -38
    sky(light.elevation, azimuth, light.sky_strength, light.clouds, light.cloud_seed)
    sun(light.elevation, azimuth, light.sun_strength, light.sun_colour, light.sun_size)
