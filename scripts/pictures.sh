#!/usr/bin/env bash
# Remakes the film and the pictures of README.md and docs/app.md, and Reports/screenshots/index.html, a page
# with every screen in every window. They show the page as `make test` or `make play` last built it.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh test pictures
export FONTCONFIG_FILE=$PWD/Tests/Browser/pictures/fonts.conf
.venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check pillow
.venv/bin/python -m pytest -n 2 --dist worksteal \
    Tests/Browser/pictures/film.py Tests/Browser/pictures/screens.py Tests/Browser/pictures/party.py
# Draws the app's stages in Reports/app.
scripts/check-app.sh --filter PictureTests
.venv/bin/python -m pytest Tests/Apps/test_pictures.py
.venv/bin/python scripts/pictures.py
