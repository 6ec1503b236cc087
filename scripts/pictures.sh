#!/usr/bin/env bash
# Makes the film and the pictures of the README anew, from what `make test` left in Reports/.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh test
.venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check pillow
.venv/bin/python scripts/pictures.py
