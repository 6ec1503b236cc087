import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Devices linked at one house and used at another")
struct SharedLinkTests {
    @Test func `A code from one house links a device at the other`() async throws {
        let (one, other) = try await Engine.$current.withValue(.postgresql) {
            let one = try await TestHouse()
            return (one, try await TestHouse(in: one.folder))
        }
        let ada = try await one.player("Ada")
        let tablet = DeviceSecret().text
        // No two clocks are equal.
        one.clock.pass(milliseconds: 5)
        let code = try await one.code(as: ada.secret, leaving: "left")
        #expect(try await other.link(code, as: tablet).words == "left")
        expect(try await one.link(code, as: DeviceSecret().text), refuses: "unknown-code", 404)
        let linked = TestPlayer(name: "Ada", secret: tablet)
        for house in [one, other] { #expect(try await house.play(linked).status == 201) }
        #expect(try await one.devices(as: tablet).count == 2)
    }

    @Test(.timeLimit(.minutes(10)))
    func `A device forgotten at one house is unknown to the other a moment later`() async throws {
        // Real houses, because only a database notification can tell the other one so soon.
        let database = try await Engine.postgresql.repository(in: try TemporaryFolder())
        let repository = try #require(database.0 as? PostgreSQLRepository)
        let key = TicketKey()
        let here = try await House(sharing: repository, key: key, limits: .none)
        let second = try await PostgreSQLRepository(repository.address)
        let away = try await House(sharing: second, key: key, limits: .none)
        let work = Task {
            await withTaskGroup(of: Void.self) { group in
                for house in [here, away] {
                    if let news = house.boards.news { group.addTask { await news.run() } }
                }
            }
        }
        defer {
            work.cancel()
            second.close()
            _ = database.1
        }
        let (phone, tablet) = (DeviceSecret(), DeviceSecret())
        _ = try await here.names.register("Ada", device: Device(phone))
        let code = try await here.devices.makeCode(for: Device(phone), named: "", leaving: [1])
        // The other house remembers that the tablet has no player, until it hears otherwise.
        _ = try await away.devices.device(tablet)
        _ = try await here.devices.link(Device(tablet), named: "", by: code.code, address: "")
        func hears(of owner: Data) async throws -> Bool {
            for _ in 0..<500 {
                if try await away.devices.device(tablet).hash == owner { return true }
                try await Task.sleep(for: .milliseconds(20))
            }
            return false
        }
        #expect(try await hears(of: phone.hash))
        try await here.devices.forget(2, for: Device(phone))
        #expect(try await hears(of: tablet.hash))
    }

    @Test func `Links and removals at two houses at once leave no name without a device`()
        async throws
    {
        let (one, other) = try await Engine.$current.withValue(.postgresql) {
            let one = try await TestHouse()
            return (one, try await TestHouse(in: one.folder))
        }
        for number in 0..<10 {
            let ada = try await one.player("Ada \(number)")
            let grace = try await other.player("Grace \(number)")
            let codes = [
                try await one.code(as: ada.secret), try await other.code(as: grace.secret),
            ]
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await one.link(codes[0], as: grace.secret) }
                group.addTask { _ = try await other.link(codes[1], as: ada.secret) }
                group.addTask {
                    _ = try await other.ask(.delete, "/api/device", .init().by(ada.secret))
                }
                group.addTask { _ = try await one.register("Eve \(number)", as: grace.secret) }
                try await group.waitForAll()
            }
            #expect(try await one.repository.flaws() == [])
        }
    }
}
