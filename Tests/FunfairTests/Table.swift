import Arcade
import Roulette
import Testing

@testable import Funfair

/// A person at the roulette table.
extension Play {
    /// The seed of practice games in which a person knows the pockets before.
    static let knownSeed: UInt64 = 7

    /// A game that has just begun, whose pockets are known.
    static func known(by name: String = "Ada", at level: RouletteLevel = .standard) -> Play {
        var play = Play(seed: knownSeed)
        play.press(.open(.roulette), .set(.level, level.code))
        play.enter(name: name, at: .roulette)
        return play
    }

    /// Opens the sheet, and chooses these numbers and no others.
    mutating func choose(_ numbers: [Int]) {
        press(.sheet(.open))
        for place in sheet?.options.filter(\.isChosen).map(\.look) ?? [] {
            press(.sheet(.choose(place)))
        }
        for number in numbers { press(.choose(number)) }
    }

    /// Chooses numbers and bets on them: the wheel turns.
    mutating func bet(_ numbers: [Int]) {
        choose(numbers)
        press(.sheet(.confirm))
    }

    /// A whole spin, without looking at the wheel.
    mutating func spin(_ numbers: [Int]) {
        bet(numbers)
        press(.skip)
    }

    /// A spin of a game whose pockets are known.
    mutating func spin(_ outcome: Outcome) throws { spin(try numbers(for: outcome)) }

    /// Ten losses: the money that a game begins with. Then until the end is told, and answers.
    mutating func lose() throws {
        for _ in 0..<10 { try spin(.miss) }
        wait(seconds: 3)
    }

    /// The same face closed and opened again, with the chances of a device at another time.
    func reopened(entropy: UInt64) -> Play { Play(store: store, entropy: entropy) }

    // MARK: What is seen

    var panel: PlayPanel? { app.playScreen?.panel }
    var sheet: Sheet? { panel?.panel.sheet }
    var chosen: [Int] {
        sheet?.options.filter(\.isChosen).map { Pocket.wheel[$0.look].number } ?? []
    }
    var purse: HUD.Purse? { app.playScreen?.hud.purse }

    /// The numbers that came, the last one first.
    var came: [Int] { panel?.panel.history.map { Pocket.wheel[$0].number } ?? [] }

    var waiting: Interrupted? {
        app.homeScreen?.items.first { $0.stall == .roulette }?.interrupted
    }

    /// The state of the game, folded from what would be kept.
    func game() throws -> RouletteGame {
        let session = try #require(app.sessions.first { $0.stall == .roulette })
        return try Run<RouletteGame>(resuming: session.cabinet.bytes).game
    }

    /// The state of the game that the store holds.
    func keptGame() throws -> RouletteGame {
        let kept = try #require(RunStore.run(in: store["funfair.run.roulette"] ?? []))
        return try Run<RouletteGame>(resuming: kept.bytes).game
    }

    // MARK: What is known

    /// The pocket of a practice game.
    static func knownPocket(_ draw: Int) -> Int {
        var generator = SeededGenerator(seed: knownSeed, draw: draw)
        return generator.below(Pocket.count)
    }

    /// A bet with which the next pocket of a practice game comes to an outcome.
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
        // Far enough from the pocket on either side.
        return [first] + (1..<level.numbers).map { beside(pocket, by: 5 + $0) }
    }

    /// The number so many pockets further around the wheel.
    private func beside(_ number: Int, by step: Int) -> Int {
        Pocket.wheel[(Pocket.all[number].place + step) % Pocket.count].number
    }
}

extension Action {
    /// What the sheet's control of a number does.
    static func choose(_ number: Int) -> Action {
        .sheet(.choose(Pocket.all[number].place))
    }
}

extension RouletteLevel {
    static let easy = all[0]
    static let medium = all[1]
    static let hard = all[2]
}
