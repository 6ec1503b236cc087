import House

/// A store in an SQL database. The extensions contain each feature's statements once; an engine
/// adds its connections, its tables and its SQL dialect.
///
/// Writes concerning a player are serialized by locks: first the device, if it is involved, then
/// the player, then walls by number, and a party last. For everything else that must be unique
/// there is a unique index.
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
    /// Writes all or, if something is thrown, nothing, and returns when the data is safe on disk.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
    /// Does the same for many runs at once, which wait for no other connection's locks.
    func writeBatch<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
}
