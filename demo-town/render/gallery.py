"""The pictures that were looked at and are good: kept in the repository with a list of what they show."""

import json
import shutil
from pathlib import Path

from PIL import Image

PICTURES = Path(__file__).resolve().parents[1] / "pictures"
LIST = PICTURES / "pictures.json"


def accept(ids, renders):
    """Take pictures from the renders into the repository. The list says of each what and whose it is."""
    PICTURES.mkdir(exist_ok=True)
    known = json.loads(LIST.read_text()) if LIST.exists() else {}
    for id_ in ids:
        facts = json.loads((renders / f"{id_}.json").read_text())
        if facts["mode"] != "final":
            raise SystemExit(f"{id_} is a draft")
        shutil.copy(renders / f"{id_}.jpg", PICTURES / f"{id_}.jpg")
        kept = ("home", "project", "place", "kind", "shows", "seed", "size")
        known[id_] = {key: facts[key] for key in kept if key in facts}
    LIST.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n")


def write_sheet(target, columns=5, width=320):
    """All kept pictures on one page, to look at together."""
    files = sorted(PICTURES.glob("*.jpg"))
    height = round(width * 2 / 3)
    rows = -(-len(files) // columns)
    sheet = Image.new("RGB", (columns * width, rows * height), "#f6f3ee")
    for index, file in enumerate(files):
        picture = Image.open(file)
        picture.thumbnail((width - 8, height - 8))
        x, y = index % columns * width, index // columns * height
        sheet.paste(picture, (x + (width - picture.width) // 2, y + (height - picture.height) // 2))
    sheet.save(target, quality=80)
