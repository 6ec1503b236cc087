# shellcheck shell=bash
# What the scripts share. Sourced first by each of them: stops at the first error, and works in
# the repository's root wherever it was called from.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Swift plans its build anew whenever an environment variable has changed.
unset MAKEFLAGS MAKELEVEL MFLAGS MAKE_TERMERR MAKE_TERMOUT
export -n HOST PORT

# heading TEXT: what happens next.
heading() { printf '\n== %s\n' "$*"; }

# fail SENTENCE…: says why the script can't go on, a line each, and ends it.
fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Optimised, and yet file by file: after a change of one line a release build compiles every module
# above it anew, and this the file alone. But what is inlined into other modules is part of them, and
# the compiler's finer account of what a module depends on leaves it out: yesterday's rules would be
# tested. Without that account a module is compiled anew when one below it has become another.
FILE_BY_FILE=(-Xswiftc -O -Xswiftc -Xfrontend -Xswiftc -disable-incremental-imports)

# core_swift build|test|run ARGUMENT…: the core, optimised.
core_swift() {
    swift "$@" "${FILE_BY_FILE[@]}" --scratch-path .build-core \
        --explicit-target-dependency-import-check error
}

# notice_files PACKAGE: SwiftPM looks for new and removed files in the package that it builds, and not in
# one beside it that it uses. Where the libraries' files are others, it is told by touching the manifest.
notice_files() {
    local note=$1/.build/files-beside files
    files=$(find Sources -type f | sorted)
    [[ ! -f $note || $(<"$note") != "$files" ]] || return 0
    touch "$1/Package.swift"
    mkdir -p "$1/.build"
    printf '%s\n' "$files" >"$note"
}

# house_swift build|test|run ARGUMENT…: the house and the command line.
house_swift() {
    notice_files House
    swift "$@" --package-path House --explicit-target-dependency-import-check error
}

# The command line, once it is built.
# shellcheck disable=SC2034
readonly FUNFAIR=House/.build/debug/funfair

# size FILE: its length in bytes.
size() { wc -c <"$1" | tr -d ' '; }

# Sorts the input's lines the same way in every language.
sorted() { LC_ALL=C sort "$@"; }

# What SHA-256 is computed with.
SHA256=(sha256sum)
command -v sha256sum >/dev/null || SHA256=(shasum -a 256)

# The SHA-256 of the input, in hexadecimal.
sha256() { "${SHA256[@]}" | cut -d ' ' -f 1; }

# hashes FILE-OR-FOLDER…: a line for each file that is there, of its contents and its name.
hashes() { find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 "${SHA256[@]}"; }

# What is made is not made again as long as a note fits: NOTE says what it was made FROM (any text that
# is another when something is) and what it was when it was done. Times of files are not believed.
#
# is_made NOTE FROM RESULT…: whether the results are as they were left, and made of the same.
is_made() { [[ -f $1 && $(<"$1") == "$(note "${@:2}" 2>/dev/null)" ]]; }
# note_made NOTE FROM RESULT…: notes that the results were made.
note_made() { note "${@:2}" >"$1"; }
note() {
    printf '%s\n' "$1" | sha256
    hashes "${@:2}" | sha256
}

# packages_for NEED: lines of `package there-when`, from packages.txt.
packages_for() { awk -v need="$1" '$1 == need { print $2, $3 }' scripts/packages.txt; }

# there COMMAND-OR-FILE: whether a command can be run or a file (it may hold *) is there.
there() {
    case $1 in
        /*) compgen -G "$1" >/dev/null ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# file_of PACKAGE: the newest file that packages.txt names for it, or nothing.
file_of() {
    local pattern
    pattern=$(awk -v package="$1" '$2 == package { print $3 }' scripts/packages.txt)
    { compgen -G "$pattern" || true; } | sorted -V | tail -n 1
}
