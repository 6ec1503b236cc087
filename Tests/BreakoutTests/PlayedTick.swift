import Arcade

@testable import Breakout

/// One tick of a run, and what the player did before it.
struct PlayedTick {
    /// The state before the player's inputs.
    let before: BreakoutGame
    /// The state after the inputs and before the tick.
    let played: BreakoutGame
    /// The cues of the inputs.
    let playedCues: [Cue]
    /// The player's inputs.
    let inputs: [BreakoutInput]
    /// The state after the tick.
    let after: BreakoutGame
    /// The cues of the tick.
    let cues: [Cue]
    /// The balls that fly after the tick and existed before it, in both states.
    let flying: [(old: Ball, new: Ball)]
    /// The longest time that any flying ball has stayed near one point, in ticks.
    let stay: Int
    /// The longest time that the paddle has held any of its balls, in ticks.
    let held: Int
    /// The ticks of the run so far without a ball in play.
    let waited: Int

    init(before: BreakoutGame, doing inputs: [BreakoutInput], stays: inout Stays) {
        self.before = before
        self.inputs = inputs
        var game = before
        var cues: [Cue] = []
        for input in inputs { game.apply(input, cues: &cues) }
        played = game
        playedCues = cues
        cues = []
        game.advance(cues: &cues)
        after = game
        self.cues = cues
        flying = Self.flying(from: played.balls, to: after.balls)
        stay = stays.longest(in: after)
        held = stays.longestHeld(in: after)
        waited = stays.waited(in: played)
    }

    private static func flying(from old: [Ball], to new: [Ball]) -> [(old: Ball, new: Ball)] {
        var pairs: [(old: Ball, new: Ball)] = []
        var index = 0
        // Both lists are sorted by the balls' numbers.
        for ball in new where ball.seat == nil {
            while index < old.count, old[index].id < ball.id { index += 1 }
            if index < old.count, old[index].id == ball.id { pairs.append((old[index], ball)) }
        }
        return pairs
    }

    /// Whether the run is at a party (rule 9).
    var isParty: Bool { after.settings.mode == .party }

    /// Whether a new wall replaced the cleared one at once, as at a party.
    var isGoneOn: Bool { isParty && count(of: .cleared) > 0 }

    /// Whether the run has capsules (rules 10 and 11).
    var hasCapsules: Bool { after.settings.mode == .capsules || isDrawn }

    /// Whether the run is on a drawn wall (rule 11).
    var isDrawn: Bool { after.settings.mode.isDrawn }

    /// Whether clearing a drawn wall ended the run.
    var isDone: Bool { isDrawn && after.levels.wall.standing == 0 }

    func count(of name: Cue.Name) -> Int {
        var count = 0
        for cue in cues where cue.name == name { count += 1 }
        return count
    }
}

/// How long balls have stayed near one point or been held, and the time without a ball in play.
struct Stays {
    /// The largest distance that counts as near, in stage units. The slowest ball moves ten times
    /// as far in a second.
    private static let near = 0.25

    private var anchors: [Int: (place: Point, tick: Int)] = [:]
    /// The tick when each held ball was caught, by ball number.
    private var heldSince: [Int: Int] = [:]
    private var waited = 0

    /// Returns the longest time that the paddle has held any of its balls, in ticks.
    mutating func longestHeld(in game: borrowing BreakoutGame) -> Int {
        guard game.phase == .playing || game.phase == .serving else { return 0 }
        let tick = game.tick
        var since: [Int: Int] = [:]
        for ball in game.balls where ball.isHeld { since[ball.id] = heldSince[ball.id] ?? tick }
        heldSince = since
        return tick - (since.values.min() ?? tick)
    }

    /// Returns the number of ticks without a ball in play so far, including the next tick.
    mutating func waited(in game: borrowing BreakoutGame) -> Int {
        let isHeld = game.balls.contains { $0.isHeld }
        let isServing = game.phase == .serving && game.settings.mode != .party
        if isServing && !isHeld || game.phase == .cleared { waited += 1 }
        return waited
    }

    /// Returns the longest time that any flying ball has stayed near one point, in ticks.
    mutating func longest(in game: borrowing BreakoutGame) -> Int {
        guard game.phase == .playing else {
            anchors.removeAll(keepingCapacity: true)
            return 0
        }
        var longest = 0
        for ball in game.balls {
            let far = Self.near * Self.near
            if ball.seat == nil, let anchor = anchors[ball.id],
                anchor.place.squaredDistance(to: ball.centre) <= far
            {
                longest = max(longest, game.tick - anchor.tick)
            } else {
                anchors[ball.id] = (ball.centre, game.tick)
            }
        }
        return longest
    }
}
