import Arcade
import Funfair
import FuzzKit
import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The house caches the folded state of open tables to save processor time.
@Suite("Cached tables")
struct FoldedTableTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let device: Device
    private let table: String

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        device = Device(try #require(DeviceSecret(text: ada.secret)))
        table = try await house.openTable(for: ada)
    }

    private func folded() async throws -> Double {
        try await house.count("funfair_spins_folded_total") ?? 0
    }

    /// Returns a bet on the six numbers from `first` or, in Classic, on the six places from
    /// `first`, which are numbers and lines between numbers.
    private static func bet(from first: Int, of contest: Contest = .roulette) throws -> Wager {
        let six = Array(first..<(first + 6))
        return try contest.isStandardWay
            ? Wager(level: "easy", numbers: six)
            : Wager(places: six, amounts: six.map { 10 + $0 })
    }

    /// Stores the given number of winning spins, as another house on the same file would.
    private func win(spins: Int, at table: String? = nil, _ wager: Wager? = nil) async throws {
        let table = table ?? self.table
        let wager = try wager ?? Self.bet(from: 1)
        try await house.file.pool.write { db in
            for number in 1...spins {
                let bet = StoredBet(number: number, key: "won-\(number)", wager: wager)
                try db.execute(
                    sql: """
                        INSERT INTO spin (roulette_table, number, key, wager, pocket)
                        VALUES (?, ?, ?, ?, ?)
                        """, arguments: [table, number, bet.key, bet.wager, 1])
            }
        }
    }

    @Test func `Once a table is cached, each new spin replays only itself`() async throws {
        try await win(spins: 2000)
        #expect(try await house.spin(table, key: "a", as: ada.secret).status == 200)
        #expect(try await folded() == 2001)
        for (number, key) in ["b", "c", "d"].enumerated() {
            let answer = try await house.spin(table, key: key, as: ada.secret)
            #expect(answer.json["spin"]?.integer == 2002 + number)
            #expect(try await folded() == Double(2002 + number))
        }
    }

    @Test func `Resending a spin replays nothing, however old the spin is`() async throws {
        try await win(spins: 20)
        let answer = try await house.spin(table, key: "new", as: ada.secret)
        let before = try await folded()
        #expect(try await house.spin(table, key: "new", as: ada.secret).bytes == answer.bytes)
        let old = try await house.spin(table, key: "won-3", as: ada.secret)
        #expect(old.json["spin"]?.integer == 3)
        #expect(old.json["pocket"]?.integer == 1)
        expect(
            try await house.spin(table, key: "won-3", TestBet.hard, as: ada.secret),
            refuses: "key-reused", 409)
        let bob = try await house.player("Bob")
        expect(
            try await house.spin(table, key: "x", as: bob.secret), refuses: "not-your-table", 403)
        let nothing = #"{"level": "easy", "numbers": []}"#
        expect(
            try await house.spin(table, key: "x", nothing, as: ada.secret), refuses: "invalid-bet",
            400)
        #expect(try await folded() == before)
    }

    @Test func `A cached table includes spins drawn by another house`() async throws {
        try await win(spins: 3)
        _ = try await house.spin(table, key: "a", as: ada.secret)
        let other = House(repository: house.repository, key: house.key, limits: .none) {
            [clock = house.clock] in clock.now
        }
        let there = try await other.tables.spin(
            at: table, key: "b", Self.bet(from: 1), of: device)
        #expect(there.spin == 5)
        let here = try await house.spin(table, key: "b", as: ada.secret)
        #expect(here.json["pocket"]?.integer == there.pocket)
        #expect(try await house.spin(table, key: "c", as: ada.secret).json["spin"]?.integer == 6)
    }

    @Test func `A table removed during a game is no longer cached`() async throws {
        #expect(try await house.spin(table, key: "a", as: ada.secret).status == 200)
        #expect(try await House.remove("Ada", from: house.repository) == .removed("Ada"))
        for key in ["a", "b"] {
            expect(
                try await house.spin(table, key: key, as: ada.secret), refuses: "unknown-device",
                403
            )
        }
        #expect(house.house.tables.cache.take(table) == nil)
    }

    @Test func `A spin that couldn't be stored isn't cached`() async throws {
        try await win(spins: 3)
        _ = try await house.spin(table, key: "a", as: ada.secret)
        try await house.file.pool.write {
            try $0.execute(
                sql: """
                    CREATE TRIGGER full BEFORE UPDATE ON spin
                    BEGIN SELECT RAISE(ABORT, 'disk full'); END
                    """)
        }
        expect(try await house.spin(table, key: "b", as: ada.secret), refuses: "not-storing", 503)
        try await house.file.pool.write { try $0.execute(sql: "DROP TRIGGER full") }
        let answer = try await house.spin(table, key: "b", as: ada.secret)
        #expect(answer.json["spin"]?.integer == 5)
        #expect(answer.json["pocket"]?.integer != nil)
        #expect(try await house.repository.table(id: table)?.spins.count == 5)
    }

    /// Returns the outcome of each spin, computed by folding the whole stored table.
    private func outcomes(
        of table: String, _ contest: Contest
    ) async throws -> [TableGame.SpinResult] {
        var game = TableGame(
            player: try PlayerName("Ada"), in: try #require(contest.rouletteMode))
        for spin in try #require(try await house.repository.table(id: table)).spins {
            let wager = try #require(spin.bet.roulette)
            game.play(wager, pocket: try #require(spin.pocket.flatMap { Pocket($0) }))
        }
        return game.outcomes
    }

    @Test(arguments: 0..<4, [Contest.roulette, Contest(RouletteMode.classic)])
    func `Requests in any order return the same results as a full replay`(
        seed: UInt64, contest: Contest
    ) async throws {
        let table = try await house.openTable(contest.word, for: ada)
        var random = SeededGenerator(seed: seed)
        func open() async throws -> House {
            House(repository: house.repository, key: house.key, limits: .none) {
                [clock = house.clock] in clock.now
            }
        }
        // The table wins at first so that its money lasts a while.
        try await win(spins: 30, at: table, Self.bet(from: 1, of: contest))
        var current = try await open()
        var asked: [(key: String, first: Int)] = []
        for turn in 0..<60 {
            switch random.below(10) {
            case 0: current = try await open()
            case 1:
                // A bet is stored, and the house crashes before drawing a pocket.
                let spins = try #require(try await house.repository.table(id: table)).spins
                let all = try? await outcomes(of: table, contest)
                guard let game = all?.last, game.money > 200 else { break }
                let ask = (key: "fell-\(turn)", first: 10)
                let wager = try Self.bet(from: ask.first, of: contest)
                _ = try await house.repository.store(
                    bet: StoredBet(number: spins.count + 1, key: ask.key, wager: wager),
                    onTable: table)
                asked.append(ask)
                current = try await open()
            default: break
            }
            var ask = (key: "key-\(turn)", first: random.below(30))
            let isRepeated = !asked.isEmpty && random.below(3) == 0
            if isRepeated { ask = asked[random.below(asked.count)] }
            do {
                let answer = try await current.tables.spin(
                    at: table, key: ask.key, Self.bet(from: ask.first, of: contest), of: device)
                let all = try await outcomes(of: table, contest)
                #expect(
                    TableGame.SpinResult(
                        pocket: answer.pocket, money: answer.money, score: answer.score)
                        == all[answer.spin - 1])
                #expect(answer.isOver == (answer.money <= 0))
                #expect(isRepeated || answer.spin == all.count)
                if !isRepeated { asked.append(ask) }
            } catch Refusal.tableClosed {
                #expect(!isRepeated)
                #expect(try await outcomes(of: table, contest).last?.money ?? 1 <= 0)
            } catch Refusal.invalidBet {
                #expect(!isRepeated && !contest.isStandardWay)
                #expect(try await outcomes(of: table, contest).last?.money ?? 1000 < 300)
            }
        }
        try await current.runs.verifier.close()
    }
}

@Suite("Which tables are cached")
struct FoldedTablesTests {
    private func game(spins: Int) throws -> TableGame {
        var game = TableGame(player: try PlayerName("Ada"))
        let numbers = PocketSet((1...6).compactMap { Pocket($0) })
        let bet = Wager.numbers(try Bet(numbers, at: RouletteLevel.all[0]))
        for _ in 0..<spins { game.play(bet, pocket: try #require(Pocket(1))) }
        return game
    }

    @Test func `A table in use by one request isn't available to another`() throws {
        let tables = TableCache()
        tables.keep(try game(spins: 2), of: "a")
        #expect(tables.take("a")?.spins == 2)
        #expect(tables.take("a") == nil)
    }

    @Test func `The least recently used table is dropped first`() throws {
        let tables = TableCache(most: 2)
        for id in ["a", "b"] { tables.keep(try game(spins: 0), of: id) }
        if let a = tables.take("a") { tables.keep(a, of: "a") }
        tables.keep(try game(spins: 0), of: "c")
        #expect(["a", "b", "c"].map { tables.take($0) != nil } == [true, false, true])
    }

    @Test func `A few long tables can fill the cache`() throws {
        let tables = TableCache(most: 100, mostSpins: 10)
        for id in ["a", "b", "c"] { tables.keep(try game(spins: 4), of: id) }
        #expect(["a", "b", "c"].map { tables.take($0) != nil } == [false, true, true])
        tables.keep(try game(spins: 11), of: "d")
        #expect(tables.take("d") == nil)
        tables.keep(try game(spins: 10), of: "e")
        #expect(tables.take("e") != nil)
    }

    @Test func `A spin with many chips uses as much of the cache as many spins`() throws {
        let tables = TableCache(most: 100, mostSpins: 10)
        let wager = try Wager(places: Array(0..<80), amounts: Array(repeating: 1, count: 80))
        var game = TableGame(
            player: try PlayerName("Ada"), in: wager.mode)
        game.play(wager, pocket: try #require(Pocket(1)))
        tables.keep(game, of: "a")
        #expect(tables.take("a") == nil)
    }
}
