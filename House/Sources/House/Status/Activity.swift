import Synchronization

/// What players did in the last minutes, for the house's status.
package final class Activity: Sendable {
    /// How far back to look, in minutes.
    package static let minutes = 5
    /// The length of a slot of ``State/runs``, in milliseconds.
    private static let slot: Int64 = 10_000
    private static let slots = Int(Int64(minutes) * 60_000 / slot)
    /// The maximum number of players to remember. A fuller house counts only these.
    private static let mostPlayers = 10_000

    private struct State {
        /// The runs accepted in each of the last slots of time, by the slot's number modulo
        /// ``slots``.
        var runs = Array(repeating: (slot: Int64.min, count: 0), count: Activity.slots)
        /// When each player was last seen.
        var seen: [Int64: Timestamp] = [:]
        /// When players were last forgotten.
        var tidied: Timestamp?

        /// Whether players were forgotten in the last ten seconds.
        func isTidy(at now: Timestamp) -> Bool {
            tidied.map { (0..<Activity.slot).contains(now.milliseconds - $0.milliseconds) } ?? false
        }

        /// Forgets the players who weren't seen in the last minutes.
        mutating func forget(before now: Timestamp) {
            let longest = Int64(Activity.minutes) * 60_000
            // A clock that is set back leaves players in the future, who would never be forgotten.
            seen = seen.filter { (0...longest).contains(now.milliseconds - $1.milliseconds) }
            tidied = now
        }
    }

    /// When the house opened.
    package let opened: Timestamp
    private let state = Mutex(State())

    init(opened: Timestamp) { self.opened = opened }

    /// Notes that a player's run was accepted.
    func accepted(by player: Int64, at now: Timestamp) {
        saw(player: player, at: now)
        let number = now.milliseconds / Self.slot
        let place = Int(number % Int64(Self.slots))
        state.withLock { state in
            if state.runs[place].slot != number { state.runs[place] = (number, 0) }
            state.runs[place].count += 1
        }
    }

    /// Notes that a player did something that only the owner of the name can do.
    func saw(player: Int64, at now: Timestamp) {
        state.withLock { state in
            if state.seen.count >= Self.mostPlayers, state.seen[player] == nil {
                // To look at all players whenever another one plays would take too long.
                guard !state.isTidy(at: now) else { return }
                state.forget(before: now)
                guard state.seen.count < Self.mostPlayers else { return }
            }
            state.seen[player] = now
        }
    }

    /// Returns the runs accepted per minute in the last minutes, or since the house opened if that
    /// was later, but over at least a minute.
    package func runsPerMinute(at now: Timestamp) -> Double {
        let last = now.milliseconds / Self.slot
        let first = last - Int64(Self.slots) + 1
        let count = state.withLock { state in
            state.runs.reduce(0) { (first...last).contains($1.slot) ? $0 + $1.count : $0 }
        }
        let begin = max(first * Self.slot, opened.milliseconds)
        return Double(count) * 60_000 / Double(max(60_000, now.milliseconds - begin))
    }

    /// Returns the number of players who did something in the last minutes.
    package func players(at now: Timestamp) -> Int {
        state.withLock { state in
            state.forget(before: now)
            return state.seen.count
        }
    }
}
