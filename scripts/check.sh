#!/usr/bin/env bash
# Runs the checks that are quick enough to use while coding: formatting, types, and the core's tests.
#
#   scripts/check.sh [--filter SUITE]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh check
scripts/lint.sh
core_swift test "$@"
