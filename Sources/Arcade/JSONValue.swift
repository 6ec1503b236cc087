import Phrases

/// A JSON value (RFC 8259), as `JSONReader` reads it.
///
/// Texts are UTF-8, stored as bytes until they are displayed.
public enum JSONValue: Sendable {
    /// Null.
    case null
    /// True or false.
    case flag(Bool)
    /// A whole number; nil if it has a fraction, an exponent or more than 18 digits.
    case number(Int64?)
    /// A text in UTF-8, with its escapes resolved.
    case text([UInt8])
    /// Values in order.
    case list([JSONValue])
    /// Members in order.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// The member's key.
        public let key: [UInt8]
        /// The member's value.
        public let value: JSONValue
    }

    /// The value of the first member with this key; nil if it's missing or this isn't an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        let key = key.bytes
        return members.first { $0.key == key }?.value
    }

    /// The elements; nil if this isn't a list.
    public var list: [JSONValue]? {
        guard case .list(let values) = self else { return nil }
        return values
    }

    /// The flag; nil if this isn't a flag.
    public var flag: Bool? {
        guard case .flag(let flag) = self else { return nil }
        return flag
    }

    /// Returns the text; nil if this isn't a text or is longer than `most`.
    ///
    /// - Parameter most: the maximum number of bytes.
    public func text(most: Int) -> [UInt8]? {
        guard case .text(let bytes) = self, bytes.count <= most else { return nil }
        return bytes
    }

    /// Returns the number; nil if this isn't a whole number in `range`.
    public func number(in range: ClosedRange<Int>) -> Int? {
        guard case .number(let number?) = self, number >= range.lowerBound,
            number <= range.upperBound
        else { return nil }
        return Int(number)
    }

    /// The time in seconds since 1970; nil if this isn't a whole number from 0 to the end of the
    /// year 9999.
    public var time: Int64? {
        guard case .number(let number?) = self, (0...253_402_300_799).contains(number) else {
            return nil
        }
        return number
    }
}
