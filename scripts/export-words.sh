#!/usr/bin/env bash
# Writes the texts of each language for the page, as .build-words/words/en.json and so on, and those of a
# party's big screen, with its tables and the shapes of faces, in words/party. Compiles only the text
# declarations and exported tables of each module, which depend on nothing else, because compiling whole
# modules would take a minute after every change.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly SCRATCH=".build-words"
readonly NOTE="$SCRATCH/made-from"
# The folders to compile, each after the folders that it imports.
readonly FOLDERS=(Sources/Phrases Sources/*/Texts Sources/Faces Sources/Languages Sources/WordsExport)
readonly TABLES=(
    Sources/Arcade/{Clock,Cue,EffectTable,Geometry,Scene,SeededGenerator,StateHash}.swift
    Sources/Roulette/{BallTable,Pocket,PocketColour+paint}.swift
)
readonly STRICT=(-swift-version 6 -warnings-as-errors -parse-as-library -package-name funfair)

made_from=$(
    swiftc -print-target-info
    hashes scripts/export-words.sh "${FOLDERS[@]}" "${TABLES[@]}"
)
if is_made "$NOTE" "$made_from" "$SCRATCH/words"; then exit; fi

rm -rf "$SCRATCH"
mkdir -p "$SCRATCH"
objects=()
for folder in "${FOLDERS[@]}"; do
    module=${folder#Sources/}
    module=${module%/Texts}
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(
        find "$folder" -name '*.swift' | sorted
    )
    for file in "${TABLES[@]}"; do
        [[ $file != "Sources/$module/"* ]] || files+=("$file")
    done
    objects+=("$SCRATCH/$module.o")
    swiftc -c -wmo "${STRICT[@]}" -module-name "$module" -I "$SCRATCH" \
        -emit-module -emit-module-path "$SCRATCH/$module.swiftmodule" \
        -o "$SCRATCH/$module.o" "${files[@]}"
done
swiftc "${objects[@]}" -o "$SCRATCH/words-export"
"$SCRATCH/words-export" "$SCRATCH/words"
note_made "$NOTE" "$made_from" "$SCRATCH/words"
