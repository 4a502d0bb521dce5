"""All kinds of rooms by name."""

from . import balcony, bath, bedroom, dining, hall, kitchen, living, study

ROOMS = {
    "living": living,
    "kitchen": kitchen,
    "bedroom": bedroom,
    "bath": bath,
    "dining": dining,
    "study": study,
    "hall": hall,
    "balcony": balcony,
}

# The mean brightness each kind of room is exposed to.
BRIGHTNESS = {
    "living": 0.585,
    "kitchen": 0.57,
    "bedroom": 0.575,
    "bath": 0.53,
    "dining": 0.5,
    "study": 0.48,
    "hall": 0.55,
    "balcony": 0.47,
}
