/// Forgets, once a day, what a house keeps no longer.
struct Pruning: Sendable {
    /// Rows of one transaction.
    private static let atOnce = 200
    /// Between two of them others have their turn.
    private static let pause = Duration.milliseconds(20)
    private static let every = Duration.seconds(24 * 3600)
    /// After a trouble, for instance while the database is away.
    private static let afterTrouble = Duration.seconds(600)

    let house: House
    let keeping: Keeping

    /// Prunes and waits, until it is cancelled.
    func run() async {
        while !Task.isCancelled {
            var wait = Self.every
            do { try await prune() } catch { wait = Self.afterTrouble }
            try? await Task.sleep(for: wait)
        }
    }

    /// Removes what is older, in small steps.
    func prune() async throws {
        let parties = house.now().later(milliseconds: -Int64(PartyRules.daysKept) * 86_400_000)
        try await untilNone {
            try await house.repository.pruneParties(before: parties, atMost: Self.atOnce)
        }
        guard let first = keeping.first(on: house.now().day) else { return }
        let repository = house.repository
        try await untilNone {
            try await repository.pruneStandings(before: first, atMost: Self.atOnce)
        }
        // What stood on those boards stands nowhere now.
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
