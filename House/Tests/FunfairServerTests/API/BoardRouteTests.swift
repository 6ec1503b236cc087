import Arcade
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Public boards", .withEveryEngine)
struct BoardRouteTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private func board(_ period: String = "all", _ query: String = "") async throws -> Answer {
        try await house.get("/api/boards/breakout/\(period)\(query)")
    }

    /// Registers a player for each score and adds the scores in order, a second apart.
    private func put(_ scores: (String, Int)...) async throws {
        for (name, score) in scores {
            try await house.put(score, of: try await house.player(name))
            house.clock.pass(seconds: 1)
        }
    }

    @Test(arguments: [
        ("breakout", "all", 0), ("bubblepop", "week", 1_795_392_000),
        ("roulette", "today", 1_795_305_600), ("breakout", "challenge", 1_795_305_600),
    ])
    func `An empty board states when its period ends`(game: String, period: String, end: Int)
        async throws
    {
        let answer = try await house.get("/api/boards/\(game)/\(period)")
        #expect(answer.status == 200)
        #expect(answer.json["game"] == .text(game))
        #expect(answer.json["period"] == .text(period))
        #expect(answer.json["players"]?.integer == 0)
        #expect(answer.json["ends"] == (end == 0 ? .null : .number(Double(end))))
        #expect(answer.json["rows"] == .list([]))
        #expect(answer.json["around"] == .list([]))
    }

    @Test func `A board lists the highest score first`() async throws {
        try await put(("Ada", 10), ("Bob", 30), ("Cem", 20))
        let answer = try await board()
        #expect(answer.rows() == ["1 Bob 30", "2 Cem 20", "3 Ada 10"])
        #expect(answer.json["players"]?.integer == 3)
    }

    @Test func `A row has the run's ID and arrival time`() async throws {
        let ada = try await house.player("Ada")
        let run = try await house.play(ada)
        let row = try #require(try await board().json["rows"]?.list?.first)
        #expect(row["run"] == run.json["run"])
        #expect(row["made"]?.integer == Int(house.clock.now.seconds))
    }

    @Test func `Equal scores share a rank, and the oldest is listed first`() async throws {
        try await put(("Ada", 10), ("Bob", 20), ("Cem", 20), ("Dot", 20), ("Eve", 5))
        #expect(
            try await board().rows()
                == ["1 Bob 20", "1 Cem 20", "1 Dot 20", "4 Ada 10", "5 Eve 5"])
    }

    @Test func `Repeating a score doesn't move a player behind an equal score`() async throws {
        let ada = try await house.player("Ada")
        try await house.put(20, of: ada)
        house.clock.pass(seconds: 1)
        try await put(("Bob", 20))
        try await house.put(20, of: ada)
        #expect(try await board().rows() == ["1 Ada 20", "1 Bob 20"])
    }

    @Test func `A board lists each player once, with their best score`() async throws {
        let ada = try await house.player("Ada")
        for score in [20, 40, 30] { try await house.put(score, of: ada) }
        #expect(try await board().rows() == ["1 Ada 40"])
    }

    @Test func `Without a version, the current rules apply`() async throws {
        try await put(("Ada", 10))
        let rules = Stall.breakout.rulesVersion
        for query in ["", "?rules=\(rules)"] {
            let answer = try await board("all", query)
            #expect(answer.rows() == ["1 Ada 10"])
            #expect(answer.json["rulesVersion"]?.integer == Int(rules))
            #expect(answer.json["olderRules"] == .list([]))
        }
    }

    @Test func `A new score isn't on the boards of older rules`() async throws {
        try await put(("Ada", 10))
        let answer = try await board("all", "?rules=1")
        #expect(answer.json["rulesVersion"]?.integer == 1)
        #expect(answer.json["players"]?.integer == 0)
    }

    @Test(arguments: ["0", "4", "256", "-1", "first", "", "1.0"])
    func `The refusal of an unknown version of the rules lists the known versions`(
        rules: String
    ) async throws {
        let answer = try await board("all", "?rules=\(rules)")
        expect(answer, refuses: "invalid-query", 400)
        #expect(
            answer.json["detail"]
                == .text("The rules of Breakout must be a whole number from 1 to 3."))
    }

    @Test func `Two names of one device are two players`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.register("Grace", as: ada.secret)
        try await house.put(1, of: ada)
        try await house.put(2, of: TestPlayer(name: "Grace", secret: ada.secret))
        #expect(try await board().rows() == ["1 Grace 2", "2 Ada 1"])
    }

    // MARK: Days and weeks

    @Test func `A daily board ends at midnight, and not a millisecond earlier`() async throws {
        try await put(("Ada", 10))
        house.clock.now = Timestamp.saturdayNoon.day.later(days: 1).start.later(milliseconds: -1)
        #expect(try await board("today").rows() == ["1 Ada 10"])
        house.clock.pass(milliseconds: 1)
        #expect(try await board("today").rows().isEmpty)
        #expect(try await board("week").rows() == ["1 Ada 10"])
        #expect(try await board("all").rows() == ["1 Ada 10"])
    }

    @Test func `A weekly board ends when Monday begins, and not a millisecond earlier`()
        async throws
    {
        try await put(("Ada", 10))
        house.clock.now = Timestamp.monday.later(milliseconds: -1)
        #expect(try await board("week").rows() == ["1 Ada 10"])
        house.clock.now = .monday
        #expect(try await board("week").rows().isEmpty)
        #expect(try await board("week").json["ends"]?.integer == 1_795_392_000 + 7 * 86_400)
        #expect(try await board("all").rows() == ["1 Ada 10"])
    }

    @Test func `A run in the first millisecond of Monday counts for the new week`() async throws {
        house.clock.now = .monday
        try await put(("Ada", 10))
        house.clock.now = Timestamp.monday.later(milliseconds: 7 * 86_400_000 - 1)
        #expect(try await board("week").rows() == ["1 Ada 10"])
    }

    // MARK: Yesterday and last week

    @Test func `Yesterday's and last week's boards no longer change`() async throws {
        try await put(("Ada", 10), ("Bob", 20))
        house.clock.now = .monday
        try await put(("Cem", 30))
        #expect(try await board("week").rows() == ["1 Cem 30"])
        let last = try await board("week", "?ago=1&around=Ada")
        #expect(last.rows() == ["1 Bob 20", "2 Ada 10"])
        #expect(last.rows("around") == ["1 Bob 20", "2 Ada 10"])
        #expect(last.json["ago"]?.integer == 1)
        #expect(last.json["ends"]?.integer == Int(Timestamp.monday.seconds))
        // Ada and Bob played on Saturday.
        #expect(try await board("today", "?ago=1").rows().isEmpty)
        house.clock.now = Timestamp.saturdayNoon.day.later(days: 1).start
        #expect(try await board("today", "?ago=1").rows() == ["1 Bob 20", "2 Ada 10"])
    }

    @Test(arguments: ["today", "week", "challenge"])
    func `Recordings on an old board are available for two days or weeks`(
        period: String
    ) async throws {
        let ada = try await house.player("Ada")
        _ = try await house.play(ada, period == "challenge" ? "challenge" : "open")
        // A better run replaces the first one on the all-time board.
        try await house.put(1_000_000, of: ada)
        let start = period == "week" ? Timestamp.monday.day : house.clock.now.day.later(days: 1)
        house.clock.now = start.start
        // Wait until the challenge's seed can no longer be played.
        if period == "challenge" {
            let longest = Ticket.milliseconds(ofTicks: Contest.breakout.mostTicks)
            house.clock.pass(milliseconds: longest + Ticket.allowedPauses)
        }
        let run = try #require(
            try await board(period, "?ago=1").json["rows"]?.list?.first?["run"]?.text)
        #expect(try await house.get("/api/runs/\(run)").status == 200)
        house.clock.now = start.later(days: 7).start
        #expect(try await board(period, "?ago=1").rows().isEmpty)
    }

    @Test(arguments: ["all?ago=1", "week?ago=2", "today?ago=-1", "week?ago=", "week?ago=first"])
    func `A request for an earlier board that can't exist is refused`(board: String) async throws {
        expect(try await house.get("/api/boards/breakout/\(board)"), refuses: "invalid-query", 400)
    }

    @Test func `A score below the player's best is still on today's board`() async throws {
        let ada = try await house.player("Ada")
        try await house.put(40, of: ada)
        house.clock.now = .monday
        try await house.put(30, of: ada)
        #expect(try await board("today").rows() == ["1 Ada 30"])
        #expect(try await board("week").rows() == ["1 Ada 30"])
        #expect(try await board("all").rows() == ["1 Ada 40"])
    }

    @Test func `The challenge board has only runs played for the challenge`() async throws {
        try await put(("Ada", 10))
        try await house.put(5, of: try await house.player("Bob"), .challenge)
        #expect(try await board("challenge").rows() == ["1 Bob 5"])
        #expect(try await board("today").rows() == ["1 Ada 10", "2 Bob 5"])
    }

    @Test(arguments: [
        (0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
        (20_778, "2026-11-21"), (20_818, "2026-12-31"), (20_819, "2027-01-01"),
    ])
    func `A day's text is its calendar date`(number: Int, date: String) {
        #expect(Day(number: number).text == date)
    }

    @Test func `A day's week begins on the Monday on or before that day`() {
        let monday = Timestamp.monday.day.number
        for day in 0..<7 { #expect(Day(number: monday + day).monday.number == monday) }
        #expect(Day(number: monday - 1).monday.number == monday - 7)
    }

    // MARK: Parts of a board

    @Test func `A page has twenty rows by default, or the requested number`() async throws {
        for number in 1...25 { try await put(("Player \(number)", number)) }
        #expect(try await board().rows().count == 20)
        #expect(try await board("all", "?limit=3").rows().count == 3)
        #expect(try await board("all", "?limit=100").rows().count == 25)
        #expect(try await board("all", "?limit=3").json["players"]?.integer == 25)
    }

    @Test(arguments: ["0", "101", "-1", "x", "", "1.5", "99999999999999999999"])
    func `An invalid limit is refused`(limit: String) async throws {
        expect(try await board("all", "?limit=\(limit)"), refuses: "invalid-query", 400)
    }

    @Test(arguments: [
        (1, ["1 P9 9", "2 P8 8", "3 P7 7", "4 P6 6"]),
        (2, ["1 P9 9", "2 P8 8", "3 P7 7", "4 P6 6", "5 P5 5"]),
        (5, ["2 P8 8", "3 P7 7", "4 P6 6", "5 P5 5", "6 P4 4", "7 P3 3", "8 P2 2"]),
        (9, ["6 P4 4", "7 P3 3", "8 P2 2", "9 P1 1"]),
    ])
    func `The rows around a player include three above and three below`(
        rank: Int, rows: [String]
    ) async throws {
        for number in 1...9 { try await put(("P\(number)", number)) }
        #expect(try await board("all", "?around=p\(10 - rank)").rows("around") == rows)
    }

    @Test func `In the rows around a player, equal scores have equal ranks`() async throws {
        try await put(("Ada", 10), ("Bob", 10), ("Cem", 10), ("Dot", 10), ("Eve", 10))
        #expect(
            try await board("all", "?around=Eve").rows("around")
                == ["1 Bob 10", "1 Cem 10", "1 Dot 10", "1 Eve 10"])
    }

    @Test func `There are no rows around a player who isn't on the board`() async throws {
        try await put(("Ada", 10))
        _ = try await house.player("Bob")
        for name in ["Bob", "Nobody"] {
            #expect(try await board("all", "?around=\(name)").json["around"] == .list([]))
        }
    }

    @Test func `The name in the around parameter can be percent-encoded`() async throws {
        try await put(("Zoë 2", 10))
        #expect(
            try await board("all", "?around=ZO%C3%8B%202").rows("around") == ["1 Zoë 2 10"])
    }

    @Test func `An invalid name in the around parameter is refused`() async throws {
        expect(try await board("all", "?around=%0A"), refuses: "invalid-name", 400)
    }

    @Test(arguments: ["chess", "BREAKOUT", "%20"])
    func `An unknown game has no boards`(game: String) async throws {
        for address in ["/api/boards/\(game)/all", "/api/boards/\(game)/live"] {
            expect(try await house.get(address), refuses: "unknown-game", 404)
        }
    }

    @Test(arguments: ["breakout/month", "roulette/challenge", "breakout/live?period=month"])
    func `An unknown period has no board`(address: String) async throws {
        expect(try await house.get("/api/boards/\(address)"), refuses: "unknown-board", 404)
    }

    // MARK: Ranks

    @Test func `For any scores, ranks from counters equal ranks from counting rows`() async throws {
        var chance = SeededGenerator(seed: 7)
        var best: [String: Int] = [:]
        for number in 0..<240 {
            let player = try await house.player("Player \(number % 160)", again: number >= 160)
            // Some scores are close together, some far apart, and some at the edges of ranges.
            let score =
                switch chance.below(4) {
                case 0: chance.below(300)
                case 1: chance.below(1_000_000_000)
                case 2: max(0, 256 * chance.below(300) - chance.below(2))
                default: max(0, 65_536 * chance.below(40) - chance.below(2))
                }
            try await house.put(score, of: player)
            best[player.name] = max(best[player.name] ?? 0, score)
        }
        for (name, score) in best {
            let around = try await board("all", "?around=\(name.replacing(" ", with: "%20"))")
            let rank = best.values.filter { $0 > score }.count + 1
            #expect(around.rows("around").contains("\(rank) \(name) \(score)"))
        }
        #expect(try await house.repository.flaws() == [])
    }

    // MARK: Removal

    @Test func `A removed player disappears from all boards, and lower ranks move up`() async throws
    {
        let ada = try await house.player("Ada")
        _ = try await house.play(ada)
        try await put(("Bob", 0))
        let run = try #require(try await board().json["rows"]?.list?.first?["run"]?.text)
        #expect(try await house.repository.remove(try HouseName("ADA"))?.name == "Ada")
        for period in ["all", "week", "today"] {
            #expect(try await board(period).rows() == ["1 Bob 0"])
            #expect(try await board(period).json["players"]?.integer == 1)
        }
        expect(try await house.get("/api/runs/\(run)"), refuses: "unknown-run", 404)
        #expect(try await board("all", "?around=Bob").rows("around") == ["1 Bob 0"])
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A removed player's name becomes available, without the old scores`() async throws {
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        _ = try await house.repository.remove(try HouseName("Ada"))
        _ = try await house.player("Ada")
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        #expect(try await board().rows().isEmpty)
    }

    @Test func `Removing an unknown player has no effect`() async throws {
        #expect(try await house.repository.remove(try HouseName("nobody")) == nil)
    }
}

extension TestHouse {
    /// Returns a player, registering them unless `again` is true.
    fileprivate func player(_ name: String, again: Bool) async throws -> TestPlayer {
        again ? TestPlayer(name: name, secret: "") : try await player(name)
    }
}
