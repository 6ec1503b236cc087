#!/usr/bin/env bash
# Compiles a product to WebAssembly, optimised and stripped, as .build-wasm/PRODUCT.wasm. The same sources
# and tools produce the same bytes in any folder.
#
#   scripts/build-wasm.sh PRODUCT
#
# WASI_LIBC and WASM_BUILTINS can name the C library and the compiler's runtime, if they aren't from
# Debian packages.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/wasm-options.sh

readonly SCRATCH=".build-wasm"
readonly TRIPLE="wasm32-unknown-none-wasm"
readonly PRODUCT=$1
readonly COMPILED="$SCRATCH/release/$PRODUCT.wasm"
readonly RESULT="$SCRATCH/$PRODUCT.wasm"
readonly NOTE="$SCRATCH/$PRODUCT.made-from"

resources=$(swiftc -print-target-info |
    sed -n 's/.*"runtimeResourcePath"[^"]*"\([^"]*\)".*/\1/p')
library="$resources/embedded/Swift.swiftmodule/$TRIPLE.swiftmodule"
[[ -f $library ]] || fail \
    "This Swift toolchain has no Embedded Swift for $TRIPLE. Missing file:" \
    "    $library" \
    "Install a toolchain from https://www.swift.org/install/. Xcode's own has no such file."

notice_files Web
swift build --package-path Web --scratch-path "$SCRATCH" --triple "$TRIPLE" \
    --toolset scripts/wasm-toolset.json --configuration release --product "$PRODUCT" \
    -Xlinker --no-entry -Xlinker --wrap=posix_memalign -Xlinker --wrap=free \
    -Xlinker "$LIBC" -Xlinker "$BUILTINS"

made_from=$(
    hashes "$COMPILED" scripts/build-wasm.sh scripts/wasm-options.sh scripts/order-functions.mjs
    wasm-opt --version
)
if is_made "$NOTE" "$made_from" "$RESULT"; then exit; fi
printf 'Optimising %s…\n' "$RESULT"
wasm-opt "${FEATURES[@]}" "${OPTIMISE[@]}" "$COMPILED" --output "$RESULT"
node scripts/order-functions.mjs "$RESULT" "$RESULT"
# The page provides no imports except the functions in Host.swift.
! grep -aq wasi_snapshot "$RESULT" || fail \
    "The module imports functions of an operating system, so no page could load it." \
    "For instance, an enum without payload and without a raw type brings them in."
# UTF-16 views would add a lot of code that the page doesn't need; see Sources/Phrases/Text.swift.
names=$(wasm-opt "${FEATURES[@]}" --strip-dwarf --debuginfo "$COMPILED" --output - | grep -ac UTF16View) || true
[[ $names == 0 ]] || fail \
    "The module has code for texts in UTF-16: somewhere a text is compared, parsed as a number, or" \
    "joined with + or \\(). See Sources/Phrases/Text.swift for what to write instead."
note_made "$NOTE" "$made_from" "$RESULT"
