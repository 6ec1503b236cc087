import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Boards of older rules", .withEveryEngine)
struct OlderRulesTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
        for (name, rules, score) in [
            ("Ada", 1, 700), ("Bob", 1, 40), ("Cem", 1, 600),
            ("Ada", Stall.breakout.rulesVersion, 50), ("Bob", Stall.breakout.rulesVersion, 80),
        ] {
            try await record(score, by: name, rules: rules)
        }
    }

    private func record(_ score: Int, by name: String, rules: UInt8) async throws {
        let name = try HouseName(name)
        let device = Data(name.key.utf8)
        let moment = house.clock.now
        _ = try await house.repository.register(name, device: device, at: moment)
        let player = try #require(try await house.repository.player(named: name))
        let recorded = try await house.repository.record(
            .unplayed(by: player.id, score: score, rules: rules, at: moment))
        guard case .new = recorded else { throw Unrecorded() }
    }

    private struct Unrecorded: Error {}

    @Test func `Each run is on the board of its version of the rules`() async throws {
        let new = try await house.get("/api/boards/breakout/all")
        #expect(new.rows() == ["1 Bob 80", "2 Ada 50"])
        #expect(new.json["players"]?.integer == 2)
        let old = try await house.get("/api/boards/breakout/all?rules=1")
        #expect(old.rows() == ["1 Ada 700", "2 Cem 600", "3 Bob 40"])
        #expect(old.json["players"]?.integer == 3)
    }

    @Test func `A board lists its older versions`() async throws {
        let board = try await house.get("/api/boards/breakout/today")
        #expect(board.json["olderRules"] == .list([.number(1)]))
        let other = try await house.get("/api/boards/bubblepop/all")
        #expect(other.json["olderRules"] == .list([]))
    }

    @Test func `A removed player disappears from the boards of all rules versions`() async throws {
        _ = try await house.repository.remove(try HouseName("Ada"))
        #expect(try await house.repository.flaws() == [])
        let old = try await house.get("/api/boards/breakout/all?rules=1")
        #expect(old.rows() == ["1 Cem 600", "2 Bob 40"])
    }
}
