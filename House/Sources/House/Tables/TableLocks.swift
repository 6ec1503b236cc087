/// Runs work at tables, one piece of work at a time per table.
actor TableLocks {
    private var last: [String: (turn: Int, task: Task<Void, Never>)] = [:]
    private var turns = 0

    /// Runs `body` when no other work is under way at the table.
    func exclusively<Value: Sendable>(
        at id: String, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let before = last[id]?.task
        let work = Task {
            await before?.value
            return try await body()
        }
        turns += 1
        let turn = turns
        last[id] = (turn, Task { _ = await work.result })
        defer { if last[id]?.turn == turn { last[id] = nil } }
        return try await work.value
    }
}
