#!/usr/bin/env bash
# Every test there is, one step after the other; stops at the first that fails.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

output=$(mktemp)
trap 'rm -f "$output"' EXIT

# step NAME COMMAND…: runs a command under a heading, shows and keeps its output, says how long it
# took.
step() {
    local name=$1 start=$SECONDS
    shift
    heading "$name"
    "$@" 2>&1 | tee "$output" ||
        fail "" "FAILED: $name, after $((SECONDS - start)) s. The steps after it were not run."
    printf -- '-- %s: passed in %d s\n' "$name" "$((SECONDS - start))"
}

# The tests that the last step passed, by its own closing line; "" where it says none.
swift_tests() {
    sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\}.* passed after.*/\1/p' "$output" | tail -n 1
}
passed_tests() {
    sed -n 's/^\(.*[^0-9]\)\{0,1\}\([0-9][0-9]*\) passed.*/\2/p' "$output" | tail -n 1
}

step "Setting up" scripts/setup.sh wasm house check test
step "Formatting and types" scripts/lint.sh
step "Core tests, optimised" \
    env FUNFAIR_PART=core swift test --configuration release -Xswiftc -enable-testing \
        --explicit-target-dependency-import-check error --scratch-path .build-core
core=$(swift_tests)
[[ $core != 0 ]] || fail "The core has no tests: something is wrong with this step."
step "Building the house" env FUNFAIR_PART=house swift build --build-tests \
    --explicit-target-dependency-import-check error
# Each test has a house of its own, with some ten handles. All at once they are so many that Foundation
# on Linux, which lists them when it starts a process, reads beyond the end of its list.
step "The house's Swift tests" \
    env FUNFAIR_PART=house SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=24 \
    swift test --skip-build
swift_house=$(swift_tests)
[[ $swift_house != 0 ]] || fail "The house has no tests: something is wrong with this step."
step "The rules compiled for iOS" scripts/build-ios.sh
step "The app against its declarations" scripts/check-app.sh
step "The app's project, lists and assets" .venv/bin/python -m pytest Tests/Apps
app=$(passed_tests)
step "The browser face" scripts/build-site.sh
step "Golden recordings, natively and as WebAssembly" \
    node Tests/Golden/fold.mjs .build-wasm/funfair.wasm
golden=$(passed_tests)
step "The same in the two parts that the page gets" node Tests/Golden/fold.mjs \
    .build-wasm/funfair-first.wasm+.build-wasm/funfair-rest.wasm
parts=$(passed_tests)
step "Golden sounds, as WebAssembly" node Tests/Golden/sound.mjs .build-wasm/SoundWeb.wasm
sounds=$(passed_tests)
step "A house that is killed, crowded and sent forgeries" .venv/bin/python -m pytest Tests/House
house=$(passed_tests)
step "Playing in a browser" .venv/bin/python -m pytest -n 2 --dist loadfile Tests/Browser
browser=$(passed_tests)
step "Playing in WebKit and Firefox" .venv/bin/python -m pytest Tests/Engines
engines=$(passed_tests)

printf '\nEverything passed, in %d s.\n' "$SECONDS"
if [[ -n $core && -n $swift_house && -n $browser && -n $engines ]]; then
    printf '%d passed, 0 failed\n' \
        "$((core + swift_house + ${app:-0} + ${golden:-0} + ${parts:-0} + ${sounds:-0} + ${house:-0} \
            + browser + engines))"
fi
