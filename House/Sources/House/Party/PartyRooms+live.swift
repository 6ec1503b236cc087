extension PartyRooms {
    /// Adds a viewer to a party.
    ///
    /// - Returns: the changes to send; a viewer that falls behind gets only the newest.
    /// - Throws: `Refusal.tooOften`.
    package func watch(
        _ party: Int64, from address: String, most: Int
    ) throws(Refusal) -> Viewers<Int64, PartyMoment>.Events {
        let (stream, continuation) = Viewers<Int64, PartyMoment>.stream()
        let number = state.withLock {
            $0.live.add(continuation, to: party, from: address, most: most)
        }
        guard let number else { throw .tooOften(seconds: 60) }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.live.remove(number, of: party, from: address) }
        }
        return stream
    }

    /// Ends all streams.
    package func close() {
        for viewer in state.withLock({ $0.live.viewers.all }) { viewer.finish() }
    }

    /// Sends changes to viewers.
    func tellViewers() {
        for party in state.withLock({ $0.live.viewers.channels }) {
            let moment = now()
            let mustTell = state.withLock { state in
                guard let room = state.rooms[party] else { return false }
                let stamp = Stamp(room, at: moment)
                guard state.live.mustTell(stamp, on: party, at: moment) else { return false }
                state.live.note(stamp, on: party, at: moment)
                return true
            }
            guard mustTell, let told = self.moment(of: party, isFresh: true) else { continue }
            let event = Broadcast(told)
            for viewer in state.withLock({ $0.live.viewers[party] }) { viewer.yield(event) }
        }
    }

    /// Returns a party at the current moment, or nil if it isn't in memory.
    ///
    /// - Parameter isFresh: whether it includes what phones said up to now.
    package func moment(of number: Int64, isFresh: Bool) -> PartyMoment? {
        guard let room = present(.number(number)), let view = view(number, isFresh: isFresh) else {
            return nil
        }
        return PartyMoment(room: room, view: view, now: now())
    }

    /// Returns news for other houses: the parties where something happened, and what phones said
    /// here, once a second per party. Nil if absent.
    func takeUntold() -> [PartyNews]? {
        guard news != nil else { return nil }
        let moment = now()
        let happened = state.withLock { state in
            defer { state.untold = [] }
            return state.untold.sorted().map { PartyNews(party: $0, what: .happened) }
        }
        let said = state.withLock { state in
            state.rooms.keys.compactMap { number -> PartyNews? in
                if let told = state.told[number],
                    (0..<Self.everySecond).contains(moment.milliseconds - told.milliseconds)
                {
                    return nil
                }
                guard let news = state.rooms[number]?.takeUntold() else { return nil }
                state.told[number] = moment
                return news
            }
        }
        return happened.isEmpty && said.isEmpty ? nil : happened + said
    }

    /// Sends news to other houses. If that fails, they notice at their next check.
    func tell(_ untold: [PartyNews]) async {
        await failures.noting(.news) { try await news?.tell(untold) }
    }

    private static let everySecond: Int64 = 950
}
