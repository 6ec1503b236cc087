import Arcade
import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Languages
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Moves and screens about teams", .withEveryEngine)
struct TeamMoveTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    /// Returns a party that Ada's phone opened, with four guests.
    private func hosted() async throws -> (party: TestParty, all: [TestPlayer]) {
        let host = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: host.secret)
        _ = try await party.join(host)
        return (party, [host] + (try await party.guests("Bob", "Cleo", "Dan")))
    }

    private func teams(_ party: TestParty) async throws -> [Int?] {
        (try await party.state().json["guests"]?.list ?? []).map { $0["team"]?.integer }
    }

    /// Returns the moves that a screen offers, by their names.
    private func moves(_ screen: JSON?) -> [String: String] {
        let rows = (screen?["blocks"]?.list ?? []).flatMap { $0["rows"]?.list ?? [] }
        return Dictionary(
            rows.compactMap { row in
                row["name"]?.text.flatMap { name in row["move"]?.text.map { (name, $0) } }
            }, uniquingKeysWith: { first, _ in first })
    }

    private func titles(_ screen: JSON?) -> [String] {
        (screen?["blocks"]?.list ?? []).compactMap { $0["title"]?.text }
    }

    private func lines(_ screen: JSON?) -> [String] {
        (screen?["blocks"]?.list ?? []).compactMap { $0["text"]?.text }
    }

    /// Plays a round whose runs have the given scores, by guest.
    private func play(_ scores: [String: Int], at party: TestParty) async throws {
        let room = try #require(try await house.house.parties.rooms.room(.id(party.id)))
        let round = room.party.rounds.count
        try await party.pass(afterStart: 60_000)
        for guest in room.party.guests {
            guard let score = scores[guest.name] else { continue }
            try await house.house.parties.rooms.append(
                .counted(
                    round: round, player: guest.player,
                    PartyCount(score: score, half: 0, highlight: 1, run: RunID().text)),
                to: room)
        }
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
    }

    // MARK: The host's choice

    @Test func `A host deals everyone into teams from a phone`() async throws {
        let (party, all) = try await hosted()
        #expect(moves(try await party.screen(all[0]))["4"] == "teams 4")
        let dealt = try await party.move("teams 2", all[0], in: "en")
        #expect(dealt.status == 200)
        #expect(titles(dealt.json["screen"]).contains("Teams: 2"))
        #expect(moves(dealt.json["screen"])["Mix again"] == "teams 2")
        #expect(moves(dealt.json["screen"])["No teams"] == "teams 0")
        #expect(try await teams(party).compactMap(\.self).sorted() == [1, 1, 2, 2])
        let state = try await party.state().json
        #expect(state["teamCount"]?.integer == 2)
        #expect(state["teams"]?.list?.map { $0["team"]?.integer } == [1, 2])
        _ = try await party.move("teams 0", all[0])
        #expect(try await teams(party) == [nil, nil, nil, nil])
        #expect(try await party.state().json["teams"]?.list == [])
    }

    @Test func `The screen that opened a party deals everyone into teams`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada", "Bob", "Cleo")[0]
        let answer = try await party.deal(3)
        #expect(answer.status == 200)
        #expect(answer.json["teamCount"]?.integer == 3)
        #expect(try await teams(party).compactMap(\.self).sorted() == [1, 2, 3])
        expect(try await party.deal(2, as: ada.secret), refuses: "not-your-party", 403)
        for count in [-1, 1, 9] {
            expect(try await party.deal(count), refuses: "bad-request", 400)
        }
        _ = try await party.end()
        expect(try await party.deal(2), refuses: "unknown-party", 404)
    }

    @Test func `Turning teams off without having any stores nothing`() async throws {
        let party = try await TestParty(house)
        let events = try await house.house.parties.rooms.room(.id(party.id))?.party.last
        #expect(try await party.deal(0).status == 200)
        #expect(try await house.house.parties.rooms.room(.id(party.id))?.party.last == events)
    }

    @Test func `Everyone can be dealt into teams a limited number of times in an hour`()
        async throws
    {
        let party = try await TestParty(house)
        for number in 0..<PartyRules.mostDeals {
            #expect(try await party.deal(2 + number % 2).status == 200)
            house.clock.pass(seconds: 3)
        }
        expect(try await party.deal(4), refuses: "too-often", 429)
    }

    // MARK: A guest's choice

    @Test func `A guest sees their team and joins another one`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 3", all[0])
        let before = try #require(try await party.ask(all[1]).json["you"]?["team"]?.integer)
        let screen = try await party.screen(all[1])
        let names = ["Star", "Heart", "Moon"]
        #expect(titles(screen).dropFirst() == ["Your team: \(names[before - 1]). Switch to…"])
        let others = moves(screen)
        #expect(Set(others.keys) == Set(names).subtracting([names[before - 1]]))
        let other = try #require(others.first)
        let moved = try await party.move(other.value, all[1], in: "en")
        #expect(moved.status == 200)
        #expect(titles(moved.json["screen"]).last == "Your team: \(other.key). Switch to…")
        let after = try await party.ask(all[1]).json["you"]?["team"]?.integer
        #expect("team \(after ?? 0)" == other.value)
    }

    @Test func `A guest can only choose a team that there is`() async throws {
        let (party, all) = try await hosted()
        expect(try await party.move("team 1", all[1]), refuses: "bad-request", 400)
        _ = try await party.move("teams 2", all[0])
        expect(try await party.move("team 3", all[1]), refuses: "bad-request", 400)
        expect(try await party.move("team 0", all[1]), refuses: "bad-request", 400)
        expect(try await party.move("teams 3", all[1]), refuses: "not-your-party", 403)
        _ = try await party.leave(all[1])
        expect(try await party.move("team 1", all[1]), refuses: "not-a-guest", 403)
    }

    @Test func `A guest can change teams a limited number of times in an hour`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        for number in 0..<2 * PartyRules.mostRedraws {
            let answer = try await party.move("team \(1 + number % 2)", all[1])
            house.clock.pass(seconds: 3)
            guard answer.status == 200 else {
                expect(answer, refuses: "too-often", 429)
                return
            }
        }
        Issue.record("The house never refused.")
    }

    @Test func `A guest's choice doesn't answer the host's question`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        _ = try await party.move("end", all[0])
        _ = try await party.move("team 1", all[1])
        #expect(try await party.screen(all[0])["title"]?.text == "End the party?")
    }

    @Test func `A reopened house knows the teams`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        let before = try await teams(party)
        let again = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await teams(again) == before)
    }

    // MARK: Rounds

    @Test func `During a race, a team's score is the mean of the scores so far`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        for (index, player) in all.enumerated() {
            _ = try await party.move("team \(index < 3 ? 1 : 2)", player)
        }
        _ = try await party.move("start", all[0])
        try await party.pass(afterStart: 10_000)
        _ = try await party.say(100, all[0])
        _ = try await party.say(200, all[1])
        let answer = try await party.say(120, all[3])
        #expect(answer.json["you"]?["team"]?.integer == 2)
        house.clock.pass(milliseconds: 500)
        let shown = try #require(try await party.state().json["teams"]?.list)
        #expect(shown.map { $0["score"]?.integer } == [150, 120])
        #expect(shown.map { $0["place"]?.integer } == [1, 2])
        // A guest who changes teams now still plays for the old one.
        _ = try await party.move("team 2", all[1])
        house.clock.pass(milliseconds: 500)
        let later = try await party.state().json
        #expect(later["teams"]?.list?.map { $0["score"]?.integer } == [150, 120])
        #expect(later["guests"]?.list?[1]["team"]?.integer == 1)
    }

    @Test func `The podium ranks teams on the big screen and on phones`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        for (index, player) in all.enumerated() {
            _ = try await party.move("team \(index < 3 ? 1 : 2)", player)
        }
        _ = try await party.move("start", all[0])
        try await play(["Ada": 300, "Bob": 100, "Dan": 190], at: party)
        let shown = try #require(try await party.state().json["teams"]?.list)
        #expect(shown.map { $0["score"]?.integer } == [200, 190])
        #expect(shown.map { $0["place"]?.integer } == [1, 2])
        #expect(shown.map { $0["points"]?.integer } == [10, 8])
        #expect(try await party.places() == ["1 Ada 300", "2 Dan 190", "3 Bob 100"])
        let screen = try await party.screen(all[1])
        #expect(lines(screen).first == "Team Star: place 1, 200 points")
        #expect(titles(screen).contains("The teams’ points"))
        // Without teams in the next round, the podium stays as it is.
        _ = try await party.move("teams 0", all[0])
        let later = try await party.state().json
        #expect(later["teamCount"]?.integer == 0)
        #expect(later["teams"]?.list?.map { $0["score"]?.integer } == [200, 190])
    }

    @Test func `Who came late keeps the team of a round, even if other guests are forgotten`()
        async throws
    {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        for (index, player) in all.enumerated() {
            _ = try await party.move("team \(index == 2 ? 2 : 1)", player)
        }
        let late = try await party.guests("Eve")[0]
        #expect(try await teams(party) == [1, 1, 2, 1, 2])
        _ = try await party.move("start", all[0])
        try await play(["Ada": 300, "Cleo": 200, "Eve": 100], at: party)
        for player in [all[1], all[3]] {
            let answer = try await house.ask(
                .delete, "/api/device", HTTPFields().by(player.secret))
            #expect(answer.status == 204)
        }
        let shown = try #require(try await party.state().json["teams"]?.list)
        #expect(shown.map { $0["score"]?.integer } == [300, 150])
        #expect(try await party.ask(late).json["you"]?["team"]?.integer == 2)
    }

    @Test func `Teams chosen during a round without teams begin with the next one`()
        async throws
    {
        let (party, all) = try await hosted()
        _ = try await party.move("start", all[0])
        try await party.pass(afterStart: 5000)
        _ = try await party.deal(2, as: all[0].secret)
        let state = try await party.state().json
        #expect(state["teams"]?.list == [])
        #expect(state["teamCount"]?.integer == 2)
        try await play(["Ada": 300], at: party)
        let podium = try #require(try await party.state().json["teams"]?.list)
        #expect(podium.map { $0["score"] } == [.null, .null])
        #expect(podium.map { $0["place"] } == [.null, .null])
    }

    @Test func `A device's download lists the teams that its guest chose`() async throws {
        let (party, all) = try await hosted()
        _ = try await party.move("teams 2", all[0])
        let team = try await party.ask(all[1]).json["you"]?["team"]?.integer == 1 ? 2 : 1
        _ = try await party.move("team \(team)", all[1])
        let own = try await house.get("/api/device", HTTPFields().by(all[1].secret))
        let event = own.json["names"]?.list?.first?["parties"]?.list?.last
        #expect(event?["what"]?.text == "sided")
        #expect(event?["team"]?.integer == team)
    }

    @Test(arguments: GuestWords.tags)
    func `No screen about teams lacks a text in any language`(tag: String) async throws {
        let (party, all) = try await hosted()
        var screens = [try await party.move("teams 8", all[0], in: tag).json["screen"]]
        _ = try await party.move("start", all[0])
        try await play(["Ada": 300, "Bob": 100], at: party)
        for player in all { screens.append(try await party.screen(player, in: tag)) }
        for screen in screens {
            let blocks = try #require(screen?["blocks"]?.list)
            #expect(blocks.count <= WireLimits.screenBlocks)
            let rows = blocks.flatMap { $0["rows"]?.list ?? [] }
            let texts = (blocks + rows).flatMap { [$0["title"], $0["text"], $0["name"]] }
                .compactMap { $0?.text }
            #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") })
        }
    }

    @Test func `The texts of moves about teams are read back`() {
        for command: PartyCommand in [.deal(0), .deal(2), .deal(8), .side(1), .side(8)] {
            #expect(PartyCommand(command.text) == command)
        }
        for text in ["teams", "teams 1", "teams 9", "teams -2", "teams x", "team", "team 0"] {
            #expect(PartyCommand(text) == nil)
        }
    }
}

extension TestParty {
    /// Chooses the number of teams, as the screen that opened the party unless another device is
    /// given.
    func deal(_ count: Int, as device: String? = nil) async throws -> Answer {
        try await house.post(
            "\(path)/teams", #"{"teamCount": \#(count)}"#, as: device ?? screen)
    }
}
