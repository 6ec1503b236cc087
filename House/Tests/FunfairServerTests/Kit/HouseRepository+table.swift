import Roulette

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension HouseRepository {
    /// A table with all its spins.
    func table(id: String) async throws -> TableRecord? {
        try await table(id: id, after: 0, asking: "")
    }
}

extension StoredBet {
    /// A bet on numbers of a level.
    init(number: Int, key: String, level: String, numbers: [Int]) throws {
        self.init(number: number, key: key, wager: try Wager(level: level, numbers: numbers))
    }
}
