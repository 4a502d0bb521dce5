#!/bin/sh
# Renders pictures of the demo town: `demo-town/render.sh --list`, then `--only <id>`.
# The first call makes a Python environment with Blender's module beside the user's caches (about 1.2 GB).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
venv="${GABLE_RENDER_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/gable/render}"

if [ ! -x "$venv/bin/python" ]; then
  python3.11 -m venv "$venv"
fi
if ! "$venv/bin/python" -c 'import bpy, PIL, resvg_py' 2>/dev/null; then
  "$venv/bin/pip" install --quiet --requirement "$here/requirements.txt"
fi
PYTHONPATH="$here" exec "$venv/bin/python" -m render "$@"
