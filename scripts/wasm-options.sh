# shellcheck shell=bash
# What modules are linked with and how they are optimised; sourced by the scripts that do it.

# The C library and the compiler's runtime.
readonly LIBC=${WASI_LIBC:-$(file_of wasi-libc)}
readonly BUILTINS=${WASM_BUILTINS:-$(file_of libclang-rt-dev-wasm32)}
[[ -f $LIBC && -f $BUILTINS ]] || fail \
    "What the WebAssembly is linked with is missing. Please run: scripts/setup.sh wasm"

# What Swift's compiler emits beyond the first WebAssembly; every browser of since 2021 has them.
readonly FEATURES=(
    --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-sign-ext
)
# Of two copies of code the second costs next to nothing as it travels, so a function that is called
# once is only moved to where it is called if it is small: else it is not like its copies any more. That
# is 6 KB of 213 with brotli, and 1 KB more is -Os instead of -O3. A tick takes a fifth longer, 15 ns.
# For the same reason the toolset keeps Swift's compiler from making one of functions that are nearly
# alike, another KB, and what is hardly more than a call is moved to where it is called.
# It also keeps it from copying a function for each closure that it is called with, which is 1 KB more.
# LLVM moves nothing to where it is called: 2 KB. Checks of exclusive access call a function that is
# empty in Embedded Swift, so the toolset leaves them out: 1.3 KB. The core's own tests have them.
# The linker leaves the first kilobyte of the memory unused.
# The passes before -Os shorten what it then merges: --dealign forgets alignment, which no engine needs and
# which makes copies of one function differ. --ignore-implicit-traps is true of Swift, which checks
# before it loads, divides or converts; its own checks stay. Together that is 2.3 KB with brotli.
# In this order: what is stripped first is not in the optimiser's way. Again and again, until it gets no
# smaller.
readonly OPTIMISE=(
    --low-memory-unused --strip-debug --strip-producers --strip-target-features
    --dealign --code-folding --optimize-added-constants-propagate --ignore-implicit-traps -Os
    --one-caller-inline-max-function-size=60 --always-inline-max-function-size=6 --converge
)
