import Funfair
import HouseWire
import NIOCore
import Synchronization

/// Tells everybody who watches a board when it changes. What is told is made once for all of them.
final class LiveBoards: Sendable {
    /// Changes that come closer together are told as one.
    private static let quiet = Duration.milliseconds(100)

    /// A board that is watched, whichever day it is.
    struct Channel: Hashable, Sendable {
        let stall: Stall
        let period: Period
    }

    /// What is told: a page of the board, and the run that changed it last.
    struct Change: Sendable {
        let channel: Channel
        let page: BoardPage
        let run: RunID?
    }

    private struct State {
        var viewers: [Channel: [Int: AsyncStream<ByteBuffer>.Continuation]] = [:]
        var addresses: [String: Int] = [:]
        var next = 0
        /// Channels that have changed and were not told yet, with the run that did it.
        var changed: [Channel: RunID?] = [:]
        var isTelling = false
    }

    private let repository: any RunRepository
    private let now: @Sendable () -> Moment
    private let state = Mutex(State())

    init(repository: any RunRepository, now: @escaping @Sendable () -> Moment) {
        self.repository = repository
        self.now = now
    }

    /// How many watch.
    var viewers: Int { state.withLock { $0.viewers.values.reduce(0) { $0 + $1.count } } }

    /// Somebody begins to watch.
    ///
    /// - Parameters:
    ///   - most: how many may watch from one address.
    /// - Returns: the events to send; whoever does not keep up gets the newest.
    /// - Throws: `Refusal.tooOften`.
    func watch(
        _ channel: Channel, from address: String, most: Int
    ) throws(Refusal) -> AsyncStream<ByteBuffer> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state -> Int? in
            guard state.addresses[address, default: 0] < most else { return nil }
            state.addresses[address, default: 0] += 1
            state.next += 1
            state.viewers[channel, default: [:]][state.next] = continuation
            return state.next
        }
        guard let number else { throw .tooOften(seconds: 60) }
        continuation.onTermination = { [weak self] _ in
            self?.forget(number, of: channel, from: address)
        }
        return stream
    }

    private func forget(_ number: Int, of channel: Channel, from address: String) {
        state.withLock { state in
            state.viewers[channel]?[number] = nil
            if state.viewers[channel]?.isEmpty == true { state.viewers[channel] = nil }
            let left = state.addresses[address, default: 1] - 1
            state.addresses[address] = left > 0 ? left : nil
        }
    }

    /// Says something to everybody, so that connections that nobody listens to are noticed.
    func say(_ event: ByteBuffer) {
        let all = state.withLock { $0.viewers.values.flatMap(\.values) }
        for viewer in all { viewer.yield(event) }
    }

    /// Says goodbye to everybody.
    func close() {
        let all = state.withLock { $0.viewers.values.flatMap(\.values) }
        for viewer in all { viewer.finish() }
    }

    /// The present event of a channel.
    func event(of channel: Channel, by run: RunID? = nil) async throws -> ByteBuffer {
        let moment = now()
        let board = Board(of: channel.stall, channel.period, at: moment)
        let page = try await repository.page(
            of: board, limit: WireLimits.liveRows, around: nil, on: moment.day)
        return try LiveEvent.bytes(of: Change(channel: channel, page: page, run: run))
    }

    // MARK: Changes

    /// Boards have changed; whoever watches them is told in a moment.
    func changed(_ boards: [Board], by run: RunID? = nil) {
        let mustTell = state.withLock { state in
            for board in boards {
                let channel = Channel(stall: board.stall, period: board.period)
                if state.viewers[channel] != nil { state.changed.updateValue(run, forKey: channel) }
            }
            guard !state.changed.isEmpty, !state.isTelling else { return false }
            state.isTelling = true
            return true
        }
        if mustTell { Task { await tell() } }
    }

    private func tell() async {
        while true {
            try? await Task.sleep(for: Self.quiet)
            let changed = state.withLock { state in
                defer { state.changed.removeAll() }
                state.isTelling = !state.changed.isEmpty
                return state.changed
            }
            guard !changed.isEmpty else { return }
            for (channel, run) in changed {
                guard let event = try? await event(of: channel, by: run) else { continue }
                let viewers = state.withLock { $0.viewers[channel].map { Array($0.values) } ?? [] }
                for viewer in viewers { viewer.yield(event) }
            }
        }
    }
}
