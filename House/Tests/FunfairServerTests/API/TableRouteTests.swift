import Arcade
import Foundation
import Funfair
import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Roulette tables", .withEveryEngine)
struct TableRouteTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `A new table has the initial money and no spins`() async throws {
        let answer = try await house.post(
            "/api/tables", #"{"player": "ada"}"#, as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["player"] == .text("Ada"))
        #expect(answer.json["game"] == .text("roulette"))
        #expect(answer.json["rulesVersion"]?.integer == Int(Stall.roulette.rulesVersion))
        #expect(answer.json["spins"]?.integer == 0)
        #expect(answer.json["money"]?.integer == 1000)
        #expect(answer.json["score"]?.integer == 0)
        #expect(answer.json["isOver"] == .bool(false))
    }

    @Test func `No two tables have the same ID`() async throws {
        #expect(try await house.openTable(for: ada) != house.openTable(for: ada))
    }

    @Test(arguments: ["{}", #"{"name": "Ada"}"#, "Ada"])
    func `A request without a player can't open a table`(words: String) async throws {
        let answer = try await house.post("/api/tables", words, as: ada.secret)
        expect(answer, refuses: "bad-request", 400)
    }

    @Test func `A device can't open a table with another device's name`() async throws {
        let bob = try await house.player("Bob")
        let words = #"{"player": "Ada"}"#
        expect(
            try await house.post("/api/tables", words, as: bob.secret), refuses: "not-your-name",
            403)
        expect(try await house.post("/api/tables", words), refuses: "unknown-device", 403)
    }

    @Test func `A request with an invalid name can't open a table`() async throws {
        let answer = try await house.post("/api/tables", #"{"player": ""}"#, as: ada.secret)
        expect(answer, refuses: "invalid-name", 400)
    }

    @Test func `A spin's payout matches the rules for its bet and pocket`() async throws {
        let table = try await house.openTable(for: ada)
        var (money, score) = (1000, 0)
        for spin in 1...30 {
            let answer = try await house.spin(table, key: "spin-\(spin)", as: ada.secret)
            guard money > 0 else {
                expect(answer, refuses: "table-closed", 409)
                break
            }
            let pocket = try #require(answer.json["pocket"]?.integer.flatMap { Pocket($0) })
            let numbers = PocketSet((1...6).compactMap { Pocket($0) })
            let payout = try Bet(numbers, at: RouletteLevel.all[0]).payout(of: pocket)
            money += payout.money
            score += payout.score
            #expect(answer.json["spin"]?.integer == spin)
            #expect(answer.json["money"]?.integer == money)
            #expect(answer.json["score"]?.integer == score)
            #expect(answer.json["isOver"] == .bool(money <= 0))
            #expect(answer.rank("all") == 1)
        }
    }

    @Test func `A table without money is closed`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.lose(at: table, spins: 10)
        let answer = try await house.spin(table, key: "more", as: ada.secret)
        expect(answer, refuses: "table-closed", 409)
    }

    @Test func `The last spin of a closed table can be resent`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.lose(at: table, spins: 10)
        let answer = try await house.spin(table, key: "lost-10", TestBet.hard, as: ada.secret)
        #expect(answer.status == 200)
        #expect(answer.json["isOver"] == .bool(true))
        #expect(answer.json["money"]?.integer == 0)
    }

    @Test func `Only a closed table's last spin reports that the game has ended`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.lose(at: table, spins: 10)
        let answer = try await house.spin(table, key: "lost-9", TestBet.hard, as: ada.secret)
        #expect(answer.json["isOver"] == .bool(false))
    }

    @Test func `A table's score appears on Roulette's boards`() async throws {
        let table = try await house.openTable(for: ada)
        var score: Int?
        for spin in 1...5 {
            let answer = try await house.spin(table, key: "\(spin)", as: ada.secret)
            score = answer.json["score"]?.integer ?? score
        }
        for period in ["all", "week", "today"] {
            let rows = try await house.get("/api/boards/roulette/\(period)").rows()
            #expect(rows == ["1 Ada \(try #require(score))"])
        }
    }

    @Test func `A spin stores only its own bet and pocket`() async throws {
        let repository = try #require(house.repository as? any SQLRepository)
        let table = try await house.openTable(for: ada)
        // A closed table stores its recording. After nine spins, a table is still open,
        // regardless of the pockets.
        for number in 1...9 { _ = try await house.spin(table, key: "\(number)", as: ada.secret) }
        let rows = try await repository.query("SELECT length(recording) FROM run", [])
        #expect(try rows.map { try $0.get(0, as: Int.self) } == [0])
    }

    @Test func `A table's recording is created only once after each spin`() async throws {
        let table = try await house.openTable(for: ada)
        for spins in 1...2 {
            _ = try await house.spin(table, key: "\(spins)", as: ada.secret)
            let board = try await house.get("/api/boards/roulette/all").json
            let id = try #require(board["rows"]?.list?.first?["run"]?.text)
            let recording = try await house.get("/api/runs/\(id)").bytes
            #expect(
                house.house.runs.recordings[RunID(text: id), spins].map(Array.init) == recording)
            #expect(try await house.get("/api/runs/\(id)").bytes == recording)
        }
    }

    @Test func `A table's recording is valid and has the same score as its last spin`() async throws
    {
        let table = try await house.openTable(for: ada)
        for spin in 1...8 {
            let answer = try await house.spin(table, key: "\(spin)", as: ada.secret)
            let board = try await house.get("/api/boards/roulette/all").json
            let id = try #require(board["rows"]?.list?.first?["run"]?.text)
            let recording = try await house.get("/api/runs/\(id)")
            #expect(recording.headers[.cacheControl] == "no-store")
            let run = try VerifiedRun(verifying: recording.bytes)
            #expect(run.stall == .roulette)
            #expect(run.player.text == "Ada")
            #expect(run.isStandard && !run.isPractice)
            #expect(run.result.score == answer.json["score"]?.integer)
        }
    }

    // MARK: Refusals

    @Test(arguments: [
        #"{"level": "easy", "numbers": [1, 2, 3, 4, 5]}"#,
        #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6, 7]}"#,
        #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 5]}"#,
        #"{"level": "hard", "numbers": [0, 37]}"#,
        #"{"level": "hard", "numbers": [-1, 0]}"#,
        #"{"level": "hard", "numbers": []}"#,
        #"{"level": "silly", "numbers": [1, 2]}"#,
        #"{"level": "", "numbers": [1, 2]}"#,
    ])
    func `An invalid bet is refused, and no pocket is drawn`(bet: String) async throws {
        let table = try await house.openTable(for: ada)
        expect(
            try await house.spin(table, key: "a", bet, as: ada.secret), refuses: "invalid-bet", 400)
        #expect(try await house.repository.table(id: table)?.spins.isEmpty == true)
    }

    @Test(arguments: [
        "", "{}", #"{"level": "easy"}"#, #"{"level": "hard", "numbers": ["1", "2"]}"#,
        #"{"level": "hard", "numbers": [1.5, 2]}"#,
    ])
    func `A request without a bet is refused`(bet: String) async throws {
        let table = try await house.openTable(for: ada)
        expect(
            try await house.spin(table, key: "a", bet, as: ada.secret), refuses: "bad-request", 400)
    }

    @Test(arguments: [nil, "", "a b", "ä", "a/b", String(repeating: "a", count: 65)])
    func `A spin with an invalid key is refused`(key: String?) async throws {
        let table = try await house.openTable(for: ada)
        expect(try await house.spin(table, key: key, as: ada.secret), refuses: "bad-request", 400)
    }

    @Test func `A spin's key can have 64 letters, digits, hyphens and underscores`() async throws {
        let table = try await house.openTable(for: ada)
        let key = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
        #expect(try await house.spin(table, key: key, as: ada.secret).status == 200)
    }

    @Test func `A device can't spin at another device's table`() async throws {
        let table = try await house.openTable(for: ada)
        let bob = try await house.player("Bob")
        expect(
            try await house.spin(table, key: "a", as: bob.secret), refuses: "not-your-table", 403)
        expect(try await house.spin(table, key: "a", as: nil), refuses: "unknown-device", 403)
    }

    @Test(arguments: ["x", "AAAAAAAAAAAAAAAAAAAAAA", "%27%20OR%201=1"])
    func `An unknown table isn't found`(table: String) async throws {
        expect(
            try await house.spin(table, key: "a", as: ada.secret), refuses: "unknown-table", 404)
    }

    @Test func `A table with another version of the rules is closed`() async throws {
        let name = try HouseName("ada")
        let player = try #require(try await house.repository.player(named: name))
        try await house.repository.openTable(
            id: "old", player: player.id, contest: .roulette, at: house.clock.now)
        try await house.change("UPDATE roulette_table SET rules_version = rules_version + 1")
        expect(try await house.spin("old", key: "a", as: ada.secret), refuses: "table-closed", 409)
    }

    // MARK: Repeated requests

    @Test func `Resending a spin returns the same spin`() async throws {
        let table = try await house.openTable(for: ada)
        let first = try await house.spin(table, key: "one", as: ada.secret)
        _ = try await house.spin(table, key: "two", as: ada.secret)
        let again = try await house.spin(table, key: "one", as: ada.secret)
        #expect(again.status == 200)
        for member in ["spin", "pocket", "money", "score", "isOver"] {
            #expect(again.json[member] == first.json[member])
        }
        #expect(try await house.repository.table(id: table)?.spins.count == 2)
        #expect(try await house.count("funfair_spins_total") == 2)
    }

    @Test func `The same numbers in a different order are the same bet`() async throws {
        let table = try await house.openTable(for: ada)
        let first = try await house.spin(table, key: "one", TestBet.hard, as: ada.secret)
        let again = try await house.spin(
            table, key: "one", #"{"level": "hard", "numbers": [36, 0]}"#, as: ada.secret)
        #expect(again.json["pocket"] == first.json["pocket"])
    }

    @Test func `A key can't be reused for a different bet`() async throws {
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "one", as: ada.secret)
        let answer = try await house.spin(table, key: "one", TestBet.hard, as: ada.secret)
        expect(answer, refuses: "key-reused", 409)
    }

    @Test func `The same key at a different table creates a new spin`() async throws {
        let (first, second) = (
            try await house.openTable(for: ada), try await house.openTable(for: ada)
        )
        _ = try await house.spin(first, key: "one", as: ada.secret)
        let answer = try await house.spin(second, key: "one", TestBet.hard, as: ada.secret)
        #expect(answer.json["spin"]?.integer == 1)
    }

    @Test func `Concurrent requests with the same key all return the same spin`() async throws {
        let (house, ada) = (house, ada)
        let table = try await house.openTable(for: ada)
        let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<50 {
                group.addTask { try await house.spin(table, key: "one", as: ada.secret) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0.status == 200 })
        #expect(Set(answers.map { $0.json["pocket"] }).count == 1)
        #expect(try await house.repository.table(id: table)?.spins.count == 1)
        #expect(try await house.count("funfair_spins_total") == 1)
    }

    @Test func `Concurrent requests with different keys each create a spin`() async throws {
        let (house, ada) = (house, ada)
        let table = try await house.openTable(for: ada)
        let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
            for key in 0..<9 {
                group.addTask { try await house.spin(table, key: "\(key)", as: ada.secret) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers.map { $0.json["spin"]?.integer }) == Set(1...9))
    }

    // MARK: Crashes between bet and draw

    @Test func `Resending an interrupted bet draws its pocket`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.bet("one", at: table, number: 1)
        let answer = try await house.spin(table, key: "one", as: ada.secret)
        #expect(answer.status == 200)
        #expect(answer.json["spin"]?.integer == 1)
        #expect(answer.rank("all") == 1)
        #expect(
            try await house.repository.table(id: table)?.spins.first?.pocket
                == answer.json["pocket"]?.integer)
    }

    @Test func `An interrupted bet is settled before the next one`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.bet("lost", at: table, number: 1)
        let answer = try await house.spin(table, key: "next", as: ada.secret)
        #expect(answer.json["spin"]?.integer == 2)
        let spins = try #require(try await house.repository.table(id: table)?.spins)
        #expect(spins.map(\.bet.key) == ["lost", "next"])
        #expect(spins.allSatisfy { $0.pocket != nil })
    }

    @Test func `An interrupted bet can't be replaced by a different one`() async throws {
        let table = try await house.openTable(for: ada)
        try await house.bet("one", at: table, number: 1)
        let answer = try await house.spin(table, key: "one", TestBet.hard, as: ada.secret)
        expect(answer, refuses: "key-reused", 409)
    }
}

extension TestHouse {
    /// Stores a bet on 1 to 6 without a draw, as if the house had crashed after the bet.
    fileprivate func bet(_ key: String, at table: String, number: Int) async throws {
        _ = try await repository.store(
            bet: try StoredBet(number: number, key: key, level: "easy", numbers: Array(1...6)),
            onTable: table)
    }

    /// Loses the given number of spins, betting each time on numbers that weren't drawn.
    fileprivate func lose(at table: String, spins: Int) async throws {
        let standing = TableStanding(
            player: try await repository.player(named: try HouseName("ada"))?.id ?? 0,
            contest: .roulette, score: 0, ticks: 0, rulesVersion: 1, recording: Data(), boards: [],
            moment: clock.now)
        for number in 1...spins {
            _ = try await repository.store(
                bet: try StoredBet(
                    number: number, key: "lost-\(number)", level: "hard", numbers: [0, 36]),
                onTable: table)
            _ = try await repository.store(
                pocket: 17, ofSpin: number, onTable: table, standing)
        }
    }
}
