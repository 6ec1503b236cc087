#!/usr/bin/env bash
# Compiles floors 0 to 2 and FunfairWeb to WebAssembly: .build-wasm/funfair.wasm, optimised and
# stripped. The same sources and tools give the same bytes, in whatever folder they are.
#
#   scripts/build-wasm.sh [PRODUCT]     another product becomes .build-wasm/PRODUCT.wasm
#
# WASI_LIBC and WASM_BUILTINS may name the C library and the compiler's runtime where they don't
# come from Debian packages.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/wasm-options.sh

readonly SCRATCH=".build-wasm"
readonly TRIPLE="wasm32-unknown-none-wasm"
readonly PRODUCT=${1:-FunfairWeb}
readonly COMPILED="$SCRATCH/release/$PRODUCT.wasm"
readonly NAME=${1:-funfair}
readonly RESULT="$SCRATCH/$NAME.wasm"
readonly MADE_FROM="$SCRATCH/$NAME.made-from"

libc=${WASI_LIBC:-$(file_of wasi-libc)}
builtins=${WASM_BUILTINS:-$(file_of libclang-rt-dev-wasm32)}
[[ -f $libc && -f $builtins ]] || fail \
    "What the WebAssembly is linked with is missing. Please run: scripts/setup.sh wasm"

resources=$(swiftc -print-target-info |
    sed -n 's/.*"runtimeResourcePath"[^"]*"\([^"]*\)".*/\1/p')
unicode="$resources/embedded/$TRIPLE/libswiftUnicodeDataTables.a"
[[ -f $unicode ]] || fail \
    "This Swift toolchain brings no Embedded Swift for $TRIPLE: there is no" \
    "    $unicode" \
    "The toolchains of https://www.swift.org/install/ bring it; the one inside Xcode does not."

FUNFAIR_PART=web swift build --scratch-path "$SCRATCH" --triple "$TRIPLE" \
    --toolset scripts/wasm-toolset.json --configuration release --product "$PRODUCT" \
    -Xlinker --no-entry -Xlinker "$libc" -Xlinker "$builtins" -Xlinker "$unicode"

# The result depends on the compiled module, on how it is optimised, and on the optimiser.
made_from=$(
    sha256 <"$COMPILED"
    printf '%s\n' "${FEATURES[@]}" "${OPTIMISE[@]}"
    wasm-opt --version
)
if [[ ! -f $RESULT || ! -f $MADE_FROM || $(<"$MADE_FROM") != "$made_from" ]]; then
    printf 'Optimising %s…\n' "$RESULT"
    wasm-opt "${FEATURES[@]}" "${OPTIMISE[@]}" "$COMPILED" --output "$RESULT.new"
    mv "$RESULT.new" "$RESULT"
    printf '%s\n' "$made_from" >"$MADE_FROM"
fi
# The page has nothing to give it but the functions of Host.swift.
! grep -aq wasi_snapshot "$RESULT" || fail \
    "$RESULT asks for functions of an operating system, and no page could load it." \
    "An enum without payload and without a raw type brings them in, for instance."
printf '%s: %d bytes, %d with brotli\n' "$RESULT" "$(size "$RESULT")" \
    "$(brotli --best --stdout "$RESULT" | wc -c)"
