import Arcade

@testable import Breakout

extension BreakoutSettings {
    /// Creates the standard settings with the given changes, keyed by the words of their controls.
    init(_ changes: KeyValuePairs<String, Int>) {
        self.init()
        for (word, value) in changes {
            guard let control = Self.controls.first(where: { $0.word == word }) else {
                preconditionFailure("no setting named \(word)")
            }
            control.set(&self, value)
        }
    }
}

/// Shortcuts to states worth testing.
enum Runs {
    static let seeds: Range<UInt64> = 0..<40
    /// The standard speed, in stage units per second.
    static let speed = BreakoutRules.speeds[BallSpeed.standard - 1]

    static func game(
        seed: UInt64 = 7, _ settings: BreakoutSettings = .standard, level: Int = 1,
        levels: [BreakoutLevel]? = nil
    ) -> BreakoutGame {
        var game = BreakoutGame(
            settings: settings, seed: seed, levels: levels ?? settings.levels)
        guard level != game.level else { return game }
        game.levels.level = level
        game.setWall()
        return game
    }

    /// Returns a level with the given rows at the top, and empty rows below them.
    static func level(_ rows: [String]) -> BreakoutLevel {
        let gaps = String(repeating: ".", count: BreakoutRules.columns)
        let missing = BreakoutRules.mostRows - rows.count
        let map = rows + Array(repeating: gaps, count: missing)
        return BreakoutLevel(.heart, colours: "RRRRRRRR", map.joined(separator: "\n"))
    }

    /// Returns a game with a single ball that flies from a point, at a velocity in stage units per
    /// second, and a wall with the given rows at the top and empty rows below them.
    static func flight(
        from place: Point, velocity: Point, through rows: String...,
        settings: BreakoutSettings = .standard
    ) -> BreakoutGame {
        var game = game(settings, levels: [level(rows)])
        game.launchForTest()
        game.put(0, at: place, velocity: velocity)
        return game
    }

    @discardableResult
    static func advance(_ game: inout BreakoutGame, by ticks: Int) -> [Cue] {
        var cues: [Cue] = []
        for _ in 0..<ticks { game.advance(cues: &cues) }
        return cues
    }

    @discardableResult
    static func apply(_ input: BreakoutInput, to game: inout BreakoutGame) -> [Cue] {
        var cues: [Cue] = []
        game.apply(input, cues: &cues)
        return cues
    }

    /// Plays until `isReached` is true, and returns the cues. Nil if that takes over a minute.
    static func advance(
        _ game: inout BreakoutGame, until isReached: (BreakoutGame) -> Bool
    ) -> [Cue]? {
        var cues: [Cue] = []
        for _ in 0..<(60 * Clock.ticksPerSecond) {
            if isReached(game) { return cues }
            game.advance(cues: &cues)
        }
        return nil
    }

    /// Returns a recording as an older version wrote it, with every position of the paddle in a
    /// tick: two positions, and the end.
    static func unreplaced() throws -> [UInt8] {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: BreakoutRules.stage, seed: 1)
        var cues: [Cue] = []
        for quarters in [20.0, 0] {
            if let place = PaddlePlace(quarters / 4) { run.apply(.paddle(place), cues: &cues) }
        }
        run.apply(.finish, cues: &cues)
        // Replaces the count 2, the position 0 and the end with the count 3, both positions and the
        // end.
        let body = Array(run.bytes.dropLast(8)) + [3, 0, 20, 0, 0, 6]
        let sum = Checksum.of(body[...])
        return body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }

    /// Moves the paddle's middle to `x`, or to the nearest valid position.
    static func movePaddle(to x: Double, in game: inout BreakoutGame) {
        if let place = PaddlePlace(x) { apply(.paddle(place), to: &game) }
    }
}

extension BreakoutGame {
    mutating func launchForTest() {
        var cues: [Cue] = []
        apply(.tap, cues: &cues)
    }

    /// Puts the ball with the given index at a point, and sets its velocity, in stage units per
    /// second.
    mutating func put(_ index: Int, at place: Point, velocity: Point) {
        let ticks = Double(Clock.ticksPerSecond)
        balls[index].x = place.x
        balls[index].y = place.y
        let vx = velocity.x / ticks
        let vy = velocity.y / ticks
        balls[index].go(
            Direction(x: vx, y: vy), speed: (vx * vx + vy * vy).squareRoot())
        balls[index].lastHit = tick
        recheckContacts()
    }
}

extension Ball {
    /// The ball's own speed, before effects on all balls.
    var pace: Double { (vx * vx + vy * vy).squareRoot() }
    var centre: Point { Point(x: x, y: y) }
}
