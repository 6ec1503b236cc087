import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Reports of walls", .withEveryEngine)
struct ReportTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let alan: TestPlayer
    private let code: WallCode

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        alan = try await house.player("Alan")
        code = try await house.putUp(1, of: ada)
    }

    private func reported() async throws -> [ReportedWall] {
        #expect(try await house.repository.flaws() == [])
        return try await house.repository.reportedWalls(atMost: 10)
    }

    private func takeAway(as device: String) async throws -> JSON {
        try await house.get("/api/device", .init().by(device)).json
    }

    // MARK: By players

    @Test func `A report has no content in its answer, and the host sees it`() async throws {
        let answer = try await house.report(code.text, as: alan.secret)
        #expect(answer.status == 204 && answer.bytes.isEmpty)
        let wall = try #require(try await reported().first)
        #expect(wall.code == code && wall.name == "Brick 1" && wall.player == "Ada")
        #expect(wall.reports == 1)
        #expect(wall.first == house.clock.now && wall.last == house.clock.now)
    }

    @Test func `A device's repeated report of a wall counts once, as of the first time`()
        async throws
    {
        let first = house.clock.now
        for _ in 0..<3 {
            #expect(try await house.report(code.text, as: alan.secret).status == 204)
            house.clock.pass(seconds: 60)
        }
        _ = try await house.register("Alan 2", as: alan.secret)
        _ = try await house.report(code.text, as: alan.secret)
        let wall = try #require(try await reported().first)
        #expect(wall.reports == 1 && wall.first == first && wall.last == first)
    }

    @Test func `A device without a name can report a wall`() async throws {
        #expect(try await house.report(code.text, as: DeviceSecret().text).status == 204)
        #expect(try await reported().map(\.reports) == [1])
    }

    @Test(arguments: [nil, "not-a-secret"])
    func `A report without a valid secret is refused`(device: String?) async throws {
        expect(try await house.report(code.text, as: device), refuses: "no-secret", 403)
        #expect(try await reported() == [])
    }

    @Test(arguments: ["AAAAAAAAAAA", "x"])
    func `An unknown wall can't be reported`(code: String) async throws {
        expect(try await house.report(code, as: alan.secret), refuses: "unknown-wall", 404)
        #expect(try await house.rows(of: "report") == 0)
    }

    @Test func `Reports don't change what players see`() async throws {
        let before = try await house.wall(code.text, as: ada.secret).bytes
        _ = try await house.report(code.text, as: alan.secret)
        #expect(try await house.wall(code.text, as: ada.secret).bytes == before)
        #expect(try await house.walls() == ["Brick 1"])
    }

    @Test func `A device that keeps reporting walls has to wait`() async throws {
        var limits = HouseLimits.none
        limits.reports = .burst(2, perMinute: 6)
        let house = try await TestHouse(limits: limits)
        let secret = DeviceSecret().text
        for _ in 0..<2 {
            #expect(try await house.report("AAAAAAAAAAA", as: secret).status == 404)
        }
        expect(try await house.report("AAAAAAAAAAA", as: secret), refuses: "too-often", 429)
    }

    @Test func `A house stores a hundred reports of a wall, and accepts more`() async throws {
        for _ in 0..<Walls.mostReports + 1 {
            #expect(try await house.report(code.text, as: DeviceSecret().text).status == 204)
        }
        #expect(try await reported().map(\.reports) == [100])
    }

    @Test func `Concurrent reports are counted once for each device`() async throws {
        let house = house
        let code = code.text
        let devices = [ada.secret, alan.secret, DeviceSecret().text]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in devices + devices + devices {
                group.addTask { _ = try await house.report(code, as: device) }
            }
            try await group.waitForAll()
        }
        #expect(try await reported().map(\.reports) == [3])
    }

    // MARK: In a device's data

    @Test func `The download lists only walls reported by the device`() async throws {
        let other = try await house.putUp(2, of: ada)
        _ = try await house.report(code.text, as: alan.secret)
        _ = try await house.report(other.text, as: ada.secret)
        #expect(try await takeAway(as: alan.secret)["reports"] == .list([.text(code.text)]))
    }

    @Test(arguments: [true, false])
    func `Removing a device removes its reports, with a name or without`(hasName: Bool)
        async throws
    {
        let device = hasName ? alan.secret : DeviceSecret().text
        _ = try await house.report(code.text, as: device)
        _ = try await house.report(code.text, as: ada.secret)
        #expect(try await house.ask(.delete, "/api/device", .init().by(device)).status == 204)
        #expect(try await reported().map(\.reports) == [1])
    }

    @Test func `A device's reports are removed with the device's last name`() async throws {
        _ = try await house.register("Grace", as: alan.secret)
        _ = try await house.report(code.text, as: alan.secret)
        _ = try await house.repository.remove(try HouseName("Alan"))
        #expect(try await reported().map(\.reports) == [1])
        _ = try await house.repository.remove(try HouseName("Grace"))
        #expect(try await reported() == [])
    }

    // MARK: By the host

    @Test func `Walls with the most reports come first, then those reported earlier`()
        async throws
    {
        let codes = [code, try await house.putUp(2, of: ada), try await house.putUp(3, of: alan)]
        for (place, devices) in zip([2, 1, 0], [1, 2, 1]) {
            for _ in 0..<devices {
                _ = try await house.report(codes[place].text, as: DeviceSecret().text)
                house.clock.pass(seconds: 60)
            }
        }
        let walls = try await reported()
        #expect(walls.map(\.code) == [codes[1], codes[2], codes[0]])
        #expect(walls[0].last.seconds - walls[0].first.seconds == 60)
        let most = try await house.repository.reportedWalls(atMost: 2)
        #expect(most == Array(walls.prefix(2)))
    }

    @Test func `Dismissing a wall's reports keeps the wall, and other walls' reports`()
        async throws
    {
        let other = try await house.putUp(2, of: ada)
        for code in [code, other] { _ = try await house.report(code.text, as: alan.secret) }
        let dismissed = try await House.dismissReports(
            ofWall: code.text, in: house.repository)
        #expect(dismissed?.name == "Brick 1")
        #expect(try await reported().map(\.code) == [other])
        #expect(try await house.wall(code.text).status == 200)
    }

    @Test func `A wall is listed again after another report`() async throws {
        _ = try await house.report(code.text, as: alan.secret)
        _ = try await House.dismissReports(ofWall: code.text, in: house.repository)
        _ = try await house.report(code.text, as: alan.secret)
        #expect(try await reported().map(\.reports) == [1])
    }

    @Test(arguments: ["AAAAAAAAAAA", "x", nil])
    func `A wall without reports can't be dismissed`(unknown: String?) async throws {
        let dismissed = try await House.dismissReports(
            ofWall: unknown ?? code.text, in: house.repository)
        #expect(dismissed == nil)
    }

    @Test(arguments: [true, false])
    func `A wall's reports are removed with the wall`(byHost: Bool) async throws {
        _ = try await house.report(code.text, as: alan.secret)
        if byHost {
            _ = try await House.takeDown(wall: code.text, from: house.repository)
        } else {
            _ = try await house.unpublish(code.text, as: ada.secret)
        }
        #expect(try await house.rows(of: "report") == 0)
    }
}
