#!/usr/bin/env bash
# Builds and tests the app in Apps/. Without a Mac, it uses Apps/Declarations/ instead of Apple's frameworks,
# and the tests walk the app's views. Only a Mac can build the app itself.
#
#   scripts/check-app.sh [--filter TEST]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [[ $(uname) == Darwin ]]; then
    # Xcode's compiler may be newer than ours, and have new warnings.
    export FUNFAIR_STRICT=
    for scheme in FunfairApp Screenshots; do
        xcodebuild -quiet -project Apps/Funfair.xcodeproj -scheme "$scheme" \
            -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO build-for-testing
    done
    exit
fi

app_swift test "$@"
