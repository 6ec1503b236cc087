import Arcade
import Foundation
import Funfair
import HouseWire
import Roulette

/// A table's state, for its player.
package struct TableState: Sendable {
    package let id: String
    package let player: String
    package let contest: Contest
    package let spins: Int
    package let money: Int
    package let score: Int
    package let isOver: Bool
}

/// The result of a spin, for its player.
package struct SpinAnswer: Sendable {
    package let spin: Int
    package let pocket: Int
    package let money: Int
    package let score: Int
    package let isOver: Bool
    /// The ranks of the player's best scores.
    package let ranks: [Period: Int]
}

/// Public Roulette. The house receives the bet, stores it, and only then draws. So nobody can know
/// the pocket before betting, or take back a bet.
package struct Tables: HouseService {
    package let resources: HouseResources
    let names: Names
    let boards: Boards
    let locks = TableLocks()
    let cache = TableCache()

    /// Opens a table for a player.
    ///
    /// - Throws: `Refusal`; `.badRequest` if the contest has no tables.
    package func open(
        for name: String, of device: Device, contest: Contest
    ) async throws -> TableState {
        guard let mode = contest.rouletteMode else {
            let drawn = Contest.all.filter { $0.stall.isDrawn }.map(\.word)
            throw Refusal.badRequest(
                "“\(contest.word)” has no tables. The games with tables are "
                    + drawn.formatted(.list(type: .and)) + ".")
        }
        let player = try await names.player(named: name, of: device)
        let id = Base64URL.text(of: Self.random(WireLimits.idBytes))
        guard
            try await repository.openTable(
                id: id, player: player.id, contest: contest, at: now())
        else { throw Refusal.unknownDevice }
        let game = TableGame(player: try PlayerName(player.name), in: mode)
        return TableState(
            id: id, player: player.name, contest: contest, spins: 0, money: game.money,
            score: game.score, isOver: game.isOver)
    }

    /// Stores a bet, draws its pocket, and returns the result.
    ///
    /// - Parameters:
    ///   - key: the player's key for this spin. Repeating a key with the same bet returns the same
    ///     result without another spin.
    ///   - wager: the bet.
    package func spin(
        at id: String, key: String, _ wager: Wager, of device: Device
    ) async throws -> SpinAnswer {
        let lengths = WireLimits.keyLetters
        guard lengths.contains(key.utf8.count), key.utf8.allSatisfy(\.isOfAKey) else {
            throw Refusal.badRequest(
                "An \(HouseHeader.key.rawValue) has \(lengths.lowerBound) to \(lengths.upperBound) "
                    + "letters, digits, hyphens or underscores.")
        }
        return try await locks.exclusively(at: id) {
            try await spinAlone(at: id, key: key, wager, of: device)
        }
    }

    private func spinAlone(
        at id: String, key: String, _ wager: Wager, of device: Device
    ) async throws -> SpinAnswer {
        let kept = cache.take(id)
        // Everyone at a party bets on the same pocket, so its tables can't be played alone.
        guard !id.hasPrefix(PartyBet.allTables),
            let table = try await repository.table(
                id: id, after: kept?.spins ?? 0, asking: key),
            let player = try await repository.player(id: table.player)
        else {
            throw try await repository.knows(device: device.hash)
                ? Refusal.unknownTable : Refusal.unknownDevice
        }
        let name = try PlayerName(player.name)
        guard kept?.player ?? name == name else {
            // A recording contains the name, so a different name needs a new recording.
            return try await spinAlone(at: id, key: key, wager, of: device)
        }
        guard let mode = table.mode else { throw Refusal.tableClosed }
        var game = kept ?? TableGame(player: name, in: mode)
        // After a failure in mid-spin, only the repository has the result.
        var isWhole = true
        defer { if isWhole { cache.keep(game, of: id) } }
        guard player.device == device.hash else { throw Refusal.notYourTable }
        resources.activity.saw(player: player.id, at: now())
        guard table.rulesVersion == game.contest.rulesVersion else { throw Refusal.tableClosed }
        if let asked = table.asked {
            let bet = StoredBet(number: asked.bet.number, key: key, wager: wager)
            guard bet == asked.bet else { throw Refusal.keyReused }
        }
        isWhole = false
        for spin in table.spins { try await settle(spin, in: &game, at: id, of: table.player) }
        isWhole = true
        if let asked = table.asked {
            return try await answer(asked.bet.number, of: game, by: table.player)
        }
        try game.check(wager)
        let bet = StoredBet(number: game.spins + 1, key: key, wager: wager)
        isWhole = false
        guard try await repository.store(bet: bet, onTable: id) else {
            // Another house was faster. Return the result that it stored.
            return try await spinAlone(at: id, key: key, wager, of: device)
        }
        try await settle(StoredSpin(bet: bet, pocket: nil), in: &game, at: id, of: table.player)
        isWhole = true
        return try await answer(game.spins, of: game, by: table.player)
    }

    /// Draws a pocket. All pockets are equally likely, and nobody can predict the result.
    static func draw() -> Pocket {
        var generator = SystemRandomNumberGenerator()
        return Pocket.all[Int.random(in: 0...Pocket.highest, using: &generator)]
    }

    /// Returns the result of a spin.
    private func answer(
        _ spin: Int, of game: TableGame, by player: Int64
    ) async throws -> SpinAnswer {
        guard game.outcomes.indices.contains(spin - 1) else { throw Refusal.tableClosed }
        let outcome = game.outcomes[spin - 1]
        let boards = RunPurpose.open.boards(of: game.contest, at: now(), in: days)
        return SpinAnswer(
            spin: spin, pocket: outcome.pocket, money: outcome.money, score: outcome.score,
            // Only the last spin can have ended the game.
            isOver: game.isOver && spin == game.spins,
            ranks: try await repository.ranks(ofPlayer: player, on: boards))
    }

    /// Plays a spin. If its pocket hasn't been drawn, for instance after a crash, draws it first.
    private func settle(
        _ spin: StoredSpin, in game: inout TableGame, at id: String, of player: Int64
    ) async throws {
        guard let wager = spin.bet.roulette else { throw Refusal.tableClosed }
        metrics.foldedSpin()
        if let number = spin.pocket, let pocket = Pocket(number) {
            return game.play(wager, pocket: pocket)
        }
        let pocket = Self.draw()
        var drawn = game
        drawn.play(wager, pocket: pocket)
        let boards = RunPurpose.open.boards(of: game.contest, at: now(), in: days)
        let stored = try await repository.store(
            pocket: pocket.number, ofSpin: spin.bet.number, onTable: id,
            TableStanding(
                player: player, contest: game.contest, score: drawn.score, ticks: drawn.ticks,
                rulesVersion: game.contest.rulesVersion,
                recording: drawn.isOver ? Data(drawn.recording) : nil, boards: boards,
                moment: now()))
        switch stored {
        case .now(let run):
            game = drawn
            metrics.spun()
            self.boards.changed(boards, by: run)
        case .before(let number):
            guard let before = number.flatMap({ Pocket($0) }) else { throw Refusal.unknownTable }
            game.play(wager, pocket: before)
        }
    }
}

extension UInt8 {
    fileprivate var isOfAKey: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
