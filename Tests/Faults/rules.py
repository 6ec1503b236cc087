"""Mistakes in the games' rules, and in the module that they depend on."""

from fault import Fault


def bubblepop(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/BubblePop/{file}.swift", text, instead, ("BubblePopTests",))


def breakout(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/Breakout/{file}.swift", text, instead, ("BreakoutTests",))


def roulette(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/Roulette/{file}.swift", text, instead, ("RouletteTests",))


def ground(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/Arcade/{file}.swift", text, instead, ("ArcadeTests",))


BUBBLEPOP = [
    bubblepop(
        "a chain survives a change of colour", "Chain",
        "length = kindIndex == self.kindIndex ? length + 1 : 1",
        "length = self.kindIndex == nil ? 1 : length + 1"),
    bubblepop(
        "the longest chain is just the latest one", "Chain",
        "longest = max(longest, length)", "longest = length"),
    bubblepop(
        "1.5 times an odd number of points is rounded down", "BubblePopRules",
        "(kind.points * 3 + 1) / 2", "kind.points * 3 / 2"),
    bubblepop(
        "a chain pays only from its third bubble on", "BubblePopRules",
        "chain > 1 ? (kind", "chain > 2 ? (kind"),
    bubblepop(
        "every pop in a rush adds time", "BubblePopGame",
        "chain.length % gift.links == 0", "chain.length > 0"),
    bubblepop(
        "chains can extend a rush without a limit", "BubblePopGame",
        "closing + gift.seconds * Clock.ticksPerSecond <= settings.mostTicks", "closing > 0"),
    bubblepop(
        "a sharp run charges for breaking a chain of one", "BubblePopGame",
        "chain.length > 1 && chain.kindIndex", "chain.length > 0 && chain.kindIndex"),
    bubblepop(
        "breaking a chain can make the score negative", "BubblePopGame",
        "min(modeRules.price, score)", "modeRules.price"),
    bubblepop(
        "the player can end a timed run", "BubblePopGame",
        "if !modeRules.isTimed { closing = tick }", "closing = tick"),
    bubblepop(
        "a new bubble can appear half off the stage", "Placing",
        "x: radius + chance.fraction() * (Double(stage.width) - 2 * radius)",
        "x: chance.fraction() * Double(stage.width)"),
    bubblepop(
        "a bubble's height is drawn from the stage's width", "Placing",
        "(Double(stage.height) - 2 * radius)", "(Double(stage.width) - 2 * radius)"),
    bubblepop(
        "a tap between two bubbles hits the upper instead of the nearer", "BubblePopGame",
        "if miss <= bestMiss {", "if miss <= bestMiss, best == nil {"),
    bubblepop(
        "bubbles don't check for others in their way after a turn", "BubblePopGame",
        "centre.transposed\n            bubbles[index].lastRise = 0\n"
        "            bubbles[index].quietUntil = 0\n",
        "centre.transposed\n            bubbles[index].lastRise = 0\n"),
    bubblepop(
        "bubbles below a new one don't check whether it's in their way", "BubblePopGame",
        "bubbles[index].quietUntil = 0\n            }\n            cues.append(Cue(.appear",
        "}\n            cues.append(Cue(.appear"),
    bubblepop(
        "a bubble that is already leaving can be picked to leave again", "BubblePopGame",
        "bubbles.indices.filter { !bubbles[$0].isLeaving }", "Array(bubbles.indices)"),
    bubblepop(
        "one bubble more than a third can leave in a second", "BubblePopGame",
        "(staying.count + BubblePopRules.stayers - 1) / BubblePopRules.stayers",
        "staying.count / BubblePopRules.stayers + 1"),
    bubblepop(
        "only the last nine seconds are counted down", "BubblePopGame",
        "remainingSeconds <= BubblePopRules.hurry", "remainingSeconds < BubblePopRules.hurry"),
    bubblepop(
        "a bubble is removed while half of it is still visible", "Bubble",
        "centre.y + radius <= 0", "centre.y <= 0"),
    bubblepop(
        "a bubble half off the stage counts as whole", "Rising",
        "if bubble.pointee.centre.y < bubble.pointee.radius {", "if bubble.pointee.centre.y < 0 {"),
    bubblepop(
        "a kind's longest chain is just its latest one", "BubblePopTally",
        "max(chains[kindIndex], chain)", "chain"),
]

BREAKOUT = [
    breakout(
        "a ball that leaves a brick hits it again", "Contact",
        "already touches the brick.\n            guard dx * vx + dy * vy < 0 else { return }",
        ""),
    breakout(
        "a burst deals only one hit to the bricks around it", "Breaking",
        "hits: next.hits)", "hits: 1)"),
    breakout(
        "a burst at the left edge hits the end of the row above", "Wall",
        "max(0, column - 1)...min", "(column - 1)...min"),
    breakout(
        "a streak pays one brick too late", "BreakoutRules",
        "streak >= row.from", "streak > row.from"),
    breakout(
        "lower bricks earn more", "Breaking",
        "let row = levels.wall.rows - brick.id / BreakoutRules.columns",
        "let row = brick.id / BreakoutRules.columns + 1"),
    breakout(
        "a two-hit brick earns as much as a one-hit brick", "Breaking",
        "BreakoutRules.rowPoints * brick.kind.hits", "BreakoutRules.rowPoints"),
    breakout(
        "the game waits for a serve while other balls are still in flight", "BreakoutGame",
        "rally.seated == balls.count ?", "rally.seated > 0 ?"),
    breakout(
        "a second wide brick extends the effect instead of restarting it", "Breaking",
        "rally.effects.wideUntil = tick + ticks",
        "rally.effects.wideUntil = max(rally.effects.wideUntil, tick) + ticks"),
    breakout(
        "a net outlasts the life in which it was won", "Serving",
        "rally = Rally(from: tick)",
        "let net = rally.effects.netUntil\n"
        "        rally = Rally(from: tick)\n"
        "        rally.effects.netUntil = net"),
    breakout(
        "a run becomes standard again when its settings do", "BallPhysics",
        "if !settings.isUnaltered { isUnaltered = false }",
        "isUnaltered = settings.isUnaltered"),
    breakout(
        "changing the first level affects the current run", "BallPhysics",
        "settings.firstLevel = old.firstLevel\n", ""),
    breakout(
        "a ball removed from the paddle is still counted as sitting", "BallPhysics",
        "if balls.removeLast().seat != nil { rally.seated -= 1 }", "balls.removeLast()"),
    breakout(
        "the last wall is already as hard as the next round's first", "LevelOrder",
        "extraHits: (level - 1) / levels.count", "extraHits: level / levels.count"),
    breakout(
        "a brick releases a thirteenth ball", "Breaking",
        "balls.count < BreakoutRules.mostBalls", "balls.count <= BreakoutRules.mostBalls"),
    breakout(
        "the paddle's ends deflect balls only half as far", "Paddle",
        "(ballX - x) / (width / 2)", "(ballX - x) / width"),
    breakout(
        "the factor shown is the previous brick's", "BreakoutStall",
        "BreakoutRules.factor(streak: streak + 1)", "BreakoutRules.factor(streak: streak)"),
    breakout(
        "clearing a drawn wall doesn't end the run", "Ticking",
        "case .ends: progress = .over", "case .ends: break"),
    breakout(
        "a run with any settings proves a drawn wall", "BreakoutGame",
        "isUnaltered && settings.mode.isDrawn && isOver", "settings.mode.isDrawn && isOver"),
    breakout(
        "a second finger takes the paddle from the first", "BreakoutHand",
        "if hold == nil || hold?.finger == finger {", "if hold?.finger != finger {"),
    breakout(
        "special bricks that become plain get the first row's colour", "BreakoutLevel",
        "$0.mark == rowColours[row]", "$0.mark == rowColours[0]"),
    breakout(
        "special bricks look like plain ones", "Wall",
        "return BreakoutLook.kind(kind) }", "return Int(cell.colour) }"),
    breakout(
        "a new life keeps the previous life's speed", "Serving",
        "rally = Rally(from: tick)",
        "let hits = strikes\n"
        "        rally = Rally(from: tick)\n"
        "        strikes = hits"),
    breakout(
        "flight paths never bend", "Flight",
        "return bend(index, cues: &cues)", "return"),
    breakout(
        "balls are only launched to the left", "Serving",
        "chance.below(2) == 0 : middle < 0", "chance.below(2) < 2 : middle < 0"),
    breakout(
        "a finger always grabs the paddle by its middle", "BreakoutHand",
        "finger == pointer ? 0 : game.paddle.x - place.x", "0"),
    breakout(
        "an extra ball keeps a held one on the paddle forever", "Serving",
        "if let patience = settings.modeRules.patience, rally.seated == 0 {\n"
        "            rally.leaveBy = tick + patience\n"
        "        }",
        "rally.leaveBy = settings.modeRules.patience.map { tick + $0 }"),
    breakout(
        "a second ball on a sticky paddle delays the first", "Capsules",
        "rally.leaveBy = rally.leaveBy ?? tick + BreakoutRules.holdPatience",
        "rally.leaveBy = tick + BreakoutRules.holdPatience"),
    breakout(
        "waiting balls launch together with those a sticky paddle releases", "Serving",
        "guard isTap || settings.modeRules.patience != nil else {", "guard true else {"),
    breakout(
        "waiting to serve uses up the run's time", "Ticking",
        "if isWaiting, clock.alarm < settings.mostTicks { clock.alarm += 1 }\n", ""),
    breakout(
        "a paddle position before a tap is replaced by one after it", "BreakoutInput",
        "case (.paddle, .paddle), (.steer, .steer): true",
        "case (.paddle, .paddle), (.steer, .steer), (.paddle, .tap), (.tap, .tap): true"),
    breakout(
        "an open-ended run has no control to end it", "BreakoutSettings",
        "about: Phrase(.aboutStandard),\n                    isOpenEnded: true)",
        "about: Phrase(.aboutStandard))"),
    breakout(
        "a brick's sound counts its row from the top", "Breaking",
        "row: levels.wall.rows - 1 - brick.id / BreakoutRules.columns",
        "row: brick.id / BreakoutRules.columns"),
]

ROULETTE = [
    roulette(
        "a betting system assumes chips of one instead of ten", "BettingSystem",
        "RouletteRules.highestStack / unit", "RouletteRules.highestStack"),
    roulette(
        "0 and 36 are next to each other", "NextTo",
        ".compactMap { Pocket($0) }", ".compactMap { Pocket(($0 + Pocket.count) % Pocket.count) }"),
    roulette(
        "a chosen pocket counts as next to another chosen one", "NextTo",
        "return neighbours.subtracting(chosen)", "return neighbours"),
    roulette(
        "the wheel's last pocket isn't next to zero", "NextTo",
        "Pocket.wheel[(pocket.place + 1) % Pocket.count]",
        "Pocket.wheel[min(pocket.place + 1, last)]"),
    roulette(
        "the last bet can be repeated at another level", "BetHand",
        "last.flatMap { $0.level == level ? $0 : nil }", "last"),
    roulette(
        "a locked bet can be replaced", "RouletteGame",
        "case (.bet(let bet), .betting) where !mode.hasCloth:",
        "case (.bet(let bet), .betting), (.bet(let bet), .locked):"),
    roulette(
        "a player with exactly zero money keeps playing", "RouletteGame",
        "if money <= 0, mode.hasCloth || !settings", "if money < 0, mode.hasCloth || !settings"),
    roulette(
        "only eleven of the last twelve results are shown", "RouletteGame",
        "history.count > RouletteRules.shownResults",
        "history.count >= RouletteRules.shownResults"),
    roulette(
        "a badge is awarded one point too late", "Badge",
        "$0.score <= score", "$0.score < score"),
    roulette(
        "a near miss on medium pays as much as on easy", "RouletteLevel",
        "Payout(money: 200, score: 20)", "Payout(money: 100, score: 10)"),
    roulette(
        "changing the level drops the first numbers instead of the last", "BetHand",
        "let last = chosen.pockets.last", "let last = chosen.pockets.first"),
    roulette(
        "a miss doesn't end a series of hits", "RouletteTally",
        "spin.outcome == .hit ? hits + 1 : 0", "spin.outcome == .hit ? hits + 1 : hits"),
    roulette(
        "an average that rounds to zero has a sign", "Numbers",
        'tenths == 0 ? "" : sum < 0', "sum < 0"),
    roulette(
        "the ball never lands in 36", "RouletteStall",
        "Draw(of: Pocket.count,",
        "Draw(of: Pocket.highest,"),
    roulette(
        "a position on the wheel is mistaken for a number", "BetHand",
        "let pocket = Pocket.wheel[place]", "let pocket = Pocket.all[place]"),
    roulette(
        "the sheet lists the numbers in wheel order", "RoulettePanel",
        "options: Pocket.all.map", "options: Pocket.wheel.map"),
    roulette(
        "the sheet marks neighbours on a level that doesn't pay for them", "NextTo",
        "nearMiss == nil ? PocketSet() : nextTo.neighbours", "nextTo.neighbours"),
    roulette(
        "the sheet's refusal is still shown after the next number", "BetHand",
        "problem = nil\n        switch move {", "switch move {"),
]

GROUND = [
    Fault(
        "an added second isn't shown when there are many effects", "Sources/Arcade/Effects.swift",
        "case .words, .seconds, .count: 2", "case .words, .count: 2\n        case .seconds: 0",
        ("FunfairTests",)),
    ground(
        "every position within a tick is recorded", "Recording",
        "if input.replaces(earlier) {", "if input.replaces(earlier), index < 0 {"),
    ground(
        "a run with a full recording doesn't end", "Run",
        "input = ending", "return"),
    ground(
        "a continued run gets the input allowance of a new one", "Recording",
        "self.inputBytes = inputBytes", "_ = inputBytes"),
    ground(
        "repeating a score moves it behind an equal one", "Scoreboard",
        "guard entry.score > entries[old].score", "guard entry.score >= entries[old].score"),
    ground(
        "the later of equal scores is ranked first", "Scoreboard",
        "$0.score < score", "$0.score <= score"),
    ground(
        "a run below the last row shown has no gap above it", "Scoreboard",
        "rank: nil, entry: run, isJustPlayed: true, followsGap: place > rows.count",
        "rank: nil, entry: run, isJustPlayed: true, followsGap: false"),
    ground(
        "a name of twenty characters is refused", "PlayerName",
        "characters.count <= Self.longest", "characters.count < Self.longest"),
    ground(
        "a Hangul filler counts as visible in a name", "PlayerName",
        "0x2800, 0x3164,", "0x2800,"),
    ground(
        "a no-break space isn't white space", "WhiteSpace",
        "0x85, 0xA0,", "0x85,"),
    ground(
        "a typographic minus sign isn't accepted in a number", "SettingBounds",
        'case "-", "−":', 'case "-":'),
    ground(
        "a range's upper bound is never drawn", "SeededGenerator",
        "range.upperBound - range.lowerBound + 1", "range.upperBound - range.lowerBound"),
    ground(
        "a weight extends into the next one's share", "SeededGenerator",
        "while limits[index] <= ticket", "while limits[index] < ticket"),
    ground(
        "inputs are truncated instead of rounded", "Geometry",
        "(units * quartersPerUnit).rounded()", "(units * quartersPerUnit).rounded(.down)"),
    ground(
        "a countdown shows zero during its last second", "Clock",
        "(ticks + ticksPerSecond - 1) / ticksPerSecond", "ticks / ticksPerSecond"),
    ground(
        "shares are truncated instead of rounded", "Statistics",
        "(Int64(self) * 200 + Int64(whole)) / (2 * Int64(whole))",
        "Int64(self) * 100 / Int64(whole)"),
    ground(
        "merging keeps the later record instead of the greater", "Counts",
        "case .greatest: max(old, numbers[place])", "case .greatest: numbers[place]"),
    ground(
        "the last of equal counts is the favourite", "Statistics",
        "where self[index] > (peak", "where self[index] >= (peak"),
    ground(
        "a recording's numbers may be encoded longer than necessary", "ByteReader",
        "guard value <= UInt64(highest), index == 0 || next > 0 else { break }",
        "guard value <= UInt64(highest) else { break }"),
    ground(
        "an input in the tick the run ends is accepted", "Recording",
        "guard !game.isOver else { throw .inputAfterTheEnd(tick: inputs[next].tick) }\n", ""),
]

RULES: list[Fault] = [*BUBBLEPOP, *BREAKOUT, *ROULETTE, *GROUND]
