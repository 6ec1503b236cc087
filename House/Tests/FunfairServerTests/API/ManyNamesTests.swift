import Foundation
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A device with very many names", .withEveryEngine)
struct ManyNamesTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    /// Registers the given number of names on Ada's device.
    private func give(_ count: Int) async throws {
        let repository = try #require(house.repository as? any SQLRepository)
        try await repository.write { session in
            for number in 0..<count {
                try session.execute(
                    """
                    INSERT INTO player (name, name_key, device, made)
                    SELECT $1, $1, device, 0 FROM player WHERE name_key = 'ada'
                    """, ["name \(number)"])
            }
        }
    }

    private final class Flag: Sendable {
        private let isSet = Atomic(false)

        func set() { isSet.store(true, ordering: .relaxed) }
        var value: Bool { isSet.load(ordering: .relaxed) }
    }

    @Test func `A device can register at most a thousand names, and other devices aren't affected`()
        async throws
    {
        try await give(Player.mostOfDevice - 1)
        let answer = try await house.register("Grace", as: ada.secret)
        expect(answer, refuses: "too-often", 429)
        #expect(answer.headers[.retryAfter] == "86400")
        #expect(try await house.register("Ada", as: ada.secret).status == 200)
        #expect(try await house.register("Grace").status == 201)
    }

    @Test func `Other devices can play while a device with many names is being removed`()
        async throws
    {
        try await give(300)
        let isForgotten = Flag()
        let meanwhile = try await withThrowingTaskGroup(of: Int.self) { group -> Int in
            group.addTask { [house, ada] in
                let answer = try? await house.ask(.delete, "/api/device", .init().by(ada.secret))
                isForgotten.set()
                return answer?.status ?? 0
            }
            var count = 0
            while !isForgotten.value {
                #expect(try await house.register("Bob \(count)").status == 201)
                count += 1
            }
            let status = try await group.next()
            #expect(status == 204)
            return count
        }
        #expect(meanwhile > 20)
        #expect(try await house.rows(of: "player") == meanwhile)
        #expect(try await house.rows(of: "device") == meanwhile)
    }
}
