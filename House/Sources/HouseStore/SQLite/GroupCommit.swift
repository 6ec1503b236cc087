import GRDB
import House
import Synchronization

/// Groups writes to the file. Writes that arrive while the disk is busy share the next transaction,
/// and return once it is on the disk.
///
/// Each write has its own savepoint, so a failed write doesn't affect the others.
final class GroupCommit: Sendable {
    /// The maximum number of writes in one transaction. It is low, because each write waits for all
    /// others.
    private static let most = 200

    /// The maximum number of waiting writes, a few seconds' worth. Beyond that, callers must try
    /// again later.
    static let mostWaiting = 5_000

    /// How long to keep reporting damage. Later writes may succeed in other parts of the file.
    private static let remembered = Duration.seconds(60)

    private struct State {
        /// The last damage to the file, found by a write.
        var damage: (trouble: StoreTrouble, noticed: ContinuousClock.Instant)?
        var waiting: [Write] = []
        var isWriting = false
    }

    private struct Write: Sendable {
        /// Performs the write, and returns the write's own error, if any.
        let perform: @Sendable (Database) -> (any Error)?
        /// Resumes the caller, with the error of the whole transaction, if any.
        let finish: @Sendable ((any Error)?) -> Void
    }

    private let pool: DatabasePool
    private let watch: FileWatch
    private let state = Mutex(State())

    init(_ pool: DatabasePool, watching watch: FileWatch) {
        self.pool = pool
        self.watch = watch
    }

    /// Writes, and returns when the data is safe on disk.
    ///
    /// - Throws: what `body` throws, or `StoreTrouble`.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let outcome = Mutex<Result<Value, any Error>?>(nil)
            let write = Write(
                perform: { db in
                    var value: Value?
                    do {
                        try db.inSavepoint {
                            value = try body(db)
                            return .commit
                        }
                        if let value { outcome.withLock { $0 = .success(value) } }
                        return nil
                    } catch {
                        let trouble = self.trouble(error)
                        outcome.withLock { $0 = .failure(trouble) }
                        return trouble
                    }
                },
                finish: { failure in
                    if let failure { return continuation.resume(throwing: failure) }
                    guard let result = outcome.withLock({ $0 }) else {
                        return continuation.resume(throwing: CancellationError())
                    }
                    continuation.resume(with: result)
                })
            guard submit(write) else { return continuation.resume(throwing: StoreTrouble.busy) }
        }
    }

    /// - Throws: `StoreTrouble.damaged` if a write found damage within the last minute.
    func checkRecent() throws(StoreTrouble) {
        let damage = state.withLock { $0.damage }
        if let damage, damage.noticed.advanced(by: Self.remembered) > .now { throw damage.trouble }
    }

    /// - Returns: whether the queue accepted the write.
    private func submit(_ write: Write) -> Bool {
        let (isTaken, mustBegin) = state.withLock { state in
            guard state.waiting.count < Self.mostWaiting else { return (false, false) }
            state.waiting.append(write)
            defer { state.isWriting = true }
            return (true, !state.isWriting)
        }
        if mustBegin { next() }
        return isTaken
    }

    private func next() {
        let writes = state.withLock { state in
            let writes = Array(state.waiting.prefix(Self.most))
            state.waiting.removeFirst(writes.count)
            state.isWriting = !writes.isEmpty
            return writes
        }
        guard !writes.isEmpty else { return }
        pool.asyncWrite { [watch] db in
            try watch.check()
            for write in writes {
                // Some errors, such as a full disk, roll back the whole transaction.
                if let problem = write.perform(db), !db.isInsideTransaction { throw problem }
            }
        } completion: { [watch] _, result in
            var failure: (any Error)?
            do {
                try result.get()
                // Check again, because the file may have been replaced during the write.
                try watch.check()
            } catch {
                failure = self.trouble(error)
            }
            for write in writes { write.finish(failure) }
            self.next()
        }
    }

    private func trouble(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        let trouble = StoreTrouble(error)
        if case .damaged = trouble { state.withLock { $0.damage = (trouble, .now) } }
        return trouble
    }
}
