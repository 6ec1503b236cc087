import Foundation
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Party limits")
struct PartyLimitTests {
    @Test func `1,000 phones at one address can join in a minute and poll every second`()
        async throws
    {
        let house = try await TestHouse(limits: .standard)
        let party = try await TestParty(house)
        var players: [TestPlayer] = []
        for number in 1...PartyRules.mostGuests {
            players += try await party.guests("Guest \(number)")
            house.clock.pass(milliseconds: 60_000 / Int64(PartyRules.mostGuests))
        }
        for _ in 0..<8 {
            for player in players {
                let answer = try await party.ask(player)
                guard answer.status == 200 else { throw Unexpected(answer) }
            }
            house.clock.pass(seconds: 1)
        }
        let late = try await house.player("Late")
        expect(try await party.join(late), refuses: "party-full", 409)
        _ = try await party.leave(players[0])
        #expect(try await party.join(late).status == 201)
        let answer = try await party.ask(late)
        #expect(answer.bytes.count < WireLimits.guestWords)
        #expect(try await house.count("funfair_party_guests") == 1000)
        #expect(try await house.count("funfair_parties_open") == 1)
    }

    @Test func `A guest's device gets at most three responses per second`() async throws {
        let house = try await TestHouse(limits: .standard)
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        house.clock.pass(seconds: 10)
        var answers: [Int] = []
        for _ in 0..<13 { answers.append(try await party.ask(players[0]).status) }
        #expect(answers.count { $0 == 200 } == 12)
        expect(try await party.ask(players[0]), refuses: "too-often", 429)
        #expect(try await party.ask(players[1]).status == 200)
        house.clock.pass(seconds: 1)
        for _ in 0..<3 { #expect(try await party.ask(players[0]).status == 200) }
        #expect(try await party.ask(players[0]).status == 429)
    }

    @Test func `Guessing party codes is limited, and guests aren't affected`() async throws {
        let house = try await TestHouse(limits: .standard)
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        func code(_ number: Int) -> String {
            let code = PartyCode(number: number)
            return code.text == party.code ? PartyCode(number: 5000).text : code.text
        }
        for number in 0..<30 {
            expect(
                try await house.get("/api/parties/\(code(number))"), refuses: "unknown-party", 404)
        }
        for name in [code(31), party.code, "####"] {
            expect(
                try await house.get("/api/parties/\(name.replacing("#", with: "x"))"),
                refuses: "too-often", 429)
        }
        let path = "/api/parties/\(party.code)"
        let guest = try await party.guest(ada).replacing(party.id, with: party.code)
        #expect(try await house.get(guest, HTTPFields().by(ada.secret)).status == 200)
        #expect(try await house.get(path, HTTPFields().by(party.screen)).status == 200)
        #expect(try await house.get(party.path).status == 200)
        house.clock.pass(seconds: 3)
        #expect(try await house.get(path).status == 200)
    }

    @Test func `An address can open ten parties per hour`() async throws {
        let house = try await TestHouse(limits: .standard)
        for _ in 0..<10 { _ = try await TestParty(house) }
        let answer = try await house.post(
            "/api/parties", #"{"game": "bubblepop"}"#, as: DeviceSecret().text)
        expect(answer, refuses: "too-often", 429)
        house.clock.pass(seconds: 360)
        _ = try await TestParty(house)
    }

    @Test func `A house can have a hundred open parties`() async throws {
        let house = try await TestHouse()
        var parties: [TestParty] = []
        for number in 0..<PartyRules.mostParties {
            parties.append(try await TestParty(house))
            _ = try await parties[number].guests("Guest \(number)")
        }
        #expect(Set(parties.map(\.code)).count == PartyRules.mostParties)
        let answer = try await house.post(
            "/api/parties", #"{"game": "bubblepop"}"#, as: DeviceSecret().text)
        expect(answer, refuses: "too-many-parties", 503)
        #expect(answer.json["retryAfter"]?.integer != nil)
        _ = try await parties[0].end()
        _ = try await TestParty(house)
    }

    @Test func `An oversized piece of a run is refused`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        let long = [UInt8](repeating: 0, count: WireLimits.piece + 1)
        expect(try await party.send(long, ada), refuses: "too-large", 413)
    }
}
