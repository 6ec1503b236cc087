import Foundation
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Bans", .withEveryEngine)
struct BanTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    /// Bans a player as the command does, which is another process, and lets the house notice.
    @discardableResult
    private func ban(
        _ name: String, at house: TestHouse? = nil, within limits: BanLimits = .standard
    ) async throws -> House.Banning {
        let house = house ?? self.house
        let banning = try await House.ban(
            name, in: house.repository, at: house.clock.now, within: limits)
        house.clock.pass(milliseconds: Bans.lasts)
        return banning
    }

    private func number(of banning: House.Banning) throws -> Int64 {
        guard case .banned(let ban, _) = banning else {
            Issue.record("not banned: \(banning)")
            throw CancellationError()
        }
        return ban.number
    }

    private func isBanned(_ device: String) async throws -> Bool {
        try await house.register("Name \(RunID().text.prefix(6))", as: device).problem == "banned"
    }

    @Test func `A ban removes all names of the player's devices, with their scores and walls`()
        async throws
    {
        let tablet = DeviceSecret().text
        try await house.link(tablet, to: ada.secret)
        _ = try await house.register("Ada 2", as: tablet)
        _ = try await house.play(ada)
        let code = try await house.putUp(1, of: ada).text
        let banning = try await ban("ADA")
        guard case .banned(let ban, let names) = banning else {
            Issue.record("not banned: \(banning)")
            return
        }
        #expect((ban.name, ban.devices) == ("Ada", 2))
        #expect(names == ["Ada", "Ada 2"])
        #expect(try await house.get("/api/boards/breakout/all").rows().isEmpty)
        #expect(try await house.wall(code).problem == "unknown-wall")
        #expect(try await house.register("Ada").status == 201)
        #expect(try await house.repository.flaws() == [])
        for device in [ada.secret, tablet] { #expect(try await isBanned(device)) }
    }

    @Test func `A banned device is refused whatever it sends`() async throws {
        let grace = try await house.player("Grace")
        let wall = try await house.putUp(1, of: grace).text
        let party = try await TestParty(house)
        let ticket = try await house.ticket(for: ada)
        let table = try await house.openTable(for: ada)
        try await ban("Ada")
        let secret = ada.secret
        let answers = [
            try await house.register("Ada", as: secret),
            try await house.askTicket(for: "Ada", as: secret),
            try await house.send(try TestRun.breakout(ticket), with: ticket),
            try await house.publish(.small, by: ada),
            try await house.like(wall, as: secret), try await house.report(wall, as: secret),
            try await house.askCode(as: secret), try await party.join(ada),
            try await house.post("/api/parties", #"{"game": "bubblepop"}"#, as: secret),
            try await house.post(
                "/api/tables", #"{"player": "Ada", "game": "roulette"}"#, as: secret),
            try await house.spin(table, key: "one", as: secret),
        ]
        for answer in answers {
            #expect(answer.status == 403 && answer.problem == "banned", "\(answer.words)")
        }
        // Others aren't affected.
        #expect(try await house.play(grace).status == 201)
    }

    @Test func `A banned device can still ask what the house has about it`() async throws {
        try await ban("Ada")
        let fields = HTTPFields().by(ada.secret)
        #expect(try await house.get("/api/device", fields).problem == "unknown-device")
        #expect(try await house.ask(.delete, "/api/device", fields).problem == "unknown-device")
        #expect(try await isBanned(ada.secret))
    }

    @Test func `An open house notices a ban within a second`() async throws {
        #expect(try await !isBanned(ada.secret))
        _ = try await House.ban("Ada", in: house.repository, at: house.clock.now)
        house.clock.pass(milliseconds: Bans.lasts - 1)
        #expect(try await house.askCode(as: ada.secret).status == 201)
        house.clock.pass(milliseconds: 1)
        #expect(try await house.askCode(as: ada.secret).problem == "banned")
    }

    @Test func `A banned device can't register a name even before the house notices`() async throws
    {
        #expect(try await !isBanned(DeviceSecret().text))
        _ = try await House.ban("Ada", in: house.repository, at: house.clock.now)
        #expect(try await isBanned(ada.secret))
        #expect(try await house.rows(of: "player WHERE name LIKE 'Name%'") == 1)
    }

    @Test func `A ban outlasts the house's closing and pruning`() async throws {
        try await ban("Ada")
        let later = try await TestHouse(
            in: house.folder, at: house.clock.now.later(milliseconds: 4000 * 86_400_000))
        let retention = try #require(Retention(days: 14))
        try await Pruning(house: later.house, retention: retention).prune()
        #expect(try await later.register("Ada", as: ada.secret).problem == "banned")
    }

    @Test func `A lifted ban lets the devices play again`() async throws {
        let number = try number(of: try await ban("Ada"))
        #expect(try await house.repository.lift(ban: number + 1) == nil)
        #expect(try await house.repository.lift(ban: number)?.name == "Ada")
        house.clock.pass(milliseconds: Bans.lasts)
        #expect(try await house.register("Ada", as: ada.secret).status == 201)
        #expect(try await house.repository.bans() == [])
        #expect(try await house.rows(of: "banned_device") == 0)
    }

    // MARK: Names

    @Test func `A lookalike name doesn't ban another player`() async throws {
        #expect(try await ban("Аdа") == .looksLike("Ada"))
        #expect(try await ban("Nobody") == .nobody)
        #expect(try await !isBanned(ada.secret))
    }

    @Test func `An interrupted ban is completed by repeating it`() async throws {
        _ = try await house.register("Bo", as: ada.secret)
        let player = try #require(try await house.repository.player(named: HouseName("Ada")))
        _ = try await house.repository.ban(player, at: house.clock.now, within: .standard)
        _ = try await House.remove("Ada", from: house.repository)
        guard case .banned(let ban, let names) = try await ban("Ada") else {
            Issue.record("not banned")
            return
        }
        #expect(names == ["Bo"])
        #expect(try await house.repository.bans() == [ban])
        #expect(try await house.rows(of: "player") == 0)
    }

    // MARK: Linked devices

    @Test func `A banned device that enters a new device's code bans the new device, too`()
        async throws
    {
        try await ban("Ada")
        let fresh = DeviceSecret().text
        let code = try await house.code(as: fresh)
        #expect(try await house.link(code, as: ada.secret).problem == "banned")
        house.clock.pass(milliseconds: Bans.lasts)
        #expect(try await isBanned(fresh))
        #expect(try await house.repository.bans().map(\.devices) == [2])
    }

    @Test func `Entering a banned device's code bans the device that enters it`() async throws {
        try await ban("Ada")
        let secret = try #require(DeviceSecret(text: ada.secret))
        // As if another house, which hasn't noticed the ban yet, had given out the code.
        var generator = SystemRandomNumberGenerator()
        let code = LinkCode(using: &generator)
        _ = try await house.repository.store(
            NewLinkCode(
                hash: code.hash, secret: secret.hash, name: "", moment: house.clock.now,
                body: Data([1])), within: .standard)
        let fresh = DeviceSecret().text
        #expect(try await house.link(code.text, as: fresh).problem == "banned")
        house.clock.pass(milliseconds: Bans.lasts)
        #expect(try await isBanned(fresh))
    }

    @Test func `A code from before the ban is no longer valid`() async throws {
        let code = try await house.code(as: ada.secret)
        try await ban("Ada")
        #expect(try await house.link(code, as: DeviceSecret().text).problem == "unknown-code")
    }

    @Test func `A forgotten device isn't banned with its earlier player`() async throws {
        let tablet = DeviceSecret().text
        try await house.link(tablet, to: ada.secret)
        // The first device, whose hash still stands for the player.
        _ = try await house.forget(1, as: tablet)
        try await ban("Ada")
        #expect(try await isBanned(tablet))
        #expect(try await !isBanned(ada.secret))
    }

    @Test func `A player who is linked during the ban is banned with the new owner's devices`()
        async throws
    {
        let found = try #require(try await house.repository.player(named: HouseName("Ada")))
        let grace = try await house.player("Grace")
        try await house.link(ada.secret, to: grace.secret)
        let banning = try await House.ban(
            found, in: house.repository, at: house.clock.now, within: .standard)
        guard case .banned(let ban, let names) = banning else {
            Issue.record("not banned: \(banning)")
            return
        }
        #expect((ban.name, ban.devices) == ("Ada", 2))
        #expect(names.sorted() == ["Ada", "Grace"])
        #expect(try await house.rows(of: "player") == 0)
        house.clock.pass(milliseconds: Bans.lasts)
        for device in [ada.secret, grace.secret] { #expect(try await isBanned(device)) }
    }

    @Test func `A banned device whose player's first device was forgotten can't register a name`()
        async throws
    {
        let tablet = DeviceSecret().text
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        // From now on the house remembers the device's owner, and that it isn't banned.
        #expect(try await !isBanned(tablet))
        _ = try await House.ban("Ada", in: house.repository, at: house.clock.now)
        #expect(try await isBanned(tablet))
        #expect(try await house.rows(of: "player") == 0)
    }

    @Test func `A player isn't banned with their first device after they forgot it`() async throws {
        let tablet = DeviceSecret().text
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        _ = try await house.register("Thief", as: ada.secret)
        try await ban("Thief")
        #expect(try await isBanned(ada.secret))
        #expect(try await !isBanned(tablet))
        #expect(try await house.repository.player(named: HouseName("Ada")) != nil)
    }

    // MARK: Limits

    @Test func `A house stores a limited number of bans`() async throws {
        let limits = BanLimits(bans: 1, devices: 100, devicesOfBan: 100)
        _ = try await house.player("Grace")
        try await ban("Ada", within: limits)
        #expect(try await ban("Grace", within: limits) == .tooMany)
        #expect(try await house.rows(of: "player") == 1)
        let few = BanLimits(bans: 100, devices: 1, devicesOfBan: 100)
        #expect(try await ban("Grace", within: few) == .tooMany)
    }

    @Test func `A banned device adds a limited number of devices to its ban`() async throws {
        try await ban("Ada")
        let repository = try #require(house.repository as? any SQLRepository)
        let own = try #require(DeviceSecret(text: ada.secret)).hash
        let limits = BanLimits(bans: 9, devices: 9, devicesOfBan: 3)
        for number in 0..<5 {
            let isSpread = try await repository.write { session in
                try session.spreadBan(
                    among: [own, Data([UInt8(number)])], of: [], within: limits)
            }
            #expect(isSpread)
        }
        #expect(try await house.repository.bans().map(\.devices) == [3])
    }
}
