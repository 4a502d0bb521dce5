#!/bin/sh
# Checks the Python of this folder: `demo-town/lint.sh`, or `demo-town/lint.sh --fix` to put right what can be.
# The first call makes a Python environment with ruff beside the user's caches.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
version=0.17.5
venv="${XDG_CACHE_HOME:-$HOME/.cache}/gable/ruff-$version"

if [ ! -x "$venv/bin/ruff" ]; then
  python=$(command -v python3.11 || command -v python3) || {
    echo 'Python 3 is missing; on Debian: apt install python3-venv' >&2
    exit 1
  }
  "$python" -m venv "$venv"
  "$venv/bin/pip" install --quiet "ruff==$version"
fi
cd "$here"
if [ "${1:-}" = --fix ]; then
  "$venv/bin/ruff" check --no-cache --fix render
  exec "$venv/bin/ruff" format --no-cache render
fi
"$venv/bin/ruff" check --no-cache render
exec "$venv/bin/ruff" format --no-cache --check render
