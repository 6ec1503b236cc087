import Foundation
import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A device's data at a house", .withEveryEngine)
struct BelongingsTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private func takeAway(as device: String?) async throws -> Answer {
        try await house.get("/api/device", .init().by(device))
    }

    private func remove(_ device: String?) async throws -> Answer {
        try await house.ask(.delete, "/api/device", .init().by(device))
    }

    private func rows(_ period: String = "all") async throws -> [String] {
        try await house.get("/api/boards/breakout/\(period)").rows()
    }

    // MARK: Parties

    @Test func `Removing a device ends the party it opened but keeps the party's runs`()
        async throws
    {
        let party = try await TestParty(house, "breakout")
        let guests = try await party.guests("Bob")
        let ticket = try await party.begin(guests)[0]
        let run = try TestRun.party(.breakout, ticket)
        try await party.pass(afterStart: run.milliseconds)
        _ = try await house.send(run, with: ticket)
        #expect(try await remove(party.screen).status == 204)
        #expect(try await party.state().json["phase"]?.text == "over")
        expect(try await house.get("/api/parties/\(party.code)"), refuses: "unknown-party", 404)
        #expect(try await party.places() == ["1 Bob \(run.score)"])
        #expect(try await house.repository.party(.id(party.id))?.opener == Data())
        expect(try await party.start(), refuses: "not-your-party", 403)
        expect(try await remove(party.screen), refuses: "unknown-device", 403)
    }

    @Test func `Removing a device with names ends its own party and no others`() async throws {
        let party = try await TestParty(house)
        let other = try await TestParty(house)
        _ = try await house.register("Ada", as: party.screen)
        #expect(try await remove(party.screen).status == 204)
        #expect(try await party.state().json["phase"]?.text == "over")
        #expect(try await other.state().json["phase"]?.text == "gathering")
        #expect(try await house.repository.party(.id(party.id))?.opener == Data())
    }

    // MARK: Exporting

    @Test func `The download is one file with each name and its registration time`() async throws {
        let ada = try await house.player("Ada")
        house.clock.pass(milliseconds: 60_000)
        _ = try await house.register("Grace", as: ada.secret)
        _ = try await house.player("Alan")
        let answer = try await takeAway(as: ada.secret)
        #expect(answer.status == 200)
        let names = answer.json["names"]?.list ?? []
        #expect(names.compactMap { $0["name"]?.text } == ["Ada", "Grace"])
        let times = names.compactMap { $0["made"]?.integer }
        #expect(times.count == 2 && times.last.map { $0 - 60 } == times.first)
    }

    @Test func `A run in the download includes its score and a valid recording`() async throws {
        let ada = try await house.player("Ada")
        let sent = try await house.play(ada)
        let run = try #require(
            try await takeAway(as: ada.secret).json["names"]?.list?.first?["runs"]?.list?.first)
        #expect(run["score"] == sent.json["score"])
        #expect(run["run"] == sent.json["run"])
        let recording = try #require(run["recording"]?.text.flatMap { Data(base64Encoded: $0) })
        let verified = try VerifiedRun(verifying: Array(recording))
        #expect(verified.result.score == run["score"]?.integer)
    }

    @Test func `The download lists every run once, in order of arrival`() async throws {
        let ada = try await house.player("Ada")
        var runs: [String] = []
        for score in 1...30 { runs.append(try await house.put(score, of: ada).text) }
        try await house.put(99, of: try await house.player("Alan"))
        let told = try await takeAway(as: ada.secret).json["names"]?.list?.first?["runs"]?.list
        #expect(told?.compactMap { $0["run"]?.text } == runs)
    }

    @Test func `The download includes games played at a table`() async throws {
        let ada = try await house.player("Ada")
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "a", as: ada.secret)
        let runs = try await takeAway(as: ada.secret).json["names"]?.list?.first?["runs"]?.list
        #expect(runs?.compactMap { $0["game"]?.text } == ["roulette"])
    }

    private func own(_ list: String, of player: TestPlayer) async throws -> [JSON] {
        try await takeAway(as: player.secret).json["names"]?.list?.first?[list]?.list ?? []
    }

    @Test(arguments: [
        ("roulette", #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}"#),
        ("roulette-classic", #"{"places": [17, 153], "chips": [10, 25]}"#),
    ])
    func `The download includes each bet at a table, with the drawn pocket`(
        game: String, bet: String
    ) async throws {
        let ada = try await house.player("Ada")
        let opened = try await house.post(
            "/api/tables", #"{"player": "Ada", "game": "\#(game)"}"#, as: ada.secret)
        let table = try #require(opened.json["table"]?.text)
        let spun = try await house.post(
            "/api/tables/\(table)/spins", bet, as: ada.secret,
            [HTTPField.Name("Idempotency-Key")!: "a"])
        let told = try #require(try await own("tables", of: ada).first)
        #expect(told["table"] == .text(table))
        #expect(told["game"] == .text(game))
        let spin = try #require(told["spins"]?.list?.first)
        #expect(spin["spin"] == .number(1))
        #expect(spin["bet"] == (try JSON(bet.utf8)))
        #expect(spin["pocket"] == spun.json["pocket"])
        #expect(told["spins"]?.list?.count == 1)
    }

    @Test func `The download includes each attempt at a challenge`() async throws {
        let ada = try await house.player("Ada")
        for game in ["bubblepop", "breakout"] {
            _ = try await house.ticket(game, "challenge", for: ada)
        }
        _ = try await house.ticket("breakout", for: ada)
        let tries = try await own("tries", of: ada)
        #expect(Set(tries.compactMap { $0["game"]?.text }) == ["breakout", "bubblepop"])
        #expect(tries.count == 2 && tries.allSatisfy { $0["day"] == .text("2026-11-21") })
    }

    @Test func `The download includes the device's party events, but not other devices' events`()
        async throws
    {
        let party = try await TestParty(house, "breakout")
        let guests = try await party.guests("Ada", "Bob")
        let ticket = try await party.begin(guests)[0]
        let run = try TestRun.party(.breakout, ticket)
        try await party.pass(afterStart: run.milliseconds)
        _ = try await house.send(run, with: ticket)
        _ = try await party.leave(guests[0])
        _ = try await party.leave(guests[0], as: party.screen)
        let told = try await own("parties", of: guests[0])
        let what = told.compactMap { $0["what"]?.text }
        #expect(what == ["joined", "counted", "left", "removed"])
        #expect(told.allSatisfy { $0["party"] == .text(party.id) })
        #expect(told[1]["score"] == .number(Double(run.score)))
        #expect(told[1]["round"] == .number(1))
        #expect(try await own("parties", of: guests[1]).count == 1)
    }

    @Test func `The download includes bets made at a party`() async throws {
        let party = try await TestParty(house, "roulette")
        let ada = try await party.guests("Ada")[0]
        _ = try await party.start()
        try await party.pass(afterStart: 10)
        #expect(try await party.bet([1, 2, 3, 4, 5, 6], spin: 1, ada).status < 300)
        let table = try #require(try await own("tables", of: ada).first)
        let bet = table["spins"]?.list?.first?["bet"]
        #expect(bet?["level"] == .text("easy"))
        #expect(bet?["numbers"]?.list?.count == 6)
    }

    @Test(arguments: [nil, "not-a-secret", DeviceSecret().text])
    func `An unknown device can neither download nor remove anything`(device: String?) async throws
    {
        expect(try await takeAway(as: device), refuses: "unknown-device", 403)
        expect(try await remove(device), refuses: "unknown-device", 403)
    }

    @Test func `A device that downloads its data too often has to wait`() async throws {
        let house = try await TestHouse(limits: .standard)
        let ada = try await house.player("Ada")
        for _ in 0..<5 {
            #expect(try await house.get("/api/device", .init().by(ada.secret)).status == 200)
        }
        let answer = try await house.get("/api/device", .init().by(ada.secret))
        expect(answer, refuses: "too-often", 429)
    }

    // MARK: Removing

    @Test func `Removing a device removes its runs from every board and corrects all counts`()
        async throws
    {
        let ada = try await house.player("Ada")
        _ = try await house.register("Grace", as: ada.secret)
        let alan = try await house.player("Alan")
        for (score, name) in [(300, "Ada"), (200, "Alan"), (70_000, "Grace")] {
            let secret = name == "Alan" ? alan.secret : ada.secret
            try await house.put(score, of: TestPlayer(name: name, secret: secret), .challenge)
        }
        #expect(try await remove(ada.secret).status == 204)
        for period in ["all", "week", "today", "challenge"] {
            #expect(try await rows(period) == ["1 Alan 200"])
        }
        #expect(try await house.get("/api/boards/breakout/all").json["players"] == .number(1))
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `The names of a removed device and their lookalikes become available`() async throws
    {
        let ada = try await house.player("Ada")
        #expect(try await remove(ada.secret).status == 204)
        #expect(try await house.register("ADA").status == 201)
    }

    @Test func `A removed device is unknown, and removing it again has no effect`() async throws {
        let ada = try await house.player("Ada")
        let alan = try await house.player("Alan")
        #expect(try await remove(ada.secret).status == 204)
        expect(try await remove(ada.secret), refuses: "unknown-device", 403)
        expect(try await takeAway(as: ada.secret), refuses: "unknown-device", 403)
        #expect(try await takeAway(as: alan.secret).status == 200)
    }

    @Test func `After the last device is removed, every database table is empty`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.play(ada, "challenge")
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "a", as: ada.secret)
        #expect(try await remove(ada.secret).status == 204)
        for name in [
            "device", "player", "look", "run", "standing", "challenge_try", "roulette_table",
            "spin",
        ] {
            #expect(try await house.rows(of: name) == 0, "\(name)")
        }
    }

    @Test func `The tickets and tables of a removed device are invalid`() async throws {
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "a", as: ada.secret)
        #expect(try await remove(ada.secret).status == 204)
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        expect(
            try await house.spin(table, key: "b", as: ada.secret), refuses: "unknown-device", 403)
        // The ticket and the table stay invalid even if the same secret registers the name again.
        #expect(try await house.register("Ada", as: ada.secret).status == 201)
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        expect(
            try await house.spin(table, key: "b", as: ada.secret), refuses: "unknown-table", 404)
    }

    @Test func `Pending changes for a removed player are discarded`() async throws {
        let repository = house.repository
        let ada = try await house.player("Ada")
        let table = try await house.openTable(for: ada)
        let id = try #require(try await repository.player(named: try HouseName("Ada"))?.id)
        #expect(try await remove(ada.secret).status == 204)
        let bet = StoredBet(number: 1, key: "a", wager: Data([0]))
        #expect(try await !repository.store(bet: bet, onTable: table))
        #expect(
            try await !repository.openTable(
                id: "another", player: id, contest: .roulette, at: house.clock.now))
        let given = try await repository.challengeTry(
            Data(count: 40), of: .breakout, player: id, day: house.clock.now.day)
        #expect(given == .nobodys)
    }

    @Test func `A player's removal appears on live boards immediately`() async throws {
        let ada = try await house.player("Ada")
        try await house.put(7, of: ada)
        let channel = LiveBoards.Channel(contest: .breakout, period: .all)
        let events = try house.house.boards.live.watch(channel, from: "here", most: 1)
        #expect(try await remove(ada.secret).status == 204)
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        let event = await events.first { _ in true }
        #expect(event?.value.page.players == 0)
    }

    @Test func `Removing a player while runs arrive removes all of the player's runs`()
        async throws
    {
        let house = house
        for _ in 0..<5 {
            let ada = try await house.player("Ada")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for score in 1...20 { group.addTask { _ = try await house.put(score, of: ada) } }
                group.addTask {
                    _ = try await house.ask(.delete, "/api/device", .init().by(ada.secret))
                }
                try await group.waitForAll()
            }
            #expect(try await house.rows(of: "run") == 0)
            #expect(try await rows() == [])
            #expect(try await house.repository.flaws() == [])
        }
    }
}
