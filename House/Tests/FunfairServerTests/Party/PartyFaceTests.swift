import Arcade
import Faces
import Foundation
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// How guests get faces, and draw others.
@Suite("Guests' faces")
struct PartyFaceTests {
    @Test(arguments: [UInt64](1...100))
    func `No two guests have the same shape, whatever they draw`(seed: UInt64) {
        let guests = PartyScript(seed: seed).party.guests
        #expect(Set(guests.map(\.face.shape)).count == guests.count)
    }

    @Test func `The random parties in these tests have guests who drew faces`() {
        let redraws = (1...100).map { seed in
            PartyScript(seed: UInt64(seed)).party.guests.reduce(0) { $0 + $1.redraws.count }
        }
        #expect(redraws.reduce(0, +) > 100)
    }

    @Test func `A guest who comes back has the same face`() {
        var script = PartyScript()
        script.join(1, 2)
        let face = script.party.guests[0].face
        script.add(.left(player: 1, forGood: false))
        script.join(1)
        #expect(script.party.guests[0].face == face)
    }

    @Test func `A face that another guest took first isn't drawn`() {
        var script = PartyScript()
        script.join(1, 2)
        let (ada, ben) = (script.party.guests[0].face, script.party.guests[1].face)
        script.add(.redrawn(player: 1, face: ben.number))
        #expect(script.party.guests[0].face == ada)
        script.add(.redrawn(player: 2, face: ben.next.number))
        script.add(.redrawn(player: 1, face: ben.number))
        #expect(script.party.guests[0].face == ben)
    }

    @Test func `A face that doesn't exist isn't drawn`() {
        var script = PartyScript()
        script.join(1)
        let face = script.party.guests[0].face
        for number in [-1, Face.count, Int.max] {
            script.add(.redrawn(player: 1, face: number))
        }
        #expect(script.party.guests[0].face == face)
    }

    @Test func `The stored event's name never changes`() throws {
        let body = try PartyEvent.Kind.redrawn(player: 7, face: 42).body
        #expect(body == #"{"redrawn":{"face":42,"player":7}}"#)
    }

    @Test func `Phone and big screen report the same face`() async throws {
        let party = try await TestParty(try await TestHouse())
        let ada = try await party.guests("Ada", "Ben")[0]
        let own = try #require(try await party.ask(ada).json["you"]?["face"]?.integer)
        let guests = try #require(try await party.state().json["guests"]?.list)
        #expect(guests[0]["face"]?.integer == own)
        #expect(guests[1]["face"]?.integer != own)
    }

    @Test func `Drawing another face changes its shape on phone and big screen`() async throws {
        let party = try await TestParty(try await TestHouse())
        let ada = try await party.guests("Ada", "Ben")[0]
        let before = try #require(try await party.ask(ada).json["you"]?["face"]?.integer)
        let answer = try await party.redraw(ada)
        #expect(answer.status == 200)
        let after = try #require(answer.json["you"]?["face"]?.integer)
        #expect(after % Face.shapes != before % Face.shapes)
        #expect(try await party.ask(ada).json["you"]?["face"]?.integer == after)
        #expect(
            try await party.state().json["guests"]?.list?.first?["face"]?.integer == after)
    }

    @Test func `A guest can draw a limited number of faces in an hour`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        for _ in 0..<PartyRules.mostRedraws {
            #expect(try await party.redraw(ada).status == 200)
            house.clock.pass(seconds: 1)
        }
        let events = try await house.house.parties.rooms.room(.id(party.id))?.party.last
        let refused = try await party.redraw(ada)
        expect(refused, refuses: "too-often", 429)
        #expect(
            refused.json["retryAfter"]?.integer
                == Int(PartyRules.hour / 1000) - PartyRules.mostRedraws)
        #expect(try await house.house.parties.rooms.room(.id(party.id))?.party.last == events)
        house.clock.pass(milliseconds: PartyRules.hour)
        _ = try await party.join(ada)
        #expect(try await party.redraw(ada).status == 200)
    }

    @Test func `The screen offers another face until an hour's faces are drawn`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        for _ in 0..<PartyRules.mostRedraws {
            #expect(try await party.screen(ada)["blocks"]?.list?[0]["move"]?.text == "face")
            _ = try await party.redraw(ada)
        }
        let screen = try await party.screen(ada)
        #expect(screen["blocks"]?.list?[0]["move"] == nil)
        #expect(screen["blocks"]?.list?[1]["text"]?.text == "You can draw more faces later.")
        house.clock.pass(milliseconds: PartyRules.hour)
        _ = try await party.join(ada)
        #expect(try await party.screen(ada)["blocks"]?.list?[0]["move"]?.text == "face")
    }

    @Test func `A guest's new face doesn't answer the host's question`() async throws {
        let house = try await TestHouse()
        let host = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: host.secret)
        _ = try await party.join(host)
        let ben = try await party.guests("Ben")[0]
        _ = try await party.move("end", host)
        #expect(try await party.redraw(ben).status == 200)
        #expect(try await party.screen(host)["title"]?.text == "End the party?")
    }

    @Test func `Faces beyond the limit aren't drawn, even if another house stored them`() {
        var script = PartyScript()
        script.join(1)
        for _ in 0..<2 * PartyRules.mostRedraws {
            script.add(.redrawn(player: 1, face: script.party.guests[0].face.next.number))
        }
        #expect(script.party.guests[0].redraws.count == PartyRules.mostRedraws)
    }

    @Test func `Only a guest who is there can draw a face`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Ben")
        let stranger = try await house.player("Cleo")
        expect(try await party.redraw(stranger), refuses: "not-a-guest", 403)
        expect(
            try await party.redraw(players[0], as: players[1].secret), refuses: "not-your-name",
            403)
        _ = try await party.leave(players[0])
        expect(try await party.redraw(players[0]), refuses: "not-a-guest", 403)
        _ = try await party.leave(players[1], as: party.screen)
        expect(try await party.redraw(players[1]), refuses: "barred", 403)
    }

    @Test func `A device's download lists the faces that its guest drew`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        let face = try await party.redraw(ada).json["you"]?["face"]?.integer
        let own = try await house.get("/api/device", HTTPFields().by(ada.secret))
        let event = own.json["names"]?.list?.first?["parties"]?.list?.last
        #expect(event?["what"]?.text == "redrawn")
        #expect(event?["face"]?.integer == face)
    }

    @Test func `Nobody can draw a face after the party`() async throws {
        let party = try await TestParty(try await TestHouse())
        let ada = try await party.guests("Ada")[0]
        _ = try await party.end()
        expect(try await party.redraw(ada), refuses: "unknown-party", 404)
    }

    @Test func `At the event limit, no face can be drawn`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        var room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        room.take([
            StoredPartyEvent(
                number: PartyRules.mostEvents, moment: house.clock.now,
                body: try PartyEvent.Kind.chose(stall: .breakout).body)
        ])
        let player = try #require(room.party.guests.first).player
        await #expect(throws: Refusal.partyFull) {
            try await house.house.parties.rooms.append(
                .redrawn(player: player, face: 7), to: room)
        }
    }
}
