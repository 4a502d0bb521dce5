"""python -m render --list | --only <id> | --all | --drawings | --accept <id> | --sheet <file>, see --help."""

import argparse
from pathlib import Path

from .avatars import write_avatars
from .catalogue import pictures
from .gallery import accept, write_sheet
from .homes import HOMES
from .plans import write_plans
from .queue import find_missing, run_queue
from .shoot import DRAFT, FINAL


def main():
    options = _read_options()
    if options.drawings:
        write_plans(HOMES, options.to / "plans")
        write_avatars(24, options.to / "people")
    elif options.accept:
        accept(options.accept, options.to)
    elif options.sheet:
        write_sheet(options.sheet)
    else:
        _render(options)


def _render(options):
    catalogue = pictures()
    if options.only:
        wanted = [picture for picture in catalogue if picture.id in options.only]
        unknown = set(options.only) - {picture.id for picture in wanted}
        if unknown:
            raise SystemExit(f"no such picture: {', '.join(sorted(unknown))} (see --list)")
    else:
        wanted = catalogue
    if options.list:
        _tell_of(wanted, options.to)
        return
    mode = DRAFT if options.draft else FINAL
    missing = wanted if options.again else find_missing(wanted, options.to, mode)
    run_queue(missing, len(wanted), options.to, mode)


def _read_options():
    parser = argparse.ArgumentParser(prog="render", description="Pictures of the demo town's homes.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--list", action="store_true", help="tell which pictures there are, and which are done")
    what.add_argument("--only", nargs="+", metavar="ID", help="take these pictures")
    what.add_argument("--all", action="store_true", help="take all pictures that are not done yet")
    what.add_argument("--drawings", action="store_true", help="draw floor plans and portraits, without rendering")
    what.add_argument("--accept", nargs="+", metavar="ID", help="keep these: they were looked at and are good")
    what.add_argument("--sheet", type=Path, metavar="FILE", help="all kept pictures on one page")
    parser.add_argument("--draft", action="store_true", help="small and quick, to look at before a final one")
    parser.add_argument("--again", action="store_true", help="take pictures that are done already, too")
    parser.add_argument("--to", type=Path, default=Path("renders"), metavar="FOLDER", help="where pictures are written")
    return parser.parse_args()


def _tell_of(catalogue, folder):
    missing = {picture.id for picture in find_missing(catalogue, folder, FINAL)}
    for picture in catalogue:
        width, height = picture.size
        print(f"{' ' if picture.id in missing else '✓'} {picture.id:40} {width}×{height}")
    print(f"{len(catalogue) - len(missing)} of {len(catalogue)} done")


main()
