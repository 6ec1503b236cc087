import Foundation
import Testing

@testable import FunfairServer

@Suite("One house on a file")
struct LeaseTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/scores.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `A second house on the same file is refused with its name`() throws {
        let first = try SQLiteRepository(path: path, for: .house)
        #expect {
            try SQLiteRepository(path: path, for: .house)
        } throws: { error in
            "\(error)".contains("A house is open on \(path) already")
        }
        try first.close()
    }

    @Test func `A link to the file is the same file`() throws {
        let first = try SQLiteRepository(path: path, for: .house)
        try folder.link("other.sqlite", to: path)
        #expect(throws: StoreProblem.self) {
            try SQLiteRepository(path: folder.path + "/other.sqlite", for: .house)
        }
        try first.close()
    }

    @Test func `Visitors come while a house is open`() async throws {
        let house = try SQLiteRepository(path: path, for: .house)
        let visitor = try SQLiteRepository(path: path)
        #expect(try await visitor.flaws() == [])
        try visitor.close()
        try await house.checkStoring(at: Moment(milliseconds: 0))
        try house.close()
    }

    @Test func `The next house may open when the first has gone`() throws {
        do {
            let first = try SQLiteRepository(path: path, for: .house)
            try first.close()
        }
        try SQLiteRepository(path: path, for: .house).close()
    }

    @Test func `A pocket is drawn once, whoever draws`() async throws {
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        let table = try await house.openTable(for: ada)
        let player = try #require(try await house.repository.player(named: try HouseName("Ada")))
        let bet = try StoredBet(number: 1, key: "k", level: "easy", numbers: [1, 2, 3, 4, 5, 6])
        try await house.repository.store(bet: bet, onTable: table)
        func draw(_ pocket: Int) async throws -> Drawn {
            try await house.repository.store(
                pocket: pocket, ofSpin: 1, onTable: table,
                TableStanding(
                    player: player.id, score: pocket, ticks: 1, rulesVersion: 1, recording: Data(),
                    boards: Entry.open.boards(of: .roulette, at: house.clock.now),
                    moment: house.clock.now))
        }
        guard case .now = try await draw(7) else {
            Issue.record("the first draw does not count")
            return
        }
        #expect(try await draw(9) == .before(7))
        #expect(try await house.get("/api/boards/roulette/all").rows() == ["1 Ada 7"])
    }
}
