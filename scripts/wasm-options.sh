# shellcheck shell=bash
# The options for linking and optimising modules; sourced by the scripts that do so.

# The C library and the compiler's runtime.
readonly LIBC=${WASI_LIBC:-$(file_of wasi-libc)}
readonly BUILTINS=${WASM_BUILTINS:-$(file_of libclang-rt-dev-wasm32)}
[[ -f $LIBC && -f $BUILTINS ]] || fail \
    "The WebAssembly libraries are missing. Please run: scripts/setup.sh wasm"

# The features beyond the first WebAssembly that Swift's compiler emits; every browser since 2021 has
# them.
readonly FEATURES=(
    --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-sign-ext
)
# Compressed, a second copy of some code costs almost nothing, so a function that is called once is
# inlined only if it is small: otherwise it no longer resembles its copies. That saves 6 KB of 213 with
# brotli, and -Os instead of -O3 saves 1 KB more. A tick takes a fifth longer, 15 ns. For the same reason
# the toolset keeps Swift's compiler from merging nearly identical functions, which saves another KB, and
# functions that are little more than a call are inlined. It also keeps it from specialising a function
# for each closure that it is called with, which saves 1 KB more. LLVM inlines nothing: 2 KB. Checks of
# exclusive access call a function that is empty in Embedded Swift, so the toolset leaves them out: 1.3
# KB. The core's own tests have them. The linker leaves the first kilobyte of the memory unused. The
# passes before -Os shorten the code it then merges: --dealign drops alignment, which no engine needs and
# which makes copies of one function differ. --ignore-implicit-traps is true of Swift, which checks before
# it loads, divides or converts; its own checks stay. Together that saves 2.3 KB with brotli. The order
# matters: what is stripped first isn't in the optimiser's way. It repeats until the module gets no
# smaller.
readonly OPTIMISE=(
    --low-memory-unused --strip-debug --strip-producers --strip-target-features
    --dealign --code-folding --optimize-added-constants-propagate --ignore-implicit-traps -Os
    --one-caller-inline-max-function-size=60 --always-inline-max-function-size=6 --converge
)
