import Phrases

/// A value of JSON (RFC 8259), as `JSONReader` reads it.
///
/// Texts are UTF-8 and stay bytes until somebody wants to show them.
public enum JSONValue: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case flag(Bool)
    /// A whole number; nil where it is written with a fraction or an exponent, or has more than 18
    /// digits.
    case number(Int64?)
    /// A text.
    case text([UInt8])
    /// Values in their order.
    case list([JSONValue])
    /// Members in their order.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// Its name.
        public let key: [UInt8]
        /// What it is.
        public let value: JSONValue
    }

    /// The first member of this name; nil where there is none, or where this is no object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        let key = key.bytes
        return members.first { $0.key == key }?.value
    }

    /// The elements; nil where this is no list.
    public var list: [JSONValue]? {
        guard case .list(let values) = self else { return nil }
        return values
    }

    /// The flag; nil where this is none.
    public var flag: Bool? {
        guard case .flag(let flag) = self else { return nil }
        return flag
    }

    /// The text; nil where this is none, or longer.
    ///
    /// - Parameter most: how many bytes it may have.
    public func text(most: Int) -> [UInt8]? {
        guard case .text(let bytes) = self, bytes.count <= most else { return nil }
        return bytes
    }

    /// The number; nil where this is none, or outside `range`.
    public func number(in range: ClosedRange<Int>) -> Int? {
        guard case .number(let number?) = self, number >= range.lowerBound,
            number <= range.upperBound
        else { return nil }
        return Int(number)
    }

    /// A time in whole seconds since 1970, up to the year 9999; nil where this is none.
    public var time: Int64? {
        guard case .number(let number?) = self, (0...253_402_300_799).contains(number) else {
            return nil
        }
        return number
    }
}
