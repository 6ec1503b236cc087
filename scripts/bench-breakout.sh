#!/usr/bin/env bash
# Compares Breakout's speed with that of Box2D and plain C, in the same scene with 1, 10 and 100 balls.
# Benchmarks/Breakout/scene.h describes the scene.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly SCRATCH=".build-bench"
readonly SOURCES="Benchmarks/Breakout"
readonly RESULTS="$SCRATCH/results.txt"

# The compiler included with Swift. Box2D itself is already compiled.
readonly CLANG=${CC:-clang} CLANGXX=${CXX:-clang++}
readonly FLAGS=(-O2 -Wall -Wextra -Werror)

# run NAME TICKS COMMAND…: runs a program that plays TICKS ticks with one ball, and fewer with more balls.
# Choose TICKS so that each number of balls takes 0.3 to 1 second. The program prints lines of `NAME BALLS
# TICKS_PER_SECOND BROKEN`, which are added to the results under the given name, with the ticks.
run() {
    local name=$1 ticks=$2
    shift 2
    printf '%s…\n' "$name"
    "$@" "$ticks" | awk -v name="$name" -v ticks="$ticks" \
        '{ print name, $2, $3, $4, int(ticks / $2) }' >>"$RESULTS"
}

box2d() { "$CLANGXX" -std=c++17 "${FLAGS[@]}" "$SOURCES/box2d.cpp" -lbox2d "${@:2}" -o "$1"; }

scripts/setup.sh bench wasm
mkdir -p "$SCRATCH"
: >"$RESULTS"

heading "Building Box2D's scene and the C one"
box2d "$SCRATCH/box2d"
box2d "$SCRATCH/box2d-without-clocks" -DWITHOUT_CLOCKS
box2d "$SCRATCH/box2d-one-wall" -DWITHOUT_CLOCKS -DONE_WALL
"$CLANG" -std=gnu17 "${FLAGS[@]}" -ffp-contract=off "$SOURCES/grid.c" -lm -o "$SCRATCH/grid"

heading "Building the game, natively and as WebAssembly"
swift build --configuration release --scratch-path .build-core \
    --product BreakoutBenchmark
scripts/build-wasm.sh BreakoutBenchmarkWeb

heading "Measuring, the best of several runs each"
run box2d 1000000 "$SCRATCH/box2d"
run box2d-without-clocks 2000000 "$SCRATCH/box2d-without-clocks"
run box2d-one-wall 2000000 "$SCRATCH/box2d-one-wall"
run grid 80000000 "$SCRATCH/grid"
run native 60000000 .build-core/release/BreakoutBenchmark
run wasm 60000000 node Benchmarks/breakout.mjs .build-wasm/BreakoutBenchmarkWeb.wasm

heading "Ticks per second, and bricks broken, to show that all played the same game"
awk 'BEGIN { printf "%-22s %5s %13s %9s %7s %17s\n",
             "program", "balls", "ticks/second", "broken", "walls", "per 1000 ticks" }
     { printf "%-22s %5d %14d %9d %7d %17.2f\n", $1, $2, $3, $4, $4 / 60, 1000 * $4 / $5 }' \
    "$RESULTS"

# ratio ABOVE BELOW BALLS [GOAL]: prints the speed of ABOVE divided by that of BELOW. A goal is a minimum,
# such as `>=30`, or a maximum, such as `<=1.6`.
ratio() {
    awk -v above="$1" -v below="$2" -v balls="$3" -v goal="${4:-}" '
        $2 == balls { speed[$1] = $3 }
        END {
            printf "%-32s %5d ", above " / " below, balls
            if (!(above in speed) || !(below in speed)) { printf "%7s\n", "-"; exit }
            ratio = speed[above] / speed[below]
            limit = substr(goal, 3)
            reached = goal ~ /^>=/ ? ratio >= limit : ratio <= limit
            note = reached ? ", reached" : ", NOT REACHED"
            printf "%7.2f  %s\n", ratio, goal == "" ? "" : "goal " goal note
        }' "$RESULTS"
}

heading "Speed ratios"
for below in box2d box2d-one-wall; do
    for balls in 1 10 100; do ratio native "$below" "$balls"; done
done
ratio native box2d-without-clocks 1 ">=30"
ratio native box2d-without-clocks 10 ">=18"
ratio native box2d-without-clocks 100
for balls in 1 10 100; do ratio native grid "$balls" ">=0.85"; done
for balls in 1 10 100; do ratio native wasm "$balls" "<=1.6"; done
for balls in 1 10 100; do ratio grid box2d-without-clocks "$balls"; done
