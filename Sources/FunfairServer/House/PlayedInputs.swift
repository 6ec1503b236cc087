import Arcade
import Breakout
import BubblePop
import Crypto
import Foundation
import Funfair

/// What tells the inputs of one run from those of all others, whoever's name it was played under.
enum PlayedInputs {
    /// Whoever does next to nothing may do the same as somebody else: two who only watch their bubbles
    /// rise. So many inputs at the same ticks and places are no chance.
    static let fewest = 8

    /// - Parameter bytes: a recording that was found to hold.
    /// - Returns: nil where there are too few inputs to tell.
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
        guard let inputs = try? Recording<G>.reading(bytes).recording.inputs,
            inputs.count >= fewest
        else { return nil }
        var writer = ByteWriter()
        writer.write(byte: stall.rawValue)
        writer.write(bits: seed)
        for stamped in inputs {
            writer.write(stamped.tick)
            writer.write(stamped.input.kind)
            stamped.input.write(to: &writer)
        }
        return Data(SHA256.hash(data: writer.bytes))
    }
}
