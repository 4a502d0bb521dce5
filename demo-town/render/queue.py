"""Picture after picture, with a progress bar; what is done already is left alone."""

import json
import subprocess
import sys
import time

from .shoot import DRAFT, FINAL, shoot

BAR = 30


def find_missing(pictures, folder, mode):
    """Pictures that are not there yet, or only as a draft when final ones are wanted."""
    return [picture for picture in pictures if _mode_of(folder / f"{picture.id}.json") not in (mode, FINAL)]


def _mode_of(file):
    # The parameters are written last, so half a picture does not count.
    return json.loads(file.read_text())["mode"] if file.exists() else None


def run_queue(pictures, total, folder, mode):
    done = total - len(pictures)
    started = time.monotonic()
    for index, picture in enumerate(pictures):
        _show(done + index, total, started, index, picture.id)
        if len(pictures) == 1:
            shoot(picture, folder, mode)
        else:
            _shoot_apart(picture, folder, mode)
    _show(total, total, started, len(pictures), "")
    print()


def _shoot_apart(picture, folder, mode):
    """In a process of its own: Blender keeps the memory of what it rendered, and a crash must not end the queue."""
    command = [sys.executable, "-m", "render", "--only", picture.id, "--again", "--to", str(folder)]
    result = subprocess.run(command + (["--draft"] if mode == DRAFT else []), capture_output=True, text=True)
    if result.returncode:
        print(f"\n{picture.id} failed:\n{result.stderr[-2000:]}", flush=True)


def _show(done, total, started, taken, name):
    filled = BAR * done // max(1, total)
    each = f"{(time.monotonic() - started) / taken:.0f} s each" if taken else ""
    print(f"\r{'█' * filled}{'░' * (BAR - filled)} {done}/{total} {each} {name:<44}", end="", flush=True)
