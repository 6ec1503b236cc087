import Arcade
import Breakout
import HouseWire
import Phrases

/// A wall's short identifier for addresses and stores. It's computed from the drawing, so equal
/// drawings are the same wall, no matter who drew them.
///
/// Someone can construct a collision on purpose. In that case, a house keeps the first wall.
public struct WallCode: Equatable, Sendable {
    /// The code as a number, for stores.
    public let number: Int64

    /// - Parameter number: the stored number.
    public init(number: Int64) { self.number = number }

    init(_ drawing: WallDrawing) {
        var writer = ByteWriter()
        drawing.write(to: &writer)
        number = Int64(bitPattern: StateHash(of: writer.bytes).value)
    }

    // MARK: In addresses

    /// The code as `WireLimits.wallLetters` letters.
    public var letters: [UInt8] {
        var writer = ByteWriter()
        writer.write(bits: UInt64(bitPattern: number))
        return Base64.addressLetters(of: writer.bytes)
    }

    /// The code's letters as a string.
    public var text: String { String(bytes: letters) }

    /// Creates a code from its letters; nil if the letters are invalid.
    public init?(_ letters: [UInt8]) {
        guard letters.count == WireLimits.wallLetters,
            let bytes = Base64.bytes(ofAddressLetters: letters)
        else { return nil }
        var reader = ByteReader(bytes)
        guard let bits = try? reader.bits(), reader.remaining == 0 else { return nil }
        number = Int64(bitPattern: bits)
    }
}
