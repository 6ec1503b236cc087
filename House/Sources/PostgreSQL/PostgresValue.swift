/// A parameter of a statement: its type, and its bytes in the wire format.
public struct PostgresValue: Sendable, Equatable {
    let type: PostgresType
    /// The bytes; nil for NULL.
    let bytes: [UInt8]?

    /// A `bigint`.
    public static func integer(_ value: some BinaryInteger) -> PostgresValue {
        integer(Optional(Int64(value)))
    }

    /// A `bigint`, or NULL.
    public static func integer(_ value: Int64?) -> PostgresValue {
        PostgresValue(type: .integer, bytes: value.map { bigEndian($0) })
    }

    /// A `text`, or NULL.
    public static func text(_ value: String?) -> PostgresValue {
        PostgresValue(type: .text, bytes: value.map { Array($0.utf8) })
    }

    /// A `bytea`, or NULL.
    public static func bytes(_ value: (some Sequence<UInt8>)?) -> PostgresValue {
        PostgresValue(type: .bytes, bytes: value.map { Array($0) })
    }

    /// A `bigint[]`.
    public static func integers(_ values: [Int64]) -> PostgresValue {
        PostgresValue(type: .integers, bytes: list(values.map { bigEndian($0) }, of: .integer))
    }

    /// A `text[]`.
    public static func texts(_ values: [String]) -> PostgresValue {
        PostgresValue(type: .texts, bytes: list(values.map { Array($0.utf8) }, of: .text))
    }

    /// Encodes a one-dimensional array whose indices start at 1, and that has no NULL.
    private static func list(_ members: [[UInt8]], of type: PostgresType) -> [UInt8] {
        let dimensions: Int32 = members.isEmpty ? 0 : 1
        var bytes = bigEndian(dimensions) + bigEndian(Int32(0)) + bigEndian(type.rawValue)
        guard !members.isEmpty else { return bytes }
        bytes += bigEndian(Int32(members.count)) + bigEndian(Int32(1))
        for member in members { bytes += bigEndian(Int32(member.count)) + member }
        return bytes
    }

    private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}

/// The supported types, with their numbers, which are the same on all servers.
enum PostgresType: UInt32 {
    case flag = 16
    case bytes = 17
    case name = 19
    case integer = 20
    case short = 21
    case int = 23
    case text = 25
    case integers = 1016
    case texts = 1009
    case varchar = 1043
    case nothing = 2278
}

/// A field of a row.
public enum PostgresField: Equatable, Sendable {
    case null
    case integer(Int64)
    case flag(Bool)
    case text(String)
    case bytes([UInt8])

    /// Decodes a field.
    ///
    /// - Parameters:
    ///   - bytes: the field as received, or nil for NULL.
    ///   - type: the number of the field's type.
    /// - Returns: nil for an unsupported type.
    init?(_ bytes: [UInt8]?, type: UInt32) {
        guard let bytes else {
            self = .null
            return
        }
        var bits: UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        switch (PostgresType(rawValue: type), bytes.count) {
        case (.integer, 8): self = .integer(Int64(truncatingIfNeeded: bits))
        case (.int, 4): self = .integer(Int64(Int32(truncatingIfNeeded: bits)))
        case (.short, 2): self = .integer(Int64(Int16(truncatingIfNeeded: bits)))
        case (.flag, 1): self = .flag(bytes[0] != 0)
        case (.text, _), (.varchar, _), (.name, _):
            guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
            self = .text(text)
        case (.bytes, _): self = .bytes(bytes)
        case (.nothing, _): self = .null
        default: return nil
        }
    }
}

/// A type that a field can be read as.
public protocol PostgresReadable {
    /// Reads a field.
    ///
    /// - Returns: nil if the field has another type.
    init?(_ field: PostgresField)
}

extension Int64: PostgresReadable {
    public init?(_ field: PostgresField) {
        guard case .integer(let value) = field else { return nil }
        self = value
    }
}

extension Int: PostgresReadable {
    public init?(_ field: PostgresField) {
        guard case .integer(let value) = field else { return nil }
        self.init(exactly: value)
    }
}

extension Bool: PostgresReadable {
    public init?(_ field: PostgresField) {
        guard case .flag(let value) = field else { return nil }
        self = value
    }
}

extension String: PostgresReadable {
    public init?(_ field: PostgresField) {
        guard case .text(let value) = field else { return nil }
        self = value
    }
}

extension [UInt8]: PostgresReadable {
    public init?(_ field: PostgresField) {
        guard case .bytes(let value) = field else { return nil }
        self = value
    }
}

extension Optional: PostgresReadable where Wrapped: PostgresReadable {
    public init?(_ field: PostgresField) {
        if field == .null {
            self = nil
        } else {
            guard let value = Wrapped(field) else { return nil }
            self = value
        }
    }
}

/// A row of a response.
public struct PostgresRow: Sendable {
    let types: [UInt32]
    let fields: [[UInt8]?]

    /// The number of fields.
    public var count: Int { fields.count }

    /// Returns the field in the given column.
    ///
    /// - Parameter column: the column, from 0.
    /// - Throws: `PostgresProblem.unreadable` if there is no such field, or its type isn't
    ///   supported.
    public func field(_ column: Int) throws(PostgresProblem) -> PostgresField {
        guard fields.indices.contains(column) else {
            throw .unreadable("There is no column \(column) of \(fields.count).")
        }
        guard let field = PostgresField(fields[column], type: types[column]) else {
            throw .unreadable("Column \(column) is of the unsupported type \(types[column]).")
        }
        return field
    }

    /// Returns the field in the given column as a value of the given type.
    ///
    /// - Throws: `PostgresProblem.unreadable` if there is no such field, or it has another type.
    public func get<Value: PostgresReadable>(
        _ column: Int, as type: Value.Type = Value.self
    ) throws(PostgresProblem) -> Value {
        let field = try field(column)
        guard let value = Value(field) else {
            let found = field == .null ? "NULL" : "something else"
            throw .unreadable(
                "Column \(column), of type \(types[column]), is \(found) and not \(Value.self).")
        }
        return value
    }
}
