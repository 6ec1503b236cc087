@testable import FunfairServer

extension HouseRepository {
    /// A table with all its spins.
    func table(id: String) async throws -> TableRecord? {
        try await table(id: id, after: 0, asking: "")
    }
}
