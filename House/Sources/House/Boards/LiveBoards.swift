import Funfair
import HouseWire
import Synchronization

/// Sends each change to a board to everyone watching the board.
package final class LiveBoards: Sendable {
    /// How long to collect changes before sending them together.
    private static let quiet = Duration.milliseconds(100)

    /// A kind of board to watch. When a new day or week begins, viewers receive the new board.
    package struct Channel: Hashable, Sendable {
        package let contest: Contest
        package let period: Period

        package init(contest: Contest, period: Period) {
            self.contest = contest
            self.period = period
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(contest.rawValue)
            hasher.combine(period)
        }
    }

    /// A change to send: a page of the board, and the run that last changed the board.
    package struct Change: Sendable {
        package let channel: Channel
        package let page: BoardPage
        package let run: RunID?
    }

    private struct State {
        var viewers = Viewers<Channel, Change>()
        /// Channels with unsent changes, each with the run that made the last change, if known.
        var changed: [Channel: RunID?] = [:]
        /// Channels whose changes may have been missed.
        var doubted: Set<Channel> = []
        /// The last page sent to each watched channel.
        var lastSent: [Channel: BoardPage] = [:]
        /// The day when boards were last checked.
        var day: Day?
    }

    private let repository: any RunRepository
    private let days: Days
    private let failures: Failures
    private let now: @Sendable () -> Timestamp
    private let waker = Waker()
    private let state = Mutex(State())
    /// The cached responses to single requests.
    private let cache: BoardCache

    init(
        repository: any RunRepository, cache: BoardCache, days: Days,
        failures: Failures,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.repository = repository
        self.cache = cache
        self.days = days
        self.failures = failures
        self.now = now
    }

    /// The number of viewers.
    package var viewers: Int { state.withLock { $0.viewers.count } }

    /// Adds a viewer.
    ///
    /// - Parameters:
    ///   - most: the maximum number of viewers per address.
    /// - Returns: the changes to send. A viewer who falls behind gets only the newest change.
    /// - Throws: `Refusal.tooOften` if the address has too many viewers.
    package func watch(
        _ channel: Channel, from address: String, most: Int
    ) throws(Refusal) -> AsyncStream<Broadcast<Change>> {
        let (stream, continuation) = Viewers<Channel, Change>.stream()
        let number = state.withLock {
            $0.viewers.add(continuation, to: channel, from: address, most: most)
        }
        guard let number else { throw .tooOften(seconds: 60) }
        continuation.onTermination = { [weak self] _ in
            self?.forget(number, of: channel, from: address)
        }
        return stream
    }

    private func forget(_ number: Int, of channel: Channel, from address: String) {
        state.withLock { state in
            if state.viewers.remove(number, of: channel, from: address) {
                state.lastSent[channel] = nil
            }
        }
    }

    /// Ends all streams.
    package func close() {
        for viewer in state.withLock({ $0.viewers.all }) { viewer.finish() }
    }

    /// Returns a channel's current state, for a new viewer.
    package func present(_ channel: Channel) async throws -> Change {
        let page = try await page(of: channel)
        state.withLock { $0.lastSent[channel] = $0.lastSent[channel] ?? page }
        return Change(channel: channel, page: page, run: nil)
    }

    private func page(of channel: Channel) async throws -> BoardPage {
        let moment = now()
        return try await repository.page(
            of: Board(of: channel.contest, channel.period, at: moment, in: days),
            limit: WireLimits.liveRows, around: nil, at: moment)
    }

    // MARK: Changes

    /// Notes that boards have changed. Viewers get the change a moment later.
    func changed(_ boards: [Board], by run: RunID? = nil) {
        changed(
            boards.map {
                BoardChange(channel: Channel(contest: $0.contest, period: $0.period), run: run)
            })
    }

    /// Notes that boards have changed, here or at another house.
    func changed(_ changes: [BoardChange]) {
        cache.forget(changes.map(\.channel))
        note { state in
            for change in changes where state.viewers.has(change.channel) {
                state.changed.updateValue(change.run, forKey: change.channel)
            }
        }
    }

    /// Checks all watched boards, and sends any unreported changes.
    func recheckAll() {
        cache.forgetAll()
        note { $0.doubted.formUnion($0.viewers.channels) }
    }

    /// Updates the day's and the week's boards when a new day or week begins, and retries failed
    /// updates. Called once a second.
    package func turnOver() {
        let day = days.day(of: now())
        let isAnother = state.withLock { state in
            defer { state.day = day }
            return state.day.map { $0 != day } ?? false
        }
        if isAnother { recheckAll() } else { note { _ in } }
    }

    private func note(_ changes: (inout State) -> Void) {
        let isDue = state.withLock { state in
            changes(&state)
            return !state.changed.isEmpty || !state.doubted.isEmpty
        }
        if isDue { waker.wake() }
    }

    /// Sends changes to viewers until cancelled.
    package func run() async {
        for await _ in waker.wakes() {
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { return }
            let (changed, doubted) = state.withLock { state in
                defer {
                    state.changed.removeAll()
                    state.doubted.removeAll()
                }
                return (state.changed, state.doubted)
            }
            for (channel, run) in changed { await tell(channel, by: run, always: true) }
            for channel in doubted where changed[channel] == nil {
                await tell(channel, by: nil, always: false)
            }
        }
    }

    /// Sends a board to its viewers. If the board can't be read now, tries again later.
    private func tell(_ channel: Channel, by run: RunID?, always: Bool) async {
        let wasSent = await failures.catching(.boards) {
            try await tellNow(channel, by: run, always: always)
        }
        if !wasSent { state.withLock { _ = $0.doubted.insert(channel) } }
    }

    private func tellNow(_ channel: Channel, by run: RunID?, always: Bool) async throws {
        let page = try await page(of: channel)
        let isNews = state.withLock { state in
            guard state.viewers.has(channel), always || state.lastSent[channel] != page else {
                return false
            }
            state.lastSent[channel] = page
            return true
        }
        if isNews { tell(Broadcast(Change(channel: channel, page: page, run: run))) }
    }

    func tell(_ change: Broadcast<Change>) {
        for viewer in state.withLock({ $0.viewers[change.value.channel] }) { viewer.yield(change) }
    }
}
