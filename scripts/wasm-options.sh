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
# -O3 and -Os differ by less than a hundredth in size here, so speed decides.
# The linker leaves the first kilobyte of the memory unused.
# In this order: what is stripped first is not in the optimiser's way. Again and again, until it gets no
# smaller.
readonly OPTIMISE=(
    --low-memory-unused --strip-debug --strip-producers --strip-target-features -O3 --converge
)
