extension PartyRooms {
    /// Adds a viewer to a party.
    ///
    /// - Returns: the changes to send. A viewer who falls behind gets only the newest change.
    /// - Throws: `Refusal.tooOften` if the address has too many viewers.
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
            let shouldReport = state.withLock { state in
                guard let room = state.rooms[party] else { return false }
                let stamp = Stamp(room, at: moment)
                guard state.live.shouldReport(stamp, on: party, at: moment) else { return false }
                state.live.note(stamp, on: party, at: moment)
                return true
            }
            guard shouldReport, let told = self.moment(of: party, isFresh: true) else { continue }
            let event = Broadcast(told)
            for viewer in state.withLock({ $0.live.viewers[party] }) { viewer.yield(event) }
        }
    }

    /// Returns the current state of a party, or nil if it isn't in memory.
    ///
    /// - Parameter isFresh: whether to include the latest reports from phones.
    package func moment(of number: Int64, isFresh: Bool) -> PartyMoment? {
        guard let room = present(.number(number)), let view = view(number, isFresh: isFresh) else {
            return nil
        }
        return PartyMoment(room: room, view: view, now: now())
    }

    /// Returns news for other houses: the parties with new events and, twice a second per party, the
    /// reports from phones at this house. Nil if there is no news.
    func takeUnreported() -> [PartyNews]? {
        guard news != nil else { return nil }
        let moment = now()
        let happened = state.withLock { state in
            defer { state.unreported = [] }
            return state.unreported.sorted().map { PartyNews(party: $0, what: .happened) }
        }
        let said = state.withLock { state in
            state.rooms.keys.flatMap { number -> [PartyNews] in
                if let told = state.lastReported[number],
                    (0..<Self.halfASecond).contains(moment.milliseconds - told.milliseconds)
                {
                    return []
                }
                let news = state.rooms[number]?.takeUnreported() ?? []
                if !news.isEmpty { state.lastReported[number] = moment }
                return news
            }
        }
        let all = happened + said + takeRelayed(at: moment)
        return all.isEmpty ? nil : all
    }

    /// Sends news to other houses. If that fails, the other houses notice the changes at their next
    /// check.
    func tell(_ unreported: [PartyNews]) async {
        await failures.catching(.news) { try await news?.tell(unreported) }
    }

    /// A little less than half a second, in milliseconds, because the wait for the next turn adds to
    /// it. Screens at other houses are behind by as much.
    private static let halfASecond: Int64 = 450
}
