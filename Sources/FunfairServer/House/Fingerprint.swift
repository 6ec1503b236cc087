import Arcade
import Breakout
import BubblePop
import Crypto
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
    static func mark(of bytes: [UInt8], _ stall: Stall, seed: UInt64) -> Data? {
        switch stall {
        case .bubblePop: mark(BubblePopGame.self, bytes, stall, seed)
        case .breakout: mark(BreakoutGame.self, bytes, stall, seed)
        // Its balls are drawn for each table, and none is a challenge.
        case .roulette: nil
        }
    }

    private static func mark<G: Game>(
        _ kind: G.Type, _ bytes: [UInt8], _ stall: Stall, _ seed: UInt64
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
        if count >= fewestPoints { return hash(points, stall, seed) }
        guard inputs.count >= fewestInputs else { return nil }
        var writer = ByteWriter()
        for stamped in inputs {
            writer.write(stamped.tick)
            writer.write(stamped.input.kind)
            stamped.input.write(to: &writer)
        }
        return hash(writer, stall, seed)
    }

    private static func hash(_ writer: ByteWriter, _ stall: Stall, _ seed: UInt64) -> Data {
        var head = ByteWriter()
        head.write(byte: stall.rawValue)
        head.write(bits: seed)
        return Data(SHA256.hash(data: head.bytes + writer.bytes))
    }
}
