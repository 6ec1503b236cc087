import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Asking for a name", .withEveryEngine)
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

    @Test func `A name that nobody has can be had, and is not taken by asking`() async throws {
        let answer = try await ask("Ada")
        #expect(answer.status == 200)
        #expect(answer.json == .object(["name": .text("Ada")]))
        #expect(try await house.register("Ada").status == 201)
    }

    @Test(arguments: ["Ada", "ADA", "%20ada", "Ad%D0%B0"])
    func `A name on a board is another's for all others, and so is what looks like it`(
        name: String
    ) async throws {
        try await house.put(7, of: try await house.player("Ada"))
        let answer = try await ask(name)
        expect(answer, refuses: "name-taken", 409)
        #expect(answer.json["suggestion"]?.text?.hasSuffix(" 2") == true)
    }

    @Test func `It is told to whoever has no secret, too`() async throws {
        try await house.put(7, of: try await house.player("Ada"))
        expect(try await ask("Ada", as: nil), refuses: "name-taken", 409)
    }

    @Test func `A device has its own names`() async throws {
        let ada = try await house.player("Ada")
        try await house.put(7, of: ada)
        #expect(try await ask("ada", as: ada.secret).status == 200)
    }

    @Test func `Of a player whom no board shows nothing is told`() async throws {
        _ = try await house.player("Ada")
        #expect(try await ask("Ada").status == 200)
    }

    @Test(arguments: ["", "%0A", "123456789012345678901"])
    func `What is no name is refused`(name: String) async throws {
        expect(try await ask(name), refuses: "invalid-name", 400)
    }
}
