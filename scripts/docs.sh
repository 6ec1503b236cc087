#!/usr/bin/env bash
# Builds each product's reference into .build-docs/, from its catalogue Sources/NAME/NAME.docc and the
# comments on its public declarations. Fails if a link is broken or a parameter's name is wrong.
#
#   scripts/docs.sh

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly FOLDER=.build-docs
readonly MODULES=.build-core/debug/Modules
# The products with a catalogue, as in .spi.yml.
readonly PRODUCTS=(Arcade Breakout BubblePop Funfair FunfairFace HouseWire Languages Phrases Roulette Sound)

tools=()
sdk=()
if [[ $(uname) == Darwin ]]; then
    tools=(xcrun)
    sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

core_swift build --quiet

target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",.*/\1/p' | head -n 1)
mkdir -p "$FOLDER"
for product in "${PRODUCTS[@]}"; do
    graphs=$FOLDER/graphs/$product
    made_from=$(
        hashes scripts/docs.sh "Sources/$product"
        swiftc -print-target-info
    )
    if is_made "$FOLDER/$product.made-from" "$made_from" "$FOLDER/$product.doccarchive"; then continue; fi
    rm -rf "$graphs" "$FOLDER/$product.doccarchive"
    mkdir -p "$graphs"
    "${tools[@]+"${tools[@]}"}" swift-symbolgraph-extract -module-name "$product" -I "$MODULES" \
        -target "$target" "${sdk[@]+"${sdk[@]}"}" -output-dir "$graphs" -minimum-access-level public
    "${tools[@]+"${tools[@]}"}" docc convert "Sources/$product/$product.docc" --warnings-as-errors \
        --additional-symbol-graph-dir "$graphs" --output-dir "$FOLDER/$product.doccarchive" \
        --fallback-display-name "$product" --fallback-bundle-identifier "funfair.$product" \
        >"$FOLDER/$product.log" 2>&1 || fail "$(<"$FOLDER/$product.log")" "FAILED: $product.docc"
    note_made "$FOLDER/$product.made-from" "$made_from" "$FOLDER/$product.doccarchive"
done
printf 'The reference of %d products is in %s/.\n' "${#PRODUCTS[@]}" "$FOLDER"
