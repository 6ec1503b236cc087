#!/usr/bin/env bash
# The figures of the README: sizes, the cost of a frame, the cost of folding a run, and Breakout
# against Box2D and plain C.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh wasm check test

printf '\n== Sizes\n'
scripts/build-site.sh

printf '\n== Folding a whole run (recording, ticks, least and median microseconds)\n'
FUNFAIR_PART=core swift build --configuration release --scratch-path .build-core \
    --product FoldBenchmark
native=$(.build-core/release/FoldBenchmark Tests/Golden/*.funfair)
wasm=$(node Benchmarks/fold.mjs .build-wasm/funfair.wasm Tests/Golden/*.funfair)
printf '%-10s %7s %9s %9s %6s\n' recording ticks native wasm ratio
join <(sort <<<"$native") <(sort <<<"$wasm") |
    awk '{ printf "%-10s %7d %6d µs %6d µs %6.2f\n", $1, $2, $3, $6, $6 / $3 }'

scripts/bench-breakout.sh

printf '\n== A frame in Chromium (script time: step, picture, drawing)\n'
swift build --product funfair 2>&1 | tail -n 1
coproc SERVER { exec .build/debug/funfair serve --port 0 --site .build-site; }
trap 'kill "$SERVER_PID" 2>/dev/null || true' EXIT
read -r line <&"${SERVER[0]}"
.venv/bin/python Benchmarks/frames.py "${line##* }"
