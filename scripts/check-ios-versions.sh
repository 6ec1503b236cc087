#!/usr/bin/env bash
# Checks that the core and the languages use nothing from the standard library that is newer than the oldest
# supported iOS.
#
#   scripts/check-ios-versions.sh [FILE…]
#
# With files, checks only these, as one module.
#
# Embedded Swift, which build-ios.sh compiles, has no versions. But the interface of this toolchain's standard
# library names the iOS version of each declaration. The script compiles this interface for iOS, and then the
# modules with it. The compiler reports the same errors as Xcode's, though the library lacks the parts that exist
# only on Apple's systems.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Xcode checks the versions itself.
[[ $(uname) != Darwin ]] || exit 0

readonly FOLDER=.build-ios/versions
oldest=$(sed -n 's/.*\.iOS(\.v\([0-9]*\)).*/\1/p' Package.swift)
info=$(swiftc -print-target-info)
resources=$(sed -n 's/.*"runtimeResourcePath"[^"]*"\([^"]*\)".*/\1/p' <<<"$info")
triple=$(sed -n 's/.*"moduleTriple"[^"]*"\([^"]*\)".*/\1/p' <<<"$info")
# The target has the interface's processor, because the library's types depend on it.
case $triple in
    x86_64-*) target=x86_64-apple-ios$oldest.0-simulator name=x86_64-apple-ios-simulator ;;
    *) target=arm64-apple-ios$oldest.0 name=arm64-apple-ios ;;
esac
readonly INTERFACE=$resources/linux/Swift.swiftmodule/$triple.swiftinterface
readonly LIBRARY=$FOLDER/Swift.swiftmodule/$name.swiftmodule
[[ -e $INTERFACE ]] || fail \
    "This Swift toolchain has no interface of the standard library. Missing file:" \
    "    $INTERFACE" \
    "Install a toolchain from https://www.swift.org/install/."

compile() {
    swiftc -frontend "$@" -target "$target" -disable-objc-interop -module-cache-path "$FOLDER/cache"
}

made_from=$(
    hashes scripts/check-ios-versions.sh "$INTERFACE"
    printf '%s\n' "$info" "$target"
)
if ! is_made "$FOLDER/library.made-from" "$made_from" "$LIBRARY"; then
    mkdir -p "$FOLDER/Swift.swiftmodule"
    # Two runs at a time don't disturb each other.
    scratch=$(mktemp -d "$FOLDER/library.XXXXXX")
    trap 'rm -rf "$scratch"' EXIT
    # An interface's options include the target. For Apple's systems, the compiler wants to see the bodies of
    # functions that are also copied into the app; this attribute has no influence on the versions.
    sed -e "s/-target [^ ]*/-target $target/" -e '/^ *@backDeployed/d' "$INTERFACE" >"$scratch/Swift.swiftinterface"
    compile -compile-module-from-interface -module-name Swift -parse-stdlib -o "$scratch/Swift.swiftmodule" \
        "$scratch/Swift.swiftinterface"
    mv "$scratch/Swift.swiftmodule" "$LIBRARY"
    note_made "$FOLDER/library.made-from" "$made_from" "$LIBRARY"
fi

# check MODULE OUTPUT FILE…: compiles a module's files, which report everything that is too new. Without
# optimisation, modules would need a library that doesn't exist for iOS. Warnings appear in other builds.
check() {
    compile -emit-module -O -module-name "$1" -o "$2" -I "$FOLDER" -swift-version 6 -package-name funfair \
        -parse-as-library -suppress-warnings -disable-implicit-concurrency-module-import \
        -disable-implicit-string-processing-module-import "${@:3}"
}

if (($#)); then
    # Never /dev/null: the compiler replaces or deletes its output, which root may do there, too.
    seeded=$(mktemp -d "$FOLDER/seeded.XXXXXX")
    trap 'rm -rf "$seeded"' EXIT
    check Seeded "$seeded/Seeded.swiftmodule" "$@"
    exit
fi

MODULES=()
while IFS= read -r module; do MODULES+=("$module"); done < <(core_modules)
MODULES+=(Languages)
checked_from=$(
    printf '%s\n' "$made_from"
    hashes "${MODULES[@]/#/Sources/}"
)
if is_made "$FOLDER/modules.made-from" "$checked_from" "$LIBRARY"; then exit; fi
for module in "${MODULES[@]}"; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "Sources/$module" -name '*.swift' | sorted)
    check "$module" "$FOLDER/$module.swiftmodule" "${files[@]}"
done
note_made "$FOLDER/modules.made-from" "$checked_from" "$LIBRARY"
printf '%d modules use only what iOS %d.0 has\n' "${#MODULES[@]}" "$oldest"
