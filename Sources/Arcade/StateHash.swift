import Phrases

/// A running hash of a game's state, for comparing two folds of a run tick by tick.
///
/// It finds differences between honest machines; it can't detect forgeries.
public struct StateHash: Equatable, Sendable {
    /// The hash of everything combined so far.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates an empty hash.
    public init() {}

    /// Creates a hash of bytes.
    public init(of bytes: [UInt8]) {
        for byte in bytes { combine(UInt64(byte)) }
    }

    /// Adds 64 bits.
    public mutating func combine(_ bits: UInt64) {
        var mixed = (value ^ bits) &* 0x9FB2_1C65_1E98_DF25
        mixed ^= mixed >> 35
        value = mixed &* 0x9FB2_1C65_1E98_DF25
        value ^= value >> 28
    }

    /// Adds a whole number, with the same result on 32-bit and 64-bit machines.
    public mutating func combine(_ number: Int) {
        combine(UInt64(bitPattern: Int64(number)))
    }

    /// Adds a number by its exact bits.
    public mutating func combine(_ number: Double) {
        combine(number.bitPattern)
    }
}

extension UInt64 {
    /// The number as 16 lowercase hexadecimal digits, the format of printed state hashes.
    public var hexadecimal: String { hexadecimal(digits: 16) }

    /// Returns the lowest `digits` hexadecimal digits of the number.
    func hexadecimal(digits: Int) -> String {
        var text: [UInt8] = []
        for place in (0..<digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: self >> (UInt64(place) * 4)) & 15
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
        return String(bytes: text)
    }
}
