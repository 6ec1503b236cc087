@testable import FunfairServer

extension SQLiteRepository {
    /// A table with all its spins.
    func table(id: String) async throws -> TableRecord? {
        try await table(id: id, after: 0, asking: "")
    }
}
