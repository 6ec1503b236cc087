#!/usr/bin/env bash
# Runs every test. Independent steps run in parallel: at most two, because most of them start several
# processes themselves. Each step's output is in Reports/test/.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/side-by-side.sh

readonly REPORTS=Reports/test
readonly PYTEST=".venv/bin/python -m pytest"
rm -rf "$REPORTS"
mkdir -p "$REPORTS"

# complaints LOG: repeats the failures that Swift Testing prints between the passed tests. Other tools list
# their failures at the end.
complaints() { grep -A 3 '^✘ .* recorded an issue' "$1" | grep -v '^[✔◇]' | cut -c 1-400 | head -40 || true; }

# step FILE NAME COMMAND…: runs a command under a heading, shows and stores its output, and records how long
# the command took. A command that runs tests writes their results into $REPORTS/FILE.xml.
step() {
    local file=$1 name=$2 start=$SECONDS
    shift 2
    heading "$name"
    "$@" 2>&1 | tee "$REPORTS/$file.log" ||
        fail "$(complaints "$REPORTS/$file.log")" "FAILED: $name, after $((SECONDS - start)) s."
    printf -- '-- %s: passed in %d s\n' "$name" "$((SECONDS - start))"
    printf '%d\t%s\n' "$((SECONDS - start))" "$name" >>"$REPORTS/steps.tsv"
}

rules_and_house() {
    step core "The core's tests, optimised" \
        core_swift test --no-parallel --xunit-output "$REPORTS/core.xml"
    step house-build "Building the house" house_swift build --build-tests
    step files "The pages of docs, the packages and the scripts" \
        $PYTEST --junitxml="$REPORTS/files.xml" Tests/Scripts
}

page_and_app() {
    step lint "Formatting and types" scripts/lint.sh
    step site "The browser face" scripts/build-site.sh
    step sounds "Golden sounds, as WebAssembly" node Tests/Golden/sound.mjs .build-wasm/SoundWeb.wasm
    step ios "The rules compiled for iOS" scripts/build-ios.sh
    step ios-versions "The rules against iOS's oldest standard library" scripts/check-ios-versions.sh
    step app "The app's views, walked" scripts/check-app.sh
    step app-files "The app's project, its declarations and its pictures" \
        $PYTEST --junitxml="$REPORTS/app-files.xml" Tests/Apps
    step docs "The reference of the libraries" scripts/docs.sh
    step package "The Debian package" make package
    # Elsewhere, the tests of the image are skipped.
    ! can_mount || step image "The container image" make image
}

houses_and_engines() {
    step golden "Golden recordings, folded by the page's module" node Tests/Golden/fold.mjs \
        .build-wasm/FunfairWeb.wasm
    step extremes "The largest numbers, in the page's module" node Tests/Golden/extremes.mjs \
        .build-wasm/FunfairWeb.wasm
    step types "The views of the page's module, against their types" node Tests/Golden/types.mjs \
        .build-wasm/FunfairWeb.wasm
    # Each test has its own house, with about ten handles. Foundation on Linux lists all handles when it
    # starts a process, and reads past the end of its list if all tests run at once.
    step house-swift "The house's Swift tests" \
        env SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=24 \
        swift test --package-path House --skip-build --xunit-output "$REPORTS/house-swift.xml"
    step house "A house that is killed, crowded and sent forgeries" \
        $PYTEST -n 2 --junitxml="$REPORTS/house.xml" Tests/House
    step installed "The package in a bare Debian, and the image in a container" \
        $PYTEST --junitxml="$REPORTS/installed.xml" Tests/Package
    step engines "Playing in WebKit and Firefox" \
        $PYTEST -n 2 --junitxml="$REPORTS/engines.xml" Tests/Engines
}

browsers() {
    # Some of these tests wait for a clock, so use more workers than there are cores.
    step browser "Playing in a browser" $PYTEST -n 3 --dist worksteal -m "not real_time and not evening" \
        --junitxml="$REPORTS/browser.xml" Tests/Browser
}

# side_by_side LANE LANE: runs two of the functions above in parallel, and shows the output of both when they
# are done.
side_by_side() {
    local lane
    for lane in "$@"; do begin "$REPORTS/$lane.txt" "${lane//_/ }" "$lane"; done
    finish
    for lane in "$@"; do cat "$REPORTS/$lane.txt"; done
}

step setup "Setting up" scripts/setup.sh wasm house check test package
side_by_side rules_and_house page_and_app
side_by_side houses_and_engines browsers
step real-time "Tests that need the machine's own clock, afterwards" $PYTEST -n 2 -m real_time \
    --junitxml="$REPORTS/real-time.xml" Tests/Browser
# Most of these tests wait for a ball or a bubble, so use more workers than there are cores.
step play "Playing as people do, in every engine" $PYTEST -n 4 --dist loadgroup \
    --junitxml="$REPORTS/play.xml" Tests/Play

printf '\nEverything passed, in %d s.\n' "$SECONDS"
.venv/bin/python scripts/conclude.py "$REPORTS"
