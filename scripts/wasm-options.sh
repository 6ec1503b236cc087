# shellcheck shell=bash
# The options for linking and optimising modules. Scripts source this file.

# The C library and the compiler's runtime.
readonly LIBC=${WASI_LIBC:-$(file_of wasi-libc)}
readonly BUILTINS=${WASM_BUILTINS:-$(file_of libclang-rt-dev-wasm32)}
[[ -f $LIBC && -f $BUILTINS ]] || fail \
    "The WebAssembly libraries are missing. Please run: scripts/setup.sh wasm"

# The features that Swift's compiler uses beyond the first version of WebAssembly. All browsers have supported
# them since 2021.
readonly FEATURES=(
    --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-sign-ext
)
# Once compressed, a second copy of some code costs almost nothing. So a function that is called once is
# inlined only if it's small, because otherwise it would no longer resemble its copies. That saves 6 of 213 KB
# with brotli, and -Os instead of -O3 saves 1 KB more. In return, a tick takes 15 ns longer, which is a fifth.
# For the same reason, the optimiser inlines functions that are little more than a call, and the toolset keeps
# Swift's compiler from merging nearly identical functions, which saves another 1 KB. The toolset also keeps
# the compiler from specialising a function for each closure that is passed to it, which saves 1 KB, and LLVM
# from inlining anything, which saves 2 KB. Checks of exclusive access call a function that is empty in
# Embedded Swift, so the toolset leaves them out, which saves 1.3 KB. The core's own tests have these checks.
# The linker leaves the first kilobyte of the memory unused. The passes before -Os shorten the code that -Os
# then merges. --dealign drops alignment, which no engine needs and which makes copies of a function differ.
# --ignore-implicit-traps is safe for Swift, which checks before it loads, divides or converts; its own checks
# remain. Together, these passes save 2.3 KB with brotli. The order matters: code that is stripped first
# doesn't affect the optimiser. The optimiser repeats until the module no longer becomes smaller.
readonly OPTIMISE=(
    --low-memory-unused --strip-debug --strip-producers --strip-target-features
    --dealign --code-folding --optimize-added-constants-propagate --ignore-implicit-traps -Os
    --one-caller-inline-max-function-size=60 --always-inline-max-function-size=6 --converge
)
