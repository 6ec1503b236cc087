import Arcade
import Testing

@testable import Breakout

/// Runs for testing rules: a player, many seeds, and either the standard settings or all
/// combinations of the settings' extremes.
struct Sweep: Hashable, Sendable, CustomTestStringConvertible {
    enum Court: String, CaseIterable {
        case standard, corners, tilted, party, capsules, drawn
    }

    let player: Player
    let court: Court

    static let all = Player.allCases.flatMap { player in
        Court.allCases.map { Sweep(player: player, court: $0) }
    }

    var testDescription: String { "\(player), \(court)" }

    /// The settings to play with, for one or more runs each.
    private var settings: [BreakoutSettings] {
        switch court {
        case .standard: Array(repeating: .standard, count: 24)
        case .corners: Self.corners
        case .party: Array(repeating: .party, count: 24)
        case .capsules: Array(repeating: .capsules, count: 24)
        case .drawn: (0..<24).map { .drawn(DrawnWalls.any(seed: $0)) }
        case .tilted:
            [1, 10].flatMap { speed in
                [50, 100].map {
                    BreakoutSettings(["ball-speed": speed, "bounciness": $0, "tilt": 1])
                }
            }
        }
    }

    /// All combinations of settings at either end of their ranges.
    static let corners: [BreakoutSettings] = {
        let words = ["rows", "balls", "ball-speed", "bounciness", "gravity", "paddle"]
        let controls = BreakoutSettings.controls.filter { words.contains($0.word) }
        return (0..<(1 << words.count)).map { corner in
            var settings = BreakoutSettings.standard
            for (index, control) in controls.enumerated() {
                let isHigh = corner >> index & 1 == 1
                control.set(&settings, isHigh ? control.bounds.highest : control.bounds.lowest)
            }
            return settings
        }
    }()

    private var ticks: Int {
        switch court {
        case .standard, .tilted, .party, .capsules, .drawn: 12000
        case .corners: 3000
        }
    }

    /// How many times each combination is played. Random play needs longer to try everything.
    private var rounds: Int { player == .wild ? 3 : 1 }

    /// Plays all runs and reports every tick. Cycles through the levels, so all special bricks
    /// occur.
    func play(eachMoment: (borrowing PlayedTick) -> Void) {
        let all = settings
        for index in 0..<(all.count * rounds) {
            let seed = UInt64(index)
            var hands = Hands(player, seed: seed)
            var chance = SeededGenerator(seed: seed)
            var stays = Stays()
            let settings = all[index % all.count]
            let level = settings.mode.isDrawn ? 1 : 1 + index % (2 * settings.levels.count)
            var before = Runs.game(seed: seed, settings, level: level)
            while !before.isOver, before.tick < ticks {
                var inputs = hands.inputs(for: before)
                if court == .tilted, before.tick % 97 == 0, let tilt = Self.tilt(&chance) {
                    inputs.append(.tilt(tilt))
                }
                let moment = PlayedTick(before: before, doing: inputs, stays: &stays)
                eachMoment(moment)
                before = moment.after
            }
        }
    }

    private static func tilt(_ chance: inout SeededGenerator) -> Tilt? {
        Tilt(Point(x: chance.fraction() * 2 - 1, y: chance.fraction() * 2 - 1))
    }
}
