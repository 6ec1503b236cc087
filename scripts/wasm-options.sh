# shellcheck shell=bash
# How modules are optimised; sourced by the scripts that do.

# What Swift's compiler emits beyond the first WebAssembly; every browser of since 2021 has them.
readonly FEATURES=(
    --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int
    --enable-sign-ext
)
# -O3 and -Os differ by less than a hundredth in size here, so speed decides.
# The linker leaves the first kilobyte of the memory unused.
# In this order: what is stripped first is not in the optimiser's way.
readonly OPTIMISE=(
    --low-memory-unused --strip-debug --strip-producers --strip-target-features -O3 --converge
)
