import GRDB
import House
import Synchronization

/// Writes to the file, many at a time: what asks to be written while the disk is busy shares the
/// next transaction, and is told once that transaction is on the disk.
///
/// Each has a savepoint of its own, so that one that fails takes no other with it.
final class GroupCommit: Sendable {
    /// The most writes in one transaction, so that nobody waits long for the others.
    private static let most = 200

    /// The most writes that wait: some seconds' worth. Whoever comes then is told to come again.
    static let mostWaiting = 5_000

    /// Seconds for which a damage is told of: the next write may touch another place.
    private static let remembered = Duration.seconds(60)

    private struct State {
        /// What was wrong with a write, where it was the file.
        var damage: (trouble: StoreTrouble, noticed: ContinuousClock.Instant)?
        var waiting: [Write] = []
        var isWriting = false
    }

    private struct Write: Sendable {
        /// Writes, and says what went wrong with this write alone, if something did.
        let perform: @Sendable (Database) -> (any Error)?
        /// Tells whoever waits, with what went wrong with the whole transaction, if something did.
        let finish: @Sendable ((any Error)?) -> Void
    }

    private let pool: DatabasePool
    private let watch: FileWatch
    private let state = Mutex(State())

    init(_ pool: DatabasePool, watching watch: FileWatch) {
        self.pool = pool
        self.watch = watch
    }

    /// Writes, and returns when what was written is safe.
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

    /// - Throws: `StoreTrouble.damaged` where a write of the last minute failed so.
    func checkRecent() throws(StoreTrouble) {
        let damage = state.withLock { $0.damage }
        if let damage, damage.noticed.advanced(by: Self.remembered) > .now { throw damage.trouble }
    }

    /// - Returns: whether there is room for it.
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
                // A full disk, for instance, takes the whole transaction back.
                if let problem = write.perform(db), !db.isInsideTransaction { throw problem }
            }
        } completion: { [watch] _, result in
            var failure: (any Error)?
            do {
                try result.get()
                // Written, but where nobody will find it?
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
