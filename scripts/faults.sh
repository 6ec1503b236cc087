#!/usr/bin/env bash
# Makes each fault from Tests/Faults in a copy of the project, and reports which test catches the fault.
#
#   scripts/faults.sh [rules] [app] [page] [house] [party] [--only WORDS] [--missed] [--keep]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh wasm house check test
.venv/bin/python Tests/Faults/run.py "$@"
