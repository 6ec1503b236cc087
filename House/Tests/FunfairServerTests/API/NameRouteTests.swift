import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Asking about a name", .withEveryEngine)
struct NameRouteTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    private func ask(
        _ name: String, as device: String? = DeviceSecret().text
    ) async throws -> Answer {
        try await house.get("/api/names?player=\(name)", HTTPFields().by(device))
    }

    @Test func `Asking about an unused name doesn't register the name`() async throws {
        let answer = try await ask("Ada")
        #expect(answer.status == 200)
        #expect(answer.json == .object(["name": .text("Ada")]))
        #expect(try await house.register("Ada").status == 201)
    }

    @Test(arguments: ["Ada", "ADA", "%20ada", "Ad%D0%B0"])
    func `Other devices can't have a name on a board or its lookalikes`(
        name: String
    ) async throws {
        try await house.put(7, of: try await house.player("Ada"))
        let answer = try await ask(name)
        expect(answer, refuses: "name-taken", 409)
        #expect(answer.json["suggestion"]?.text?.hasSuffix(" 2") == true)
    }

    @Test func `A client without a secret gets the same response about a name`() async throws {
        try await house.put(7, of: try await house.player("Ada"))
        expect(try await ask("Ada", as: nil), refuses: "name-taken", 409)
    }

    @Test func `A device's own names are available to that device`() async throws {
        let ada = try await house.player("Ada")
        try await house.put(7, of: ada)
        #expect(try await ask("ada", as: ada.secret).status == 200)
    }

    @Test func `Asking about a name doesn't reveal a player who isn't on any board`() async throws {
        _ = try await house.player("Ada")
        #expect(try await ask("Ada").status == 200)
    }

    @Test(arguments: ["", "%0A", "123456789012345678901"])
    func `Asking about an invalid name is refused`(name: String) async throws {
        expect(try await ask(name), refuses: "invalid-name", 400)
    }
}
