import Foundation
import House
import Logging
import PostgreSQL

extension House {
    /// Creates a house that shares a database, its clock and live boards with other houses.
    ///
    /// - Parameters:
    ///   - key: the key that all houses use to sign tickets.
    ///   - words: words that new names mustn't contain.
    ///   - days: when days begin for all houses; see ``days(of:zone:)``.
    ///   - limits: this house's rate and size limits.
    ///   - logger: logs failures of background work.
    ///   - wall: this machine's clock.
    /// - Throws: `StoreProblem` if the other houses sign with another key.
    public convenience init(
        sharing repository: PostgreSQLRepository, key: TicketKey, words: NameWords = .none,
        days: Days = .utc, limits: HouseLimits = .standard,
        logger: Logger = Logger(label: "funfair"),
        wall: @escaping @Sendable () -> Timestamp = House.wallClock
    ) async throws(StoreProblem) {
        let clock = DatabaseClock(wall: wall)
        do {
            try await clock.look(at: repository, isFirst: true)
            guard try await repository.agree(on: key) else { throw StoreProblem.otherKey }
        } catch {
            throw error as? StoreProblem ?? .database("\(error)")
        }
        // The database's clock can jump, too.
        let steady = SteadyClock { clock.now }
        let failures = Failures(log: RareLog { steady.now }, logger: logger)
        let news = PostgreSQLNews(repository) { failures.note($0, in: .news) }
        self.init(
            repository: repository, key: key, words: words, days: days, limits: limits,
            failures: failures,
            now: { steady.now },
            sharing: Sharing(news: news) {
                await Task.forever(every: DatabaseClock.lookEvery) {
                    // If this fails, the clock continues with its last reading.
                    await failures.catching(.clock) {
                        try await clock.look(at: repository)
                        try await repository.checkVersion()
                    }
                }
            })
    }
}

extension PostgreSQLRepository {
    /// Returns whether all houses sign with the given key. The first house decides which key to
    /// use. The database stores only a hash of the key.
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

    /// Returns a hash that identifies a key without revealing it.
    static func mark(of key: TicketKey) -> Data {
        Data(Hash.of(Array("funfair ticket key".utf8) + key.bytes))
    }

    /// Lets the next house that opens decide which key all houses use.
    public func forgetKey() async throws {
        _ = try await write { try $0.execute("DELETE FROM house WHERE word = 'ticket key'", []) }
    }
}
