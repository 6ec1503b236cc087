import Arcade
import Foundation
import Funfair
import Roulette

// Roulette at a party. Everyone bets on the same spin, whose pocket is drawn when betting closes.
extension Parties {
    /// Stores a guest's bet for the current spin. Sending the same bet again changes nothing.
    package func bet(
        _ wish: (round: Int, spin: Int, level: String, numbers: [Int]), at room: PartyRoom,
        as name: String, of device: Device
    ) async throws -> GuestState {
        let player = try await guest(named: name, of: room, by: device)
        let moment = now()
        rooms.change(room.number) { $0.hear(player, at: moment) }
        guard let round = room.party.rounds.last, round.number == wish.round,
            round.players.contains(player), let spin = round.spin(at: moment),
            spin.number == wish.spin, moment < spin.closes
        else { throw Refusal.betsClosed }
        let bet = StoredBet(
            number: spin.number, key: "\(spin.number)",
            wager: try Wager(level: wish.level, numbers: wish.numbers))
        let isOver = rooms.change(room.number) {
            $0.playTable(of: player, upTo: spin.number - 1)?.isOver == true
        }
        guard isOver != true else { throw Refusal.tableClosed }
        let drew = PartyEvent.Kind.drew(round: round.number, spin: spin.number, pocket: 0)
        let held = try await repository.hold(
            PartyBet(
                party: room.number, round: round.number, player: player, bet: bet,
                rulesVersion: Stall.roulette.rulesVersion, moment: moment,
                drawn: drew.mark(beginning: 0) ?? ""))
        switch held {
        case .tooLate: throw Refusal.betsClosed
        case .nobodys: throw Refusal.unknownDevice
        case .bet(let held):
            rooms.hold(held, of: player, at: room.number)
            guard held == bet else { throw Refusal.betHeld }
        }
        return try state(of: player, at: room.number, by: device)
    }

    /// Draws the pockets that are due, and counts the tables after the last wheel has stopped. If
    /// several houses do so, the first result counts.
    func settleTables(at number: Int64) async throws {
        guard let room = rooms.present(.number(number)), let round = room.party.rounds.last,
            round.stall.isDrawn
        else { return }
        let moment = now()
        guard moment < round.judged else { return }
        var hasDrawn = false
        for spin in (1...PartyRules.spins).compactMap({ round.spin($0) })
        where spin.closes <= moment && round.pockets[spin.number] == nil {
            try await rooms.append(
                .drew(round: round.number, spin: spin.number, pocket: Tables.draw().number),
                to: room)
            metrics.spun()
            hasDrawn = true
        }
        let mustCount = moment >= round.ends && !round.awaitedTables.isEmpty
        guard hasDrawn || mustCount else { return }
        let bets = try await repository.bets(ofParty: number, round: round.number)
        rooms.change(number) { $0.hold(bets, ofRound: round.number) }
        if mustCount { try await countTables(at: number, in: round.number) }
    }

    /// Adds the score of every player's table to the party's board.
    private func countTables(at number: Int64, in roundNumber: Int) async throws {
        guard let room = rooms.present(.number(number)),
            let round = room.party.rounds.last, round.number == roundNumber,
            let tables = rooms.change(
                number,
                { room in
                    for player in round.players {
                        room.playTable(of: player, upTo: PartyRules.spins)
                    }
                    return room.hands.tables
                })
        else { return }
        try await withThrowingTaskGroup(of: Void.self) { group in
            var players = round.awaitedTables[...]
            func next() {
                guard let player = players.popFirst() else { return }
                group.addTask {
                    guard let game = tables.game(of: player) else {
                        try await rooms.append(
                            .refused(round: round.number, player: player, because: nil),
                            to: room)
                        return
                    }
                    let half = tables.standing(of: player, after: PartyRules.spins / 2)
                    try await self.count(
                        game, half: half?.score ?? 0, of: player, in: (room, round))
                }
            }
            for _ in 0..<Self.countedAtOnce { next() }
            while try await group.next() != nil { next() }
        }
    }

    /// How many tables to store at the same time.
    private static let countedAtOnce = 8

    private func count(
        _ game: TableGame, half: Int, of player: Int64,
        in place: (room: PartyRoom, round: PartyRound)
    ) async throws {
        let (room, round) = place
        let ticket = Ticket(
            id: PartyTicket(party: room.number, round: round.number, player: player).id,
            contest: .roulette, rulesVersion: Stall.roulette.rulesVersion, entry: .party,
            // This ticket isn't sent to anyone.
            holder: TicketHolder(player: player, device: Data(), name: ""), seed: round.seed,
            issued: round.starts)
        let result = PartyResult(
            score: game.score, half: half, highlight: game.hits, ticks: game.ticks)
        do {
            _ = try await record(result, game.recording, ticket, in: (room, round))
        } catch is Refusal {
            // Another house was faster, or the player was removed.
            try await rooms.refresh(room.number)
        }
    }
}

extension PartyRound {
    /// The players whose tables aren't counted yet, including those who left.
    fileprivate var awaitedTables: [Int64] { players.filter { results[$0] == nil } }
}
