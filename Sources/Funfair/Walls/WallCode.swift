import Arcade
import Breakout
import HouseWire
import Phrases

/// What a wall is called where it has to be short, in addresses and in stores. It follows from what was
/// drawn: the same drawing is the same wall, whoever drew it.
///
/// It tells honest walls apart. Whoever sets out to find two of one code may; a house takes the first.
public struct WallCode: Equatable, Sendable {
    /// The number for it in stores.
    public let number: Int64

    /// - Parameter number: as it was stored.
    public init(number: Int64) { self.number = number }

    init(_ drawing: WallDrawing) {
        var writer = ByteWriter()
        drawing.write(to: &writer)
        number = Int64(bitPattern: StateHash(of: writer.bytes).value)
    }

    // MARK: In addresses

    /// The letters for it, of which there are `WireLimits.wallLetters`.
    public var letters: [UInt8] {
        var writer = ByteWriter()
        writer.write(bits: UInt64(bitPattern: number))
        return Base64.addressLetters(of: writer.bytes)
    }

    /// The same.
    public var text: String { String(bytes: letters) }

    /// The code of some letters; nil where they are none's.
    public init?(_ letters: [UInt8]) {
        guard letters.count == WireLimits.wallLetters,
            let bytes = Base64.bytes(ofAddressLetters: letters)
        else { return nil }
        var reader = ByteReader(bytes)
        guard let bits = try? reader.bits(), reader.remaining == 0 else { return nil }
        number = Int64(bitPattern: bits)
    }
}
