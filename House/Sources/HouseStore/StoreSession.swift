import House

/// A transaction on a connection to an SQL database.
protocol StoreSession {
    var dialect: SQLDialect { get }
    /// A number that is unique to this connection in its database.
    var slot: Int64 { get }

    /// Runs a query.
    ///
    /// - Parameters:
    ///   - sql: the statement, with `$1`, `$2` and so on for the values.
    ///   - lock: how to lock the rows until the transaction ends.
    func query(_ sql: String, _ values: [any Storable], lock: RowLock?) throws -> [StoreRow]
    /// Runs a statement that changes something.
    ///
    /// - Returns: the number of rows affected.
    @discardableResult
    func execute(_ sql: String, _ values: [any Storable]) throws -> Int
    /// Locks a number until the transaction ends.
    func lock(_ number: Int64) throws
    /// Runs `body`, and rolls back its changes.
    func dryRun(_ body: () throws -> Void) throws
}

extension StoreSession {
    func query(_ sql: String, _ values: [any Storable] = []) throws -> [StoreRow] {
        try query(sql, values, lock: nil)
    }

    /// Whether a query finds a row.
    func exists(_ sql: String, _ values: [any Storable], lock: RowLock? = nil) throws -> Bool {
        try !query(sql, values, lock: lock).isEmpty
    }
}

/// Another house was faster. The transaction is repeated, and then sees that house's changes.
struct Overtaken: Error {}
