import House
import PostgreSQL

/// Sends news between houses through their database with NOTIFY. Each NOTIFY has its own
/// transaction, so it doesn't wait for other transactions.
final class PostgreSQLNews: HouseNews {
    private static let channel = "funfair"
    /// The message that devices were linked, forgotten or removed.
    private static let devices = "devices"
    /// The maximum number of messages waiting to be handled.
    private static let mostUnheard = 4096

    let heard: AsyncStream<NewsMessage>
    private let repository: PostgreSQLRepository
    private let listener: PostgresListener
    /// This house's identifier, used to skip its own messages.
    private let house = RunID().text

    /// - Parameter onTrouble: called when the connection for listening fails.
    init(
        _ repository: PostgreSQLRepository,
        onTrouble: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.repository = repository
        let listener = PostgresListener(
            repository.address, settings: PostgreSQLRepository.settings, channel: Self.channel,
            onTrouble: onTrouble)
        self.listener = listener
        let house = house
        let (heard, voice) = AsyncStream.makeStream(
            of: NewsMessage.self, bufferingPolicy: .bufferingNewest(Self.mostUnheard))
        self.heard = heard
        @Sendable func tell(_ news: NewsMessage) {
            // A dropped message counts as missed.
            if case .dropped = voice.yield(news) { voice.yield(.gap) }
        }
        Task {
            for await event in listener.events {
                switch event {
                case .connected: tell(.gap)
                case .told(let words):
                    let parts = words.split(separator: " ")
                    guard parts.first.map(String.init) != house else { continue }
                    let changes = parts.dropFirst().compactMap { BoardChange(text: $0) }
                    if !changes.isEmpty { tell(.changes(changes)) }
                    let parties = parts.dropFirst().compactMap { PartyNews(text: $0) }
                    if !parties.isEmpty { tell(.parties(parties)) }
                    if parts.dropFirst().contains(where: { $0 == Self.devices }) { tell(.devices) }
                }
            }
            voice.finish()
        }
    }

    deinit { listener.stop() }

    /// The maximum number of bytes in a notification.
    private static let mostBytes = 7000

    func tell(_ changes: [BoardChange]) async throws { try await tell(changes.map(\.text)) }

    func tell(_ parties: [PartyNews]) async throws {
        var words: [String] = []
        for text in parties.map(\.text) {
            if words.reduce(text.utf8.count, { $0 + $1.utf8.count + 1 }) > Self.mostBytes {
                try await tell(words)
                words = []
            }
            words.append(text)
        }
        try await tell(words)
    }

    func tellOfDevices() async throws { try await tell([Self.devices]) }

    private func tell(_ words: [String]) async throws {
        let words = ([house] + words).joined(separator: " ")
        _ = try await repository.query("SELECT pg_notify($1, $2)", [Self.channel, words])
    }
}
