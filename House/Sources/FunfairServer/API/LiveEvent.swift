import Foundation
import House
import NIOCore

/// The events that viewers of a board receive.
enum LiveEvent {
    private struct Words: Encodable {
        let game: String
        let name: String
        let period: String
        let players: Int
        let rows: [BoardRow]
        let newPlayer: ExplicitNull<String>
    }

    static func bytes(of change: Broadcast<LiveBoards.Change>) throws -> ByteBuffer {
        EventStream.event("board", json: try change.bytes("board", made: json))
    }

    private static func json(of change: LiveBoards.Change) throws -> Data {
        let words = Words(
            game: change.channel.contest.word,
            name: change.channel.contest.name(in: .english),
            period: change.channel.period.rawValue,
            players: change.page.players, rows: change.page.rows.map { BoardRow($0) },
            newPlayer: ExplicitNull(change.page.rows.first { $0.run == change.run }?.player))
        return try JSONEncoder.house.encode(words)
    }
}
