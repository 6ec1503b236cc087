"""Mistakes in the rules of the games, and in the module they build on."""

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
        "the longest chain is only the last", "Chain",
        "longest = max(longest, length)", "longest = length"),
    bubblepop(
        "one and a half times odd points is rounded down", "BubblePopRules",
        "(kind.points * 3 + 1) / 2", "kind.points * 3 / 2"),
    bubblepop(
        "a chain pays from its third bubble on", "BubblePopRules",
        "chain > 1 ? (kind", "chain > 2 ? (kind"),
    bubblepop(
        "every pop of a rush gives time", "BubblePopGame",
        "chain.length % gift.links == 0", "chain.length > 0"),
    bubblepop(
        "a rush goes on for as long as chains grow", "BubblePopGame",
        "closing + gift.seconds * Clock.ticksPerSecond <= settings.mostTicks", "closing > 0"),
    bubblepop(
        "a sharp run pays for a single bubble", "BubblePopGame",
        "chain.length > 1 && chain.kindIndex", "chain.length > 0 && chain.kindIndex"),
    bubblepop(
        "breaking a chain can leave less than nothing", "BubblePopGame",
        "min(modeRules.price, score)", "modeRules.price"),
    bubblepop(
        "whoever plays against a clock can end it", "BubblePopGame",
        "if !modeRules.isTimed { closing = tick }", "closing = tick"),
    bubblepop(
        "a new bubble comes half off the stage", "Placing",
        "x: radius + chance.fraction() * (Double(stage.width) - 2 * radius)",
        "x: chance.fraction() * Double(stage.width)"),
    bubblepop(
        "a bubble's height is drawn from the stage's width", "Placing",
        "(Double(stage.height) - 2 * radius)", "(Double(stage.width) - 2 * radius)"),
    bubblepop(
        "a tap between two bubbles hits the upper and not the nearer", "BubblePopGame",
        "if miss <= bestMiss {", "if miss <= bestMiss, best == nil {"),
    bubblepop(
        "bubbles look for none in their way after a turn", "BubblePopGame",
        "centre.transposed\n            bubbles[index].lastRise = 0\n"
        "            bubbles[index].quietUntil = 0\n",
        "centre.transposed\n            bubbles[index].lastRise = 0\n"),
    bubblepop(
        "bubbles below a new one do not see it", "BubblePopGame",
        "bubbles[index].quietUntil = 0\n            }\n            cues.append(Cue(.appear",
        "}\n            cues.append(Cue(.appear"),
    bubblepop(
        "a bubble that goes already can be told to go again", "BubblePopGame",
        "bubbles.indices.filter { !bubbles[$0].isLeaving }", "Array(bubbles.indices)"),
    bubblepop(
        "one bubble more than a third may go in a second", "BubblePopGame",
        "(staying.count + BubblePopRules.stayers - 1) / BubblePopRules.stayers",
        "staying.count / BubblePopRules.stayers + 1"),
    bubblepop(
        "the last ten seconds are nine", "BubblePopGame",
        "remainingSeconds <= BubblePopRules.hurry", "remainingSeconds < BubblePopRules.hurry"),
    bubblepop(
        "a bubble is gone when half of it is still seen", "Bubble",
        "centre.y + radius <= 0", "centre.y <= 0"),
    bubblepop(
        "a bubble half off the stage counts as whole", "Rising",
        "if bubble.pointee.centre.y < bubble.pointee.radius {", "if bubble.pointee.centre.y < 0 {"),
    bubblepop(
        "the longest chain of a kind is its last", "BubblePopTally",
        "max(chains[kindIndex], chain)", "chain"),
]

BREAKOUT = [
    breakout(
        "a ball that leaves a brick hits it again", "Contact",
        "// It touches the brick already.\n            guard dx * vx + dy * vy < 0 else { return }",
        ""),
    breakout(
        "a burst takes one hit of what is around it", "Breaking",
        "hits: next.hits)", "hits: 1)"),
    breakout(
        "a burst at the left edge takes the end of the row above", "Wall",
        "max(0, column - 1)...min", "(column - 1)...min"),
    breakout(
        "a streak pays from the brick after the one it should", "BreakoutRules",
        "streak >= row.from", "streak > row.from"),
    breakout(
        "bricks earn more the lower they are", "Breaking",
        "let row = levels.wall.rows - brick.id / BreakoutRules.columns",
        "let row = brick.id / BreakoutRules.columns + 1"),
    breakout(
        "a brick of two hits earns what one of one does", "Breaking",
        "BreakoutRules.rowPoints * brick.kind.hits", "BreakoutRules.rowPoints"),
    breakout(
        "a serve is waited for as soon as one ball of several sits", "BreakoutGame",
        "rally.seated == balls.count ?", "rally.seated > 0 ?"),
    breakout(
        "a second wide brick adds its time to what is left", "Breaking",
        "rally.effects.wideUntil = tick + ticks",
        "rally.effects.wideUntil = max(rally.effects.wideUntil, tick) + ticks"),
    breakout(
        "a net outlives the life it was won in", "Serving",
        "rally = Rally(from: tick)",
        "let net = rally.effects.netUntil\n"
        "        rally = Rally(from: tick)\n"
        "        rally.effects.netUntil = net"),
    breakout(
        "a run is standard again when its settings are", "BallPhysics",
        "if !settings.isUnaltered { isUnaltered = false }",
        "isUnaltered = settings.isUnaltered"),
    breakout(
        "another first level makes another game of the present run", "BallPhysics",
        "settings.firstLevel = old.firstLevel\n", ""),
    breakout(
        "a sitting ball that is taken away is still counted as sitting", "BallPhysics",
        "if balls.removeLast().seat != nil { rally.seated -= 1 }", "balls.removeLast()"),
    breakout(
        "the last wall is as hard as the first of the next round", "LevelOrder",
        "extraHits: (level - 1) / levels.count", "extraHits: level / levels.count"),
    breakout(
        "a thirteenth ball comes out of a brick", "Breaking",
        "balls.count < BreakoutRules.mostBalls", "balls.count <= BreakoutRules.mostBalls"),
    breakout(
        "the ends of the paddle send balls half as far aside", "Paddle",
        "(ballX - x) / (width / 2)", "(ballX - x) / width"),
    breakout(
        "the factor shown is that of the brick before", "BreakoutStall",
        "BreakoutRules.factor(streak: streak + 1)", "BreakoutRules.factor(streak: streak)"),
    breakout(
        "a wall of one's own that is cleared is waited at for ever", "Ticking",
        "case .ends: progress = .over", "case .ends: break"),
    breakout(
        "a wall of one's own is proven by any settings", "BreakoutGame",
        "isUnaltered && settings.mode.isDrawn && isOver", "settings.mode.isDrawn && isOver"),
    breakout(
        "a second finger takes the paddle away from the first", "BreakoutHand",
        "if hold == nil || hold?.finger == finger {", "if hold?.finger != finger {"),
    breakout(
        "special bricks that are plain ones wear the colour of the first row", "BreakoutLevel",
        "$0.mark == rowColours[row]", "$0.mark == rowColours[0]"),
    breakout(
        "special bricks look like plain ones", "Wall",
        "return BreakoutLook.kind(kind) }", "return Int(cell.colour) }"),
    breakout(
        "a new life is as hurried as the last one was", "Serving",
        "rally = Rally(from: tick)",
        "let hits = strikes\n"
        "        rally = Rally(from: tick)\n"
        "        strikes = hits"),
    breakout(
        "ways never bend", "Flight",
        "return bend(index, cues: &cues)", "return"),
    breakout(
        "balls are launched to the left only", "Serving",
        "chance.below(2) == 0 : middle < 0", "chance.below(2) < 2 : middle < 0"),
    breakout(
        "a finger takes hold of the paddle's middle", "BreakoutHand",
        "finger == pointer ? 0 : game.paddle.x - place.x", "0"),
    breakout(
        "a ball more keeps one on the paddle for ever that it holds", "Serving",
        "if let patience = settings.modeRules.patience, rally.seated == 0 {\n"
        "            rally.leaveBy = tick + patience\n"
        "        }",
        "rally.leaveBy = settings.modeRules.patience.map { tick + $0 }"),
    breakout(
        "a second ball on a sticky paddle keeps the first one longer", "Capsules",
        "rally.leaveBy = rally.leaveBy ?? tick + BreakoutRules.holdPatience",
        "rally.leaveBy = tick + BreakoutRules.holdPatience"),
    breakout(
        "a served ball goes with those that a sticky paddle held", "Serving",
        "guard isTap || settings.modeRules.patience != nil else {", "guard true else {"),
    breakout(
        "waiting to serve uses up the time of a run", "Ticking",
        "if isWaiting, clock.alarm < settings.mostTicks { clock.alarm += 1 }\n", ""),
    breakout(
        "a place before a tap is replaced by one after it", "BreakoutInput",
        "case (.paddle, .paddle), (.steer, .steer): true",
        "case (.paddle, .paddle), (.steer, .steer), (.paddle, .tap), (.tap, .tap): true"),
    breakout(
        "a run that can be ended has no control for it", "BreakoutSettings",
        "about: Phrase(.aboutStandard),\n                    isOpenEnded: true)",
        "about: Phrase(.aboutStandard))"),
    breakout(
        "the sound of a brick is that of the row as far from the top", "Breaking",
        "row: levels.wall.rows - 1 - brick.id / BreakoutRules.columns",
        "row: brick.id / BreakoutRules.columns"),
]

ROULETTE = [
    roulette(
        "a system counts on chips of one and not of ten", "BettingSystem",
        "RouletteRules.highestStack / unit", "RouletteRules.highestStack"),
    roulette(
        "0 and 36 are next to each other", "NextTo",
        ".compactMap { Pocket($0) }", ".compactMap { Pocket(($0 + Pocket.count) % Pocket.count) }"),
    roulette(
        "a chosen pocket is next to another chosen one", "NextTo",
        "return neighbours.subtracting(chosen)", "return neighbours"),
    roulette(
        "the last pocket of the wheel is not beside the zero", "NextTo",
        "Pocket.wheel[(pocket.place + 1) % Pocket.count]",
        "Pocket.wheel[min(pocket.place + 1, last)]"),
    roulette(
        "the same is bet again at another level", "BetHand",
        "last.flatMap { $0.level == level ? $0 : nil }", "last"),
    roulette(
        "a locked bet is taken a second time", "RouletteGame",
        "case (.bet(let bet), .betting) where !mode.hasCloth:",
        "case (.bet(let bet), .betting), (.bet(let bet), .locked):"),
    roulette(
        "a player with no money at all plays on", "RouletteGame",
        "if money <= 0, mode.hasCloth || !settings", "if money < 0, mode.hasCloth || !settings"),
    roulette(
        "eleven of the last results are shown", "RouletteGame",
        "history.count > RouletteRules.shownResults",
        "history.count >= RouletteRules.shownResults"),
    roulette(
        "a badge is worn from the point after its score on", "Badge",
        "$0.score <= score", "$0.score < score"),
    roulette(
        "a near miss on medium pays what it does on easy", "RouletteLevel",
        "Payout(money: 200, score: 20)", "Payout(money: 100, score: 10)"),
    roulette(
        "an easier level's first numbers are taken back and not its last", "BetHand",
        "let last = chosen.pockets.last", "let last = chosen.pockets.first"),
    roulette(
        "a miss does not end hits in a row", "RouletteTally",
        "spin.outcome == .hit ? hits + 1 : 0", "spin.outcome == .hit ? hits + 1 : hits"),
    roulette(
        "a mean that rounds to nothing has a sign", "Numbers",
        'tenths == 0 ? "" : sum < 0', "sum < 0"),
    roulette(
        "the ball never falls into 36", "RouletteStall",
        "Draw(of: Pocket.count,",
        "Draw(of: Pocket.highest,"),
    roulette(
        "a number on the sheet is chosen by its place on the wheel", "BetHand",
        "let pocket = Pocket.wheel[place]", "let pocket = Pocket.all[place]"),
    roulette(
        "the numbers of the sheet stand as they lie on the wheel", "RoulettePanel",
        "options: Pocket.all.map", "options: Pocket.wheel.map"),
    roulette(
        "the sheet marks what is next to a number on a level that pays nothing for it", "NextTo",
        "nearMiss == nil ? PocketSet() : nextTo.neighbours", "nextTo.neighbours"),
    roulette(
        "what the sheet refused is still told after the next number", "BetHand",
        "problem = nil\n        switch move {", "switch move {"),
]

GROUND = [
    Fault(
        "a second that was added finds no room in a crowd", "Sources/Arcade/Effects.swift",
        "case .words, .seconds, .count: 2", "case .words, .count: 2\n        case .seconds: 0",
        ("FunfairTests",)),
    ground(
        "each place in a tick is recorded", "Recording",
        "if input.replaces(earlier) {", "if input.replaces(earlier), index < 0 {"),
    ground(
        "a run whose recording is full stands still", "Run",
        "input = ending", "return"),
    ground(
        "a run that is gone on with has the room of a new one", "Recording",
        "self.inputBytes = inputBytes", "_ = inputBytes"),
    ground(
        "a score that is reached again goes behind the other's", "Scoreboard",
        "guard entry.score > entries[old].score", "guard entry.score >= entries[old].score"),
    ground(
        "of equal scores the later stands first", "Scoreboard",
        "$0.score < score", "$0.score <= score"),
    ground(
        "a run behind the last row shown seems to be the next", "Scoreboard",
        "rank: nil, entry: run, isJustPlayed: true, followsGap: place > rows.count",
        "rank: nil, entry: run, isJustPlayed: true, followsGap: false"),
    ground(
        "a name of twenty characters is too long", "PlayerName",
        "characters <= Self.longest", "characters < Self.longest"),
    ground(
        "a name of a Hangul filler has something to see", "PlayerName",
        "0x2800, 0x3164,", "0x2800,"),
    ground(
        "a space that does not break a line is no space", "WhiteSpace",
        "0x85, 0xA0,", "0x85,"),
    ground(
        "a minus as people write it makes no number", "SettingBounds",
        'case "-", "−":', 'case "-":'),
    ground(
        "the highest of a range is never drawn", "SeededGenerator",
        "range.upperBound - range.lowerBound + 1", "range.upperBound - range.lowerBound"),
    ground(
        "a weight reaches into the next one's share", "SeededGenerator",
        "while limits[index] <= ticket", "while limits[index] < ticket"),
    ground(
        "inputs are cut off and not rounded", "Geometry",
        "(units * quartersPerUnit).rounded()", "(units * quartersPerUnit).rounded(.down)"),
    ground(
        "a countdown shows no second for its last ticks", "Clock",
        "(ticks + ticksPerSecond - 1) / ticksPerSecond", "ticks / ticksPerSecond"),
    ground(
        "shares are cut off and not rounded", "Statistics",
        "(Int64(self) * 200 + Int64(whole)) / (2 * Int64(whole))",
        "Int64(self) * 100 / Int64(whole)"),
    ground(
        "of two records the later one stays", "Counts",
        "case .greatest: max(old, numbers[place])", "case .greatest: numbers[place]"),
    ground(
        "of equal counts the last is the favourite", "Statistics",
        "where self[index] > (peak", "where self[index] >= (peak"),
    ground(
        "a number of a recording may be written the long way", "ByteReader",
        "guard value <= UInt64(highest), index == 0 || next > 0 else { break }",
        "guard value <= UInt64(highest) else { break }"),
    ground(
        "an input at the tick of the end is played", "Recording",
        "guard !game.isOver else { throw .inputAfterTheEnd(tick: inputs[next].tick) }\n", ""),
]

RULES: list[Fault] = [*BUBBLEPOP, *BREAKOUT, *ROULETTE, *GROUND]
