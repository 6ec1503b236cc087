import Roulette

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension HouseRepository {
    /// Returns a table with all its spins.
    func table(id: String) async throws -> TableRecord? {
        try await table(id: id, after: 0, asking: "")
    }
}

extension StoredBet {
    /// Creates a bet on numbers at a level.
    init(number: Int, key: String, level: String, numbers: [Int]) throws {
        self.init(number: number, key: key, wager: try Wager(level: level, numbers: numbers))
    }
}
