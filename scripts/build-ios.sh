#!/usr/bin/env bash
# Compiles the modules up to Funfair to object files for iOS. Uses Embedded mode, the only mode that the
# toolchain supports for iOS without a Mac. Recompiles only changed modules.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly TARGET=arm64-apple-ios18.0
readonly FOLDER=.build-ios
MODULES=()
while IFS= read -r module; do MODULES+=("$module"); done < <(core_modules)

resources=$(swiftc -print-target-info |
    sed -n 's/.*"runtimeResourcePath"[^"]*"\([^"]*\)".*/\1/p')
library=$resources/embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule
[[ -e $library ]] || fail \
    "This Swift toolchain has no Embedded Swift for iOS. Missing file:" \
    "    $library" \
    "Install a toolchain from https://www.swift.org/install/. Xcode's own has no such file."

mkdir -p "$FOLDER"
made=0
for module in "${MODULES[@]}"; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(
        find "Sources/$module" -name '*.swift' | sorted
    )
    # An object depends on its sources, on the modules they import, and on the compiler.
    made_from=$(
        cat "${files[@]}" scripts/build-ios.sh | sha256
        swiftc --version 2>/dev/null
        cat "${files[@]}" | awk '$1 == "import" { print $2 }' | sorted -u |
            while IFS= read -r imported; do cat "$FOLDER/$imported.made-from"; done
    )
    if [[ -f $FOLDER/$module.made-from && $(<"$FOLDER/$module.made-from") == "$made_from" ]]; then
        continue
    fi
    swiftc -c -target "$TARGET" -enable-experimental-feature Embedded -wmo -package-name funfair \
        -parse-as-library -swift-version 6 -warnings-as-errors -module-name "$module" \
        -I "$FOLDER" -emit-module -emit-module-path "$FOLDER/$module.swiftmodule" \
        -o "$FOLDER/$module.o" "${files[@]}"
    printf '%s\n' "$made_from" >"$FOLDER/$module.made-from"
    made=$((made + 1))
done

# A 64-bit ARM Mach-O object starts with these bytes.
for module in "${MODULES[@]}"; do
    [[ $(od -An -tx1 -N8 "$FOLDER/$module.o" | tr -d ' \n') == cffaedfe0c000001 ]] ||
        fail "$FOLDER/$module.o is not an object for $TARGET."
done
printf '%d modules are compiled for %s; %d were recompiled\n' "${#MODULES[@]}" "$TARGET" "$made"
