/// Parses hexadecimal numbers; `UInt64.hexadecimal` formats them.
public enum Hexadecimal {
    /// Parses exactly 16 digits; nil for anything else.
    public static func bits(of digits: [UInt8]) -> UInt64? {
        guard digits.count == 16 else { return nil }
        var bits: UInt64 = 0
        for digit in digits {
            guard let value = value(of: digit) else { return nil }
            bits = bits << 4 | UInt64(value)
        }
        return bits
    }

    /// Returns the value of a digit, in upper or lower case; nil for anything else.
    static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
