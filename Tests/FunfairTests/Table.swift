import Arcade
import Roulette
import Testing

@testable import Funfair

/// A person at the roulette table.
extension Play {
    /// The seed of practice games whose pockets are known in advance.
    static let knownSeed: UInt64 = 7

    /// Returns a new game with known pockets.
    static func known(by name: String = "Ada", at level: RouletteLevel = .standard) -> Play {
        var play = Play(seed: knownSeed)
        play.press(.open(.roulette), .set(.level, level.code))
        play.enter(name: name, at: .roulette)
        return play
    }

    /// Opens the sheet and chooses exactly the given numbers.
    mutating func choose(_ numbers: [Int]) {
        press(.sheet(.open))
        for place in sheet?.options.filter(\.isChosen).map(\.look) ?? [] {
            press(.sheet(.choose(place)))
        }
        for number in numbers { press(.choose(number)) }
    }

    /// Chooses numbers and bets on them, so the wheel turns.
    mutating func bet(_ numbers: [Int]) {
        choose(numbers)
        press(.sheet(.confirm))
    }

    /// Plays a whole spin without watching the wheel.
    mutating func spin(_ numbers: [Int]) {
        bet(numbers)
        press(.skip)
    }

    /// Plays a spin that has the given outcome, in a game with known pockets.
    mutating func spin(_ outcome: Outcome) throws { spin(try numbers(for: outcome)) }

    /// Loses the starting money in ten spins, and waits until the result accepts taps.
    mutating func lose() throws {
        for _ in 0..<10 { try spin(.miss) }
        wait(seconds: 3)
    }

    /// Returns the same face, closed and opened again, with different random numbers.
    func reopened(entropy: UInt64) -> Play { Play(store: store, entropy: entropy) }

    // MARK: On the screen

    var panel: PlayPanel? { app.playScreen?.panel }
    var sheet: Sheet? { panel?.panel.sheet }
    var chosen: [Int] {
        sheet?.options.filter(\.isChosen).map { Pocket.wheel[$0.look].number } ?? []
    }
    var purse: HUD.Purse? { app.playScreen?.hud.purse }

    /// The drawn numbers, latest first.
    var came: [Int] { panel?.panel.history.map { Pocket.wheel[$0].number } ?? [] }

    var waiting: Interrupted? {
        app.homeScreen?.items.first { $0.stall == .roulette }?.interrupted
    }

    /// Returns the game's state, folded from its current recording.
    func game() throws -> RouletteGame {
        let session = try #require(app.sessions.first { $0.stall == .roulette })
        return try Run<RouletteGame>(resuming: session.cabinet.bytes).game
    }

    /// Returns the state of the stored game.
    func keptGame() throws -> RouletteGame {
        let kept = try #require(RunStore.run(in: store["funfair.run.roulette"] ?? []))
        return try Run<RouletteGame>(resuming: kept.bytes).game
    }

    // MARK: Known pockets

    /// Returns the pocket of the given draw, counted from 0, in a game with the known seed.
    static func knownPocket(_ draw: Int) -> Int {
        var generator = SeededGenerator(seed: knownSeed, draw: draw)
        return generator.below(Pocket.count)
    }

    /// Returns a bet that has the given outcome in the next spin, in a game with the known seed.
    func numbers(for outcome: Outcome) throws -> [Int] {
        let game = try game()
        let level = app.records.settings.roulette.level
        let pocket = Self.knownPocket(game.spins)
        let first =
            switch outcome {
            case .hit: pocket
            case .nearMiss: beside(pocket, by: 1)
            case .miss: beside(pocket, by: 15)
            }
        // These numbers are far enough from the pocket on both sides.
        return [first] + (1..<level.numbers).map { beside(pocket, by: 5 + $0) }
    }

    /// Returns the number `step` pockets further around the wheel.
    private func beside(_ number: Int, by step: Int) -> Int {
        Pocket.wheel[(Pocket.all[number].place + step) % Pocket.count].number
    }
}

extension Action {
    /// Returns the action of a number's control on the sheet.
    static func choose(_ number: Int) -> Action {
        .sheet(.choose(Pocket.all[number].place))
    }
}

extension RouletteLevel {
    static let easy = all[0]
    static let medium = all[1]
    static let hard = all[2]
}
