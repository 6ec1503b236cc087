import Foundation
import NIOCore

/// What is sent to whoever watches a board (`text/event-stream`).
enum LiveEvent {
    /// A line that says nothing, so that whoever is between does not think the connection dead.
    static let pulse = ByteBuffer(string: ": still open\n\n")
    /// How often it is sent.
    static let pulseEvery = Duration.seconds(15)

    private struct Words: Encodable {
        let game: String
        let name: String
        let period: String
        let players: Int
        let rows: [BoardRow]
        let newPlayer: Told<String>
    }

    static func bytes(of change: LiveBoards.Change) throws -> ByteBuffer {
        let words = Words(
            game: change.channel.stall.word, name: change.channel.stall.name,
            period: change.channel.period.rawValue,
            players: change.page.players, rows: change.page.rows.map { BoardRow($0) },
            newPlayer: Told(change.page.rows.first { $0.run == change.run }?.player))
        var buffer = ByteBuffer(string: "event: board\ndata: ")
        // JSON in one line holds no line break that would end the event early.
        buffer.writeBytes(try JSONEncoder.house.encode(words))
        buffer.writeString("\n\n")
        return buffer
    }
}

extension JSONEncoder {
    /// The one way in which the house writes JSON.
    static var house: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
