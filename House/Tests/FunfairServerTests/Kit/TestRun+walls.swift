import Arcade
import Breakout
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension DrawnWall {
    /// Returns a wall with red bricks at the given positions, counted from 0 at the top left.
    static func with(_ places: Int...) throws -> DrawnWall { try with(places) }

    /// Returns a wall with red bricks at the given positions, counted from 0 at the top left.
    static func with(_ places: [Int]) throws -> DrawnWall {
        var map: [UInt8] = []
        for place in 0..<80 {
            map.append(UInt8(ascii: places.contains(place) ? "R" : "."))
            if place % 10 == 9 { map.append(UInt8(ascii: "\n")) }
        }
        return try DrawnWall(map: map)
    }

    /// A wall with a few bricks that can be cleared quickly.
    static let small = (try? with(42, 44, 45, 57)) ?? .standard
}

extension TestRun {
    /// What makes a run on a wall invalid.
    enum WallDifference {
        case easier
        /// The settings become easier during the run.
        case easierLater
        case left(tick: Int)
        /// The run has more taps than human hands can make.
        case tapping
    }

    /// Returns a run on a wall by a bot that never misses; by default, a complete practice run.
    static func through(
        _ wall: DrawnWall, by player: String, seed: UInt64 = 7, isPractice: Bool = true,
        but difference: WallDifference? = nil
    ) throws -> TestRun {
        var easier = BreakoutSettings.drawn(wall)
        easier.paddle = .large
        var settings = BreakoutSettings.drawn(wall)
        if case .easier = difference { settings = easier }
        var last = Int.max
        if case .left(let tick) = difference { last = tick }
        var run = Run<BreakoutGame>(
            player: try PlayerName(player), settings: settings, stage: BreakoutRules.stage,
            seed: seed, isPractice: isPractice)
        var cues: [Cue] = []
        if case .easierLater = difference { run.apply(.change(easier), cues: &cues) }
        var bot = BreakoutBot(.perfect, seed: seed)
        while run.game.tick < last, !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            if case .tapping = difference {
                for _ in 0..<2 { run.apply(.tap, cues: &cues) }
            }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        if !run.game.isOver { run.apply(.finish, cues: &cues) }
        return TestRun(run)
    }

    /// Returns a run on a wall with the seed of a ticket.
    static func through(
        _ wall: DrawnWall, _ ticket: TestTicket, but difference: WallDifference? = nil
    ) throws -> TestRun {
        try through(
            wall, by: ticket.player.name, seed: ticket.seed, isPractice: false, but: difference)
    }
}
