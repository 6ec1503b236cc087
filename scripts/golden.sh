#!/usr/bin/env bash
# Makes the golden recordings in Tests/Golden/, and expected.txt with their results. Run this only if you
# mean to change a game's rules, after raising their version, because players' saved recordings then have
# different results; or if you mean to change sounds. In that case only sounds.txt, which has the sounds'
# checksums, may change.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=Tests/Golden
house_swift build --product funfair
house_swift build --product funfair-dev
mkdir -p "$folder"

# golden, bricks or wheel NAME OPTION…: records a bot's run of BubblePop, Breakout or Roulette.
golden() {
    "$DEVELOPER" simulate bubblepop --record "$folder/$1.funfair" "${@:2}"
}
bricks() {
    "$DEVELOPER" simulate breakout --record "$folder/$1.funfair" "${@:2}"
}
wheel() {
    "$DEVELOPER" simulate roulette --record "$folder/$1.funfair" "${@:2}"
}

golden standard --seed 42 --player greedy
golden crowded --seed 7 --player random --max-bubbles 40 --width 320 --height 424
golden alone --seed 3 --player greedy --max-bubbles 1 --seconds 10
golden long --seed 5 --player greedy --seconds 180
golden turned --seed 11 --player greedy --fingers 3 --turn-every 7 --width 844 --height 390
golden bubbles-zen --way zen --seed 42 --player greedy --turn-every 17
golden bubbles-rush --way rush --seed 42 --player greedy
golden bubbles-sharp --way sharp --seed 42 --player random --max-bubbles 25

bricks bricks --seed 42 --player tracking --ticks 21600
bricks bricks-cleared --seed 7 --player perfect --ticks 21600
bricks bricks-heavy --seed 3 --player perfect --balls 5 --gravity 80 --bounciness 60 --ticks 12000
bricks bricks-fast --seed 5 --player perfect --ball-speed 10 --paddle S --level 12 --ticks 12000
bricks bricks-plain --seed 11 --player perfect --rows 8 --no-special-bricks --balls 3 --ticks 12000
bricks bricks-party --seed 42 --player tracking --party
bricks bricks-party-idle --seed 7 --player idle --party
bricks bricks-capsules --seed 42 --player tracking --capsules --ticks 21600
bricks bricks-capsules-late --seed 7 --player perfect --capsules --level 12 --rows 8 --ticks 21600
bricks bricks-drawn --seed 42 --player perfect --wall "$folder/tower.txt"
bricks bricks-drawn-lost --seed 7 --player tracking --wall "$folder/tower.txt" --paddle S --ball-speed 9

wheel wheel --seed 42 --spins 30 --turning
wheel wheel-hard --seed 7 --level hard --bets 0,36 --spins 30 --turning
wheel wheel-long --seed 3 --level medium --spins 3000
wheel wheel-classic --seed 42 --system scattered --spins 40 --turning
wheel wheel-classic-long --seed 7 --system dalembert --spins 900

# Write a line for each recording: its name, score, ticks, state hash, and the hash over every tick.
for recording in "$folder"/*.funfair; do
    "$FUNFAIR" verify "$recording" | awk -v name="$(basename "$recording")" '
        $1 == "Score" { score = $2 }
        $1 == "Ticks" { ticks = $2 }
        $1 == "State" { state = $3 }
        $1 == "Every" { every = $3 }
        END { print name, score, ticks, state, every }'
done >"$folder/expected.txt"
cat "$folder/expected.txt"

# Write a line for each sound: its name, number of samples, and checksum.
"$DEVELOPER" sounds >"$folder/sounds.txt"
