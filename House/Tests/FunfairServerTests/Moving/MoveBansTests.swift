import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Bans in a house that moves")
struct MoveBansTests {
    @Test func `devices are still banned after each move, and new bans get new numbers`()
        async throws
    {
        let folder = try TemporaryFolder()
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        _ = try await House.ban("Ada", in: house.repository)
        let bans = try await house.repository.bans()
        try house.repository.close()

        let moved = try await TestHouse.movedThereAndBack(from: folder)
        #expect(try await moved.repository.bans() == bans)
        #expect(try await moved.register("Ada", as: ada.secret).problem == "banned")
        _ = try await moved.player("Grace")
        _ = try await House.ban("Grace", in: moved.repository)
        #expect(try await moved.repository.bans().map(\.number) == [1, 2])
    }
}
