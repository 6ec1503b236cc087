# shellcheck shell=bash
# Functions that the scripts share. Each script sources this file first. It makes the script stop at the
# first error, and changes to the repository's root.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Hide these variables from SwiftPM, which plans its build again whenever an environment variable changes.
unset MAKEFLAGS MAKELEVEL MFLAGS MAKE_TERMERR MAKE_TERMOUT
export -n HOST PORT

# The manifests make warnings errors only if this is 1. A script for people with other compilers sets it
# to nothing, also for the scripts that it starts.
export FUNFAIR_STRICT=${FUNFAIR_STRICT-1}

# heading TEXT: prints the next step.
heading() { printf '\n== %s\n' "$*"; }

# fail SENTENCE…: prints why the script can't continue, one sentence per line, and exits.
fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Options for optimised code that is compiled file by file. After a one-line change, a release build
# recompiles every module that depends on the file, while a debug build with -O recompiles only the file. But
# the compiler also inlines code into other modules, and its fine-grained tracking of dependencies between
# modules ignores that, so tests could run old rules. The other option turns that tracking off. The compiler
# then recompiles a module whenever any of its dependencies has changed.
FILE_BY_FILE=(-Xswiftc -O -Xswiftc -Xfrontend -Xswiftc -disable-incremental-imports)

# core_swift build|test|run ARGUMENT…: builds, tests or runs the core, optimised.
core_swift() {
    swift "$@" "${FILE_BY_FILE[@]}" --scratch-path .build-core \
        --explicit-target-dependency-import-check error
}

# app_swift build|test ARGUMENT…: builds or tests the app's views, optimised, on stand-ins for Apple's frameworks.
app_swift() {
    notice_files Apps
    swift "$@" "${FILE_BY_FILE[@]}" --package-path Apps --scratch-path .build-app
}

# core_modules: prints the names of the core's modules, as in the manifest: each after those it imports.
core_modules() { sed -n '/^let core:/,/^]/ s/.*[( ]name: "\([A-Za-z]*\)".*/\1/p' Package.swift; }

# notice_files PACKAGE: makes SwiftPM notice new and removed files of the libraries, by touching the
# package's manifest. SwiftPM looks for such files in the package it builds, but not in that package's local
# dependencies.
notice_files() {
    local note=$1/.build/files-beside files
    files=$(find Sources -type f | sorted)
    [[ ! -f $note || $(<"$note") != "$files" ]] || return 0
    touch "$1/Package.swift"
    mkdir -p "$1/.build"
    printf '%s\n' "$files" >"$note"
}

# house_swift build|test|run ARGUMENT…: builds, tests or runs the house and the command line.
house_swift() {
    notice_files House
    swift "$@" --package-path House --explicit-target-dependency-import-check error
}

# The house's command and the developers' command, once they are built.
# shellcheck disable=SC2034
readonly FUNFAIR=House/.build/debug/funfair DEVELOPER=House/.build/debug/funfair-dev

# version_number: prints the program's version, such as 0.1.0.
version_number() {
    sed -n 's/.*static let number = "\(.*\)"$/\1/p' House/Sources/FunfairCommand/Version.swift
}

# can_mount: returns whether this machine allows mounting file systems, as making a Debian requires.
can_mount() { unshare --mount --pid --fork true 2>/dev/null; }

# size FILE: prints the file's size in bytes.
size() { wc -c <"$1" | tr -d ' '; }

# sorted: sorts the input's lines, in the same way in every locale.
sorted() { LC_ALL=C sort "$@"; }

# The command that computes SHA-256.
SHA256=(sha256sum)
command -v sha256sum >/dev/null || SHA256=(shasum -a 256)

# sha256: prints the SHA-256 of the input, in hexadecimal.
sha256() { "${SHA256[@]}" | cut -d ' ' -f 1; }

# hashes FILE-OR-FOLDER…: prints a line for each existing file, with the hash of its contents and its name.
hashes() { find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 "${SHA256[@]}"; }

# The scripts don't remake results if a note about them matches. The file NOTE contains a hash of FROM, a
# text that changes with any input, and hashes of the finished results. The scripts don't trust modification
# times.
#
# is_made NOTE FROM RESULT…: succeeds if the results are unchanged and were made from the same inputs.
is_made() { [[ -f $1 && $(<"$1") == "$(note "${@:2}" 2>/dev/null)" ]]; }
# note_made NOTE FROM RESULT…: records that the results were made.
note_made() { note "${@:2}" >"$1"; }
note() {
    printf '%s\n' "$1" | sha256
    hashes "${@:2}" | sha256
}

# packages_for NEED: prints packages.txt's lines for a need, as `package command-or-file`.
packages_for() { awk -v need="$1" '$1 == need { print $2, $3 }' scripts/packages.txt; }

# there COMMAND-OR-FILE: succeeds if the command or the file exists. A file may contain *.
there() {
    case $1 in
        /*) compgen -G "$1" >/dev/null ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# file_of PACKAGE: prints the newest file that packages.txt names for a package, or nothing.
file_of() {
    local pattern
    pattern=$(awk -v package="$1" '$2 == package { print $3 }' scripts/packages.txt)
    { compgen -G "$pattern" || true; } | sorted -V | tail -n 1
}
