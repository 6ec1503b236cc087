#!/usr/bin/env bash
# Remakes the README's film and pictures, and Reports/screenshots/index.html, a page with every screen in
# every window. They show the page as `make test` or `make play` last built it.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh test pictures
export FONTCONFIG_FILE=$PWD/Tests/Browser/pictures/fonts.conf
.venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check pillow
.venv/bin/python -m pytest -n 2 --dist worksteal \
    Tests/Browser/pictures/film.py Tests/Browser/pictures/screens.py Tests/Browser/pictures/party.py
.venv/bin/python scripts/pictures.py
