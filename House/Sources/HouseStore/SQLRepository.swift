import House

/// A memory in a database of SQL. What each feature asks of it is written once, in the extensions; an
/// engine brings its connections, its tables and what its SQL says differently.
///
/// What two houses must not do at once about a player they do one after the other: whoever writes locks
/// the device first where it is about one, then the player, then walls in the order of their numbers, and
/// a party last. Everything else that must be there once is so by a unique index.
protocol SQLRepository: HouseRepository {
    var dialect: SQLDialect { get }
    /// Where runs wait for each other, to be stored together.
    var batches: RunBatches { get }

    /// Asks something that is one statement.
    func query(_ sql: String, _ values: [any Storable]) async throws -> [StoreRow]
    /// Reads, at one moment of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
    /// Writes, and returns when what was written is safe: all, or nothing where something is thrown.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
    /// The same for many runs at once, which wait for no other connection's locks.
    func writeBatch<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value
}
