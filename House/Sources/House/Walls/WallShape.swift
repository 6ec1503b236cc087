import Arcade
import Breakout

/// A drawing without its colours. It identifies a wall that the host took down.
package enum WallShape {
    /// Keeps shapes different from walls' codes, because one table contains both.
    private static let salt: UInt64 = 0x5348_4150_45

    /// Returns a number that is the same for a drawing in any colours, and for its mirror image.
    /// Nil if the wall has no gap, because only colours make the picture in such a wall, and many
    /// honest walls have the same shape.
    package static func number(ofDrawing bytes: [UInt8]) -> Int64? {
        var reader = ByteReader(bytes)
        guard let drawing = try? WallDrawing(from: &reader) else { return nil }
        let kinds = drawing.tiles.map { kind(of: $0) }
        guard kinds.contains(kind(of: .gap)) else { return nil }
        return min(hash(kinds), hash(mirrored(kinds)))
    }

    /// Returns a tile's kind. Bricks that differ only in colour have the same kind. In maps,
    /// capital letters are colours.
    private static func kind(of tile: WallTile) -> UInt8 {
        let colours = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return colours.contains(tile.mark) ? colours.lowerBound : tile.mark
    }

    private static func mirrored(_ kinds: [UInt8]) -> [UInt8] {
        stride(from: 0, to: kinds.count, by: WallDrawing.columns).flatMap {
            kinds[$0..<$0 + WallDrawing.columns].reversed()
        }
    }

    private static func hash(_ kinds: [UInt8]) -> Int64 {
        var hash = StateHash()
        hash.combine(salt)
        for kind in kinds { hash.combine(UInt64(kind)) }
        return Int64(bitPattern: hash.value)
    }
}
