import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A player's devices", .withEveryEngine)
struct DevicesTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let tablet = DeviceSecret().text

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    private func remove(_ device: String) async throws -> Int {
        try await house.ask(.delete, "/api/device", .init().by(device)).status
    }

    // MARK: Listing

    @Test func `A device that isn't linked is its player's only one`() async throws {
        let answer = try await house.askDevices(as: ada.secret, agent: TestAgent.mac)
        let row = try #require(answer.json["rows"]?.list?.first)
        #expect(row["made"]?.integer == Int(house.clock.now.milliseconds))
        #expect(
            try await house.devices(as: ada.secret, agent: TestAgent.mac) == ["1* Mac, Safari"])
    }

    @Test func `The list says which device is which`() async throws {
        let code = try await house.code(as: ada.secret, agent: TestAgent.iPhone)
        house.clock.pass(seconds: 60)
        _ = try await house.link(code, as: tablet, agent: TestAgent.android)
        #expect(
            try await house.devices(as: ada.secret) == ["1* iPhone, Safari", "2 Android, Chrome"])
        #expect(
            try await house.devices(as: tablet) == ["1 iPhone, Safari", "2* Android, Chrome"])
        let made =
            try await house.askDevices(as: tablet).json["rows"]?.list?
            .compactMap { $0["made"]?.integer } ?? []
        #expect(made.count == 2 && made[1] - made[0] == 60_000)
    }

    @Test(arguments: [nil, "not-a-secret", DeviceSecret().text])
    func `An unknown device can neither list nor forget devices`(device: String?) async throws {
        expect(try await house.askDevices(as: device), refuses: "unknown-device", 403)
        expect(try await house.forget(1, as: device), refuses: "unknown-device", 403)
    }

    @Test func `A player's download lists the devices`() async throws {
        try await house.link(tablet, to: ada.secret)
        let file = try await house.get("/api/device", .init().by(tablet)).json
        #expect(file["devices"] == (try await house.askDevices(as: tablet).json["rows"]))
    }

    // MARK: Forgetting

    @Test func `A forgotten device is unknown, and its player's names remain`() async throws {
        try await house.link(tablet, to: ada.secret)
        let ticket = try await house.ticket(for: TestPlayer(name: "Ada", secret: tablet))
        let code = try await house.code(as: tablet)
        #expect(try await house.forget(2, as: ada.secret).status == 204)
        #expect(try await house.names(of: tablet) == nil)
        expect(try await house.askTicket(for: "Ada", as: tablet), refuses: "unknown-device", 403)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        expect(try await house.send(run, with: ticket), refuses: "unknown-device", 403)
        expect(try await house.link(code, as: DeviceSecret().text), refuses: "unknown-code", 404)
        expect(try await house.register("Ada", as: tablet), refuses: "name-taken", 409)
        #expect(try await house.play(ada).status == 201)
        #expect(try await house.devices(as: ada.secret).count == 1)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A player's first device can be forgotten, for it may be lost`() async throws {
        let wall = try await house.putUp(1, of: ada).text
        _ = try await house.like(wall, as: ada.secret)
        _ = try await house.report(wall, as: ada.secret)
        try await house.link(tablet, to: ada.secret)
        let old = try await house.ticket(for: ada)
        let new = try await house.ticket(for: TestPlayer(name: "Ada", secret: tablet))
        let code = try await house.code(as: ada.secret)
        #expect(try await house.forget(1, as: tablet).status == 204)
        let run = try TestRun.breakout(old)
        house.clock.pass(milliseconds: run.milliseconds)
        expect(try await house.send(run, with: old), refuses: "unknown-device", 403)
        #expect(try await house.send(try TestRun.breakout(new), with: new).status == 201)
        #expect(try await house.names(of: ada.secret) == nil)
        expect(try await house.askDevices(as: ada.secret), refuses: "unknown-device", 403)
        expect(try await house.link(code, as: DeviceSecret().text), refuses: "unknown-code", 404)
        expect(try await house.register("Ada", as: ada.secret), refuses: "name-taken", 409)
        expect(try await house.unpublish(wall, as: ada.secret), refuses: "unknown-device", 403)
        #expect(try await house.wall(wall, as: ada.secret).json["isLiked"] == .bool(false))
        let file = try await house.get("/api/device", .init().by(tablet)).json
        #expect(file["hearts"]?.list?.count == 1 && file["reports"]?.list?.count == 1)
        #expect(try await house.names(of: tablet) == ["Ada"])
    }

    @Test func `A device can forget itself`() async throws {
        try await house.link(tablet, to: ada.secret)
        #expect(try await house.forget(1, as: ada.secret).status == 204)
        expect(try await house.askDevices(as: ada.secret), refuses: "unknown-device", 403)
        #expect(try await house.names(of: tablet) == ["Ada"])
    }

    @Test func `A forgotten first device can begin again, and be linked again`() async throws {
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        #expect(try await house.register("Grace", as: ada.secret).status == 201)
        #expect(try await house.names(of: ada.secret) == ["Grace"])
        #expect(try await house.names(of: tablet) == ["Ada"])
        #expect(try await house.devices(as: ada.secret, agent: TestAgent.mac) == ["1* Mac, Safari"])
        let code = try await house.code(as: tablet)
        _ = try await house.link(code, as: ada.secret, agent: TestAgent.mac)
        for device in [ada.secret, tablet] {
            #expect(try await house.names(of: device) == ["Ada", "Grace"])
        }
        #expect(try await house.devices(as: tablet).last == "3 Mac, Safari")
        _ = try await house.forget(2, as: ada.secret)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A player's only device can't be forgotten`() async throws {
        expect(try await house.forget(1, as: ada.secret), refuses: "bad-request", 400)
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        expect(try await house.forget(2, as: tablet), refuses: "bad-request", 400)
        #expect(try await house.names(of: tablet) == ["Ada"])
    }

    @Test func `Forgetting a device that isn't there has no effect`() async throws {
        #expect(try await house.forget(2, as: ada.secret).status == 204)
        try await house.link(tablet, to: ada.secret)
        #expect(try await house.forget(3, as: ada.secret).status == 204)
        let hash = try #require(DeviceSecret(text: ada.secret)).hash
        #expect(house.house.devices.owners.oldOwner(of: hash) != nil)
        let answer = try await house.ask(.delete, "/api/devices/x", .init().by(ada.secret))
        #expect(answer.status == 204)
        #expect(try await house.devices(as: ada.secret).count == 2)
    }

    @Test func `A guest whose device is forgotten can no longer act as the guest`() async throws {
        let party = try await TestParty(house)
        let bob = TestPlayer(name: "Bob", secret: tablet)
        _ = try await house.register("Bob", as: tablet)
        #expect(try await party.join(bob).status == 201)
        try await house.link(tablet, to: ada.secret)
        #expect(try await party.ask(bob).status == 200)
        _ = try await house.forget(2, as: ada.secret)
        expect(try await party.ask(bob), refuses: "unknown-device", 403)
        _ = try await house.register("Eve", as: tablet)
        expect(try await party.ask(bob), refuses: "not-your-name", 403)
        #expect(try await party.ask(bob, as: ada.secret).status == 200)
    }

    // MARK: Removing

    @Test func `Removing a player's data leaves no trace of any of the devices`() async throws {
        try await house.link(tablet, to: ada.secret)
        _ = try await house.code(as: ada.secret)
        _ = try await house.code(as: tablet)
        #expect(try await remove(tablet) == 204)
        for table in ["device", "player", "linked_device", "link_code"] {
            #expect(try await house.rows(of: table) == 0, "\(table)")
        }
        #expect(try await house.names(of: ada.secret) == nil)
        #expect(try await house.register("Ada", as: ada.secret).status == 201)
    }

    @Test func `Removing a player's data also forgets which device was forgotten`() async throws {
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        #expect(try await remove(tablet) == 204)
        #expect(try await house.rows(of: "linked_device") == 0)
        #expect(try await house.register("Ada", as: ada.secret).status == 201)
    }

    @Test func `A forgotten device's new data is its own, whoever removes theirs`() async throws {
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        _ = try await house.register("Grace", as: ada.secret)
        #expect(try await remove(tablet) == 204)
        #expect(try await house.names(of: ada.secret) == ["Grace"])
        #expect(try await remove(ada.secret) == 204)
        #expect(try await house.rows(of: "device") == 0)
    }

    @Test func `A device without a name can remove what it left with a code`() async throws {
        let code = try await house.code(as: tablet)
        #expect(try await remove(tablet) == 204)
        expect(try await house.link(code, as: ada.secret), refuses: "unknown-code", 404)
        #expect(try await remove(tablet) == 403)
    }

    @Test func `When the host removes a player's last name, no device has the player`()
        async throws
    {
        _ = try await house.register("Grace", as: ada.secret)
        try await house.link(tablet, to: ada.secret)
        _ = try await house.repository.remove(try HouseName("Ada"))
        #expect(try await house.names(of: tablet) == ["Grace"])
        _ = try await house.repository.remove(try HouseName("Grace"))
        #expect(try await house.rows(of: "linked_device") == 0)
        expect(try await house.askDevices(as: tablet), refuses: "unknown-device", 403)
    }

    @Test func `Linked devices without a name are forgotten after ninety days`() async throws {
        let phone = DeviceSecret().text
        try await house.link(DeviceSecret().text, to: phone)
        try await house.link(tablet, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        let pruning = Pruning(house: house.house, retention: .forever)
        house.clock.pass(seconds: 90 * 86_400)
        try await pruning.prune()
        #expect(try await house.names(of: phone) == [])
        house.clock.pass(seconds: 1)
        try await pruning.prune()
        #expect(try await house.names(of: phone) == nil)
        // The player's first device remains forgotten.
        #expect(try await house.names(of: ada.secret) == nil)
        #expect(try await house.names(of: tablet) == ["Ada"])
        #expect(try await house.rows(of: "linked_device") == 2)
        #expect(try await house.repository.flaws() == [])
    }
}
