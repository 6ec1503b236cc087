import Arcade
import Foundation
import Funfair
import HouseWire
import Languages
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Guests' screens", .withEveryEngine)
struct GuestScreenTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private func hosted() async throws -> (party: TestParty, host: TestPlayer, guest: TestPlayer) {
        let host = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: host.secret)
        _ = try await party.join(host)
        return (party, host, try await party.guests("Bob")[0])
    }

    /// Returns the values of the blocks' member with the given name.
    private func blocks(_ screen: JSON, _ member: String) -> [JSON] {
        (screen["blocks"]?.list ?? []).compactMap { $0[member] }
    }

    private func lines(_ screen: JSON) -> [String] { blocks(screen, "text").compactMap(\.text) }

    /// Returns the rows of the last block that has any.
    private func rows(_ screen: JSON) -> [JSON] { blocks(screen, "rows").last?.list ?? [] }

    /// Returns all moves that a screen offers.
    private func moves(_ screen: JSON) -> [String] {
        (screen["blocks"]?.list ?? []).flatMap { block in
            ([block] + (block["rows"]?.list ?? [])).compactMap { $0["move"]?.text }
        }
    }

    private func settle(_ party: TestParty) async throws {
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
    }

    @Test func `A guest gets a screen only in a language`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        #expect(try await party.ask(ada).json["screen"] == .null)
        #expect(try await party.screen(ada)["title"]?.text == "You’re in!")
        #expect(try await party.screen(ada, in: "es")["title"]?.text == "¡Estás dentro!")
        #expect(try await party.screen(ada, in: "xx")["title"]?.text == "You’re in!")
    }

    @Test func `A host's lobby shows the code, who is here, and every move`() async throws {
        let (party, host, guest) = try await hosted()
        let screen = try await party.screen(host)
        #expect(blocks(screen, "code").first?.text == party.code)
        let bob = try #require(try await party.lane(guest)["guest"]?.integer)
        #expect(
            moves(screen) == [
                "face", "start", "game bubblepop", "game breakout", "game roulette",
                "teams 2", "teams 3", "teams 4", "teams 5", "teams 6", "teams 7", "teams 8",
                "plan 5 mixed",
                "guest \(bob)", "end",
            ])
        #expect(lines(screen).contains("You host this party."))
        #expect(lines(screen).contains("2 players are here."))
    }

    @Test func `A guest is offered only another face, and told who starts`() async throws {
        let (party, _, guest) = try await hosted()
        let screen = try await party.screen(guest)
        #expect(moves(screen) == ["face"] && blocks(screen, "code").isEmpty)
        #expect(lines(screen).last == "Ada starts the next round.")
    }

    @Test func `At a big screen's party, guests learn that it starts there`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")[0]
        let screen = try await party.screen(ada)
        #expect(moves(screen) == ["face"])
        #expect(lines(screen).last == "It starts on the big screen.")
    }

    @Test func `A host is offered no moves during a round`() async throws {
        let (party, host, _) = try await hosted()
        let begun = try await party.move("start", host, in: "en")
        #expect(moves(begun.json["screen"] ?? .null) == [])
        #expect(begun.json["screen"]?["title"]?.text == "BubblePop")
        try await party.pass(afterStart: 1000)
        #expect(moves(try await party.screen(host)) == [])
    }

    @Test func `A host starts again and invites at the podium, but not later`() async throws {
        let (party, host, _) = try await hosted()
        _ = try await party.move("start", host)
        try await settle(party)
        let podium = try await party.screen(host)
        #expect(moves(podium).prefix(2) == ["face", "start"])
        #expect(blocks(podium, "code").first?.text == party.code)
        let over = try await party.move("end again", host, in: "en")
        #expect(moves(over.json["screen"] ?? .null) == [])
        #expect(blocks(over.json["screen"] ?? .null, "code").isEmpty)
        #expect(over.json["screen"]?["title"]?.text == "The party is over. Thanks for playing!")
    }

    @Test func `A host is asked what to do with a guest`() async throws {
        let (party, host, guest) = try await hosted()
        let bob = try #require(try await party.lane(guest)["guest"]?.integer)
        let asked = try await party.move("guest \(bob)", host, in: "en")
        let screen = asked.json["screen"] ?? .null
        #expect(screen["title"]?.text == "Bob")
        #expect(moves(screen) == ["hand \(bob)", "remove \(bob)", "stay"])
        _ = try await party.leave(guest)
        #expect(try await party.screen(host)["title"]?.text == "You’re in!")
    }

    @Test func `Guests see their own faces in the lobby, but not beside a question`() async throws {
        let (party, host, _) = try await hosted()
        let own = try await party.ask(host).json["you"]?["face"]
        #expect(blocks(try await party.screen(host), "face") == [own])
        let asked = try await party.move("end", host, in: "en")
        #expect(blocks(asked.json["screen"] ?? .null, "face") == [])
    }

    @Test func `A face says its number in the guest's language`() async throws {
        let (party, host, _) = try await hosted()
        let number = try #require(try await party.ask(host).json["you"]?["face"]?.integer)
        let english = try await party.screen(host)["blocks"]?.list?.first
        #expect(english?["title"]?.text == "Your face: number \(number + 1)")
        #expect(english?["name"]?.text == "Draw another face")
        let spanish = try await party.screen(host, in: "es")["blocks"]?.list?.first
        #expect(spanish?["title"]?.text == "Tu cara: número \(number + 1)")
    }

    @Test func `Guests in a list and in the standings have their faces`() async throws {
        let (party, host, guest) = try await hosted()
        let bob = try await party.ask(guest).json["you"]?["face"]
        #expect(rows(try await party.screen(host)).map { $0["face"] } == [bob])
        _ = try await party.move("start", host)
        let room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        try await party.pass(afterStart: 60_000)
        for person in room.party.guests {
            let count = PartyScript.count(Int(person.player), by: person.player)
            try await house.house.parties.rooms.append(
                .counted(round: 1, player: person.player, count), to: room)
        }
        let standings = rows(try await party.screen(guest))
        for (name, device) in [("Ada", host), ("Bob", guest)] {
            let row = standings.first { $0["player"]?.text == name }
            let own = try await party.ask(device).json["you"]?["face"]
            #expect(own != nil && row?["face"] == own)
        }
    }

    @Test func `A latecomer waits for the next round`() async throws {
        let (party, host, _) = try await hosted()
        _ = try await party.move("start", host)
        try await party.pass(afterStart: 5000)
        let late = try await party.guests("Cleo")[0]
        #expect(lines(try await party.screen(late)) == ["A round is on. You’re in the next one!"])
    }

    @Test func `A guest without a run is told why it doesn't count`() async throws {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("start", host)
        try await settle(party)
        let because = try await party.screen(guest)["because"]?.text
        #expect(because == "No run arrived in time.")
    }

    @Test func `The podium shows the place, the score and the standings`() async throws {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("start", host)
        let room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        try await party.pass(afterStart: 60_000)
        let scores = [host.name: 300, guest.name: 500]
        for person in room.party.guests {
            let count = PartyScript.count(scores[person.name] ?? 0, by: person.player)
            try await house.house.parties.rooms.append(
                .counted(round: 1, player: person.player, count), to: room)
        }
        let screen = try await party.screen(guest)
        #expect(screen["title"]?.text == "Place 1 of 2")
        #expect(blocks(screen, "place").first?.integer == 1)
        #expect(
            blocks(screen, "score").first?.text == "500 points · 10 points this evening")
        let rows = rows(screen)
        #expect(rows.map { $0["player"]?.text } == ["Bob", "Ada"])
        #expect(rows.map { $0["points"]?.integer } == [10, 8])
    }

    @Test func `A crowded host's screen stays within its limits`() async throws {
        let (party, host, _) = try await hosted()
        for number in 1...GuestScreen.mostNames + 3 {
            let name = String(repeating: "北", count: 12) + "\(number)"
            _ = try await party.guests(name)
        }
        let screen = try await party.screen(host)
        let names = rows(screen)
        #expect(names.count == GuestScreen.mostNames)
        #expect(names.first?["name"]?.text?.hasSuffix("33") == true)
        #expect((screen["blocks"]?.list ?? []).count <= WireLimits.screenBlocks)
        #expect(blocks(screen, "rows").allSatisfy { $0.list?.count ?? 0 <= WireLimits.screenRows })
    }

    @Test(arguments: GuestWords.tags)
    func `No screen lacks a text in any language`(tag: String) async throws {
        let (party, host, guest) = try await hosted()
        var screens = [
            try await party.screen(host, in: tag), try await party.screen(guest, in: tag),
        ]
        screens.append(try await party.move("end", host, in: tag).json["screen"] ?? .null)
        for move in ["plan 5 mixed", "plan 5 voted", "stay", "vote roulette", "plan off"] {
            screens.append(try await party.move(move, host, in: tag).json["screen"] ?? .null)
            house.clock.pass(milliseconds: 1000)
        }
        screens.append(try await party.move("guest 3", host, in: tag).json["screen"] ?? .null)
        screens.append(try await party.move("start", host, in: tag).json["screen"] ?? .null)
        try await party.pass(afterStart: 60_000)
        screens.append(try await party.screen(host, in: tag))
        try await settle(party)
        screens.append(try await party.screen(guest, in: tag))
        screens.append(try await party.move("end again", host, in: tag).json["screen"] ?? .null)
        for screen in screens {
            let texts = texts(screen)
            #expect(texts.count >= 1)
            #expect(
                texts.allSatisfy {
                    !$0.isEmpty && !$0.contains("{") && $0.utf8.count < WireLimits.sentence
                })
        }
    }

    /// Returns all texts of a screen, except for the problem, which may be empty.
    private func texts(_ screen: JSON) -> [String] {
        let blocks = screen["blocks"]?.list ?? []
        let shown = ([screen] + blocks).flatMap { [$0["title"], $0["text"], $0["name"]] }
        let rows = blocks.flatMap { $0["rows"]?.list ?? [] }.map { $0["name"] }
        return (shown + rows).compactMap { $0?.text }
    }
}
