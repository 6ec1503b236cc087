import Foundation
import HouseWire
import Testing

@Suite("Request bodies")
struct HouseBodyTests {
    private func members(_ json: [UInt8]) throws -> [String: String] {
        let object = try JSONSerialization.jsonObject(with: Data(json))
        return try #require(object as? [String: Any]).mapValues { "\($0)" }
    }

    private func read<Body: Decodable>(_ kind: Body.Type, _ json: [UInt8]) throws -> Body {
        try JSONDecoder().decode(kind, from: Data(json))
    }

    /// Expects `json` to decode to a copy of `body` and to contain all of the body's members.
    private func expectWhole<Body: Decodable>(_ body: Body, _ json: [UInt8]) throws {
        let read = try read(Body.self, json)
        #expect("\(read)" == "\(body)")
        let declared = Mirror(reflecting: body).children.compactMap(\.label)
        #expect(try Set(members(json).keys).isSuperset(of: declared))
    }

    @Test func `The house reads the request bodies that the app writes`() throws {
        let name = NameBody("Ada \"..\" 🎈")
        try expectWhole(name, name.json)
        let guest = GuestBody("Ada")
        try expectWhole(guest, guest.json)
        let ticket = TicketBody(player: "Ada", game: "breakout", board: "open")
        try expectWhole(ticket, ticket.json)
    }

    @Test(arguments: ["roulette-classic", nil])
    func `A table can be requested without a game`(game: String?) throws {
        let table = TableBody(player: "Ada", game: game)
        try expectWhole(table, table.json)
    }

    @Test func `A nullable member of a body can be missing`() throws {
        let table = try read(TableBody.self, Array(#"{"player": "Ada"}"#.utf8))
        #expect(table.game == nil)
    }

    @Test func `A party bet has the spin's number in addition to the bet's own members`() throws {
        let spin = PartyBetBody(player: "Ada", round: 2, spin: 7)
        let json = spin.json(with: Array(#"{"level":"hard","numbers":[0,36]}"#.utf8))
        try expectWhole(spin, json)
        #expect(try members(json)["level"] == "hard")
    }
}
