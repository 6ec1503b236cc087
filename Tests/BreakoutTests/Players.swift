import Arcade

@testable import Breakout

/// The players of a sweep.
enum Player: String, CaseIterable {
    /// Launches balls, but never moves the paddle.
    case still
    /// Bots.
    case tracking, perfect
    /// Holds down arrow keys, in alternating directions.
    case keys
    /// Makes any input at any time: moves the paddle anywhere, changes settings, tilts the device.
    case wild
}

/// Makes a player's inputs.
struct Hands {
    private let player: Player
    private var chance: SeededGenerator
    private var bot: BreakoutBot

    init(_ player: Player, seed: UInt64) {
        self.player = player
        chance = SeededGenerator(seed: seed &* 31)
        bot = BreakoutBot(player == .perfect ? .perfect : .tracking, seed: seed)
    }

    /// Returns the player's inputs before the next tick.
    mutating func inputs(for game: BreakoutGame) -> [BreakoutInput] {
        switch player {
        case .tracking, .perfect: bot.input(for: game).map { [$0] } ?? []
        case .still: serve(in: game)
        case .keys: serve(in: game) + steer()
        case .wild: wild(in: game)
        }
    }

    private func serve(in game: BreakoutGame) -> [BreakoutInput] {
        switch game.phase {
        case .serving: [.tap]
        case .cleared: [.proceed]
        case .playing, .over: []
        }
    }

    private mutating func steer() -> [BreakoutInput] {
        guard chance.below(40) == 0 else { return [] }
        return Steering(rawValue: chance.within(-1...1)).map { [.steer($0)] } ?? []
    }

    private mutating func wild(in game: BreakoutGame) -> [BreakoutInput] {
        var inputs: [BreakoutInput] = []
        if chance.below(3) == 0 { inputs += movePaddle(in: game) }
        if chance.below(60) == 0 { inputs.append(.tap) }
        if chance.below(60) == 0 { inputs.append(.proceed) }
        if chance.below(300) == 0 { inputs += steer() }
        if chance.below(100) == 0, let tilt = Tilt(vector()) { inputs.append(.tilt(tilt)) }
        if chance.below(400) == 0 { inputs.append(.change(settings(in: game))) }
        return inputs
    }

    /// Returns a move of the paddle: anywhere, close to a ball, or a little to one side.
    private mutating func movePaddle(in game: BreakoutGame) -> [BreakoutInput] {
        let far = chance.fraction() * BreakoutRules.width
        let ball = game.balls.isEmpty ? far : game.balls[chance.below(game.balls.count)].x
        let near = chance.fraction() * 120 - 60
        let x =
            switch chance.below(3) {
            case 0: far
            case 1: ball + near
            default: game.paddle.x + near
            }
        return PaddlePlace(x).map { [.paddle($0)] } ?? []
    }

    private mutating func vector() -> Point {
        Point(x: chance.fraction() * 2 - 1, y: chance.fraction() * 2 - 1)
    }

    /// Returns the current settings with one or all of them changed.
    private mutating func settings(in game: BreakoutGame) -> BreakoutSettings {
        var settings = game.settings
        let controls = BreakoutSettings.controls
        if chance.below(4) == 0 {
            for control in controls { setAnyhow(control, in: &settings) }
        } else {
            setAnyhow(controls[chance.below(controls.count)], in: &settings)
        }
        return settings
    }

    private mutating func setAnyhow(
        _ control: SettingControl<BreakoutSettings>, in settings: inout BreakoutSettings
    ) {
        let bounds = control.bounds
        let value =
            switch chance.below(4) {
            case 0: bounds.lowest
            case 1: bounds.highest
            default: chance.within(bounds.lowest...bounds.highest)
            }
        control.set(&settings, value)
    }
}
