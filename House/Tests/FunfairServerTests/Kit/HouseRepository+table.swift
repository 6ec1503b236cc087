import Roulette

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension HouseRepository {
    /// Returns the table with the given ID and all its spins, or nil if not found.
    func table(id: String) async throws -> TableRecord? {
        try await table(id: id, after: 0, asking: "")
    }
}

extension StoredBet {
    /// Creates a bet on the given numbers at the given level.
    init(number: Int, key: String, level: String, numbers: [Int]) throws {
        self.init(number: number, key: key, wager: try Wager(level: level, numbers: numbers))
    }
}
