import PostgreSQL

/// What houses tell each other through the database that they share: by NOTIFY, which waits for nobody
/// else outside of a transaction that does more.
final class PostgreSQLNews: HouseNews {
    private static let channel = "funfair"

    let heard: AsyncStream<Heard>
    private let repository: PostgreSQLRepository
    private let listener: PostgresListener
    /// What this house is called, so that it does not listen to itself.
    private let house = RunID().text

    init(_ repository: PostgreSQLRepository) {
        self.repository = repository
        let listener = PostgresListener(
            repository.address, settings: PostgreSQLRepository.settings, channel: Self.channel)
        self.listener = listener
        let house = house
        let (heard, voice) = AsyncStream.makeStream(of: Heard.self)
        self.heard = heard
        Task {
            for await event in listener.events {
                switch event {
                case .connected: voice.yield(.gap)
                case .told(let words):
                    let parts = words.split(separator: " ")
                    guard parts.first.map(String.init) != house else { continue }
                    voice.yield(.changes(parts.dropFirst().compactMap { BoardChange(text: $0) }))
                }
            }
            voice.finish()
        }
    }

    deinit { listener.stop() }

    func tell(_ changes: [BoardChange]) async throws {
        let words = ([house] + changes.map(\.text)).joined(separator: " ")
        _ = try await repository.rows(
            "SELECT pg_notify($1, $2)", [.text(Self.channel), .text(words)])
    }
}
