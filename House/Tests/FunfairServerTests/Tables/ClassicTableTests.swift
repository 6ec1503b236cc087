import Breakout
import BubblePop
import Foundation
import Funfair
import HTTPTypes
import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Classic tables", .withEveryEngine)
struct ClassicTableTests {
    private static let classic = Contest(RouletteMode.classic)
    /// A bet of 25 on number 17 and 10 on red.
    private static let bet = #"{"places": [17, 153], "chips": [25, 10]}"#

    private let house: TestHouse
    private let ada: TestPlayer
    private let table: String

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        table = try await house.openTable("roulette-classic", for: ada)
    }

    private func spin(_ key: String = "a", _ bet: String = Self.bet) async throws -> Answer {
        try await house.spin(table, key: key, bet, as: ada.secret)
    }

    private func stored() async throws -> [StoredSpin] {
        try #require(try await house.repository.table(id: table)).spins
    }

    /// Stores a bet without a draw, as if the house had crashed after the bet.
    private func store(_ key: String, _ number: Int, at place: Int, of amount: Int) async throws {
        let wager = try Wager(places: [place], amounts: [amount])
        let bet = StoredBet(number: number, key: key, wager: wager)
        #expect(try await house.repository.store(bet: bet, onTable: table))
    }

    @Test func `A new table has the requested contest`() async throws {
        let words = #"{"player": "Ada", "game": "roulette-classic"}"#
        let answer = try await house.post("/api/tables", words, as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["game"] == .text("roulette-classic"))
        #expect(answer.json["money"]?.integer == 1000)
    }

    @Test func `A table requested without a contest has the standard mode`() async throws {
        let answer = try await house.post("/api/tables", #"{"player": "Ada"}"#, as: ada.secret)
        #expect(answer.json["game"] == .text("roulette"))
    }

    @Test(arguments: [
        ("bubblepop", "bad-request", 400), ("breakout-capsules", "bad-request", 400),
        ("roulette-levels", "unknown-game", 404), ("roulette-", "unknown-game", 404),
        ("chess", "unknown-game", 404), ("", "unknown-game", 404),
    ])
    func `A request for a table in a contest without tables is refused`(
        game: String, word: String, status: Int
    ) async throws {
        let words = #"{"player": "Ada", "game": "\#(game)"}"#
        let answer = try await house.post("/api/tables", words, as: ada.secret)
        expect(answer, refuses: word, status)
        #expect(answer.json["detail"]?.text?.contains("roulette-classic") == true)
    }

    @Test func `A Classic spin pays according to its bet and pocket`() async throws {
        let wager = try Wager(places: [17, 153], amounts: [25, 10])
        var (money, most) = (1000, 1000)
        for number in 1...20 {
            let answer = try await spin("spin-\(number)")
            let pocket = try #require(answer.json["pocket"]?.integer.flatMap { Pocket($0) })
            money += wager.money(of: pocket)
            most = max(most, money)
            #expect(answer.json["spin"]?.integer == number)
            #expect(answer.json["money"]?.integer == money)
            #expect(answer.json["score"]?.integer == most - 1000)
            #expect(answer.json["isOver"] == .bool(false))
            #expect(answer.rank("all") == 1)
        }
    }

    @Test func `A Classic table's score is only on Classic's boards`() async throws {
        let score = try #require(try await spin().json["score"]?.integer)
        for period in ["all", "week", "today"] {
            let rows = try await house.get("/api/boards/roulette-classic/\(period)").rows()
            #expect(rows == ["1 Ada \(score)"])
            #expect(try await house.get("/api/boards/roulette/\(period)").rows() == [])
        }
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A device's download includes the mode of a Classic table`() async throws {
        _ = try await spin()
        let own = try await house.get("/api/device", HTTPFields().by(ada.secret))
        let runs = try #require(own.json["names"]?.list?.first?["runs"]?.list)
        #expect(runs.map { $0["game"] } == [.text("roulette-classic")])
    }

    @Test func `The recording of a Classic table is valid and has the same score as its last spin`()
        async throws
    {
        for number in 1...5 {
            let answer = try await spin("\(number)")
            let board = try await house.get("/api/boards/roulette-classic/all").json
            let id = try #require(board["rows"]?.list?.first?["run"]?.text)
            let recording = try await house.get("/api/runs/\(id)")
            #expect(recording.headers[.cacheControl] == "no-store")
            let run = try VerifiedRun(verifying: recording.bytes)
            #expect(run.contest == Self.classic)
            #expect(run.isStandard && !run.isPractice)
            #expect(run.result.score == answer.json["score"]?.integer)
        }
    }

    @Test func `A single bet can have chips on every place`() async throws {
        let places = Array(ClothPlace.all.indices)
        let chips = Array(repeating: 6, count: places.count)
        #expect(try await spin("a", #"{"places": \#(places), "chips": \#(chips)}"#).status == 200)
        #expect(try await stored()[0].bet.roulette == Wager(places: places, amounts: chips))
    }

    @Test func `The API description states the number of places and the allowed chips`() throws {
        let schema = APIDescription.shared.document["components"]?["schemas"]?["ChipBet"]
        for (member, range) in [
            ("places", 0...ClothPlace.all.count - 1), ("chips", 1...RouletteRules.highestStack),
        ] {
            let list = schema?["properties"]?[member]
            #expect(list?["maxItems"]?.integer == ClothPlace.all.count)
            #expect(list?["items"]?["minimum"]?.integer == range.lowerBound)
            #expect(list?["items"]?["maximum"]?.integer == range.upperBound)
        }
    }

    // MARK: Refusals

    @Test(arguments: [
        (#"{"places": [], "chips": []}"#, "Put a chip on the cloth first."),
        (#"{"places": [1, 2], "chips": [5]}"#, "The bet has 2 places, but chips for 1."),
        (#"{"places": [1], "chips": [5, 5]}"#, "The bet has 1 places, but chips for 2."),
        (#"{"places": [1, 1], "chips": [5, 5]}"#, "The bet has a place twice."),
        (#"{"places": [157], "chips": [5]}"#, "There is no place 157. Places are 0 to 156."),
        (#"{"places": [-1], "chips": [5]}"#, "There is no place -1. Places are 0 to 156."),
        (#"{"places": [3], "chips": [0]}"#, "A place takes chips of 1 to 500, not of 0."),
        (#"{"places": [3], "chips": [-5]}"#, "A place takes chips of 1 to 500, not of -5."),
        (#"{"places": [3], "chips": [501]}"#, "A place takes chips of 1 to 500, not of 501."),
        (
            #"{"places": [3, 4, 5], "chips": [500, 500, 1]}"#,
            "You bet 1001, but have only 1000."
        ),
        (
            TestBet.easy, "This table takes chips on places, not bets on numbers of a level."
        ),
    ])
    func `An invalid bet is refused, and no pocket is drawn`(
        bet: String, detail: String
    ) async throws {
        let answer = try await spin("a", bet)
        expect(answer, refuses: "invalid-bet", 400)
        #expect(answer.json["detail"]?.text == detail)
        #expect(try await stored().isEmpty)
    }

    @Test(arguments: [
        #"{"places": [1]}"#, #"{"chips": [5]}"#, #"{"places": ["1"], "chips": [5]}"#,
        #"{"places": [1], "chips": [5.5]}"#, #"{"places": [1], "chips": 5}"#,
        #"{"places": null, "chips": [5]}"#, #"{"places": [1e400], "chips": [5]}"#,
        #"{"places": [1], "chips": [5], "level": "hard", "numbers": [1, 2]}"#,
        #"{"places": [1], "level": "hard", "numbers": [1, 2]}"#,
    ])
    func `A request without a bet is refused`(bet: String) async throws {
        expect(try await spin("a", bet), refuses: "bad-request", 400)
        #expect(try await stored().isEmpty)
    }

    @Test func `A table with levels refuses chips`() async throws {
        let other = try await house.openTable(for: ada)
        let answer = try await house.spin(other, key: "a", Self.bet, as: ada.secret)
        expect(answer, refuses: "invalid-bet", 400)
        #expect(try await house.repository.table(id: other)?.spins.isEmpty == true)
    }

    @Test func `A bet can use all the money left but can't exceed it`() async throws {
        try await store("a", 1, at: 3, of: 500)
        try await store("b", 2, at: 3, of: 400)
        for number in 1...2 { try await draw(17, ofSpin: number) }
        expect(
            try await spin("c", #"{"places": [3], "chips": [101]}"#), refuses: "invalid-bet", 400)
        let answer = try await spin("c", #"{"places": [3], "chips": [100]}"#)
        #expect(answer.json["isOver"] == .bool(answer.json["money"]?.integer == 0))
    }

    @Test func `A Classic table without money is closed`() async throws {
        for number in 1...2 {
            try await store("\(number)", number, at: 3, of: 500)
            try await draw(17, ofSpin: number)
        }
        expect(try await spin("more"), refuses: "table-closed", 409)
        let last = try await spin("2", #"{"places": [3], "chips": [500]}"#)
        #expect(last.json["isOver"] == .bool(true))
        #expect(last.json["money"]?.integer == 0)
    }

    private func draw(_ pocket: Int, ofSpin number: Int) async throws {
        let player = try await house.repository.player(named: try HouseName("Ada"))
        _ = try await house.repository.store(
            pocket: pocket, ofSpin: number, onTable: table,
            TableStanding(
                player: player?.id ?? 0, contest: Self.classic, score: 0, ticks: 0,
                rulesVersion: 1, recording: Data(), boards: [], moment: house.clock.now))
    }

    // MARK: Repeated requests

    @Test func `A bet resent with its places in a different order is drawn once`() async throws {
        let first = try await spin()
        let again = try await spin("a", #"{"chips": [10, 25], "places": [153, 17]}"#)
        for member in ["spin", "pocket", "money", "score", "isOver"] {
            #expect(again.json[member] == first.json[member])
        }
        #expect(try await stored().count == 1)
        #expect(try await house.count("funfair_spins_total") == 1)
    }

    @Test(arguments: [
        #"{"places": [17, 153], "chips": [25, 11]}"#, #"{"places": [17, 154], "chips": [25, 10]}"#,
        #"{"places": [17], "chips": [25]}"#, TestBet.hard,
    ])
    func `A key can't be reused for a different bet with chips`(bet: String) async throws {
        _ = try await spin()
        expect(try await spin("a", bet), refuses: "key-reused", 409)
    }

    @Test func `An interrupted bet can be resent after the house reopens`() async throws {
        let before = try await spin("before")
        try await store("fell", 2, at: 17, of: 25)
        let house = try await TestHouse(in: house.folder)
        let answer = try await house.spin(
            table, key: "fell", #"{"places": [17], "chips": [25]}"#, as: ada.secret)
        #expect(answer.json["spin"]?.integer == 2)
        let pocket = try #require(answer.json["pocket"]?.integer)
        let money = try #require(before.json["money"]?.integer)
        #expect(answer.json["money"]?.integer == money + (pocket == 17 ? 875 : -25))
        #expect(try await stored().map(\.pocket) == [before.json["pocket"]?.integer, pocket])
        #expect(answer.rank("all") == 1)
    }
}

@Suite("The mode of a stored table")
struct StoredTableTests {
    private func recording(of contest: Contest?) -> KeptRecording {
        let table = TableRecord(
            player: 1, contest: contest, rulesVersion: Stall.roulette.rulesVersion, spins: [],
            asked: nil)
        return KeptRecording(table, player: "Ada")
    }

    @Test(arguments: [Contest.roulette, Contest(RouletteMode.classic)])
    func `A Roulette table has a recording in its mode`(contest: Contest) throws {
        let bytes = try #require(recording(of: contest).bytes)
        #expect(try ClaimedRun(reading: Array(bytes)).contest == contest)
    }

    @Test(arguments: [nil, .breakout, Contest(BreakoutMode.capsules), Contest(BubblePopMode.sharp)])
    func `A table of another game has no recording`(contest: Contest?) {
        #expect(recording(of: contest).bytes == nil)
    }
}
