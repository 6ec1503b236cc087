import Arcade
import Breakout
import BubblePop
import Foundation
import Funfair

/// What tells one run from all others, whoever's name it was played under: what was scored, and when.
/// Inputs that change nothing make no other run of it.
enum Fingerprint {
    /// Whoever does next to nothing may do the same as somebody else. So many points at the same ticks
    /// are no chance, and neither are so many inputs.
    static let fewestPoints = 3
    static let fewestInputs = 8

    /// - Parameter bytes: a recording that was found to hold.
    /// - Returns: nil where too little was done to tell.
    static func mark(of bytes: [UInt8], _ ticket: Ticket) -> Data? {
        switch ticket.stall {
        case .bubblePop: mark(BubblePopGame.self, bytes, ticket)
        case .breakout: mark(BreakoutGame.self, bytes, ticket)
        // Its balls are drawn for each table, and none is a challenge.
        case .roulette: nil
        }
    }

    private static func mark<G: Game>(
        _ kind: G.Type, _ bytes: [UInt8], _ ticket: Ticket
    ) -> Data? {
        var points = ByteWriter()
        var count = 0
        var score = 0
        let played = try? Recording<G>.verifying(bytes) { game in
            guard game.score != score else { return }
            score = game.score
            count += 1
            points.write(game.tick)
            points.write(bits: UInt64(bitPattern: Int64(score)))
        }
        guard let inputs = played?.recording.inputs else { return nil }
        if count >= fewestPoints { return hash(points, ticket) }
        guard inputs.count >= fewestInputs else { return nil }
        var writer = ByteWriter()
        for stamped in inputs {
            writer.write(stamped.tick)
            writer.write(stamped.input.kind)
            stamped.input.write(to: &writer)
        }
        return hash(writer, ticket)
    }

    private static func hash(_ writer: ByteWriter, _ ticket: Ticket) -> Data {
        var head = ByteWriter()
        head.write(byte: ticket.stall.rawValue)
        head.write(bits: ticket.seed)
        return Data(Hash.of(head.bytes + writer.bytes))
    }
}
