import Foundation
import House
import Logging
import PostgreSQL

extension House {
    /// One of the houses that share a database: with its time, and live boards that change together.
    ///
    /// - Parameters:
    ///   - key: what all of them sign their tickets with.
    ///   - words: what no new name may contain.
    ///   - days: when the days of all of them begin: as ``days(of:zone:)`` says.
    ///   - limits: how much each may ask of it.
    ///   - logger: where failures of work are noted that nobody waits for.
    ///   - wall: this machine's clock.
    /// - Throws: `StoreProblem` where the others sign with another key.
    public convenience init(
        sharing repository: PostgreSQLRepository, key: TicketKey, words: NameWords = .none,
        days: Days = .utc, limits: HouseLimits = .standard,
        logger: Logger = Logger(label: "funfair"),
        wall: @escaping @Sendable () -> Moment = House.wallClock
    ) async throws(StoreProblem) {
        let clock = DatabaseClock(wall: wall)
        do {
            try await clock.look(at: repository, isFirst: true)
            guard try await repository.agree(on: key) else { throw StoreProblem.otherKey }
        } catch {
            throw error as? StoreProblem ?? .database("\(error)")
        }
        // The database's clock may be set, too.
        let steady = SteadyClock { clock.now }
        let failures = Failures(log: RareLog { steady.now }, logger: logger)
        let news = PostgreSQLNews(repository) { failures.note($0, in: .news) }
        self.init(
            repository: repository, key: key, words: words, days: days, limits: limits,
            failures: failures,
            now: { steady.now },
            sharing: Sharing(news: news) {
                await Task.forever(every: DatabaseClock.lookEvery) {
                    // Where it does not answer the time of before goes on.
                    await failures.noting(.clock) {
                        try await clock.look(at: repository)
                        try await repository.checkVersion()
                    }
                }
            })
    }
}

extension PostgreSQLRepository {
    /// Whether all houses sign with this key; the first one says which. The database knows only what
    /// tells it from others.
    func agree(on key: TicketKey) async throws -> Bool {
        let mark = Self.mark(of: key)
        return try await write { session in
            try session.execute(
                "INSERT INTO house (word, value) VALUES ('ticket key', $1) ON CONFLICT DO NOTHING",
                [mark])
            return try session.query(
                "SELECT value = $1 FROM house WHERE word = 'ticket key'", [mark])[0].get(0)
        }
    }

    /// What tells a key from others, and says nothing else of it.
    static func mark(of key: TicketKey) -> Data {
        Data(Hash.of(Array("funfair ticket key".utf8) + key.bytes))
    }

    /// Has the house that opens next say which key all sign with.
    public func forgetKey() async throws {
        _ = try await write { try $0.execute("DELETE FROM house WHERE word = 'ticket key'", []) }
    }
}
