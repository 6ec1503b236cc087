#!/usr/bin/env bash
# Builds the page into .build-site/, a folder that any static host can serve.
#
#   index.html…        the files directly in Web/, which browsers must revalidate on each visit
#   app-0123456789ab/  everything else. Browsers can cache it for ever, because its name is a hash of its
#                      contents: funfair.wasm, sound.wasm, words/ with each language's texts, and the
#                      files of Web/app/ without comments. The scripts are main.js, later.js with code
#                      that the first screens don't need, shared.js with code that both need, and
#                      sound.worker.js, which runs beside them. The style sheets are app.css and
#                      later.css. live/ is the live board. party-screen.js and party-screen.css are a
#                      party's big screen, with texts in words/party. party-faces.js draws the
#                      faces of a party's guests on their phones, and party-watch.js shows others'
#                      runs. party-run.wasm plays these runs, there and on the big screen.
#
# The files in Web/ refer to "app/…" or "/app/…", which becomes the folder's real name. Each compressible
# file gets a .br and a .gz beside it. Tests and the type checker's files are left out.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/wasm-options.sh

# The maximum number of bytes over the network: for a first visit before a run can start, for the module, and
# for everything that is ever downloaded except the big screens and the icons of an installed app.
readonly MOST_FIRST_LOAD=261200
readonly MOST_WASM=226500
readonly MOST_OF_ALL=326000

readonly SITE=".build-site"
readonly WASM=".build-wasm/FunfairWeb.wasm"
readonly SOUND=".build-wasm/SoundWeb.wasm"
readonly RUN=".build-wasm/RunWeb.wasm"
readonly WORDS=".build-words/words"
readonly SIZES=".build-wasm/site.sizes"
readonly NOTE=".build-wasm/site.made-from"

[[ -f Web/index.html && -d Web/app ]] || fail \
    "There is no browser face to build: Web/index.html or Web/app/ is missing."

# Everything that the site can depend on. An unnecessary entry costs a few seconds, but without a necessary
# one, the server would serve an outdated page.
made_from=$(
    hashes Package.swift Sources Web scripts/*.sh scripts/*.json scripts/*.mjs "$LIBC" "$BUILTINS"
    swiftc -print-target-info
    for tool in wasm-opt esbuild brotli gzip; do "$tool" --version; done
)
if is_made "$NOTE" "$made_from" "$SITE" "$SIZES"; then
    cat "$SIZES"
    printf '%s is unchanged\n' "$SITE"
    exit
fi

scripts/export-words.sh
scripts/build-wasm.sh FunfairWeb
scripts/build-wasm.sh SoundWeb
scripts/build-wasm.sh RunWeb

# A failed or unfinished build never changes the existing site.
new=$(mktemp -d "$SITE.XXXXXX")
trap 'rm -rf "$new" "$new.old"' EXIT
chmod 755 "$new"

# Lists the site's files below a folder, one per line. Further arguments are passed to find.
sources() {
    find "$@" -type f ! -name '.*' ! -name '*.d.ts' ! -name '*.swift' ! -name '*.md' ! -name '*.test.*' \
        ! -name 'tsconfig*.json' ! -name 'jsconfig*.json' \
        ! -path '*/test/*' ! -path '*/tests/*' | sorted
}

sources Web/app ! -name '*.js' ! -name '*.css' | while IFS= read -r file; do
    mkdir -p "$new/$(dirname "${file#Web/}")"
    cp "$file" "$new/${file#Web/}"
done
options=(--bundle --minify --format=esm --target=es2022 --legal-comments=none --log-level=warning)
# Code that both files need is put into a third file, which the page requests together with main.js.
esbuild Web/app/main.js Web/app/later.js --splitting --chunk-names=shared --outbase=Web/app "${options[@]}" \
    --outdir="$new/app"
esbuild Web/app/sound.worker.js Web/app/app.css Web/app/later.css Web/app/live/live.js \
    Web/app/live/live.css Web/app/party-screen.js Web/app/party-screen.css \
    Web/app/party-faces.js Web/app/party-watch.js \
    --outbase=Web/app "${options[@]}" --outdir="$new/app"
cp "$WASM" "$new/app/funfair.wasm"
cp "$SOUND" "$new/app/sound.wasm"
cp "$RUN" "$new/app/party-run.wasm"
cp -R "$WORDS" "$new/app/words"
chmod -R u=rwX,go=rX "$new"

hash=$(cd "$new/app" && find . -type f | sorted | while IFS= read -r file; do
    printf '%s %s\n' "$(sha256 <"$file")" "$file"
done | sha256 | cut -c 1-12)
app="app-$hash"
mv "$new/app" "$new/$app"

sources Web -maxdepth 1 | while IFS= read -r file; do
    case $file in
        *.js) esbuild "$file" --minify --target=es2022 --log-level=warning ;;
        *) cat "$file" ;;
    esac >"$new/${file#Web/}"
    case $file in
        *.html | *.js | *.json | *.webmanifest)
            sed -i.before "s#\\([\"']\\)\\(\\.\\{0,1\\}/\\)\\{0,1\\}app/#\\1\\2$app/#g" "$new/${file#Web/}"
            rm "$new/${file#Web/}.before"
            ;;
    esac
done

# Check the references here, because otherwise a missing file would be noticed only in a browser.
find "$new" -maxdepth 1 -type f -exec grep -oh "$app/[^\"' ?#]\+" {} + | sorted -u | while IFS= read -r file; do
    [[ -f $new/$file ]] ||
        fail "A page in Web/ needs app/${file#*/}, but Web/app/ has no such file."
done

find "$new" -type f | sorted | while IFS= read -r file; do
    case $file in
        *.html | *.css | *.js | *.mjs | *.json | *.webmanifest | *.svg | *.txt | *.wasm | *.ico)
            brotli --best --keep "$file"
            gzip -9 -n -c "$file" >"$file.gz"
            ;;
    esac
done

# Lines of `bytes compressed-bytes path`, one for each file.
sizes=$(cd "$new" && find . -type f ! -name '*.br' ! -name '*.gz' | sorted |
    while IFS= read -r file; do
        travels=$file
        [[ ! -f $file.br ]] || travels=$file.br
        printf '%d %d %s\n' "$(size "$file")" "$(size "$travels")" "${file#./}"
    done)
wasm=$(size "$new/$app/funfair.wasm.br")
# The first load has only one language's texts, so count the longest. It excludes sounds, which are
# downloaded at the first touch, and code that the first screens don't need.
first_load=$(awk '
    $3 ~ /words\/[^\/]*$/ { if ($2 > words) words = $2; next }
    $3 !~ /live|party|icons\/|sound\.|later\./ { sum += $2 }
    END { print sum + words }' <<<"$sizes")
everything=$(awk '
    $3 !~ /live|party|icons\// { sum += $2 }
    END { print sum }' <<<"$sizes")

{
    printf '\n%9s %9s  %s\n' bytes brotli file
    awk '{ printf "%9d %9d  %s\n", $1, $2, $3 }' <<<"$sizes"
    printf '%9s %9d  %s\n' "" "$first_load" "first load, at most" \
        "" "$everything" "everything, to play offline"
    printf '\n'
} | tee "$SIZES"

((wasm <= MOST_WASM)) || fail \
    "The module is too large: $wasm bytes with brotli, and at most $MOST_WASM are allowed."
((first_load <= MOST_FIRST_LOAD)) || fail \
    "The first load is too large: $first_load bytes with brotli," \
    "and at most $MOST_FIRST_LOAD are allowed."
((everything <= MOST_OF_ALL)) || fail \
    "Everything together is too large: $everything bytes with brotli," \
    "and at most $MOST_OF_ALL are allowed."

if diff -rq "$SITE" "$new" >/dev/null 2>&1; then
    printf '%s is unchanged: %s\n' "$SITE" "$app"
else
    [[ ! -e $SITE ]] || mv "$SITE" "$new.old"
    mv "$new" "$SITE"
    printf '%s is ready: %s\n' "$SITE" "$app"
fi
note_made "$NOTE" "$made_from" "$SITE" "$SIZES"
