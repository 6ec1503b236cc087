#!/usr/bin/env bash
# Measures the figures for docs/figures.md: sizes, the cost of a frame and of folding a run, Breakout's
# speed compared with Box2D and plain C, and the house's throughput.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scripts/setup.sh wasm house check test

printf '\n== Sizes\n'
scripts/build-site.sh

printf '\n== Folding a whole run (recording, ticks, least and median microseconds)\n'
swift build --configuration release --scratch-path .build-core \
    --product FoldBenchmark
native=$(.build-core/release/FoldBenchmark Tests/Golden/*.funfair)
wasm=$(node Benchmarks/fold.mjs .build-wasm/FunfairWeb.wasm \
    Tests/Golden/*.funfair)
printf '%-10s %7s %9s %9s %6s\n' recording ticks native wasm ratio
join <(sort <<<"$native") <(sort <<<"$wasm") |
    awk '{ printf "%-10s %7d %6d µs %6d µs %6.2f\n", $1, $2, $3, $6, $6 / $3 }'

scripts/bench-breakout.sh

printf '\n== A frame in Chromium (script time: step, picture, drawing)\n'
house_swift build --product funfair 2>&1 | tail -n 1
scores=$(mktemp -d)
coproc SERVER {
    exec "$FUNFAIR" serve --port 0 --site .build-site --data "$scores/scores.sqlite"
}
trap 'kill "$SERVER_PID" 2>/dev/null || true; rm -rf "$scores"' EXIT
read -r line <&"${SERVER[0]}"
.venv/bin/python Benchmarks/frames.py "${line##* }"

heading "Budgets, with 1.6 Mbit/s, 150 ms round trip, and a quarter of the processor"
.venv/bin/python Benchmarks/budgets.py "${line##* }"

printf '\n== The house (server and load on the same processors)\n'
house_swift build --configuration release --product HouseBenchmark 2>&1 | tail -n 1
House/.build/release/HouseBenchmark
