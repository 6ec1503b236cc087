import Foundation
import Funfair
import Logging

/// The house: names, boards, runs, tables, walls and parties, each with a service of its own. It doesn't depend on
/// HTTP or a database.
public final class House: HouseService {
    package let resources: HouseResources
    package let names: Names
    package let boards: Boards
    package let runs: Runs
    package let tables: Tables
    package let walls: Walls
    package let parties: Parties
    package let rates: Rates
    package let health: Health
    /// What it has to do with other houses, where there are any.
    package let sharing: Sharing?

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
        let resources = HouseResources(
            repository: repository, limits: limits, days: days, now: now, failures: failures)
        let rooms = PartyRooms(
            repository: repository, failures: failures, now: now, news: sharing?.news)
        self.resources = resources
        names = Names(resources: resources, words: words)
        boards = Boards(resources: resources, news: sharing?.news, parties: rooms)
        runs = Runs(resources: resources, key: key, names: names, boards: boards)
        tables = Tables(resources: resources, names: names, boards: boards)
        walls = Walls(resources: resources, names: names, runs: runs)
        parties = Parties(resources: resources, names: names, runs: runs, rooms: rooms)
        rates = Rates(limits)
        health = Health(of: repository, now: now)
        self.sharing = sharing
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

    /// Judges a run, public or of a party's round, and puts it on its boards.
    ///
    /// - Parameter read: what is read only of a sender that is listened to.
    /// - Throws: `Refusal` where it does not count.
    package func receive(
        ticket text: String, of sender: RunSender, reading read: () async throws -> [UInt8]
    ) async throws -> Receipt {
        try await runs.listening(to: sender) {
            // What is no ticket of this device costs nobody the memory of a body.
            let ticket = try await runs.ticket(text, of: sender.device)
            let bytes = try await read()
            guard ticket.entry == .party else {
                return try await runs.receive(bytes, with: ticket, of: sender)
            }
            return try await parties.receive(bytes, with: ticket, of: sender)
        }
    }
}
