import Foundation
import NIOCore

extension Parties {
    /// Somebody begins to watch a party.
    ///
    /// - Returns: the events to send; whoever does not keep up gets the newest.
    /// - Throws: `Refusal.tooOften`.
    func watch(
        _ channel: PartyLive.Channel, from address: String, most: Int
    ) throws(Refusal) -> AsyncStream<ByteBuffer> {
        let (stream, continuation) = Viewers<PartyLive.Channel>.stream()
        let number = state.withLock {
            $0.live.add(continuation, to: channel, from: address, most: most)
        }
        guard let number else { throw .tooOften(seconds: 60) }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.live.remove(number, of: channel, from: address) }
        }
        return stream
    }

    /// Says something to everybody, so that connections that nobody listens to are noticed.
    func say(_ event: ByteBuffer) {
        for viewer in state.withLock({ $0.live.viewers.all }) { viewer.yield(event) }
    }

    /// Says goodbye to everybody.
    func close() {
        for viewer in state.withLock({ $0.live.viewers.all }) { viewer.finish() }
    }

    /// Sends viewers what has changed. The part that is the same for all viewers of a party is encoded once,
    /// however many hosts they used.
    func tellViewers() {
        let channels = state.withLock { $0.live.viewers.channels }
        var answers: [Int64: Data] = [:]
        for channel in channels {
            let moment = now()
            let stamp = state.withLock { state -> Stamp? in
                guard let room = state.rooms[channel.party] else { return nil }
                let stamp = Stamp(room, at: moment)
                guard state.live.mustTell(stamp, on: channel, at: moment) else { return nil }
                state.live.note(stamp, on: channel, at: moment)
                return stamp
            }
            guard stamp != nil,
                let answer = answers[channel.party] ?? answer(channel.party, isFresh: true)
            else { continue }
            answers[channel.party] = answer
            guard let json = json(of: answer, for: channel) else { continue }
            let event = EventStream.event("party", json: json)
            for viewer in state.withLock({ $0.live.viewers[channel] }) { viewer.yield(event) }
        }
    }

    /// What everybody is told of a party, as JSON, or nil where it is not there.
    ///
    /// - Parameter isFresh: whether it is put together anew also where little has changed.
    func answer(_ number: Int64, isFresh: Bool) -> Data? {
        guard let room = present(.number(number)), let view = view(number, isFresh: isFresh) else {
            return nil
        }
        state.withLock { $0.answersMade += 1 }
        return try? JSONEncoder.house.encode(PartyAnswer(view, of: room, now: now()))
    }

    /// An answer with how phones join where somebody came from.
    func json(of answer: Data, for channel: PartyLive.Channel) -> Data? {
        let code = present(.number(channel.party))?.stored.code
        if let known = state.withLock({ $0.live.join(of: channel, code) }) {
            return try? known.json(with: answer)
        }
        let join = PartyJoin(code, at: channel.address)
        state.withLock { $0.live.note(join, of: channel, code) }
        return try? join.json(with: answer)
    }

    /// Tells other houses where something happened, and what phones said here, of each party once a
    /// second.
    func tellOthers() {
        guard let news else { return }
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
        guard !happened.isEmpty || !said.isEmpty else { return }
        // What cannot be told the others find by themselves when they look.
        Task { try? await news.tell(happened + said) }
    }

    private static let everySecond: Int64 = 950
}
