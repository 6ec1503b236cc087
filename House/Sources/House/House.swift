import Foundation
import Funfair
import Logging

/// The house, a fair's server: devices, names, boards, runs, tables, walls and parties, with a separate
/// service for each. It doesn't depend on HTTP or a database.
public final class House: HouseService {
    package let resources: HouseResources
    package let devices: Devices
    package let names: Names
    package let boards: Boards
    package let runs: Runs
    package let tables: Tables
    package let walls: Walls
    package let parties: Parties
    package let rates: Rates
    package let health: Health
    package let bans: Bans
    /// What is known about the store, for the status and the metrics.
    package let storeWatch: StoreWatch
    /// The connection to other houses, if any.
    package let sharing: Sharing?

    /// - Parameters:
    ///   - repository: the store.
    ///   - key: the key that signs the house's tickets.
    ///   - words: words that new names mustn't contain.
    ///   - days: when the house's days begin; see ``days(of:zone:)``.
    ///   - limits: the rate and size limits.
    ///   - logger: logs failures of background work.
    ///   - now: returns the current time.
    public convenience init(
        repository: any HouseRepository, key: TicketKey, words: NameWords = .none,
        days: Days = .utc, limits: HouseLimits = .standard,
        logger: Logger = Logger(label: "funfair"),
        now: @escaping @Sendable () -> Timestamp = House.steadyClock()
    ) {
        self.init(
            repository: repository, key: key, words: words, days: days, limits: limits,
            failures: Failures(log: RareLog(now: now), logger: logger), now: now, sharing: nil)
    }

    /// Creates a house whose time passes only while its clock is stepped.
    package convenience init(
        repository: any HouseRepository, key: TicketKey, limits: HouseLimits = .standard,
        logger: Logger, stepping clock: SteppedClock
    ) {
        let now: @Sendable () -> Timestamp = { clock.now }
        self.init(
            repository: repository, key: key, days: .utc, limits: limits,
            failures: Failures(log: RareLog(now: now), logger: logger), now: now, pace: clock,
            sharing: nil)
    }

    package init(
        repository: any HouseRepository, key: TicketKey, words: NameWords = .none,
        days: Days, limits: HouseLimits, failures: Failures,
        now: @escaping @Sendable () -> Timestamp, pace: any Pace = MachinePace(),
        sharing: Sharing?
    ) {
        let resources = HouseResources(
            repository: repository, limits: limits, days: days, now: now, pace: pace,
            failures: failures,
            activity: Activity(opened: now()))
        let rooms = PartyRooms(
            repository: repository, failures: failures, now: now, news: sharing?.news)
        self.resources = resources
        let owners = DeviceOwners(news: sharing?.news)
        devices = Devices(resources: resources, owners: owners, rooms: rooms)
        names = Names(resources: resources, unwanted: Changeable(words))
        boards = Boards(
            resources: resources, news: sharing?.news, parties: rooms, owners: owners)
        runs = Runs(resources: resources, key: key, names: names, boards: boards)
        tables = Tables(resources: resources, names: names, boards: boards)
        walls = Walls(resources: resources, names: names, runs: runs)
        parties = Parties(resources: resources, names: names, runs: runs, rooms: rooms)
        rates = Rates(limits)
        let health = Health(of: repository, now: now)
        self.health = health
        bans = Bans(resources: resources)
        storeWatch = StoreWatch(of: repository, health: health, failures: failures)
        self.sharing = sharing
    }

    /// Replaces the words that new names mustn't contain. Players keep their names.
    public func use(_ words: NameWords) { names.unwanted.change(to: words) }

    /// A clock that returns the system's time.
    public static let wallClock: @Sendable () -> Timestamp = {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// Returns a clock that starts at the system's time and ignores later changes to it.
    public static func steadyClock() -> @Sendable () -> Timestamp {
        let clock = SteadyClock()
        return { clock.now }
    }

    /// Judges a run, whether public or from a party's round, and adds it to its boards.
    ///
    /// - Parameter read: reads the body; called only if the sender and the ticket are accepted.
    /// - Throws: `Refusal` if the run doesn't count.
    package func receive(
        ticket text: String, of sender: RunSender, reading read: () async throws -> [UInt8]
    ) async throws -> Receipt {
        try await runs.listening(to: sender) {
            // Check the ticket first, because a request with an invalid ticket must not use memory
            // for its body.
            let ticket = try await runs.ticket(text, of: sender.device)
            if ticket.entry == .wall { try resources.offers.check(.walls) }
            let bytes = try await read()
            guard ticket.entry == .party else {
                return try await runs.receive(bytes, with: ticket, of: sender)
            }
            return try await parties.receive(bytes, with: ticket, of: sender)
        }
    }
}
