#!/usr/bin/env bash
# Splits the compiled module in two: .build-wasm/funfair-first.wasm, which is enough for a first visit
# to play BubblePop to the end, and .build-wasm/funfair-rest.wasm, which joins it in the browser. Which
# function belongs where is found by living through such visits (first-visit.mjs). The same sources and
# tools give the same bytes.
#
#   scripts/split-wasm.sh WORDS     a folder with the texts of each language, as words-export writes it

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/wasm-options.sh

readonly WORDS=$1
readonly SCRATCH=".build-wasm"
readonly COMPILED="$SCRATCH/release/FunfairWeb.wasm"
readonly FIRST="$SCRATCH/funfair-first.wasm"
readonly REST="$SCRATCH/funfair-rest.wasm"
readonly NOTE="$SCRATCH/funfair-parts.made-from"

# Before it is split, nothing may be inlined: what is needed would take along what is not.
readonly APART=(-aimfs 0 -fimfs 0 -ocimfs 0)

made_from=$(
    hashes "$COMPILED" "$WORDS" scripts/split-wasm.sh scripts/wasm-options.sh scripts/first-visit.mjs
    wasm-opt --version
    node --version
)
if is_made "$NOTE" "$made_from" "$FIRST" "$REST"; then exit; fi

printf 'Splitting %s…\n' "$COMPILED"
work=$(mktemp -d "$SCRATCH/parts.XXXXXX")
trap 'rm -rf "$work"' EXIT
wasm-opt "${FEATURES[@]}" "${OPTIMISE_ONCE[@]}" "${APART[@]}" "$COMPILED" --output "$work/whole.wasm"
wasm-split --instrument "${FEATURES[@]}" "$work/whole.wasm" --output "$work/watched.wasm"
node scripts/first-visit.mjs "$work/watched.wasm" "$WORDS" "$work/profile"
wasm-split --split "${FEATURES[@]}" "$work/whole.wasm" --profile "$work/profile" \
    --primary-output "$work/first.wasm" --secondary-output "$work/rest.wasm"

# In place of each function of the rest, wasm-split imports one of its own from the page. One that says
# that something is missing is enough, and each import costs bytes: so they become functions that call
# it, and those that are alike are merged.
wasm-dis "${FEATURES[@]}" "$work/first.wasm" --output "$work/first.wat"
awk '
    /^ \(import / && !has_missing {
        print " (import \"host\" \"missing\" (func $missing))"
        has_missing = 1
    }
    /^ \(import "placeholder" / {
        sub(/^ \(import "placeholder" "[0-9]+" /, " ")
        sub(/\)\)$/, " (call $missing) (unreachable))")
        stubs = stubs $0 "\n"
        next
    }
    /^\)$/ { printf "%s", stubs }
    { print }
' "$work/first.wat" >"$work/joined.wat"
wasm-as "${FEATURES[@]}" "$work/joined.wat" --output "$work/joined.wasm"
wasm-opt "${FEATURES[@]}" "${OPTIMISE[@]}" "$work/joined.wasm" --output "$FIRST"
wasm-opt "${FEATURES[@]}" "${OPTIMISE[@]}" "$work/rest.wasm" --output "$REST"

# The page has nothing to give them but the functions of Host.swift.
! grep -aq wasi_snapshot "$FIRST" "$REST" || fail \
    "The module asks for functions of an operating system, and no page could load it." \
    "An enum without payload and without a raw type brings them in, for instance."
note_made "$NOTE" "$made_from" "$FIRST" "$REST"
