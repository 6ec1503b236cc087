import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The status of a house", .withEveryEngine)
struct StatusTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    /// Asks the metrics address.
    private func ask(_ path: String) async throws -> Answer {
        let application = Application(
            router: MetricsServer.router(house.house, setup: .numbered), logger: house.log.logger)
        return try await application.test(.router) { client in
            Answer(try await client.execute(uri: path, method: .get))
        }
    }

    private func breakIt() async throws {
        for table in ["player", "house"] {
            try await house.change("ALTER TABLE \(table) RENAME TO no_\(table)")
        }
    }

    @Test func `The status has the version, the times, the players and the pace`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.player("Bob")
        _ = try await house.play(ada)
        _ = try await house.play(ada)
        let answer = try await ask("/status")
        #expect(answer.status == 200)
        #expect(answer.contentType == "application/json")
        let status = answer.json
        #expect(status["version"]?.text == "1.2.3")
        #expect(status["opened"]?.number == Double(Timestamp.saturdayNoon.seconds))
        #expect(status["now"]?.number == Double(house.clock.now.seconds))
        #expect(status["isReady"] == .bool(true))
        #expect(status["players"]?["named"]?.integer == 2)
        #expect(status["players"]?["active"]?.integer == 1)
        #expect(status["runsPerMinute"]?.number == 2)
        #expect(status["certificateEnd"] == nil)
    }

    @Test func `Guests and screens of parties count as connected`() async throws {
        let party = try await TestParty(house)
        _ = try await party.guests("Ada", "Bob")
        #expect(try await ask("/status").json["players"]?["connected"]?.integer == 2)
    }

    @Test func `Whoever spins at a table is active`() async throws {
        let ada = try await house.player("Ada")
        let table = try await house.openTable(for: ada)
        house.clock.pass(seconds: 400)
        #expect(try await ask("/status").json["players"]?["active"]?.integer == 0)
        _ = try await house.spin(table, key: "one", as: ada.secret)
        #expect(try await ask("/status").json["players"]?["active"]?.integer == 1)
    }

    @Test func `The status has the time of the last backup, once there is one`() async throws {
        #expect(try await ask("/status").json["lastBackup"] == nil)
        try await house.repository.noteBackup(at: .saturdayNoon)
        let noted = try await ask("/status").json["lastBackup"]?.number
        #expect(noted == Double(Timestamp.saturdayNoon.seconds))
    }

    @Test func `Only a file has a disk with free space`() async throws {
        let free = try await ask("/status").json["diskFreeBytes"]?.number
        #expect((free != nil) == (Engine.current == .sqlite))
        if let free { #expect(free > 0) }
    }

    @Test func `A house that can't store scores says why, and remembers its numbers`()
        async throws
    {
        _ = try await house.player("Ada")
        try await house.repository.noteBackup(at: .saturdayNoon)
        _ = try await ask("/status")
        try await breakIt()
        // The result of the last check is valid for a second.
        try await Task.sleep(for: .seconds(1.1))
        let answer = try await ask("/status")
        #expect(answer.status == 503)
        #expect(answer.json["isReady"] == .bool(false))
        #expect(answer.json["problem"]?.text?.isEmpty == false)
        #expect(answer.json["players"]?["named"]?.integer == 1)
        #expect(answer.json["lastBackup"]?.number != nil)
        #expect(try await house.count(#"funfair_failures_total{work="status"}"#) == 1)
    }

    @Test func `The public address doesn't show the status`() async throws {
        #expect(try await house.get("/status").status == 404)
    }

    // MARK: Liveness

    @Test func `A house that can't store scores is alive but not healthy`() async throws {
        try await breakIt()
        #expect(try await house.get("/livez").json == .object(["status": .text("ok")]))
        #expect(try await house.get("/healthz").status == 503)
    }

    @Test func `The metrics address shows whether the house is alive, too`() async throws {
        #expect(try await ask("/livez").status == 200)
    }

    // MARK: Metrics

    @Test func `The metrics report the store as it was last read`() async throws {
        _ = try await house.player("Ada")
        try await house.repository.noteBackup(at: .saturdayNoon)
        #expect(try await house.count("funfair_players") == nil)
        #expect(try await house.count("funfair_ready") == nil)
        await house.house.storeWatch.refresh()
        #expect(try await house.count("funfair_players") == 1)
        #expect(try await house.count("funfair_ready") == 1)
        #expect(
            try await house.count("funfair_last_backup_seconds")
                == Double(Timestamp.saturdayNoon.seconds))
    }

    @Test func `The metrics report a house that can't store scores`() async throws {
        try await breakIt()
        await house.house.storeWatch.refresh()
        #expect(try await house.count("funfair_ready") == 0)
        #expect(try await house.count("funfair_players") == nil)
    }

    @Test func `The metrics report the version and the certificate's end`() async throws {
        let end = Timestamp(milliseconds: 1_800_000_000_000)
        let text = house.house.metricsText(
            House.ServerFacts(version: "1.2.3", certificateEnd: end))
        #expect(text.contains("\nfunfair_build_info{version=\"1.2.3\"} 1\n"))
        #expect(text.contains("\nfunfair_certificate_end_seconds 1800000000\n"))
        #expect(
            text.contains("\nfunfair_open_since_seconds \(Timestamp.saturdayNoon.seconds)\n"))
    }
}

extension ServerSetup {
    /// The setup of a server that tests ask at its metrics address.
    static let numbered = ServerSetup(
        address: ListenAddress(hostname: .loopback, port: 0), version: "1.2.3")
}
