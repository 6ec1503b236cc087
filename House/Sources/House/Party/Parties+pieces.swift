import Foundation
import Funfair

// Runs that arrive in pieces while they are played.
extension Parties {
    /// Continues a guest's run in the current round with a piece. Ignores a piece that is late,
    /// repeated, or too early for the house's clock, because the response says what to send next.
    ///
    /// - Parameters:
    ///   - piece: the bytes that were sent, which can be anything.
    ///   - known: the number of inputs that the piece leaves out.
    ///   - number: the guest's number.
    ///   - room: the party.
    ///   - sender: the guest's device.
    package func take(
        _ piece: [UInt8], after known: Int, of number: Int, at room: PartyRoom,
        from sender: RunSender
    ) async throws -> GuestState {
        let player = try await guest(numbered: number, of: room, by: sender.device)
        rooms.change(room.number) { $0.hear(player, at: now()) }
        if let room = rooms.present(.number(room.number)), let round = room.party.rounds.last,
            let ticket = ticket(for: player, of: sender.device, at: room)?.ticket,
            let run = run(of: player, at: room, on: sender.device)
        {
            do {
                let said = try await follow(run, piece, after: known, with: ticket, of: sender)
                rooms.weighRun(of: player, at: room.number)
                if let said { note(said, of: player, inRound: round.number, at: room) }
            } catch let refusal as Refusal where refusal.endsARun {
                try await rooms.append(
                    .refused(
                        round: round.number, player: player, because: refusal.row.word.text),
                    to: room)
            } catch is Refusal {
                // The house is busy, or this sender's runs were refused too often. The finished run
                // can still count.
            }
        }
        return try state(of: player, at: room.number, by: sender.device)
    }

    /// Returns a guest's run in the current round; nil if another of the player's devices plays it.
    private func run(of player: Int64, at room: PartyRoom, on device: Device) -> GuestRun? {
        let run = rooms.change(room.number) { $0.run(of: player, startingOn: device.hash) }
        return run?.device == device.hash ? run : nil
    }

    /// Checks a piece as a finished run would be, and plays it.
    private func follow(
        _ run: GuestRun, _ piece: [UInt8], after known: Int, with ticket: Ticket,
        of sender: RunSender
    ) async throws -> PartyTalk.Said? {
        let arrival = now()
        return try await runs.listening(to: sender) {
            try await runs.verifier.perform(for: sender.address) { () throws(Refusal) in
                do throws(Refusal) {
                    try RunJudge.check(piece, with: ticket, at: arrival)
                } catch .tooFast(let early) where early <= PartyRules.earlyPiece {
                    return nil
                }
                return try run.take(piece, after: known)
            }
        }
    }

    /// Shows a run's score and chain on its lane, until the run is judged.
    func note(_ said: PartyTalk.Said, of player: Int64, inRound round: Int, at room: PartyRoom) {
        rooms.change(room.number) { room in
            guard let present = room.party.rounds.last, present.number == round,
                !present.stall.isDrawn, present.players.contains(player),
                present.results[player] == nil
            else { return }
            room.say(said, player, ofRound: round)
        }
    }
}

extension Refusal {
    /// Whether a piece that is refused for this reason ends its run. A phone's clock isn't wrong by
    /// more than `PartyRules.earlyPiece`, but a piece of an earlier round can arrive late.
    fileprivate var endsARun: Bool {
        switch self {
        case .doesNotFit(.game), .doesNotFit(.way), .doesNotFit(.seed): false
        case .tooFast: true
        default: isOfARun
        }
    }
}
