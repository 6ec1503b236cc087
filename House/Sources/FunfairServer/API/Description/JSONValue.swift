/// A JSON value, which can be written as a Swift literal.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])
    /// A value that encodes itself.
    case words(any Encodable & Sendable)
}

extension JSONValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .null: try (nil as Bool?).encode(to: encoder)
        case .bool(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .text(let value): try value.encode(to: encoder)
        case .list(let values): try values.encode(to: encoder)
        case .object(let members): try members.encode(to: encoder)
        case .words(let value): try value.encode(to: encoder)
        }
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral values: JSONValue...) { self = .list(values) }
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: members))
    }
}
