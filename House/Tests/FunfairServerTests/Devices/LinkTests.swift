import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Linking devices", .withEveryEngine)
struct LinkTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let tablet = DeviceSecret().text

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    // MARK: Codes

    @Test func `A linked device owns the other's names, and gets what the other one left`()
        async throws
    {
        let left = #"{"settings": "ü \u0000"}"#
        let answer = try await house.askCode(as: ada.secret, leaving: left)
        #expect(answer.status == 201)
        let code = try #require(answer.json["code"]?.text)
        #expect(code.split(separator: " ").count == 6)
        #expect(
            answer.json["expires"]?.integer
                == Int(house.clock.now.later(milliseconds: 600_000).milliseconds))
        let linked = try await house.link(code, as: tablet)
        #expect(linked.status == 200 && linked.words == left)
        #expect(linked.contentType == "application/octet-stream")
        #expect(try await house.register("Ada", as: tablet).status == 200)
        #expect(try await house.play(TestPlayer(name: "Ada", secret: tablet)).status == 201)
        #expect(try await house.play(ada).status == 201)
        #expect(try await house.count("funfair_links_total") == 1)
    }

    @Test func `A code works once`() async throws {
        let code = try await house.code(as: ada.secret)
        #expect(try await house.link(code, as: tablet).status == 200)
        expect(try await house.link(code, as: DeviceSecret().text), refuses: "unknown-code", 404)
        #expect(try await house.rows(of: "link_code") == 0)
    }

    @Test func `Of several devices that send a code at once, one is linked`() async throws {
        let (house, code) = (house, try await house.code(as: ada.secret))
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<6 {
                group.addTask { try await house.link(code, as: DeviceSecret().text).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.sorted() == [200, 404, 404, 404, 404, 404])
    }

    @Test(arguments: [599_999, 600_000])
    func `A code is valid for ten minutes`(age: Int64) async throws {
        let code = try await house.code(as: ada.secret)
        house.clock.pass(milliseconds: age)
        let answer = try await house.link(code, as: tablet)
        guard age < 600_000 else { return expect(answer, refuses: "unknown-code", 404) }
        #expect(answer.status == 200)
    }

    @Test func `What was left with a code is removed soon after ten minutes`() async throws {
        _ = try await house.code(as: ada.secret)
        house.clock.pass(milliseconds: 599_999)
        await house.house.devices.prune()
        #expect(try await house.rows(of: "link_code") == 1)
        house.clock.pass(milliseconds: 1)
        await house.house.devices.prune()
        #expect(try await house.rows(of: "link_code") == 0)
    }

    @Test func `A device's new code replaces its earlier one`() async throws {
        let old = try await house.code(as: ada.secret, leaving: "old")
        let new = try await house.code(as: ada.secret, leaving: "new")
        expect(try await house.link(old, as: tablet), refuses: "unknown-code", 404)
        #expect(try await house.link(new, as: tablet).words == "new")
    }

    @Test(arguments: ["-", ", ", "\n", " . ", "  ", "\u{3000}"])
    func `Case, and what is between the words, make no difference`(between: String) async throws {
        let code = try await house.code(as: ada.secret)
        let typed = " " + code.capitalized.replacing(" ", with: between) + "."
        #expect(try await house.link(typed, as: tablet).status == 200)
    }

    @Test(arguments: ["", "apple", "apple kayak marble otter piano xyz", "١٢٣", "%00"])
    func `Whatever isn't a code is refused like a wrong code`(typed: String) async throws {
        let wrong = try await house.link("apple kayak marble otter piano tulip", as: tablet)
        expect(wrong, refuses: "unknown-code", 404)
        #expect(try await house.link(typed, as: tablet).bytes == wrong.bytes)
    }

    @Test func `An address that sends wrong codes has to wait, even with a right one`()
        async throws
    {
        let house = try await TestHouse(limits: .standard)
        let code = try await house.code(as: DeviceSecret().text)
        for _ in 0..<10 {
            expect(
                try await house.link("apple", as: DeviceSecret().text), refuses: "unknown-code",
                404)
        }
        expect(try await house.link(code, as: tablet), refuses: "too-often", 429)
        house.clock.pass(seconds: 10)
        #expect(try await house.link(code, as: tablet).status == 200)
    }

    @Test func `A device that keeps asking for codes has to wait`() async throws {
        let house = try await TestHouse(limits: .standard)
        for _ in 0..<5 { _ = try await house.code(as: tablet) }
        expect(try await house.askCode(as: tablet), refuses: "too-often", 429)
        #expect(try await house.askCode(as: DeviceSecret().text).status == 201)
    }

    @Test(arguments: [nil, "not-a-secret"])
    func `Codes and links need a valid secret`(device: String?) async throws {
        expect(try await house.askCode(as: device), refuses: "no-secret", 403)
        let code = try await house.code(as: ada.secret)
        expect(try await house.link(code, as: device), refuses: "no-secret", 403)
        #expect(try await house.link(code, as: tablet).status == 200)
    }

    @Test(arguments: [(0, 400), (1, 201), (262_144, 201), (262_145, 413)])
    func `A device can leave up to 256 KiB`(length: Int, status: Int) async throws {
        let text = String(repeating: "x", count: length)
        let answer = try await house.askCode(as: ada.secret, leaving: text)
        #expect(answer.status == status)
        guard let code = answer.json["code"]?.text else { return }
        #expect(try await house.link(code, as: tablet).words == text)
    }

    @Test func `Too many codes, or too much left with them, make the oldest ones invalid`()
        async throws
    {
        func store(_ number: UInt8, _ count: Int, _ limits: LinkCodeLimits) async throws {
            house.clock.pass(milliseconds: 1)
            let hash = Data([number])
            let isStored = try await house.repository.store(
                NewLinkCode(
                    hash: hash, secret: hash, name: "", moment: house.clock.now,
                    body: Data(count: count)), within: limits)
            #expect(isStored)
        }
        for number: UInt8 in 1...5 {
            try await store(number, 10, LinkCodeLimits(codes: 3, bytes: 1000))
        }
        #expect(try await house.rows(of: "link_code") == 3)
        try await store(6, 10, LinkCodeLimits(codes: 1000, bytes: 25))
        #expect(try await house.rows(of: "link_code") == 2)
        for (number, isValid): (UInt8, Bool) in [(4, false), (5, true), (6, true)] {
            let linking = try await house.repository.link(
                Data([100]), named: "", by: Data([number]), at: house.clock.now)
            #expect((linking == .unknownCode) == !isValid, "\(number)")
        }
    }

    // MARK: What changes for a device

    @Test func `Devices without a name can be linked, and a later name belongs to both`()
        async throws
    {
        let phone = DeviceSecret().text
        try await house.link(tablet, to: phone)
        #expect(try await house.names(of: phone) == [])
        #expect(try await house.register("Grace", as: tablet).status == 201)
        #expect(try await house.register("Grace", as: phone).status == 200)
        #expect(try await house.names(of: phone) == ["Grace"])
    }

    @Test func `A linked device's own names move to the shared player`() async throws {
        _ = try await house.register("Grace", as: tablet)
        try await house.link(tablet, to: ada.secret)
        for device in [ada.secret, tablet] {
            #expect(try await house.names(of: device) == ["Ada", "Grace"])
            #expect(try await house.register("Grace", as: device).status == 200)
        }
        #expect(try await house.rows(of: "device") == 1)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Hearts move, and two hearts for the same wall become one`() async throws {
        _ = try await house.register("Grace", as: tablet)
        let alan = try await house.player("Alan")
        let codes = [1, 2, 3]
        var walls: [String] = []
        for place in codes { walls.append(try await house.putUp(place, of: alan).text) }
        for (wall, device) in [
            (walls[0], ada.secret), (walls[0], tablet), (walls[1], tablet), (walls[2], ada.secret),
        ] {
            #expect(try await house.like(wall, as: device).status == 200)
        }
        try await house.link(tablet, to: ada.secret)
        for wall in walls {
            let seen = try await house.wall(wall, as: tablet).json
            #expect(seen["hearts"]?.integer == 1 && seen["isLiked"] == .bool(true))
        }
        #expect(try await house.repository.flaws() == [])
    }

    @Test(arguments: [true, false])
    func `Reports move, and two reports of the same wall become one`(hasName: Bool) async throws {
        if hasName { _ = try await house.register("Grace", as: tablet) }
        let alan = try await house.player("Alan")
        let both = try await house.putUp(1, of: alan).text
        let own = try await house.putUp(2, of: alan).text
        for (wall, device) in [(both, ada.secret), (both, tablet), (own, tablet)] {
            _ = try await house.report(wall, as: device)
        }
        try await house.link(tablet, to: ada.secret)
        #expect(try await house.rows(of: "report") == 2)
        let reports = try await house.get("/api/device", .init().by(ada.secret)).json["reports"]
        #expect(Set(reports?.list ?? []) == [.text(both), .text(own)])
    }

    @Test func `The pause after a removed wall moves`() async throws {
        let grace = TestPlayer(name: "Grace", secret: tablet)
        _ = try await house.register("Grace", as: tablet)
        let code = try #require(
            try await house.publish(.small, by: grace).json["wall"]?.text)
        _ = try await House.takeDown(
            wall: code, from: house.repository, at: house.clock.now)
        try await house.link(tablet, to: ada.secret)
        let answer = try await house.publish(try .with(45, 46), by: ada)
        expect(answer, refuses: "too-often", 429)
    }

    @Test func `A run and a table begun before the link count under their name`() async throws {
        let grace = TestPlayer(name: "Grace", secret: tablet)
        _ = try await house.register("Grace", as: tablet)
        let ticket = try await house.ticket(for: grace)
        let table = try await house.openTable(for: grace)
        try await house.link(tablet, to: ada.secret)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).json["player"] == .text("Grace"))
        #expect(try await house.spin(table, key: "a", as: tablet).status == 200)
    }

    @Test func `A player's devices share their one try at the challenge`() async throws {
        try await house.link(tablet, to: ada.secret)
        let first = try await house.ticket("breakout", "challenge", for: ada)
        let ticket = try await house.ticket(
            "breakout", "challenge", for: TestPlayer(name: "Ada", secret: tablet))
        #expect(first.text == ticket.text)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        expect(
            try await house.askTicket("breakout", "challenge", for: "Ada", as: ada.secret),
            refuses: "challenge-played", 409)
    }

    @Test func `A party's host and guests keep their places when their devices are linked`()
        async throws
    {
        let party = try await TestParty(house)
        let bob = try await party.guests("Bob")[0]
        #expect(try await party.ask(bob).status == 200)
        try await house.link(party.screen, to: ada.secret)
        try await house.link(bob.secret, to: ada.secret)
        #expect(try await party.ask(bob).status == 200)
        #expect(try await party.ask(bob, as: ada.secret).status == 200)
        for host in [party.screen, ada.secret] {
            #expect(try await party.choose("breakout", as: host).status == 200)
        }
        #expect(try await party.end(as: ada.secret).status < 300)
    }

    @Test func `A linked guest's requests don't count against the address`() async throws {
        let party = try await TestParty(house)
        let bob = try await party.guests("Bob")[0]
        try await house.link(tablet, to: bob.secret)
        let secret = try #require(DeviceSecret(text: tablet))
        #expect(try await party.ask(bob, as: tablet).status == 200)
        #expect(house.house.devices.isGuest(secret))
        #expect(!house.house.devices.isGuest(DeviceSecret()))
    }

    // MARK: Harmless and refused links

    @Test func `Linking a device to itself, or twice, only uses up the code`() async throws {
        let own = try await house.code(as: ada.secret, leaving: "own")
        #expect(try await house.link(own, as: ada.secret).words == "own")
        expect(try await house.link(own, as: tablet), refuses: "unknown-code", 404)
        for _ in 0..<2 { try await house.link(tablet, to: ada.secret) }
        try await house.link(ada.secret, to: tablet)
        #expect(try await house.devices(as: tablet).count == 2)
        #expect(try await house.names(of: tablet) == ["Ada"])
    }

    @Test func `Two devices can have codes for each other`() async throws {
        let (one, other) = (
            try await house.code(as: ada.secret), try await house.code(as: tablet)
        )
        #expect(try await house.link(one, as: tablet).status == 200)
        #expect(try await house.link(other, as: ada.secret).status == 200)
        #expect(try await house.devices(as: ada.secret).count == 2)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Linking a device brings its player's other devices along`() async throws {
        let grace = try await house.player("Grace")
        try await house.link(tablet, to: grace.secret)
        try await house.link(tablet, to: ada.secret)
        for device in [ada.secret, tablet, grace.secret] {
            #expect(try await house.names(of: device) == ["Ada", "Grace"])
            #expect(try await house.devices(as: device).count == 3)
        }
    }

    @Test func `A ninth device is refused, and the code remains valid`() async throws {
        var devices: [String] = []
        for _ in 0..<7 {
            devices.append(DeviceSecret().text)
            try await house.link(devices.last ?? "", to: ada.secret)
        }
        let code = try await house.code(as: ada.secret, leaving: "left")
        expect(try await house.link(code, as: tablet), refuses: "too-many-devices", 409)
        expect(try await house.link(code, as: tablet), refuses: "too-many-devices", 409)
        #expect(try await house.names(of: tablet) == nil)
        #expect(try await house.forget(2, as: ada.secret).status == 204)
        #expect(try await house.link(code, as: tablet).words == "left")
    }

    @Test func `Players with too many names together aren't linked`() async throws {
        let grace = try await house.player("Grace")
        let repository = try #require(house.repository as? any SQLRepository)
        try await repository.write { session in
            for number in 1..<Player.mostOfDevice {
                try session.execute(
                    """
                    INSERT INTO player (name, name_key, device, made)
                    SELECT $1, $1, device, 0 FROM player WHERE name_key = 'ada'
                    """, ["name \(number)"])
            }
        }
        let code = try await house.code(as: ada.secret)
        expect(try await house.link(code, as: grace.secret), refuses: "too-often", 429)
        #expect(try await house.names(of: grace.secret) == ["Grace"])
        #expect(try await house.link(code, as: tablet).status == 200)
    }

    @Test func `A name that is registered during a link belongs to somebody`() async throws {
        let house = house
        for number in 0..<8 {
            let device = DeviceSecret().text
            let code = try await house.code(as: ada.secret)
            let name = "Grace \(number)"
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await house.link(code, as: device) }
                group.addTask { _ = try await house.register(name, as: device) }
                try await group.waitForAll()
            }
            let answer = try await house.register(name, as: device)
            #expect(answer.status < 300)
            #expect(try await house.names(of: ada.secret)?.contains(name) == true)
            #expect(try await house.repository.flaws() == [])
            #expect(try await house.forget(2, as: ada.secret).status == 204)
        }
    }
}
