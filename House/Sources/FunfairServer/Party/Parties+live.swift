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

    /// Tells whoever watches what has changed.
    func tellViewers() {
        let channels = state.withLock { $0.live.viewers.channels }
        for channel in channels {
            let moment = now()
            let stamp = state.withLock { state -> Stamp? in
                guard let room = state.rooms[channel.party] else { return nil }
                let stamp = Stamp(room, at: moment)
                guard state.live.mustTell(stamp, on: channel, at: moment) else { return nil }
                state.live.note(stamp, on: channel, at: moment)
                return stamp
            }
            guard stamp != nil, let event = event(of: channel) else { continue }
            for viewer in state.withLock({ $0.live.viewers[channel] }) { viewer.yield(event) }
        }
    }

    /// The present event of a party.
    func event(of channel: PartyLive.Channel) -> ByteBuffer? {
        guard let room = present(.number(channel.party)),
            let view = view(channel.party, isFresh: true)
        else {
            return nil
        }
        let answer = PartyAnswer(view, of: room, at: channel.address, now: now())
        return try? EventStream.event("party", answer)
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
