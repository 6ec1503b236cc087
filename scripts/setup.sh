#!/usr/bin/env bash
# Installs the packages that are missing for one or more needs, if any.
#
#   scripts/setup.sh [wasm] [house] [check] [test] [package] [bench] [names] [pictures]
#
# Debian packages come from packages.txt. `check` and `test` also make .venv/, with the
# Python packages of the tests.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly LEAST_SWIFT="6.2"
readonly REQUIREMENTS="Tests/Browser/requirements.txt"

check_swift() {
    local found older
    command -v swiftc >/dev/null || fail \
        "Swift is not installed. Funfair needs Swift $LEAST_SWIFT or newer:" \
        "    https://www.swift.org/install/"
    found=$(swiftc -print-target-info 2>/dev/null |
        sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    [[ -n $found ]] || fail \
        "swiftc is installed but does not run. Try \`swiftc --version\` in this shell."
    older=$(printf '%s\n' "$LEAST_SWIFT" "$found" | sorted -V | head -n 1)
    [[ $older == "$LEAST_SWIFT" ]] || fail \
        "Funfair needs Swift $LEAST_SWIFT or newer, but this is Swift $found. Get a newer one:" \
        "    https://www.swift.org/install/"
}

# Prints the packages that are missing for a need.
missing_for() {
    local package witness
    packages_for "$1" | while read -r package witness; do
        there "$witness" || printf '%s\n' "$package"
    done
}

install() {
    local become=() root=""
    if ! command -v apt-get >/dev/null; then
        fail "These Debian packages are missing: $*." \
            "This system has no apt-get: please install the same software in its own way. For wasi-libc and" \
            "libclang-rt-dev-wasm32, WASI_LIBC and WASM_BUILTINS may name the two files instead" \
            "(libc.a and libclang_rt.builtins-wasm32.a, both part of the WASI SDK)."
    fi
    if [[ $(id -u) != 0 ]]; then
        root="sudo "
        become=(sudo -n)
        sudo -n true 2>/dev/null || fail \
            "These Debian packages are missing: $*." \
            "Installing them needs an administrator. Please run this, then try again:" \
            "    sudo apt-get update && sudo apt-get install --no-install-recommends -y $*"
    fi
    heading "Installing Debian packages: $*"
    # An unreachable package source mustn't stop an installation that doesn't need it.
    "${become[@]+"${become[@]}"}" apt-get update -q </dev/null ||
        printf 'apt-get update failed. Continuing with the existing package lists.\n' >&2
    "${become[@]+"${become[@]}"}" env DEBIAN_FRONTEND=noninteractive apt-get install \
        -q -y --no-install-recommends --no-remove \
        -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null ||
        fail "Installing failed: see above. To try it by hand:" \
            "    ${root}apt-get install --no-install-recommends -y $*"
}

# The last file written into a virtual environment is a copy of its requirements.
python_is_ready() {
    cmp -s "$REQUIREMENTS" .venv/requirements.txt && [[ -x .venv/bin/python ]]
}

make_python() {
    command -v python3 >/dev/null || fail "The browser tests need Python 3.10 or newer."
    heading "Creating .venv/ for the browser tests"
    python3 -m venv --clear .venv
    .venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check \
        --requirement "$REQUIREMENTS"
    cp "$REQUIREMENTS" .venv/requirements.txt
}

# WASI_LIBC and WASM_BUILTINS can name files to use instead of packages.
is_replaced() {
    [[ $1 == wasi-libc && -n ${WASI_LIBC:-} ]] ||
        [[ $1 == libclang-rt-dev-wasm32 && -n ${WASM_BUILTINS:-} ]]
}

needs=("$@")
[[ ${#needs[@]} -gt 0 ]] || fail "Usage: scripts/setup.sh [wasm] [house] [check] [test] [package] [bench] [names] [pictures]"
check_swift

missing=()
python=false
for need in "${needs[@]}"; do
    case $need in
        wasm | house | check | test | package | bench | names | pictures) ;;
        *) fail "Unknown need \"$need\". Choose wasm, house, check, test, package, bench, names or pictures." ;;
    esac
    # macOS includes the libraries that the house needs, or the house works without them there.
    [[ $need != house || $(uname) != Darwin ]] || continue
    for package in $(missing_for "$need"); do
        is_replaced "$package" || missing+=("$package")
    done
    if [[ $need == test || $need == check ]] && ! python_is_ready; then
        python=true
        python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=("$(missing_for venv)")
    fi
done
[[ ${#missing[@]} -eq 0 ]] || install "${missing[@]}"
[[ $python == false ]] || make_python
