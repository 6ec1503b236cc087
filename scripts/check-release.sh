#!/usr/bin/env bash
# Checks that a tag such as v0.1.0 names the version of the program, and that CHANGELOG.md has a section
# about it.
#
#   scripts/check-release.sh TAG

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

[[ $# == 1 ]] || fail "Usage: scripts/check-release.sh TAG"
number=$(version_number)
[[ $1 == "v$number" ]] ||
    fail "The tag $1 isn't the program's version, which is $number. Change Version.swift, or tag v$number."
grep -q "^## $number, [0-9-]*$" CHANGELOG.md ||
    fail "CHANGELOG.md has no section '## $number, ' with the day of the release."
