/// Removes data that a house no longer keeps, once a day.
package struct Pruning: Sendable {
    /// The maximum number of rows to remove in one transaction.
    private static let atOnce = 200
    /// The maximum number of runs whose courses to remove in one transaction.
    private static let marksAtOnce = 20
    /// The maximum number of linked devices without a name to remove in one transaction.
    private static let linksAtOnce = 20
    /// How many days linked devices are remembered without a name.
    private static let daysNameless: Int64 = 90
    /// The pause between transactions, which leaves time for other work.
    private static let pause = Duration.milliseconds(20)
    private static let every = Duration.seconds(24 * 3600)
    /// How long to wait after a failure, for instance while the database is unavailable.
    private static let afterTrouble = Duration.seconds(600)
    /// How far the clock may be ahead of when the house was last open, in milliseconds. A clock
    /// further ahead isn't trusted.
    private static let leap = 7 * day
    private static let day: Int64 = 86_400_000

    let house: House
    private let retention: @Sendable () -> Retention

    /// - Parameter retention: returns how long to keep data, which the host can change.
    package init(house: House, retention: @escaping @Sendable () -> Retention) {
        self.house = house
        self.retention = retention
    }

    package init(house: House, retention: Retention) {
        self.init(house: house) { retention }
    }

    /// Prunes once a day until cancelled.
    package func run() async {
        var isDayLater = false
        let work = house.pace.begin()
        defer { work.end() }
        while !Task.isCancelled {
            var wait = Self.every
            let last = isDayLater
            isDayLater = await house.failures.catching(.pruning) {
                try await turn(isDayLater: last)
            }
            if !isDayLater { wait = Self.afterTrouble }
            guard await work.rest(for: wait) else { return }
        }
    }

    /// Prunes, unless the clock has jumped.
    ///
    /// Removal is final, so a clock that is far ahead must run for about as many days as it is
    /// ahead before it is trusted. After being closed for a long time, a house therefore keeps old
    /// data a while longer.
    ///
    /// - Parameter isDayLater: whether a day has passed since the last turn, according to a
    ///   monotonic clock.
    func turn(isDayLater: Bool) async throws {
        let repository = house.repository
        let now = house.now()
        let last = try await repository.lastOpen() ?? now
        let ahead = now.milliseconds - last.milliseconds
        let end = now.later(milliseconds: -Walls.pauseOfWalls * 1000)
        guard ahead > Self.leap else {
            try await repository.noteOpen(at: now, forgetting: end)
            return try await prune()
        }
        // Add two days: one that has passed, and one to catch up.
        let noted = isDayLater ? last.later(milliseconds: 2 * Self.day) : last
        try await repository.noteOpen(at: noted, forgetting: end)
        house.failures.logger.warning(
            """
            Not removing anything old: the clock is \(ahead / Self.day) days ahead of when this \
            house was last open. Check the clock. If it is right, do nothing.
            """)
    }

    /// Removes data that is too old, in small steps.
    func prune() async throws {
        let parties = house.now().later(milliseconds: -Int64(PartyRules.daysKept) * 86_400_000)
        try await untilNone {
            try await house.repository.pruneParties(before: parties, atMost: Self.atOnce)
        }
        try await untilNone {
            try await house.repository.pruneMarks(at: house.now(), atMost: Self.marksAtOnce)
        }
        let nameless = house.now().later(milliseconds: -Self.daysNameless * Self.day)
        try await untilNone {
            try await house.repository.pruneNameless(before: nameless, atMost: Self.linksAtOnce)
        }
        guard let first = retention().first(on: house.days.day(of: house.now())) else { return }
        let repository = house.repository
        try await untilNone {
            try await repository.pruneStandings(before: first, atMost: Self.atOnce)
        }
        // Runs that were only on those boards aren't on any board now.
        var last: Int64 = 0
        while let pruned = try await repository.pruneRuns(
            after: last, before: first, atMost: Self.atOnce)
        {
            last = pruned.last
            house.metrics.pruned(pruned.removed)
            try await Task.sleep(for: Self.pause)
        }
        try await untilNone {
            try await repository.pruneTables(before: first, atMost: Self.atOnce)
        }
    }

    private func untilNone(_ step: () async throws -> Int) async throws {
        while true {
            let count = try await step()
            guard count > 0 else { return }
            house.metrics.pruned(count)
            try await Task.sleep(for: Self.pause)
        }
    }
}
