import Foundation
import Funfair
import Synchronization

/// The parties that a house knows of. What happened there is kept by the repository, folded here, and
/// folded again wherever somebody says that it changed; what phones say meanwhile is only here.
package final class PartyRooms: Sendable {
    struct State {
        var rooms: [Int64: PartyRoom] = [:]
        var names: [PartyName: Int64] = [:]
        /// When somebody asked for a party last.
        var used: [Int64: Moment] = [:]
        /// The views that were made last, until something changes.
        var views: [Int64: (view: PartyView, stamp: Stamp)] = [:]
        /// How many were made.
        var viewsMade = 0
        var live = PartyLive()
        /// Parties with work under way that must not be started twice.
        var busy: Set<Int64> = []
        /// When all were looked at last.
        var looked: Moment?
        /// Where something happened that other houses were not told.
        var untold: Set<Int64> = []
        /// When other houses were told last what phones say.
        var told: [Int64: Moment] = [:]
    }

    /// What a view was made of.
    struct Stamp: Equatable {
        var version: Int
        var race: Int
        var point: Point
        /// How often another house told what phones say, and whether one does so at present.
        var heard: Int
        var hearsOthers: Bool

        /// What changes by the clock alone.
        struct Point: Equatable {
            var phase: String
            var isRound: Bool
            /// The spin, and whether bets for it are closed.
            var spin: Int?
            var isClosed: Bool
            /// The last spin of which it is told what it brings.
            var shown: Int
        }
    }

    let repository: any PartyRepository
    let failures: Failures
    let now: @Sendable () -> Moment
    let state = Mutex(State())
    /// Tells other houses, where there are any.
    let news: (any HouseNews)?

    init(
        repository: any PartyRepository, failures: Failures,
        now: @escaping @Sendable () -> Moment, news: (any HouseNews)?
    ) {
        self.repository = repository
        self.failures = failures
        self.now = now
        self.news = news
    }

    // MARK: Finding

    /// The party of a name; looked for in the repository where it is not here.
    package func room(_ name: PartyName) async throws -> PartyRoom? {
        if let room = present(name) { return room }
        guard let stored = try await repository.party(name) else { return nil }
        return try await refresh(stored)
    }

    /// The party of a name, where it is here.
    func present(_ name: PartyName) -> PartyRoom? {
        state.withLock { state in
            guard let number = state.names[name], let room = state.rooms[number] else { return nil }
            if case .code = name, room.stored.code == nil { return nil }
            state.used[number] = now()
            return room
        }
    }

    /// Reads what happened at a party since it was looked at.
    @discardableResult
    func refresh(_ stored: StoredParty) async throws -> PartyRoom {
        let known = state.withLock { state -> Int in
            guard let room = state.rooms[stored.number] else { return 0 }
            // What went with a player is no event that can be read: all are read anew.
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
                if let old = state.rooms[stored.number] { room.goOn(after: old) }
            }
            room.take(stored)
            room.take(events)
            state.put(room, at: now())
            return room
        }
    }

    /// Reads what happened at a party, wherever it was written.
    func refresh(_ number: Int64) async throws {
        if let stored = try await repository.party(.number(number)) { try await refresh(stored) }
    }

    /// Players were removed, with what they did at parties.
    func forgetPlayers() async throws {
        let numbers = state.withLock { Array($0.rooms.keys) }
        for number in numbers { try await refresh(number) }
    }

    // MARK: Changing

    /// Writes down what happened, and folds it.
    ///
    /// - Returns: whether it is written now; false where somebody was quicker, whose event is folded.
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

    /// An event as it is written down.
    func entry(
        _ kind: PartyEvent.Kind, at room: PartyRoom, on moment: Moment
    ) throws -> PartyEntry {
        PartyEntry(
            party: room.number, moment: moment, player: kind.player,
            mark: kind.mark(beginning: room.party.rounds.count + 1), body: try kind.body,
            closes: kind == .closed)
    }

    /// Something was written down here: it is folded, and the others are told in a moment.
    func happened(at number: Int64) async throws {
        if news != nil { state.withLock { _ = $0.untold.insert(number) } }
        try await refresh(number)
    }

    /// Changes what is known of a party besides what happened.
    @discardableResult
    func change<Value: Sendable>(
        _ number: Int64, _ body: (inout PartyRoom) -> Value
    ) -> Value? {
        state.withLock { state in state.rooms[number] == nil ? nil : body(&state.rooms[number]!) }
    }

    /// Holds a guest's bet. The party's view is not made again for it.
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

    /// What other houses tell.
    func hear(_ news: [PartyNews]) async {
        for news in news {
            switch news.what {
            case .happened:
                // Where it cannot be read now, it is when all are looked at.
                guard state.withLock({ $0.rooms[news.party] != nil }) else { continue }
                await failures.noting(.parties) { try await refresh(news.party) }
            case .said(let round, let lanes):
                change(news.party) { $0.hear(lanes, ofRound: round, at: now()) }
            }
        }
    }

    // MARK: Looking

    /// How a party looks now. Made once for all who ask at a time, however much phones say meanwhile.
    ///
    /// - Parameter isFresh: whether all has to be in it that was said until now.
    func view(_ number: Int64, isFresh: Bool = false) -> PartyView? {
        state.withLock { state in
            let moment = now()
            guard let stamp = state.rooms[number].map({ Stamp($0, at: moment) }) else { return nil }
            if let (view, old) = state.views[number], old.version == stamp.version,
                old.point == stamp.point
            {
                let age = moment.milliseconds - view.moment.milliseconds
                if (0..<Self.staleness).contains(age), !isFresh || old.race == stamp.race {
                    return view
                }
            }
            guard let view = state.rooms[number]?.view(at: moment) else { return nil }
            state.viewsMade += 1
            state.views[number] = (view, stamp)
            return view
        }
    }

    /// For how long what phones say may be behind, in milliseconds.
    private static let staleness: Int64 = 200

    /// Whether a device is a guest's, in whichever party.
    package func isGuest(_ device: Data) -> Bool {
        state.withLock { state in
            state.rooms.values.contains { room in room.known.devices.contains(device) }
        }
    }

    /// How many parties are open, and how many are there.
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
    mutating func put(_ room: PartyRoom, at moment: Moment) {
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
        told[number] = nil
    }
}
