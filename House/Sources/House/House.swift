import Arcade
import Foundation
import Funfair
import Logging

/// The house: what it decides about players, tickets, runs and tables. It knows no HTTP and no
/// database.
public final class House: Sendable {
    package let repository: any HouseRepository
    package let limits: HouseLimits
    package let metrics: Metrics
    package let failures: Failures
    package let verifier: Verifier
    package let live: LiveBoards
    package let parties: Parties
    let tables = TableLocks()
    package let health: Health
    let folded = FoldedTables()
    let made = MadeRecordings()
    /// What no new name may contain.
    let words: NameWords
    /// What it has to do with other houses, where there are any.
    package let sharing: Sharing?
    package let news: LiveNews?
    /// When its days begin.
    package let days: Days
    /// The house's clock: see ``SteadyClock``.
    package let now: @Sendable () -> Moment

    let seal: TicketSeal
    package let rates: Rates

    /// - Parameters:
    ///   - repository: what it remembers.
    ///   - key: what it signs its tickets with.
    ///   - words: what no new name may contain.
    ///   - days: when its days begin: as ``days(of:zone:)`` says.
    ///   - limits: how much anybody gets.
    ///   - logger: where failures of work are noted that nobody waits for.
    ///   - now: the present moment.
    public convenience init(
        repository: any HouseRepository, key: TicketKey, words: NameWords = .none,
        days: Days = .utc, limits: HouseLimits = .standard,
        logger: Logger = Logger(label: "funfair"),
        now: @escaping @Sendable () -> Moment = House.steadyClock()
    ) {
        self.init(
            repository: repository, key: key, words: words, days: days, limits: limits,
            failures: Failures(log: RareLog(now: now), logger: logger), now: now, sharing: nil)
    }

    package init(
        repository: any HouseRepository, key: TicketKey, words: NameWords = .none,
        days: Days, limits: HouseLimits, failures: Failures, now: @escaping @Sendable () -> Moment,
        sharing: Sharing?
    ) {
        metrics = failures.metrics
        self.failures = failures
        self.repository = repository
        self.words = words
        self.days = days
        self.limits = limits
        self.now = now
        seal = TicketSeal(key: key)
        verifier = Verifier(threads: max(1, ProcessInfo.processInfo.activeProcessorCount))
        let live = LiveBoards(
            repository: repository,
            remembered: RememberedBoards(lasts: limits.boardMilliseconds), days: days,
            failures: failures, now: now)
        self.live = live
        self.sharing = sharing
        let parties = Parties(
            repository: repository, failures: failures, now: now, news: sharing?.news)
        self.parties = parties
        news = sharing.map { LiveNews($0.news, on: live, parties: parties, failures: failures) }
        health = Health(of: repository, now: now)
        rates = Rates(limits)
    }

    /// The system's clock.
    public static let wallClock: @Sendable () -> Moment = {
        Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// A clock that starts at the system's time and isn't moved when somebody sets that.
    public static func steadyClock() -> @Sendable () -> Moment {
        let clock = SteadyClock()
        return { clock.now }
    }

    // MARK: Tickets

    package func ticket(
        for name: String, of device: DeviceSecret, contest: Contest, entry: Entry
    ) async throws -> (ticket: Ticket, text: String, player: Player) {
        guard !contest.stall.isDrawn else { throw Refusal.noTickets(contest.stall) }
        guard contest.hasBoard(of: entry.period) else { throw Refusal.unknownBoard }
        let player = try await player(named: name, of: device)
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

    /// The same for everybody, and known to nobody before the day.
    private func challengeSeed(of stall: Stall, on day: Day) async throws -> UInt64 {
        try await repository.challengeSeed(of: stall, on: day, drawing: .random(in: .min ... .max))
    }

    package static func random(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Boards have changed: whoever watches them is told, here and at other houses.
    func changed(_ boards: [Board], by run: RunID?) {
        live.changed(boards, by: run)
        // Nobody watches those of walls.
        let watched = boards.filter { $0.period != .wall }
        if !watched.isEmpty { news?.changed(watched, by: run) }
    }

    // MARK: Runs

    /// The recording of a run.
    ///
    /// - Throws: `Refusal.unknownRun`, or `.notOpenYet` while somebody could send it as their own.
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

    /// The bytes of a recording. Where they have to be made, that waits in the line of those who send runs.
    func bytes(
        of recording: KeptRecording, run: RunID, for address: String
    ) async throws -> Data? {
        guard let spins = recording.spins else { return recording.bytes }
        if let known = made[run, spins] { return known }
        let bytes = try await verifier.perform(for: address) { recording.bytes }
        made[run, spins] = bytes
        return bytes
    }

    /// Judges a run, and puts it onto its boards.
    ///
    /// - Parameter read: what is read only of a sender that is listened to.
    /// - Throws: `Refusal` where it does not count.
    package func take(
        ticket: String, of sender: RunSender, reading read: () async throws -> [UInt8]
    ) async throws -> Receipt {
        try await rates.refusedRuns.admit(sender, at: now()) {
            try await repository.knows(device: sender.device.hash)
        }
        do {
            // What is no ticket of this device costs nobody the memory of a body.
            let ticket = try await self.ticket(ticket, of: sender.device)
            return try await take(try await read(), ticket: ticket, of: sender)
        } catch let refusal as Refusal {
            rates.refusedRuns.charge(sender, for: refusal, at: now())
            throw refusal
        }
    }

    /// A ticket that was given to a device. Whether the player is still there is seen when the run is
    /// stored.
    private func ticket(_ text: String, of device: DeviceSecret) async throws -> Ticket {
        guard let ticket = seal.ticket(text) else { throw Refusal.badTicket }
        guard ticket.holder.has(device) else {
            throw try await repository.knows(device: device.hash)
                ? Refusal.notYourTicket : Refusal.unknownDevice
        }
        return ticket
    }

    private func take(
        _ bytes: [UInt8], ticket: Ticket, of sender: RunSender
    ) async throws -> Receipt {
        let arrival = now()
        if ticket.entry == .party {
            return try await take(bytes, ticket: ticket, of: sender, at: arrival)
        }
        let wall = Self.wall(of: bytes, with: ticket)
        do {
            let judged = try await judge(bytes, with: ticket, at: arrival, for: sender)
            return try await record(
                judged.result, judged.fingerprint, through: wall, bytes: bytes, ticket: ticket,
                at: arrival)
        } catch Refusal.ticketExpired {
            // What is sent again, because its answer was lost, may come late.
            let result = try await resultBefore(of: bytes, with: ticket)
            return try await record(
                result, nil, through: wall, bytes: bytes, ticket: ticket, at: arrival)
        }
    }

    /// Reads a run and folds it once, where its claim fits.
    ///
    /// - Throws: `Refusal`.
    func judge(
        _ bytes: [UInt8], with ticket: Ticket, at arrival: Moment, for sender: RunSender
    ) async throws -> JudgedRun {
        try await verifier.perform(for: sender.address) { [metrics] () throws(Refusal) in
            try RunJudge.check(bytes, with: ticket, at: arrival)
            return try metrics.timing { () throws(Refusal) in
                try RunJudge.judge(try metrics.folding(bytes), for: ticket)
            }
        }
    }

    /// The wall on whose board a run counts, where it is played for one.
    private static func wall(of bytes: [UInt8], with ticket: Ticket) -> RecordedWall? {
        ticket.entry == .wall ? RecordedWall(recordedIn: bytes) : nil
    }

    /// What a run that came too late comes to, where it was judged before.
    private func resultBefore(of bytes: [UInt8], with ticket: Ticket) async throws -> RunResult {
        guard try await repository.holds(Data(bytes), ticket: Data(ticket.id)),
            let claimed = try? ClaimedRun(reading: bytes)
        else { throw Refusal.ticketExpired }
        return claimed.result
    }

    private func record(
        _ result: RunResult, _ fingerprint: Fingerprint?, through wall: RecordedWall?,
        bytes: [UInt8],
        ticket: Ticket, at moment: Moment
    ) async throws -> Receipt {
        let boards =
            wall.map { [Board(ofWall: $0.code)] }
            ?? ticket.entry.boards(of: ticket.contest, at: ticket.issued, in: days)
        let recorded = try await repository.record(
            NewRun(
                id: RunID(), ticket: ticket.id, player: ticket.player, contest: ticket.contest,
                entry: ticket.entry, opens: ticket.opens(in: days),
                rulesVersion: ticket.rulesVersion, score: result.score,
                ticks: result.ticks, inputs: fingerprint?.inputs, course: fingerprint?.course,
                recording: Data(bytes), boards: boards, moment: moment, wall: wall))
        switch recorded {
        case .borrowed: throw Refusal.borrowed
        case .noWall: throw Refusal.unknownWall
        case .judged: throw Refusal.ticketUsed(nil)
        case .nobodys: throw Refusal.unknownDevice
        case .before(let receipt): throw Refusal.ticketUsed(receipt)
        case .new(let receipt):
            metrics.accepted(ticket.contest)
            changed(boards, by: receipt.run)
            return receipt
        }
    }
}
