# shellcheck shell=bash
# Runs commands in parallel, for scripts that source this file after common.sh:
#
#   begin LOG NAME COMMAND…     starts a command, with its output in the file LOG
#   finish                      shows the commands' progress, and waits until all are done
#
# In a terminal, the progress is the last line of each command's output, live. Elsewhere, that line is printed
# every NOW_AND_THEN seconds. When a command fails, its output is shown and the others are stopped. Ctrl-C
# stops all commands.

readonly NOW_AND_THEN=15

names=() logs=() processes=()

begin() {
    names+=("$2")
    logs+=("$1")
    # Run each command in its own process group, so that stopping the group also stops everything it started.
    set -m
    "${@:3}" >"$1" 2>&1 </dev/null &
    set +m
    processes+=($!)
}

finish() {
    local index status shown=0 said=0 open=("${!processes[@]}") still
    trap 'end_all; exit 130' INT TERM HUP
    while [[ ${#open[@]} -gt 0 ]]; do
        sleep 0.5
        still=()
        for index in "${open[@]}"; do
            if kill -0 "${processes[index]}" 2>/dev/null; then
                still+=("$index")
                continue
            fi
            status=0
            wait "${processes[index]}" || status=$?
            unset "processes[index]"
            wipe "$shown"
            shown=0
            if [[ $status != 0 ]]; then
                end_all
                # Leave out the compiler's lines about its progress, which are mixed with the errors.
                grep -v '^\[[0-9]*/[0-9]*\] ' "${logs[index]}" | cut -c 1-2000 >&2 || true
                fail "" "FAILED: ${names[index]}, after $SECONDS s. The full output is in ${logs[index]}"
            fi
            printf '%s: done after %d s\n' "${names[index]}" "$SECONDS"
        done
        open=("${still[@]+"${still[@]}"}")
        if [[ -t 1 ]]; then
            wipe "$shown"
            shown=${#open[@]}
            for index in "${open[@]+"${open[@]}"}"; do progress "$index"; done
        elif ((SECONDS - said >= NOW_AND_THEN)); then
            said=$SECONDS
            for index in "${open[@]+"${open[@]}"}"; do progress "$index"; done
        fi
    done
    names=() logs=() processes=()
    trap - INT TERM HUP
}

# Prints the last line of a command's output, cut to the terminal's width.
progress() {
    local last width
    last=$(tail -n 1 "${logs[$1]}" | tr -d '[:cntrl:]')
    width=$(tput cols 2>/dev/null || printf 80)
    printf '%s, %d s: %s' "${names[$1]}" "$SECONDS" "$last" | cut -c "1-$((width - 1))"
}

# wipe LINES: erases the given number of lines above the terminal's cursor.
wipe() { (($1 == 0)) || printf '\033[%dA\033[J' "$1"; }

# Interrupts all commands like Ctrl-C, which makes SwiftPM stop its compilers, too. Kills commands that don't
# react after a while.
end_all() {
    local process tries
    for process in "${processes[@]+"${processes[@]}"}"; do
        kill -INT -- "-$process" 2>/dev/null || true
    done
    for process in "${processes[@]+"${processes[@]}"}"; do
        for ((tries = 0; tries < 50; tries++)); do
            kill -0 -- "-$process" 2>/dev/null || break
            sleep 0.1
        done
        kill -KILL -- "-$process" 2>/dev/null || true
    done
}
