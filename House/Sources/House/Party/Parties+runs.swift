import Arcade
import Foundation
import Funfair

/// The contents of a party ticket's identifier. There is one ticket for each player and round.
struct PartyTicket: Equatable, Sendable {
    let party: Int64
    let round: Int
    let player: Int64

    /// The ticket's identifier.
    var id: [UInt8] {
        var writer = ByteWriter()
        writer.write(bits: UInt64(bitPattern: player))
        writer.write(bits: UInt64(party) << 16 | UInt64(UInt16(truncatingIfNeeded: round)))
        return writer.bytes
    }

    init(party: Int64, round: Int, player: Int64) {
        self.party = party
        self.round = round
        self.player = player
    }

    /// Reads a ticket's identifier; nil if the ticket isn't for a party.
    init?(_ ticket: Ticket) {
        guard ticket.entry == .party else { return nil }
        var reader = ByteReader(ticket.id)
        guard let player = try? reader.bits(), let rest = try? reader.bits(),
            Int64(bitPattern: player) == ticket.player
        else { return nil }
        self.init(
            party: Int64(rest >> 16), round: Int(rest & 0xFFFF), player: Int64(bitPattern: player))
    }
}

// Runs at parties. They are judged like every other run, but with a deadline.
extension Parties {
    /// Returns a guest's ticket for the current round, if the round still accepts a run from them.
    func ticket(
        for player: Int64, of device: Device, at room: PartyRoom
    ) -> (ticket: Ticket, text: String)? {
        guard let guest = room.party.guest(player), let round = room.party.rounds.last,
            !round.stall.isDrawn, now() < round.closes,
            round.players.contains(player), round.results[player] == nil
        else { return nil }
        let ticket = Ticket(
            id: PartyTicket(party: room.number, round: round.number, player: player).id,
            contest: round.game.contest, rulesVersion: round.stall.rulesVersion, entry: .party,
            holder: TicketHolder(
                player: player, device: device.hash, name: HouseName.key(of: guest.name)),
            seed: round.seed, issued: round.starts)
        return (ticket, runs.seal.text(of: ticket))
    }

    /// Judges a run from a round, and adds it to the party's board.
    ///
    /// - Parameter sender: the ticket's owner.
    func receive(
        _ bytes: [UInt8], with ticket: Ticket, of sender: RunSender
    ) async throws -> Receipt {
        let arrival = now()
        guard let made = PartyTicket(ticket),
            let room = try await rooms.room(.number(made.party)),
            room.party.rounds.indices.contains(made.round - 1)
        else { throw Refusal.badTicket }
        let round = room.party.rounds[made.round - 1]
        guard round.seed == ticket.seed, round.starts == ticket.issued else {
            throw Refusal.badTicket
        }
        guard round.players.contains(ticket.player) else { throw Refusal.barred }
        rooms.change(room.number) { room in
            room.hear(ticket.player, at: arrival)
            room.send(ticket.player, ofRound: made.round, true)
        }
        defer {
            rooms.change(room.number) { $0.send(ticket.player, ofRound: made.round, false) }
        }
        do {
            return try await judge(bytes, ticket: ticket, of: sender, in: (room, round))
        } catch let refusal as Refusal where refusal.isOfARun {
            try await rooms.append(
                .refused(
                    round: round.number, player: ticket.player, because: refusal.row.word.text),
                to: room)
            throw refusal
        }
    }

    private func judge(
        _ bytes: [UInt8], ticket: Ticket, of sender: RunSender,
        in place: (room: PartyRoom, round: PartyRound)
    ) async throws -> Receipt {
        let arrival = now()
        let (room, round) = place
        let judged: JudgedRun
        do {
            judged = try await runs.judge(
                bytes, with: ticket, at: arrival, for: sender,
                continuing: room.hands.runs[ticket.player].flatMap {
                    $0.device == sender.device.hash ? $0 : nil
                })
        } catch Refusal.ticketExpired {
            // A run may be late because it was sent again after its response was lost.
            let result = try await runs.resultBefore(of: bytes, with: ticket)
            return try await record(PartyResult(result), bytes, ticket, in: (room, round))
        }
        guard now() < round.judged else { throw Refusal.ticketExpired }
        return try await record(
            PartyResult(judged), bytes, ticket, in: (room, round), judged.fingerprint)
    }

    /// Adds a valid run to the party's board, in one transaction with the party's event.
    func record(
        _ result: PartyResult, _ bytes: [UInt8], _ ticket: Ticket,
        in place: (room: PartyRoom, round: PartyRound), _ fingerprint: Fingerprint? = nil
    ) async throws -> Receipt {
        let (room, round) = place
        let run = RunID()
        let moment = now()
        let count = PartyCount(
            score: result.score, half: result.half, highlight: result.highlight, run: run.text)
        let recorded = try await repository.record(
            NewRun(
                id: run, ticket: ticket.id, player: ticket.player, contest: ticket.contest,
                entry: .party, opens: ticket.opens(in: days), rulesVersion: ticket.rulesVersion,
                score: result.score, ticks: result.ticks,
                pauses: ticket.pauses(ofTicks: result.ticks, at: moment),
                inputs: fingerprint?.inputs, course: fingerprint?.course, recording: Data(bytes),
                boards: [Board(ofParty: room.number, ticket.contest)], moment: moment,
                party: try rooms.entry(
                    .counted(round: round.number, player: ticket.player, count), at: room,
                    on: moment)))
        let receipt = try recorded.receipt()
        metrics.accepted(ticket.contest)
        resources.activity.accepted(by: ticket.player, at: now())
        // If this fails, the run still counts, and the next check of the store finds it.
        await failures.catching(.parties) { try await rooms.happened(at: room.number) }
        return receipt
    }
}

/// The result of a run in a round.
struct PartyResult: Sendable {
    let score: Int
    let half: Int
    let highlight: Int
    let ticks: Int
}

extension PartyResult {
    init(_ judged: JudgedRun) {
        self.init(
            score: judged.result.score, half: judged.half, highlight: judged.highlight,
            ticks: judged.result.ticks)
    }

    /// Creates the result of a run that was judged before, without its half-time score and
    /// highlight.
    init(_ result: RunResult) {
        self.init(score: result.score, half: 0, highlight: 0, ticks: result.ticks)
    }
}

extension Refusal {
    /// Whether the refusal is about the run itself. If so, the player doesn't get a second try.
    /// After a problem with the network, a busy house, the clock or the run's owner, the player can
    /// try again.
    var isOfARun: Bool {
        switch self {
        case .borrowed, .notARecording, .doesNotReproduce, .doesNotFit, .inhuman: true
        default: false
        }
    }
}
