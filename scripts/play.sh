#!/usr/bin/env bash
# Builds the site and the server, starts the server, and opens a browser if there's a display.
#
#   HOST and PORT say where to listen. With HOST=0.0.0.0, phones on the same network can play.

# A visitor's compiler may be newer than ours, and have new warnings.
export FUNFAIR_STRICT=
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source scripts/side-by-side.sh

# Use a separate folder, because in a shared folder each switch of traits would recompile a lot.
readonly SCRATCH=.build-play
readonly SERVER=$SCRATCH/debug/funfair
readonly HOST=${HOST:-127.0.0.1}
readonly PORT=${PORT:-8080}

# Opens an address in the user's browser, if there's a desktop.
open_browser() {
    [[ -z ${CI:-} ]] || return 0
    if [[ $(uname) == Darwin ]]; then
        open "$1" || true
    elif [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] && command -v xdg-open >/dev/null; then
        xdg-open "$1" >/dev/null 2>&1 &
    fi
}

# Passes on the server's output, and opens its address in the browser once the server prints it.
announce() {
    trap '' INT TERM HUP
    local line opened=false
    while IFS= read -r line; do
        printf '%s\n' "$line"
        if [[ $opened == false && $line == "Funfair is open at "* ]]; then
            opened=true
            open_browser "${line##* }"
        fi
    done
}

if [[ -x $SERVER && -d .build-site ]]; then
    heading "Building what has changed"
else
    heading "Building the page and its server: five to six minutes on two cores, the first time"
fi
scripts/setup.sh wasm house
mkdir -p "$SCRATCH"
begin "$SCRATCH/page.log" "The page" scripts/build-site.sh
begin "$SCRATCH/server.log" "The server" \
    house_swift build --product funfair --disable-default-traits --scratch-path "$SCRATCH"
finish

heading "Playing (Ctrl-C to stop)"
exec 3> >(announce)
announcer=$!
# Start the server in its own process group, so that only this script's signals reach it, not Ctrl-C.
set -m
"$SERVER" serve --hostname "$HOST" --port "$PORT" --site .build-site >&3 &
server=$!
set +m
exec 3>&-

# Ask the server to stop gracefully. Its exit code becomes this script's.
stopping=false
trap 'stopping=true; kill -TERM "$server" 2>/dev/null || true' INT TERM HUP
status=0
wait "$server" || status=$?
if [[ $stopping == true ]]; then
    status=0
    wait "$server" || status=$?
fi
wait "$announcer" 2>/dev/null || true
exit "$status"
