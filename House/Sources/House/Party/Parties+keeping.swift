import Foundation
import Funfair

// Background work for parties. It also resumes parties after a crash in the middle of a round.
extension Parties {
    private static let turnEvery = Duration.milliseconds(100)
    /// The milliseconds between checks of the store, in case a message from another house was
    /// missed.
    private static let lookEvery: Int64 = 2000
    /// How long a closed party stays in memory without requests, in milliseconds.
    private static let unused: Int64 = 600_000

    /// Runs turns at a regular interval until cancelled.
    package func runTurns() async {
        guard !pace.isStepped else {
            // Whoever steps the clock waits until a turn's work is done.
            return await pace.forever(every: Self.turnEvery) {
                await failures.catching(.parties) { try await turn() }
            }
        }
        await withDiscardingTaskGroup { group in
            await Task.forever(every: Self.turnEvery) {
                // Run these as tasks, because a slow party must not delay the next turn.
                for number in rooms.takeSettling(at: now()) {
                    group.addTask {
                        await failures.catching(.parties) {
                            try await self.settleTables(at: number)
                        }
                        rooms.hasSettled(number)
                    }
                }
                if rooms.takeLook(every: Self.lookEvery) {
                    group.addTask {
                        await failures.catching(.parties) { try await self.checkStore() }
                    }
                }
                group.addTask { await self.storeVotes() }
                if let unreported = rooms.takeUnreported() {
                    group.addTask { await rooms.tell(unreported) }
                }
                rooms.tellViewers()
            }
        }
    }

    /// Runs one turn, and waits until its work is done.
    func turn() async throws {
        try await checkStore()
        for number in rooms.takeSettling(at: now()) {
            await failures.catching(.parties) { try await settleTables(at: number) }
            rooms.hasSettled(number)
        }
        await storeVotes()
        if let unreported = rooms.takeUnreported() { await rooms.tell(unreported) }
        rooms.tellViewers()
    }

    /// Reads what other houses stored, or what this house stored before a crash, and closes parties
    /// that have ended.
    func checkStore() async throws {
        let moment = now()
        let stored = try await repository.parties(
            touchedSince: moment.later(milliseconds: -Self.unused))
        for stored in stored where rooms.isBehind(stored) { try await rooms.refresh(stored) }
        for room in rooms.open where room.party.isClosed(at: moment) {
            try await rooms.append(.closed, to: room)
        }
        for room in rooms.open {
            guard let round = room.party.rounds.last, round.stall.isDrawn, moment < round.judged
            else { continue }
            let bets = try await repository.bets(ofParty: room.number, round: round.number)
            rooms.change(room.number) { $0.hold(bets, ofRound: round.number) }
        }
        rooms.forgetRuns(at: moment)
        rooms.dropUnused(since: moment.later(milliseconds: -Self.unused))
    }
}

extension PartyRooms {
    /// The open parties in memory.
    var open: [PartyRoom] {
        state.withLock { $0.rooms.values.filter { $0.stored.code != nil } }
            .sorted { $0.number < $1.number }
    }

    /// Whether the stored party differs from the one in memory, or isn't in memory.
    func isBehind(_ stored: StoredParty) -> Bool {
        state.withLock { $0.rooms[stored.number]?.stored != stored }
    }

    /// Returns the parties that must draw a pocket or count their tables, and reserves each party
    /// until `hasSettled(_:)`.
    func takeSettling(at moment: Timestamp) -> [Int64] {
        state.withLock { state in
            let due = state.rooms.values.filter { $0.mustSettle(at: moment) }.map(\.number)
            return due.filter { state.busy.insert($0).inserted }
        }
    }

    func hasSettled(_ number: Int64) { state.withLock { _ = $0.busy.remove(number) } }

    /// Returns whether it is time for another check of the store. If so, notes the time of the
    /// check.
    func takeLook(every milliseconds: Int64) -> Bool {
        state.withLock { state in
            let moment = now()
            if let looked = state.looked,
                (0..<milliseconds).contains(moment.milliseconds - looked.milliseconds)
            {
                return false
            }
            state.looked = moment
            return true
        }
    }

    /// Makes the next turn check the store, because a message may have been missed.
    func forceCheck() { state.withLock { $0.looked = nil } }

    /// Drops closed parties that nobody watches or has requested since the given moment.
    func dropUnused(since moment: Timestamp) {
        state.withLock { state in
            let watched = Set(state.live.viewers.channels)
            let unused = state.rooms.values.filter { room in
                room.stored.code == nil && !watched.contains(room.number)
                    && (state.used[room.number] ?? moment) < moment
            }
            for room in unused { state.drop(room.number) }
        }
    }
}

extension PartyRoom {
    /// Whether the house must draw a pocket or count the tables.
    fileprivate func mustSettle(at moment: Timestamp) -> Bool {
        guard let round = party.rounds.last, round.stall.isDrawn, moment < round.judged else {
            return false
        }
        if moment >= round.ends, round.players.contains(where: { round.results[$0] == nil }) {
            return true
        }
        return (1...PartyRules.spins).contains { number in
            round.pockets[number] == nil && round.spin(number).map { $0.closes <= moment } == true
        }
    }
}
