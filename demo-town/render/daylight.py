"""The times of day at which buildings are photographed from outside; fronts face -y."""

from dataclasses import dataclass

from .light import sky, sun
from .post import Grade


@dataclass(frozen=True)
class Daylight:
    """Sun and sky, and how a picture taken under them is exposed and developed."""

    elevation: float
    azimuth: float
    sun_strength: float
    sun_colour: tuple
    sky_strength: float
    clouds: float
    cloud_seed: int
    cloud_colour: tuple = (1, 1, 1)
    haze: float = 1.0
    sun_size: float = 0.8
    sky_elevation: float = None
    brightness: float = 0.49
    grade: Grade = Grade(contrast=1.06, saturation=1.05)

    def shine(self):
        height = self.elevation if self.sky_elevation is None else self.sky_elevation
        sky(height, self.azimuth, self.sky_strength, self.clouds, self.cloud_seed, self.haze, self.cloud_colour)
        sun(self.elevation, self.azimuth, self.sun_strength, self.sun_colour, self.sun_size)


DAY = Daylight(34, 215, 6.2, (1, 0.9, 0.76), 0.17, 0.75, 5)
CLEAR_DAY = Daylight(
    30, 222, 5.2, (1, 0.89, 0.74), 0.2, 0.5, 21, brightness=0.5, grade=Grade(contrast=1.08, saturation=1.08)
)
MORNING_SUN = Daylight(22, 146, 5.6, (1, 0.86, 0.68), 0.19, 0.6, 14, brightness=0.49)
GOLDEN = Daylight(
    11,
    238,
    7.5,
    (1, 0.72, 0.44),
    0.16,
    0.55,
    3,
    (1.0, 0.93, 0.86),
    1.2,
    1.0,
    brightness=0.43,
    grade=Grade(warmth=0.015, saturation=1.08),
)
DUSK = Daylight(3, 285, 0.5, (1, 0.6, 0.45), 0.55, 0.45, 8, (1.0, 0.8, 0.78), 1.5, 3.0, 0.8, 0.43, Grade(bloom=0.2))
SUNSET = Daylight(
    2.5,
    262,
    1.6,
    (1, 0.62, 0.38),
    0.36,
    0.7,
    30,
    (1.0, 0.82, 0.72),
    1.6,
    1.5,
    brightness=0.48,
    grade=Grade(bloom=0.18, saturation=1.08),
)
BALCONY_EVENING = Daylight(
    7, -28, 4.5, (1, 0.62, 0.34), 0.22, 0.6, 12, (1.0, 0.86, 0.74), 1.6, 1.2, grade=Grade(bloom=0.18)
)
