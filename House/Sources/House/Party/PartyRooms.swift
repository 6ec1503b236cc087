import Foundation
import Funfair
import Synchronization

/// The parties in memory. Their events come from the repository, and new ones are read after each
/// reported change. Reports from phones aren't stored.
package final class PartyRooms: Sendable {
    struct State {
        var rooms: [Int64: PartyRoom] = [:]
        var names: [PartyName: Int64] = [:]
        /// When each party was last requested.
        var used: [Int64: Timestamp] = [:]
        /// The latest view of each party, with the stamp of the data it was made from.
        var views: [Int64: (view: PartyView, stamp: Stamp)] = [:]
        /// The number of views made.
        var viewsMade = 0
        var live = PartyLive()
        /// Parties with work under way that mustn't be started twice.
        var busy: Set<Int64> = []
        /// When the store was last checked.
        var looked: Timestamp?
        /// Parties with events that haven't been reported to other houses.
        var unreported: Set<Int64> = []
        /// When this house last sent each party's reports from phones to other houses.
        var lastReported: [Int64: Timestamp] = [:]
    }

    /// Identifies the data that a view was made from.
    struct Stamp: Equatable {
        var version: Int
        var race: Int
        var point: Point
        /// The number of reports from other houses, and whether another house is reporting now.
        var heard: Int
        var hearsOthers: Bool

        /// Everything that changes only with the clock.
        struct Point: Equatable {
            var phase: String
            var isRound: Bool
            /// The current spin, and whether betting on it is closed.
            var spin: Int?
            var isClosed: Bool
            /// The number of the last spin whose result is public; 0 before the first.
            var shown: Int
        }
    }

    let repository: any PartyRepository
    let failures: Failures
    let now: @Sendable () -> Timestamp
    let state = Mutex(State())
    /// Sends news to other houses; nil if this house is the only one.
    let news: (any HouseNews)?

    init(
        repository: any PartyRepository, failures: Failures,
        now: @escaping @Sendable () -> Timestamp, news: (any HouseNews)?
    ) {
        self.repository = repository
        self.failures = failures
        self.now = now
        self.news = news
    }

    // MARK: Finding

    /// Returns a party, from memory or otherwise from the repository; nil if not found.
    package func room(_ name: PartyName) async throws -> PartyRoom? {
        if let room = present(name) { return room }
        guard let stored = try await repository.party(name) else { return nil }
        return try await refresh(stored)
    }

    /// Returns a party if it is in memory, and notes that it was requested.
    func present(_ name: PartyName) -> PartyRoom? {
        state.withLock { state in
            guard let number = state.names[name], let room = state.rooms[number] else { return nil }
            if case .code = name, room.stored.code == nil { return nil }
            state.used[number] = now()
            return room
        }
    }

    /// Reads a party's new events.
    @discardableResult
    func refresh(_ stored: StoredParty) async throws -> PartyRoom {
        let known = state.withLock { state -> Int in
            guard let room = state.rooms[stored.number] else { return 0 }
            // If events were removed with a player, reading only the new ones wouldn't show the
            // removal, so read all events again.
            return room.stored.removals >= stored.removals ? room.party.last : 0
        }
        let events = try await repository.events(ofParty: stored.number, after: known)
        return state.withLock { state in
            var room: PartyRoom
            if let old = state.rooms[stored.number], old.stored.removals >= stored.removals {
                room = old
            } else {
                room = PartyRoom(stored, since: now())
                state.views[stored.number] = nil
                if let old = state.rooms[stored.number] { room.takeOver(from: old) }
            }
            room.take(stored)
            room.take(events)
            state.put(room, at: now())
            return room
        }
    }

    /// Reads a party's new events from the store, whichever house wrote them.
    func refresh(_ number: Int64) async throws {
        if let stored = try await repository.party(.number(number)) { try await refresh(stored) }
    }

    /// Reads all parties again after players were removed with their events.
    func forgetPlayers() async throws {
        let numbers = state.withLock { Array($0.rooms.keys) }
        for number in numbers { try await refresh(number) }
    }

    /// Makes the house ask the store again whose guests are whose, after devices were linked or
    /// forgotten.
    func forgetKnownGuests() {
        state.withLock { state in
            for number in state.rooms.keys { state.rooms[number]?.forgetKnownGuests() }
        }
    }

    /// Reads again which device opened each party, after a device was linked.
    func readOwners() async throws {
        for room in open { try await refresh(room.number) }
    }

    // MARK: Changing

    /// Stores an event, and applies it to the party.
    ///
    /// - Returns: whether the event was stored. If another house was faster, its event is applied
    ///   instead.
    @discardableResult
    func append(_ kind: PartyEvent.Kind, to room: PartyRoom) async throws -> Bool {
        guard !kind.isOptional || room.party.last < PartyRules.mostEvents else {
            throw Refusal.partyFull
        }
        let entry = try entry(kind, at: room, on: now())
        let number = try await repository.append(entry)
        try await happened(at: room.number)
        return number != nil
    }

    /// Returns an event as an entry to store.
    func entry(
        _ kind: PartyEvent.Kind, at room: PartyRoom, on moment: Timestamp
    ) throws -> PartyEntry {
        PartyEntry(
            party: room.number, moment: moment, player: kind.player,
            mark: kind.mark(beginning: room.party.rounds.count + 1), body: try kind.body,
            closes: kind == .closed)
    }

    /// Applies an event that this house stored. The other houses are notified a moment later.
    func happened(at number: Int64) async throws {
        if news != nil { state.withLock { _ = $0.unreported.insert(number) } }
        try await refresh(number)
    }

    /// Changes a party's data that is only in memory. Returns nil if the party isn't in memory.
    @discardableResult
    func change<Value: Sendable>(
        _ number: Int64, _ body: (inout PartyRoom) -> Value
    ) -> Value? {
        state.withLock { state in state.rooms[number] == nil ? nil : body(&state.rooms[number]!) }
    }

    /// Adds a guest's bet. This doesn't require a new view of the party.
    func hold(_ bet: StoredBet, of player: Int64, at number: Int64) {
        state.withLock { state in
            guard let before = state.rooms[number]?.version else { return }
            state.rooms[number]?.hold(bet, of: player)
            guard let after = state.rooms[number]?.version,
                state.views[number]?.stamp.version == before
            else { return }
            state.views[number]?.view.hold(bet, of: player)
            state.views[number]?.stamp.version = after
        }
    }

    /// Handles news from other houses.
    func hear(_ news: [PartyNews]) async {
        for news in news {
            switch news.what {
            case .happened:
                // If this fails, the next check reads the party.
                guard state.withLock({ $0.rooms[news.party] != nil }) else { continue }
                await failures.catching(.parties) { try await refresh(news.party) }
            case .said(let round, let lanes):
                change(news.party) { $0.hear(lanes, ofRound: round, at: now()) }
            case .wanted(let round, let player, let tick):
                change(news.party) { room in
                    if room.round == round { room.relay { $0.wish(player, after: tick) } }
                }
            case .part(let round, let player, let tick, let part):
                change(news.party) { room in
                    if room.round == round { room.relay { $0.take(part, after: tick, of: player) } }
                }
            }
        }
    }

    // MARK: Viewing

    /// Returns a party's view, or nil if the party isn't in memory. Everyone who asks at about the
    /// same time gets the same view, even while phones send reports.
    ///
    /// - Parameter isFresh: whether to include the latest reports from phones.
    func view(_ number: Int64, isFresh: Bool = false) -> PartyView? {
        state.withLock { state in
            let moment = now()
            guard let stamp = state.rooms[number].map({ Stamp($0, at: moment) }) else { return nil }
            if let (view, old) = state.views[number], old.version == stamp.version,
                old.point == stamp.point
            {
                let age = moment.milliseconds - view.moment.milliseconds
                // A party that is over no longer changes.
                let isCurrent = (0..<Self.staleness).contains(age) || view.phase == .over
                if isCurrent, !isFresh || old.race == stamp.race {
                    return view
                }
            }
            guard let view = state.rooms[number]?.view(at: moment) else { return nil }
            state.viewsMade += 1
            state.views[number] = (view, stamp)
            return view
        }
    }

    /// The maximum age of a view's reports from phones, in milliseconds.
    private static let staleness: Int64 = 200

    /// Whether the device with the given hash belongs to a guest of any party.
    package func isGuest(_ device: Data) -> Bool {
        state.withLock { state in
            state.rooms.values.contains { room in room.known.devices.contains(device) }
        }
    }

    /// The numbers of open parties, their guests and their viewers.
    package var counts: (parties: Int, guests: Int, viewers: Int) {
        state.withLock { state in
            let open = state.rooms.values.filter { $0.stored.code != nil }
            return (
                open.count, open.reduce(0) { $0 + $1.party.present.count }, state.live.viewers.count
            )
        }
    }
}

extension PartyRooms.State {
    mutating func put(_ room: PartyRoom, at moment: Timestamp) {
        let number = room.number
        if let code = rooms[number]?.stored.code, code != room.stored.code {
            names[.code(code)] = nil
        }
        rooms[number] = room
        names[.number(number)] = number
        names[.id(room.stored.id)] = number
        if let code = room.stored.code { names[.code(code)] = number }
        used[number] = used[number] ?? moment
    }

    mutating func drop(_ number: Int64) {
        guard let room = rooms.removeValue(forKey: number) else { return }
        names[.number(number)] = nil
        names[.id(room.stored.id)] = nil
        if let code = room.stored.code, names[.code(code)] == number { names[.code(code)] = nil }
        used[number] = nil
        views[number] = nil
        lastReported[number] = nil
    }
}
