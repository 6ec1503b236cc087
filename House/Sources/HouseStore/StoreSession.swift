import House

/// A connection to a database of SQL, for as long as a transaction lasts.
protocol StoreSession {
    var dialect: SQLDialect { get }
    /// The number of this connection, which no other of the same database has.
    var slot: Int64 { get }

    /// Asks something.
    ///
    /// - Parameters:
    ///   - sql: with `$1`, `$2` and so on for the values.
    ///   - lock: has others who lock the same rows wait until the transaction ends.
    func query(_ sql: String, _ values: [any Storable], lock: RowLock?) throws -> [StoreRow]
    /// Changes something.
    ///
    /// - Returns: how many rows were touched.
    @discardableResult
    func execute(_ sql: String, _ values: [any Storable]) throws -> Int
    /// Has others who lock the same number wait until the transaction ends.
    func lock(_ number: Int64) throws
    /// Does something and takes it back again.
    func dryRun(_ body: () throws -> Void) throws
}

extension StoreSession {
    func query(_ sql: String, _ values: [any Storable] = []) throws -> [StoreRow] {
        try query(sql, values, lock: nil)
    }

    /// Whether there is such a row.
    func exists(_ sql: String, _ values: [any Storable], lock: RowLock? = nil) throws -> Bool {
        try !query(sql, values, lock: lock).isEmpty
    }
}

/// Another server was quicker. The transaction is repeated, and then sees the other's changes.
struct Overtaken: Error {}
