import Foundation
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Limits on what strangers can do to a party, its guests and the server.
@Suite("Flooding a party")
struct PartyFloodTests {
    @Test func `A host can change the game a limited number of times`() async throws {
        let house = try await TestHouse(limits: .standard)
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        house.clock.pass(seconds: 60)
        var statuses: [Int] = []
        for number in 0..<50 {
            let game = number % 2 == 0 ? "breakout" : "bubblepop"
            let answer = try await house.post(
                "\(party.path)/game", #"{"game": "\#(game)"}"#, as: party.screen)
            statuses.append(answer.status)
        }
        #expect(statuses.count { $0 == 200 } == 20)
        #expect(statuses.last == 429)
        #expect(try await house.get(party.path).status == 200)
    }

    @Test func `Joining with a name padded with blanks adds one guest`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        for blanks in 1...50 {
            let name = "Ada" + String(repeating: " ", count: blanks)
            let answer = try await house.post(
                "\(party.path)/guests", #"{"player": "\#(name)"}"#, as: ada.secret)
            #expect(answer.status == 200)
        }
        let room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        #expect(room.known.players.count == 1)
    }

    @Test func `Guests who leave without playing are removed from the list`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        for number in 1...30 {
            let guest = try await party.guests("Guest \(number)")[0]
            _ = try await party.leave(guest)
        }
        let guests = try await house.get(party.path).json["guests"]?.list
        #expect(guests?.compactMap { $0["player"]?.text } == ["Ada"])
        #expect(try await party.ask(ada).status == 200)
    }

    @Test func `A party without guests ends after half an hour, even if its host is active`()
        async throws
    {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        for number in 0..<3 {
            house.clock.pass(seconds: 599)
            let game = number % 2 == 0 ? "breakout" : "bubblepop"
            let answer = try await house.post(
                "\(party.path)/game", #"{"game": "\#(game)"}"#, as: party.screen)
            #expect(answer.status == 200)
        }
        house.clock.pass(seconds: 3)
        let answer = try await house.post(
            "\(party.path)/game", #"{"game": "breakout"}"#, as: party.screen)
        expect(answer, refuses: "unknown-party", 404)
    }

    @Test func `A full house ends a party without guests to admit a new one`() async throws {
        let house = try await TestHouse()
        let attended = try await TestParty(house)
        _ = try await attended.guests("Ada")
        var empty: [TestParty] = []
        for _ in 1..<PartyRules.mostParties { empty.append(try await TestParty(house)) }
        house.clock.pass(milliseconds: PartyRules.mostPatience)
        let party = try await TestParty(house)
        #expect(try await house.get(party.path).json["phase"]?.text == "gathering")
        #expect(try await house.get(attended.path).json["phase"]?.text == "gathering")
        #expect(try await house.get(empty[0].path).json["phase"]?.text == "over")
        #expect(try await house.get(empty[1].path).json["phase"]?.text == "gathering")
    }

    @Test func `At the event limit, no game can be chosen, but the party can end`()
        async throws
    {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        var room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        room.take([
            StoredPartyEvent(
                number: PartyRules.mostEvents, moment: house.clock.now,
                body: try PartyEvent.Kind.chose(stall: .breakout).body)
        ])
        await #expect(throws: Refusal.partyFull) {
            try await house.house.parties.rooms.append(.chose(stall: .bubblePop), to: room)
        }
        _ = try await party.leave(ada)
        _ = try await party.end()
        #expect(try await house.get(party.path).json["phase"]?.text == "over")
    }
}
