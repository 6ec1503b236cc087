import CPostgreSQL

/// A server's response to a statement.
struct PostgresAnswer {
    private(set) var rows: [PostgresRow] = []
    /// The number of rows affected.
    private(set) var touched = 0
    /// The command that was completed, such as `COMMIT`.
    private(set) var tag = ""
    /// The first field, if the response is in text format.
    private(set) var text: String?

    init() {}

    init(_ result: OpaquePointer) {
        tag = String(cString: PQcmdStatus(result))
        touched = Int(String(cString: PQcmdTuples(result))) ?? 0
        let columns = 0..<PQnfields(result)
        let types = columns.map { PQftype(result, $0) }
        let isBinary = columns.allSatisfy { PQfformat(result, $0) == 1 }
        guard isBinary else {
            text = Self.field(0, ofRow: 0, in: result).map { String(decoding: $0, as: UTF8.self) }
            return
        }
        rows = (0..<PQntuples(result)).map { row in
            PostgresRow(
                types: types, fields: columns.map { Self.field($0, ofRow: row, in: result) })
        }
    }

    private static func field(
        _ column: Int32, ofRow row: Int32, in result: OpaquePointer
    ) -> [UInt8]? {
        guard row < PQntuples(result), PQgetisnull(result, row, column) == 0 else { return nil }
        let start = PQgetvalue(result, row, column)
        let bytes = UnsafeRawBufferPointer(
            start: start, count: Int(PQgetlength(result, row, column)))
        return Array(bytes)
    }

    /// Returns the problem that a response reports, if any.
    static func problem(of result: OpaquePointer) -> PostgresProblem? {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return nil
        default: break
        }
        // libpq's own errors, such as a closed connection, have no code.
        guard let code = PQresultErrorField(result, Int32(CPostgreSQL_state)) else {
            return .lost
        }
        let words = PQresultErrorField(result, Int32(CPostgreSQL_message))
        return .refused(
            PostgresState(String(cString: code)), words.map { String(cString: $0) } ?? "")
    }
}

/// Collects notices from the server, instead of printing them.
final class Notices {
    private(set) var warnings = 0
    /// Whether the server announced the end of the connection.
    private(set) var tellOfEnd = false

    static let receive: PQnoticeReceiver = { context, result in
        guard let context, let result,
            let severity = PQresultErrorField(result, Int32(CPostgreSQL_severity))
        else { return }
        let notices = Unmanaged<Notices>.fromOpaque(context).takeUnretainedValue()
        switch String(cString: severity) {
        case "WARNING": notices.warnings += 1
        case "FATAL", "PANIC": notices.tellOfEnd = true
        default: break
        }
    }
}

/// Strings in C's format: each string ends with a zero byte, and the list with a null pointer.
struct CStrings {
    private let texts: [[CChar]]

    init(_ texts: [String]) { self.texts = texts.map { Array($0.utf8CString) } }

    func withPointers<Value>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
    ) -> Value {
        let all = texts.flatMap(\.self)
        return all.withUnsafeBufferPointer { all in
            var offset = 0
            var pointers: [UnsafePointer<CChar>?] = texts.map { text in
                defer { offset += text.count }
                return all.baseAddress.map { $0 + offset }
            }
            pointers.append(nil)
            return pointers.withUnsafeBufferPointer { pointers in
                guard let start = pointers.baseAddress else {
                    preconditionFailure("It is not empty")
                }
                return body(start)
            }
        }
    }
}
