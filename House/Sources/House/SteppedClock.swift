import Synchronization

/// A clock that only moves when it's told to, and then waits for the work that has become due. A
/// house with this clock needs no waiting in tests, and is never late on a busy machine.
package final class SteppedClock: Pace {
    fileprivate enum Activity {
        case working
        case resting(until: Timestamp, CheckedContinuation<Bool, Never>)
    }

    fileprivate struct State {
        var now: Timestamp
        var begun = 0
        var works: [Int: Activity] = [:]
        var cancelled: Set<Int> = []
        /// Those who wait until all work rests.
        var waiting: [CheckedContinuation<Void, Never>] = []

        var isResting: Bool {
            works.values.allSatisfy { if case .resting = $0 { true } else { false } }
        }
    }

    private let state: Mutex<State>

    package init(at moment: Timestamp) { state = Mutex(State(now: moment)) }

    package let isStepped = true

    /// The current time.
    package var now: Timestamp { state.withLock { $0.now } }

    /// The number of kinds of work under way.
    var works: Int { state.withLock { $0.works.count } }

    /// Moves the clock, and does all work that becomes due, each at its time. Returns once that
    /// work is done.
    package func advance(milliseconds: Int64) async {
        let end = now.later(milliseconds: milliseconds)
        await allResting()
        while let due = state.withLock({ $0.wake(by: end) }) {
            due.resume(returning: true)
            await allResting()
        }
        state.withLock { $0.now = max($0.now, end) }
    }

    private func allResting() async {
        await withCheckedContinuation { continuation in
            let isResting = state.withLock { state in
                if !state.isResting { state.waiting.append(continuation) }
                return state.isResting
            }
            if isResting { continuation.resume() }
        }
    }

    /// Changes the state, and resumes those who wait if all work rests now.
    private func change<Value: Sendable>(_ body: (inout sending State) -> Value) -> Value {
        let (value, waiting) = state.withLock { state in
            let value = body(&state)
            guard state.isResting else { return (value, [CheckedContinuation<Void, Never>]()) }
            defer { state.waiting = [] }
            return (value, state.waiting)
        }
        for continuation in waiting { continuation.resume() }
        return value
    }

    // MARK: Work

    package func begin() -> any PacedWork {
        let number = state.withLock { state in
            state.begun += 1
            state.works[state.begun] = .working
            return state.begun
        }
        return Work(clock: self, number: number)
    }

    private struct Work: PacedWork {
        let clock: SteppedClock
        let number: Int

        func rest(for pause: Duration) async -> Bool {
            await withTaskCancellationHandler {
                await withCheckedContinuation { clock.rest(number, for: pause, $0) }
            } onCancel: {
                clock.cancel(number)
            }
        }

        func end() {
            clock.change { state in
                state.works[number] = nil
                state.cancelled.remove(number)
            }
        }
    }

    private func rest(
        _ number: Int, for pause: Duration, _ continuation: CheckedContinuation<Bool, Never>
    ) {
        let isCancelled = change { state in
            guard !state.cancelled.contains(number) else { return true }
            let until = state.now.later(milliseconds: pause.milliseconds)
            state.works[number] = .resting(until: until, continuation)
            return false
        }
        if isCancelled { continuation.resume(returning: false) }
    }

    private func cancel(_ number: Int) {
        let resting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            state.cancelled.insert(number)
            guard case .resting(_, let continuation) = state.works[number] else { return nil }
            state.works[number] = .working
            return continuation
        }
        resting?.resume(returning: false)
    }
}

extension SteppedClock.State {
    /// Wakes the work that is due first, if it's due by `end`, and moves the clock to that time.
    fileprivate mutating func wake(by end: Timestamp) -> CheckedContinuation<Bool, Never>? {
        let due = works.compactMap { number, activity in
            if case .resting(let until, let continuation) = activity {
                (until: until, number: number, continuation: continuation)
            } else {
                nil
            }
        }
        // If several are due at the same time, the one that began first is woken first.
        let next = due.min { ($0.until, $0.number) < ($1.until, $1.number) }
        guard let next, next.until <= end else { return nil }
        now = max(now, next.until)
        works[next.number] = .working
        return next.continuation
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
