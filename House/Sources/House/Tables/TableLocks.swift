/// One thing after the other at each table, however many ask at once.
actor TableLocks {
    private var last: [String: (turn: Int, task: Task<Void, Never>)] = [:]
    private var turns = 0

    /// Does something at a table once nobody else does.
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
