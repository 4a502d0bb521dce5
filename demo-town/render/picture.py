"""One picture of the catalogue: what is built, from where it is seen, and how it is developed."""

from collections.abc import Callable
from dataclasses import dataclass, field

from .post import Grade


@dataclass(frozen=True)
class Picture:
    id: str
    seed: int
    build: Callable[[], None] = field(repr=False)
    camera: tuple = ()
    view: str = "level"
    size: tuple = (1280, 853)
    samples: int = 18
    brightness: float = 0.5
    grade: Grade = Grade()
    is_mirrored: bool = False
    about: dict = field(default_factory=dict)

    def describe(self):
        """The parameters, as written beside the rendered file."""
        return {
            "id": self.id,
            "seed": self.seed,
            "camera": self.camera,
            "view": self.view,
            "size": self.size,
            "brightness": self.brightness,
            "isMirrored": self.is_mirrored,
            **self.about,
        }
