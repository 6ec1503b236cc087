/// A kind of transaction.
public enum PostgresTransaction: String, Sendable {
    /// A transaction that writes. Each statement sees what others have committed before it.
    case writing = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
    /// A transaction that only reads, and sees one snapshot.
    case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
}

extension PostgresSession {
    /// Runs a transaction. If `body` throws, everything is rolled back.
    ///
    /// - Throws: what `body` throws; `PostgresProblem.uncertain` if the result is unknown.
    public func transaction<Value>(
        _ kind: PostgresTransaction, _ body: (PostgresSession) throws -> Value
    ) throws -> Value {
        try command(kind.rawValue)
        let value: Value
        do {
            value = try body(self)
        } catch {
            rollBack()
            throw error
        }
        do {
            try commit()
        } catch {
            rollBack()
            throw error
        }
        return value
    }

    /// Runs `body`, and rolls back its changes.
    public func dryRun(_ body: (PostgresSession) throws -> Void) throws {
        try command("SAVEPOINT dry_run")
        try body(self)
        try command("ROLLBACK TO SAVEPOINT dry_run")
    }

    private func commit() throws(PostgresProblem) {
        let warnings = self.warnings
        let tag: String
        do {
            // Turn off the timeout. It mustn't stop a commit that waits for a replica, because the
            // server would report that commit as done, with a warning.
            tag = try ending("SET LOCAL statement_timeout = 0; COMMIT")
        } catch {
            throw error == .lost ? .uncertain : error
        }
        guard tag == "COMMIT" else {
            throw .refused(.transactionAborted, "The transaction was rolled back.")
        }
        guard self.warnings == warnings else { throw .uncertain }
    }

    /// Rolls back. If even that fails, the connection has ended, and the transaction with it.
    private func rollBack() {
        _ = try? command("ROLLBACK")
    }
}

extension PostgresState {
    fileprivate static let transactionAborted = PostgresState("25P02")
}
