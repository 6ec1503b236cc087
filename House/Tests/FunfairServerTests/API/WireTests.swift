import Foundation
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Compares the wire types of the app and the house with the API's description.
@Suite("The wire format of the app and the house")
struct WireTests {
    private let description = APIDescription.shared

    private var parameters: [JSON] {
        description.operations.flatMap { description.described($0)["parameters"]?.list ?? [] }
    }

    private func parameters(in place: String) -> Set<String> {
        Set(parameters.filter { $0["in"] == .text(place) }.compactMap { $0["name"]?.text })
    }

    private func schema(_ path: String...) -> JSON {
        path.reduce(description.document["components"]?["schemas"] ?? .null) { $0[$1] ?? .null }
    }

    @Test func `The API description has the same routes as the app`() {
        let routes = HouseRoute.all.map { route in
            let parts = route.path.split(separator: "/").map {
                $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
            }
            return APIDescription.Operation(
                method: "\(route.method)".uppercased(), path: "/" + parts.joined(separator: "/"))
        }
        #expect(Set(routes) == description.operations)
    }

    @Test func `The API description has the same parameters as the app`() {
        #expect(parameters(in: "path") == Set(HousePart.allCases.map(\.rawValue)))
        #expect(parameters(in: "query") == Set(HouseQuery.allCases.map(\.rawValue)))
        let header = parameters(in: "header").union([HouseHeader.secret.rawValue])
        #expect(header == Set(HouseHeader.allCases.map(\.rawValue)))
        let device = description.document["components"]?["securitySchemes"]?["device"]
        #expect(device?["name"]?.text == HouseHeader.secret.rawValue)
    }

    @Test func `The API description has the same content types as the app`() {
        let bodies = description.operations.compactMap {
            description.described($0)["requestBody"]?["content"]?.members?.keys
        }
        #expect(Set(bodies.flatMap { $0 }) == Set(HouseBody.allCases.map(\.rawValue)))
    }

    @Test func `The API description lists the same problems as the app`() {
        var types: Set<String> = []
        for response in (description.document["components"]?["responses"]?.members ?? [:]).values {
            let all = response["content"]?["application/problem+json"]?["schema"]?["allOf"]?.list
            let kinds = all?.last?["properties"]?["type"]?["enum"]?.list ?? []
            types.formUnion(kinds.compactMap(\.text))
        }
        types.insert(ProblemWord.folder + ProblemWord.unknownAddress.text)
        #expect(types == Set(ProblemWord.all.map { ProblemWord.folder + $0.text }))
    }

    @Test func `The API description has the same JSON members as the app`() {
        var members: Set<String> = []
        func collect(_ value: JSON) {
            for (name, schema) in value["properties"]?.members ?? [:] {
                members.insert(name)
                collect(schema)
            }
            if let items = value["items"] { collect(items) }
        }
        let schemas = description.document["components"]?["schemas"]?.members ?? [:]
        for (name, schema) in schemas where name != "Ranks" { collect(schema) }
        #expect(members == Set(HouseMember.all.map(\.text)))
    }

    @Test func `The API description uses the same words for parties as the app`() {
        let phases = PartyWord.all.map { JSON.text($0.text) }
        #expect(schema("PartyPhase", "enum") == .list(phases))
        let states = GuestWord.all.map { JSON.text($0.text) }
        #expect(schema("GuestState", "enum") == .list(states))
        let calls = CallWord.all.map { JSON.text($0.text) }
        #expect(schema("PartyCall", "properties", "what", "enum") == .list(calls))
    }

    @Test func `The API description lists the same periods and boards as the app`() {
        let periods = Period.allCases.map(\.rawValue)
        #expect(schema("Period", "enum") == .list(periods.map { .text($0) }))
        #expect(Set((schema("Ranks", "properties").members ?? [:]).keys) == Set(periods))
        let boards = TicketBoard.allCases.map { JSON.text($0.rawValue) }
        #expect(schema("Entry", "enum") == .list(boards))
    }

    @Test func `The API description states the same limits for rows as the app`() {
        let limit = parameters.first { $0["name"] == .text(HouseQuery.limit.rawValue) }?["schema"]
        #expect(limit?["minimum"]?.integer == WireLimits.rows.lowerBound)
        #expect(limit?["maximum"]?.integer == WireLimits.rows.upperBound)
        #expect(limit?["default"]?.integer == WireLimits.usualRows)
        let most = WireLimits.rows.upperBound
        #expect(schema("Board", "properties", "rows", "maxItems").integer == most)
        #expect(schema("Board", "properties", "around", "maxItems").integer == WireLimits.around)
        let live = schema("LiveBoard", "properties", "rows", "maxItems")
        #expect(live.integer == WireLimits.liveRows)
    }

    @Test func `The API description states the same lengths of IDs and tickets as the app`() {
        func pattern(_ letters: String) -> String { "^[A-Za-z0-9_-]{\(letters)}$" }
        #expect(schema("TicketText", "pattern").text == pattern("\(WireLimits.ticketLetters)"))
        #expect(schema("RunID", "pattern").text == pattern("\(WireLimits.idLetters)"))
        #expect(schema("TableID", "pattern").text == pattern("\(WireLimits.idLetters)"))
        #expect(schema("Seed", "pattern").text == "^[0-9a-f]{\(WireLimits.seedDigits)}$")
        let key = parameters.first { $0["name"] == .text(HouseHeader.key.rawValue) }
        let keys = WireLimits.keyLetters
        #expect(
            key?["schema"]?["pattern"]?.text == pattern("\(keys.lowerBound),\(keys.upperBound)"))
    }

    @Test func `The API description states the same words and limits for walls as the app`() {
        let orders = WallOrder.allCases.map { JSON.text($0.rawValue) }
        #expect(schema("WallOrder", "enum") == .list(orders))
        let letters = "[A-Za-z0-9_-]"
        let code = "^\(letters){\(WireLimits.wallLetters)}$"
        #expect(schema("WallCode", "pattern").text == code)
        let link = "^\(letters){1,\(WireLimits.linkLetters)}$"
        #expect(schema("WallLink", "pattern").text == link)
        let rows = schema("Walls", "properties", "rows", "maxItems")
        #expect(rows.integer == WireLimits.wallsOfPage)
        let page = parameters.first { $0["name"] == .text(HouseQuery.page.rawValue) }?["schema"]
        #expect(page?["minimum"]?.integer == WireLimits.pages.lowerBound)
        #expect(page?["maximum"]?.integer == WireLimits.pages.upperBound)
    }

    @Test func `No text from the house exceeds the length that clients accept`() {
        #expect(RunID().text.utf8.count == WireLimits.idLetters)
        #expect(WireLimits.ticketLetters <= WireLimits.token)
        for refusal in Refusal.samples {
            #expect(refusal.row.detail.utf8.count <= WireLimits.sentence)
        }
    }

    @Test(arguments: [
        ("join.js", "\(HouseRoute.join.path)?\(HouseQuery.at.rawValue)="),
        ("live/live.js", "\(HouseRoute.live(":game").path)?\(HouseQuery.period.rawValue)="),
        ("party/house.js", "`\(HouseRoute.parties.path)${path}`"),
        (
            "party/house.js",
            "\(HouseRoute.board(of: ":game", in: "party").path)?\(HouseQuery.party.rawValue)="
        ),
        ("house.js", "headers.set(\"\(HouseHeader.ticket.rawValue)\""),
        ("house.js", "headers.set(\"\(HouseHeader.key.rawValue)\""),
        ("house.js", "headers.set(\"\(HouseHeader.secret.rawValue)\""),
        ("party/house.js", "headers.set(\"\(HouseHeader.secret.rawValue)\""),
        ("house.js", HouseBody.json.rawValue),
        ("house.js", HouseBody.recording.rawValue),
    ])
    func `The page's scripts use the same words as the app`(file: String, text: String) throws {
        let root = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
        let script = root.appending(path: "Web/app/\(file)")
        let words = try String(contentsOf: script, encoding: .utf8)
        #expect(words.contains(text.replacing(":game", with: "${game}")))
    }
}
