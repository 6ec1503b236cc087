/// A parameter of a statement: its type, and its bytes as they travel.
public struct PostgresValue: Sendable, Equatable {
    let type: PostgresType
    /// Nil for NULL.
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

    /// A list of one dimension that counts from 1, none of whose members is NULL.
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

/// The types that are written and read, by the numbers that every server has for them.
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

/// What a field of a row can be read as.
public protocol PostgresReadable {
    /// - Parameters:
    ///   - bytes: the field as it came, or nil for NULL.
    ///   - type: the number of its type.
    /// - Returns: nil where it is something else.
    static func read(_ bytes: [UInt8]?, type: UInt32) -> Self?
}

extension Int64: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> Int64? {
        guard let bytes, let type = PostgresType(rawValue: type) else { return nil }
        switch (type, bytes.count) {
        case (.integer, 8): return Int64(truncatingIfNeeded: bits(bytes))
        case (.int, 4): return Int64(Int32(truncatingIfNeeded: bits(bytes)))
        case (.short, 2): return Int64(Int16(truncatingIfNeeded: bits(bytes)))
        default: return nil
        }
    }

    private static func bits(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension Int: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> Int? {
        Int64.read(bytes, type: type).flatMap { Int(exactly: $0) }
    }
}

extension Bool: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> Bool? {
        guard type == PostgresType.flag.rawValue, let bytes, bytes.count == 1 else { return nil }
        return bytes[0] != 0
    }
}

extension String: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> String? {
        switch PostgresType(rawValue: type) {
        case .text, .varchar, .name: bytes.flatMap { String(validating: $0, as: UTF8.self) }
        default: nil
        }
    }
}

extension [UInt8]: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> [UInt8]? {
        type == PostgresType.bytes.rawValue ? bytes : nil
    }
}

extension Optional: PostgresReadable where Wrapped: PostgresReadable {
    public static func read(_ bytes: [UInt8]?, type: UInt32) -> Wrapped?? {
        guard let bytes else { return .some(nil) }
        return Wrapped.read(bytes, type: type).map { .some($0) }
    }
}

/// A row of an answer.
public struct PostgresRow: Sendable {
    let types: [UInt32]
    let fields: [[UInt8]?]

    /// A field.
    ///
    /// - Parameter column: which one, from 0.
    /// - Throws: `PostgresProblem.unreadable` where there is no such field, or it is something else.
    public func get<Value: PostgresReadable>(
        _ column: Int, as type: Value.Type = Value.self
    ) throws(PostgresProblem) -> Value {
        guard fields.indices.contains(column) else {
            throw .unreadable("There is no column \(column) of \(fields.count).")
        }
        guard let value = Value.read(fields[column], type: types[column]) else {
            let isNull = fields[column] == nil ? "NULL" : "something else"
            throw .unreadable(
                "Column \(column), of type \(types[column]), is \(isNull) and no \(Value.self).")
        }
        return value
    }
}
