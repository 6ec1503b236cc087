import GRDB
import Testing

@testable import FunfairServer

@Suite("A file from before names were compared by what they look like")
struct MigrationTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    /// The house as it opens after it was left with these players, each on a device of its own.
    private func opened(with names: [String]) async throws -> (TestHouse, [TestPlayer]) {
        let players = names.map { TestPlayer(name: $0, secret: DeviceSecret().text) }
        try await house.file.pool.write { db in
            try db.execute(
                sql: """
                    DROP TABLE look;
                    DELETE FROM grdb_migrations
                    WHERE identifier IN ('what names look like', 'no devices without players');
                    """)
            for player in players {
                let device = try #require(DeviceSecret(text: player.secret))
                try db.execute(
                    sql: "INSERT INTO device (secret_hash, made) VALUES (?, 0)",
                    arguments: [device.hash])
                try db.execute(
                    sql: "INSERT INTO player (name, name_key, device, made) VALUES (?, ?, ?, 0)",
                    arguments: [
                        player.name, try HouseName(player.name).key, db.lastInsertedRowID,
                    ])
            }
        }
        return (try await TestHouse(in: house.folder), players)
    }

    @Test func `Two that look the same keep their names, and play on`() async throws {
        let (house, players) = try await opened(
            with: ["Ada", "Аdа", "Paul Ada", "Paul\u{2800}Ada", "Lin", "\u{1D159}"])
        for player in players {
            #expect(try await house.play(player).status == 201)
            let answer = try await house.register(player.name, as: player.secret)
            #expect(player.name == "\u{1D159}" ? answer.status == 400 : answer.status == 200)
        }
        let rows = try await house.get("/api/boards/breakout/all?limit=10").json["rows"]?.list
        let shown = Set((rows ?? []).compactMap { $0["player"]?.text })
        #expect(shown == Set(players.map(\.name)))
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Nobody else takes what they look like`() async throws {
        let (house, _) = try await opened(with: ["Ada", "Аdа", "PauI"])
        for name in ["Ada", "Аda", "Adа", "ADA", "Ꭺda", "Paul", "paui"] {
            expect(try await house.register(name), refuses: "name-taken", 409)
        }
    }

    @Test func `A look that two share belongs to who was here first`() async throws {
        let (house, _) = try await opened(with: ["Ada", "Аdа"])
        #expect(try await house.repository.player(named: try HouseName("Ꭺda"))?.name == "Ada")
    }

    @Test func `The younger of two is removed by the exact name, and the older stays`()
        async throws
    {
        let (house, players) = try await opened(with: ["Ada", "Аdа"])
        #expect(try await house.repository.remove(try HouseName("Аdа"))?.name == "Аdа")
        #expect(try await house.play(players[0]).status == 201)
    }

    // MARK: Devices

    private func devices(of house: TestHouse) async throws -> Int? {
        try await house.file.pool.read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM device")
        }
    }

    @Test func `Devices without players are forgotten`() async throws {
        try await house.file.pool.write { db in
            try db.execute(sql: "INSERT INTO device (secret_hash, made) VALUES (x'00', 0)")
        }
        let (house, players) = try await opened(with: ["Ada", "Bob"])
        #expect(try await devices(of: house) == 2)
        #expect(try await house.register("Ada", as: players[0].secret).status == 200)
    }

    @Test func `With its last player a device is forgotten`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.register("Grace", as: ada.secret)
        _ = try await house.player("Bob")
        _ = try await house.repository.remove(try HouseName("Ada"))
        #expect(try await devices(of: house) == 2)
        expect(
            try await house.askTicket(for: "Ada", as: ada.secret), refuses: "not-your-name", 403)
        _ = try await house.repository.remove(try HouseName("Grace"))
        #expect(try await devices(of: house) == 1)
        expect(
            try await house.askTicket(for: "Ada", as: ada.secret), refuses: "unknown-device", 401)
        #expect(try await house.register("Ada", as: ada.secret).status == 201)
    }
}
