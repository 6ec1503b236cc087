import House

/// A store in an SQL database. The extensions contain each feature's statements, which all engines
/// share. An engine adds its connections, its tables and its SQL dialect.
///
/// Locks serialize writes that concern a player. A write locks the device first, if involved, then
/// the player, then walls by number, and a party last. Unique indexes enforce everything else that
/// must be unique.
protocol SQLRepository: HouseRepository {
    var dialect: SQLDialect { get }
    /// Collects runs to store together.
    var batches: RunBatches { get }

    /// Runs a query of one statement.
    func query(_ sql: String, _ values: [any Storable]) async throws -> [StoreRow]
    /// Reads from one snapshot of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
    /// Writes everything, or nothing if `body` throws. Returns when the data is safe on disk.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
    /// Writes many runs at once, like `write`, but without waiting for other connections' locks.
    func writeBatch<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
}
