import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Hearts for walls", .withEveryEngine)
struct HeartTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let alan: TestPlayer
    private let code: String

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        alan = try await house.player("Alan")
        code = try await house.putUp(1, of: ada).text
    }

    private func hearts() async throws -> Int? {
        #expect(try await house.repository.flaws() == [])
        return try await house.wall(code).json["hearts"]?.integer
    }

    @Test func `A heart is counted, and shown to the device that gave it`() async throws {
        let answer = try await house.like(code, as: alan.secret)
        #expect(answer.status == 200)
        #expect(answer.json["hearts"] == .number(1))
        #expect(answer.json["isLiked"] == .bool(true))
        let seen = [nil, ada.secret, alan.secret, "not-a-secret", DeviceSecret().text]
        for (device, isLiked) in zip(seen, [false, false, true, false, false]) {
            #expect(try await house.wall(code, as: device).json["isLiked"] == .bool(isLiked))
            let rows = try await house.get("/api/walls", .init().by(device)).json["rows"]?.list
            #expect(rows?.first?["isLiked"] == .bool(isLiked))
        }
    }

    @Test func `A device with several names can give a wall one heart`()
        async throws
    {
        for _ in 0..<3 { _ = try await house.like(code, as: alan.secret) }
        _ = try await house.register("Alan 2", as: alan.secret)
        #expect(try await house.like(code, as: alan.secret).json["hearts"] == .number(1))
        _ = try await house.like(code, as: ada.secret)
        #expect(try await hearts() == 2)
    }

    @Test func `A heart can be taken back, and taking back a missing heart has no effect`()
        async throws
    {
        _ = try await house.like(code, as: alan.secret)
        for _ in 0..<2 {
            let answer = try await house.like(code, false, as: alan.secret)
            #expect(answer.status == 200)
            #expect(answer.json["hearts"] == .number(0))
            #expect(answer.json["isLiked"] == .bool(false))
        }
        #expect(try await hearts() == 0)
    }

    @Test func `Concurrent hearts are counted once each`() async throws {
        let house = house
        let code = code
        let devices = [ada.secret, alan.secret, try await house.player("Grace").secret]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in devices + devices + devices {
                group.addTask { _ = try await house.like(code, as: device) }
            }
            try await group.waitForAll()
        }
        #expect(try await hearts() == 3)
    }

    @Test func `A heart given and taken back concurrently is counted correctly`() async throws {
        let house = house
        let code = code
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                let device = number < 10 ? ada.secret : alan.secret
                group.addTask { _ = try await house.like(code, number % 2 == 0, as: device) }
            }
            try await group.waitForAll()
        }
        _ = try await hearts()
    }

    @Test(arguments: [nil, "not-a-secret", DeviceSecret().text])
    func `An unknown device can't give a heart`(device: String?) async throws {
        expect(try await house.like(code, as: device), refuses: "unknown-device", 403)
        expect(try await house.like(code, false, as: device), refuses: "unknown-device", 403)
        #expect(try await hearts() == 0)
    }

    @Test func `A device that keeps giving and taking hearts has to wait`() async throws {
        var limits = HouseLimits.none
        limits.hearts = .burst(2, perMinute: 6)
        let house = try await TestHouse(limits: limits)
        let ada = try await house.player("Ada")
        let code = try await house.putUp(1, of: ada).text
        _ = try await house.like(code, as: ada.secret)
        _ = try await house.like(code, false, as: ada.secret)
        expect(try await house.like(code, as: ada.secret), refuses: "too-often", 429)
    }

    @Test func `Removing a device removes its hearts`() async throws {
        _ = try await house.like(code, as: alan.secret)
        _ = try await house.like(code, as: ada.secret)
        #expect(
            try await house.ask(.delete, "/api/device", .init().by(alan.secret)).status == 204)
        #expect(try await hearts() == 1)
    }

    @Test func `A device's heart is removed with the device's last name`() async throws {
        _ = try await house.register("Grace", as: alan.secret)
        _ = try await house.like(code, as: alan.secret)
        _ = try await house.repository.remove(try HouseName("Alan"))
        #expect(try await hearts() == 1)
        _ = try await house.repository.remove(try HouseName("Grace"))
        #expect(try await hearts() == 0)
    }

    @Test func `A wrong number of hearts is reported as a flaw`() async throws {
        _ = try await house.like(code, as: alan.secret)
        try await house.change("UPDATE wall SET hearts = 5")
        let flaws = try await house.repository.flaws()
        #expect(flaws.count == 1 && flaws[0].isSentence && flaws[0].contains("5 hearts"))
    }
}
