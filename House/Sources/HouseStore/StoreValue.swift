import Foundation
import Funfair
import House
import HouseWire

/// A parameter of a statement: `$1`, `$2` and so on. Each has a type, even if it is NULL.
enum StoreValue: Sendable {
    case integer(Int64?)
    case text(String?)
    case bytes(Data?)
    /// Lists, which `SQLDialect` turns into rows.
    case integers([Int64])
    case texts([String])
    case rows([[Int64]])
}

/// A field of a row.
enum StoreField: Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes(Data)
}

/// A type that can be a parameter.
protocol Storable: Sendable {
    var stored: StoreValue { get }
}

/// A type that a column can be read as.
protocol StoreColumn: Storable {
    /// Returns a value as a parameter.
    ///
    /// - Parameter value: nil for NULL.
    static func stored(_ value: Self?) -> StoreValue
    /// Reads a field.
    ///
    /// - Returns: nil if the field has another type.
    init?(_ field: StoreField)
}

extension StoreColumn {
    var stored: StoreValue { Self.stored(self) }
}

extension StoreValue: Storable {
    var stored: StoreValue { self }
}

extension Optional: Storable where Wrapped: StoreColumn {
    var stored: StoreValue { Wrapped.stored(self) }
}

/// A row of a result.
struct StoreRow: Sendable {
    let fields: [StoreField]

    /// Returns the field in the given column.
    ///
    /// - Parameter column: the column, from 0.
    /// - Throws: `StoreTrouble` if the field has another type.
    func get<Value: StoreColumn>(
        _ column: Int, as type: Value.Type = Value.self
    ) throws(StoreTrouble) -> Value {
        guard fields.indices.contains(column), let value = Value(fields[column]) else {
            throw unreadable(column, type)
        }
        return value
    }

    /// Returns the field in the given column; nil if it is NULL.
    func get<Value: StoreColumn>(
        _ column: Int, as type: Value?.Type = Value?.self
    ) throws(StoreTrouble) -> Value? {
        if fields.indices.contains(column), case .null = fields[column] { return nil }
        return try get(column, as: Value.self)
    }

    private func unreadable(_ column: Int, _ type: Any.Type) -> StoreTrouble {
        .database(
            "The scores cannot be read: column \(column) of \(fields.count) is not \(type).")
    }
}

// MARK: Types of columns

extension Int64: StoreColumn {
    static func stored(_ value: Int64?) -> StoreValue { .integer(value) }
    init?(_ field: StoreField) {
        guard case .integer(let value) = field else { return nil }
        self = value
    }
}

extension Int: StoreColumn {
    static func stored(_ value: Int?) -> StoreValue { .integer(value.map { Int64($0) }) }
    init?(_ field: StoreField) {
        guard let value = Int64(field) else { return nil }
        self.init(exactly: value)
    }
}

extension UInt8: StoreColumn {
    static func stored(_ value: UInt8?) -> StoreValue { .integer(value.map { Int64($0) }) }
    init?(_ field: StoreField) {
        guard let value = Int64(field) else { return nil }
        self.init(exactly: value)
    }
}

extension Bool: StoreColumn {
    static func stored(_ value: Bool?) -> StoreValue { .integer(value.map { $0 ? 1 : 0 }) }
    init?(_ field: StoreField) {
        guard let value = Int64(field) else { return nil }
        self = value != 0
    }
}

extension String: StoreColumn {
    static func stored(_ value: String?) -> StoreValue { .text(value) }
    init?(_ field: StoreField) {
        guard case .text(let value) = field else { return nil }
        self = value
    }
}

extension Data: StoreColumn {
    static func stored(_ value: Data?) -> StoreValue { .bytes(value) }
    init?(_ field: StoreField) {
        guard case .bytes(let value) = field else { return nil }
        self = value
    }
}

extension Timestamp: StoreColumn {
    static func stored(_ value: Timestamp?) -> StoreValue { .integer(value?.milliseconds) }
    init?(_ field: StoreField) {
        guard let value = Int64(field) else { return nil }
        self.init(milliseconds: value)
    }
}

extension RunID: StoreColumn {
    static func stored(_ value: RunID?) -> StoreValue { .text(value?.text) }
    init?(_ field: StoreField) {
        guard let value = String(field) else { return nil }
        self.init(text: value)
    }
}

extension WallCode: StoreColumn {
    static func stored(_ value: WallCode?) -> StoreValue { .integer(value?.number) }
    init?(_ field: StoreField) {
        guard let value = Int64(field) else { return nil }
        self.init(number: value)
    }
}
