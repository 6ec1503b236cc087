#!/usr/bin/env bash
# Type-checks the app in Apps/ without a Mac, against the package as built here and against
# Apps/Declarations/, which declares the parts of Apple's frameworks that the app uses. Only a Mac can build
# the app.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [[ $(uname) == Darwin ]]; then
    exec xcodebuild -quiet -project Apps/Funfair.xcodeproj -scheme FunfairApp \
        -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO build-for-testing
fi

readonly FOLDER=.build-app
readonly PACKAGE=.build-core/debug/Modules
# Apple's frameworks, each after the frameworks that it imports.
readonly FRAMEWORKS=(
    CoreGraphics UniformTypeIdentifiers CoreTransferable CoreMotion AVFoundation Network UIKit GameKit SwiftUI
)
readonly STRICT=(-swift-version 6 -warnings-as-errors -parse-as-library)

# outdated RESULT FILE…: succeeds if the result is missing, or older than one of the files.
outdated() {
    local result=$1 file
    shift
    [[ -e $result ]] || return 0
    for file in "$@"; do
        [[ ! $file -nt $result ]] || return 0
    done
    return 1
}

core_swift build --build-tests --quiet

mkdir -p "$FOLDER"
declared=(scripts/check-app.sh)
for framework in "${FRAMEWORKS[@]}"; do
    declared+=(Apps/Declarations/"$framework"/*.swift)
    if outdated "$FOLDER/$framework.swiftmodule" "${declared[@]}"; then
        swiftc -emit-module "${STRICT[@]}" -module-name "$framework" -I "$FOLDER" \
            -emit-module-path "$FOLDER/$framework.swiftmodule" Apps/Declarations/"$framework"/*.swift
    fi
done

# check NAME FOLDER: checks all Swift files in a folder, as one module. It compiles them completely, because
# the compiler finds data races only when it generates code.
check() {
    local files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "$2" -name '*.swift' | sorted)
    swiftc -emit-sil -wmo "${STRICT[@]}" -module-name "$1" -I "$FOLDER" -I "$PACKAGE" \
        -o /dev/null "${files[@]}"
    printf '%s: %d files fit what they use\n' "$2" "${#files[@]}"
}

check FunfairApp Apps/Funfair
check FunfairAppTests Apps/FunfairTests
