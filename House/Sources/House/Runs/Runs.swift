import Arcade
import Foundation
import Funfair

/// Issues tickets, and judges the runs sent with them. Each run is replayed before it counts.
package struct Runs: HouseService {
    package let resources: HouseResources
    let names: Names
    let boards: Boards
    let seal: TicketSeal
    package let verifier: Verifier
    let refused: RefusedRuns
    let recordings = RecordingCache()

    init(resources: HouseResources, key: TicketKey, names: Names, boards: Boards) {
        self.resources = resources
        self.names = names
        self.boards = boards
        seal = TicketSeal(key: key)
        verifier = Verifier(threads: max(1, ProcessInfo.processInfo.activeProcessorCount))
        refused = RefusedRuns(resources.limits)
    }

    // MARK: Tickets

    package func ticket(
        for name: String, of device: Device, contest: Contest, entry: RunPurpose
    ) async throws -> (ticket: Ticket, text: String, player: Player) {
        guard !contest.stall.isDrawn else { throw Refusal.noTickets(contest.stall) }
        guard contest.hasBoard(of: entry.period) else { throw Refusal.unknownBoard }
        if entry == .wall { try offers.check(.walls) }
        let player = try await names.player(named: name, of: device)
        let moment = now()
        let ticket = Ticket(
            id: Self.random(Ticket.idSize), contest: contest,
            rulesVersion: contest.rulesVersion, entry: entry, holder: TicketHolder(player),
            seed: entry == .challenge
                ? try await challengeSeed(of: contest.stall, on: days.day(of: moment))
                : .random(in: .min ... .max),
            issued: moment)
        guard entry == .challenge else { return (ticket, seal.text(of: ticket), player) }
        return try await onlyTry(ticket, by: player)
    }

    private func onlyTry(
        _ ticket: Ticket, by player: Player
    ) async throws -> (ticket: Ticket, text: String, player: Player) {
        let bytes = Base64URL.bytes(of: seal.text(of: ticket)) ?? []
        switch try await repository.challengeTry(
            Data(bytes), of: ticket.contest.stall, player: player.id,
            day: days.day(of: ticket.issued))
        {
        case .nobodys: throw Refusal.unknownDevice
        case .played: throw Refusal.challengePlayed
        case .ticket(let given):
            let text = Base64URL.text(of: given)
            guard let ticket = seal.ticket(text), now() <= ticket.expiry else {
                throw Refusal.challengePlayed
            }
            return (ticket, text, player)
        }
    }

    /// Returns the seed of a day's challenge. It is the same for everyone, and isn't drawn before
    /// that day.
    private func challengeSeed(of stall: Stall, on day: Day) async throws -> UInt64 {
        try await repository.challengeSeed(of: stall, on: day, drawing: .random(in: .min ... .max))
    }

    // MARK: Recordings

    /// Returns the recording of a run.
    ///
    /// - Throws: `Refusal.unknownRun`, or `.notOpenYet` while somebody could still send the
    ///   recording as their own run.
    package func recording(
        of id: RunID, for address: String
    ) async throws -> (contest: Contest, bytes: Data) {
        let moment = now()
        guard let run = try await repository.recording(of: id, on: days.day(of: moment)) else {
            throw Refusal.unknownRun
        }
        if let opens = run.opens, moment < opens {
            throw Refusal.notOpenYet(opens, at: moment)
        }
        guard let bytes = try await bytes(of: run.recording, run: id, for: address) else {
            throw Refusal.unknownRun
        }
        return (run.contest, bytes)
    }

    /// Returns the bytes of a recording; nil if its rules are outdated. Bytes that must be
    /// generated wait in line with the runs to verify.
    func bytes(
        of recording: KeptRecording, run: RunID, for address: String
    ) async throws -> Data? {
        guard let spins = recording.spins else { return recording.bytes }
        if let known = recordings[run, spins] { return known }
        let bytes = try await verifier.perform(for: address) { recording.bytes }
        recordings[run, spins] = bytes
        return bytes
    }

    // MARK: Judging

    /// Runs `body`, which handles a run or a wall, unless too many of the sender's runs were
    /// refused. A refusal counts against the sender.
    ///
    /// - Throws: what `body` throws, or `Refusal.tooOften`.
    func listening<Value>(
        to sender: RunSender, _ body: () async throws -> Value
    ) async throws -> Value {
        try await refused.admit(sender, at: now()) {
            try await repository.knows(device: sender.device.hash)
        }
        do {
            return try await body()
        } catch let refusal as Refusal {
            refused.charge(sender, for: refusal, at: now())
            throw refusal
        }
    }

    /// Reads a ticket that was issued to the given device, or for a name that now belongs to it,
    /// because either device may have been linked meanwhile. Storing the run checks that the player
    /// still exists.
    func ticket(_ text: String, of device: Device) async throws -> Ticket {
        guard let ticket = seal.ticket(text) else { throw Refusal.badTicket }
        if ticket.holder.has(device) { return ticket }
        guard try await repository.player(id: ticket.player)?.device == device.hash else {
            throw try await repository.knows(device: device.hash)
                ? Refusal.notYourTicket : Refusal.unknownDevice
        }
        return ticket
    }

    /// Judges a run, and adds it to its boards.
    ///
    /// - Throws: `Refusal` if the run doesn't count.
    func receive(
        _ bytes: [UInt8], with ticket: Ticket, of sender: RunSender
    ) async throws -> Receipt {
        let arrival = now()
        let wall = Self.wall(of: bytes, with: ticket)
        do {
            let judged = try await judge(bytes, with: ticket, at: arrival, for: sender)
            return try await record(
                judged.result, judged.fingerprint, through: wall, bytes: bytes, ticket: ticket,
                at: arrival)
        } catch Refusal.ticketExpired {
            // A run may be late because it was sent again after its response was lost.
            let result = try await resultBefore(of: bytes, with: ticket)
            return try await record(
                result, nil, through: wall, bytes: bytes, ticket: ticket, at: arrival)
        }
    }

    /// Checks a run's claims, and replays the run once if they are plausible.
    ///
    /// - Parameter run: what the house knows of the run from its pieces, if anything.
    /// - Throws: `Refusal` if the run doesn't count.
    func judge(
        _ bytes: [UInt8], with ticket: Ticket, at arrival: Timestamp, for sender: RunSender,
        continuing run: GuestRun? = nil
    ) async throws -> JudgedRun {
        try await verifier.perform(for: sender.address) { [metrics] () throws(Refusal) in
            try RunJudge.check(bytes, with: ticket, at: arrival)
            return try metrics.timing { () throws(Refusal) in
                try RunJudge.judge(try metrics.folding(bytes, continuing: run), for: ticket)
            }
        }
    }

    /// Returns the wall whose board a run counts on, if its ticket is for one.
    private static func wall(of bytes: [UInt8], with ticket: Ticket) -> RecordedWall? {
        ticket.entry == .wall ? RecordedWall(recordedIn: bytes) : nil
    }

    /// Returns the result of a late run that was already judged.
    ///
    /// - Throws: `Refusal.ticketExpired` if the run wasn't judged before.
    func resultBefore(of bytes: [UInt8], with ticket: Ticket) async throws -> RunResult {
        guard try await repository.holds(Data(bytes), ticket: Data(ticket.id)),
            let claimed = try? ClaimedRun(reading: bytes)
        else { throw Refusal.ticketExpired }
        return claimed.result
    }

    private func record(
        _ result: RunResult, _ fingerprint: Fingerprint?, through wall: RecordedWall?,
        bytes: [UInt8],
        ticket: Ticket, at moment: Timestamp
    ) async throws -> Receipt {
        let boards =
            wall.map { [Board(ofWall: $0.code)] }
            ?? ticket.entry.boards(of: ticket.contest, at: ticket.issued, in: days)
        let recorded = try await repository.record(
            NewRun(
                id: RunID(), ticket: ticket.id, player: ticket.player, contest: ticket.contest,
                entry: ticket.entry, opens: ticket.opens(in: days),
                rulesVersion: ticket.rulesVersion, score: result.score,
                ticks: result.ticks, pauses: ticket.pauses(ofTicks: result.ticks, at: moment),
                inputs: fingerprint?.inputs, course: fingerprint?.course,
                recording: Data(bytes), boards: boards, moment: moment, wall: wall))
        let receipt = try recorded.receipt()
        metrics.accepted(ticket.contest)
        resources.activity.accepted(by: ticket.player, at: now())
        self.boards.changed(boards, by: receipt.run)
        return receipt
    }
}

extension Recorded {
    /// Returns the receipt of a run that counts.
    ///
    /// - Throws: the reason why the run doesn't count; `Refusal.ticketUsed` if it had already
    ///   counted.
    func receipt() throws(Refusal) -> Receipt {
        switch self {
        case .new(let receipt): receipt
        case .before(let receipt): throw .ticketUsed(receipt)
        case .judged: throw .ticketUsed(nil)
        case .borrowed: throw .borrowed
        case .noWall: throw .unknownWall
        case .nobodys: throw .unknownDevice
        }
    }
}
