import Phrases

/// Builds the bytes of a recording.
public struct ByteWriter: Sendable {
    /// The bytes so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    public init() {}

    /// Appends one byte.
    public mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends a non-negative whole number in 1 to 5 bytes of seven bits each, lowest bits first.
    public mutating func write(_ number: Int) {
        var rest = UInt32(number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Appends 64 bits, lowest byte first.
    public mutating func write(bits: UInt64) {
        for index in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: bits >> (UInt64(index) * 8)))
        }
    }

    /// Appends a point in three bytes.
    public mutating func write(_ place: InputPoint) {
        bytes.append(UInt8(truncatingIfNeeded: place.x))
        bytes.append(UInt8(truncatingIfNeeded: (place.x >> 8) | ((place.y & 0xF) << 4)))
        bytes.append(UInt8(truncatingIfNeeded: place.y >> 4))
    }

    /// Appends a text as its length and its UTF-8 bytes.
    public mutating func write(_ text: String) {
        let utf8 = text.bytes
        write(utf8.count)
        bytes.append(contentsOf: utf8)
    }
}
