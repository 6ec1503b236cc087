import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Registering a name", .withEveryEngine)
struct PlayerRouteTests {
    private let house: TestHouse

    init() async throws {
        house = try await TestHouse()
    }

    @Test func `A device registers a name with a secret, which then identifies the device`()
        async throws
    {
        let secret = DeviceSecret().text
        let answer = try await house.register("Ada", as: secret)
        #expect(answer.status == 201)
        #expect(answer.json == .object(["name": .text("Ada")]))
        #expect(try await house.askTicket(for: "Ada", as: secret).status == 201)
    }

    @Test func `Repeating a request after a lost response changes nothing`() async throws {
        let secret = DeviceSecret().text
        #expect(try await house.register("Ada", as: secret).status == 201)
        for _ in 0..<2 {
            let again = try await house.register("Ada", as: secret)
            #expect(again.status == 200)
            #expect(again.json == .object(["name": .text("Ada")]))
        }
        expect(try await house.register("Ada"), refuses: "name-taken", 409)
    }

    @Test func `Concurrent requests for one name with one secret all succeed`() async throws {
        let (house, secret) = (house, DeviceSecret().text)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<40 {
                group.addTask { try await house.register("Ada", as: secret).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.filter { $0 == 201 }.count == 1)
        #expect(statuses.filter { $0 == 200 }.count == 39)
    }

    @Test func `A device without a name is unknown to the house`() async throws {
        _ = try await house.player("Ada")
        let secret = DeviceSecret().text
        expect(try await house.register("Ada", as: secret), refuses: "name-taken", 409)
        expect(try await house.askTicket(for: "Ada", as: secret), refuses: "unknown-device", 403)
    }

    @Test func `A known device can register a second name`() async throws {
        let ada = try await house.player("Ada")
        let answer = try await house.register("Grace", as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json == .object(["name": .text("Grace")]))
    }

    @Test func `A name that the device already has is returned in its original spelling`()
        async throws
    {
        let ada = try await house.player("Ada")
        let answer = try await house.register("ADA", as: ada.secret)
        #expect(answer.status == 200)
        #expect(answer.json == .object(["name": .text("Ada")]))
    }

    @Test(arguments: [
        "ADA LOVELACE", "ada lovelace", " Ada Lovelace ", "Ada  Lovelace",
        "Ada\u{A0}Lovelace", "Ada\u{2003}Lovelace", "Ada\u{3000}Lovelace",
        "Ａｄａ　Ｌｏｖｅｌａｃｅ", "Ada\u{200B} Lovelace", "A\u{200D}da Lovelace",
        "Ada Love\u{AD}lace", "Ada Lovelace\u{FE0F}", "Ada Lovelace\u{2060}",
    ])
    func `A lookalike of the name Ada Lovelace is taken`(name: String) async throws {
        _ = try await house.player("Ada Lovelace")
        expect(try await house.register(name), refuses: "name-taken", 409)
    }

    @Test(arguments: [
        ("Zoë", "Zoe\u{308}"), ("Zoe\u{308}", "ZOË"), ("ﬁn", "FIN"), ("Straße", "STRASSE"),
        ("ΣΟΦΟΣ", "σοφος"), ("σοφος", "σοφοσ"), ("Å", "\u{212B}"), ("①", "1"),
    ])
    func `Names with the same letters are the same name`(
        first: String, second: String
    ) async throws {
        _ = try await house.player(first)
        expect(try await house.register(second), refuses: "name-taken", 409)
    }

    @Test(arguments: [("Ada", "Аня"), ("Zoë", "Zoe"), ("Ada", "Ada2"), ("🎈", "🎉")])
    func `Names with different letters are different names`(first: String, second: String)
        async throws
    {
        _ = try await house.player(first)
        #expect(try await house.register(second).status == 201)
    }

    @Test(arguments: [
        "", " ", "\u{200B}", "\u{3000}", "a\nb", "a\tb", "a\u{202E}b", "a\u{0}b",
        "123456789012345678901",
    ])
    func `An invalid name is refused`(name: String) async throws {
        expect(try await house.register(name), refuses: "invalid-name", 400)
    }

    @Test(arguments: ["\u{600}", "\u{6DD}"])
    func `A name without comparable characters is refused`(name: String) async throws {
        expect(try await house.register(name), refuses: "invalid-name", 400)
    }

    @Test func `A name can have twenty characters of any size in bytes`() async throws {
        let name = String(repeating: "👩‍👩‍👧‍👧", count: 20)
        #expect(try await house.register(name).json["name"] == .text(name))
    }

    @Test(arguments: [nil, "", "x", "Bearer", "Basic QWRhOng=", "Bearer not-a-secret"])
    func `The refusal of a request without a secret explains what a secret is`(
        field: String?
    ) async throws {
        var headers = HTTPFields()
        headers[.authorization] = field
        let answer = try await house.register("Ada", headers)
        expect(answer, refuses: "no-secret", 403)
        #expect(answer.detail.contains("32 random bytes"))
        #expect(try await house.register("Ada").status == 201)
    }

    @Test(arguments: ["", "x", "Bearer", "not-a-secret", "Bearer \(DeviceSecret().text)"])
    func `A request with an invalid secret is refused, even with a valid one of earlier versions`(
        field: String
    ) async throws {
        let ada = try await house.player("Ada")
        let headers: HTTPFields = [
            .funfairDevice: field, .authorization: "Bearer \(ada.secret)",
        ]
        expect(try await house.register("Ada", headers), refuses: "no-secret", 403)
    }

    @Test func `A login at a proxy in front of the house doesn't affect the device's secret`()
        async throws
    {
        let ada = try await house.player("Ada")
        let headers: HTTPFields = [
            .funfairDevice: ada.secret, .authorization: "Basic QWRhOng=",
        ]
        #expect(try await house.register("Ada", headers).status == 200)
    }

    @Test func `A secret is also accepted where earlier versions send it`() async throws {
        let ada = try await house.player("Ada")
        let answer = try await house.register("Ada", [.authorization: "Bearer \(ada.secret)"])
        #expect(answer.status == 200)
    }

    @Test func `The word Bearer in a request is case-insensitive`() async throws {
        let ada = try await house.player("Ada")
        let answer = try await house.register("Ada", [.authorization: "bEARER \(ada.secret)"])
        #expect(answer.status == 200)
    }

    @Test(arguments: ["", "Ada", "{}", #"{"name": 1}"#, #"{"name": null}"#, "[]", "\u{FF}"])
    func `An invalid request for a name is refused with an explanation`(words: String) async throws
    {
        let answer = try await house.post("/api/players", words, as: DeviceSecret().text)
        expect(answer, refuses: "bad-request", 400)
        #expect(answer.detail.hasSuffix(#"Send, for instance: {"name": "Ada"}"#))
    }

    @Test func `A body over the limit is refused`() async throws {
        let name = String(repeating: "a", count: 4096)
        expect(try await house.register(name), refuses: "too-large", 413)
    }

    // MARK: Suggestions

    private func suggestion(for name: String) async throws -> String? {
        let answer = try await house.register(name)
        expect(answer, refuses: "name-taken", 409)
        return answer.json["suggestion"]?.text
    }

    @Test func `The refusal of a taken name suggests the next available one`() async throws {
        _ = try await house.player("Ada")
        #expect(try await suggestion(for: "Ada") == "Ada 2")
        #expect(try await house.register("Ada").detail.contains("“Ada 2” is free."))
    }

    @Test func `A suggested name can be registered`() async throws {
        for name in ["Ada", "ada 2", "Ada  3", "Ada 5"] { _ = try await house.player(name) }
        let suggestion = try #require(try await suggestion(for: "Ada"))
        #expect(suggestion == "Ada 4")
        #expect(try await house.register(suggestion).status == 201)
    }

    @Test(arguments: [
        "12345678901234567890", "12345678901234567 90", "👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧",
    ])
    func `A suggestion for a long name is a valid name`(name: String) async throws {
        _ = try await house.player(name)
        let suggestion = try #require(try await suggestion(for: name))
        #expect(suggestion.count <= 20)
        #expect(try await house.register(suggestion).json["name"] == .text(suggestion))
    }

    @Test func `If all suggestions are taken, the refusal doesn't include one`() async throws {
        let ada = try await house.player("Ada")
        for number in 2...99 {
            _ = try await house.register("Ada \(number)", as: ada.secret)
        }
        #expect(try await suggestion(for: "Ada") == nil)
    }

    @Test func `Only one of several concurrent requests for a name succeeds`() async throws {
        let house = house
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<40 { group.addTask { try await house.register("Ada").status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.filter { $0 == 201 }.count == 1)
        #expect(statuses.filter { $0 == 409 }.count == 39)
    }
}
