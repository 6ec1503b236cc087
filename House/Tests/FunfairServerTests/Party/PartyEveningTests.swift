import Arcade
import BubblePop
import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("An evening at a house", .withEveryEngine)
struct PartyEveningTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    /// Returns a party that a phone opened, with the host and another guest.
    private func hosted() async throws -> (party: TestParty, host: TestPlayer, guest: TestPlayer) {
        let host = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: host.secret)
        _ = try await party.join(host)
        return (party, host, try await party.guests("Bob")[0])
    }

    private func room(_ party: TestParty) async throws -> PartyRoom {
        try #require(try await house.house.parties.rooms.room(.id(party.id)))
    }

    /// Plays a round with the guests' given scores, and waits until it is settled.
    private func play(_ party: TestParty, _ scores: [String: Int]) async throws {
        #expect(try await party.start().status == 201)
        let room = try await room(party)
        let round = try #require(room.party.rounds.last)
        house.clock.now = round.ends.later(milliseconds: 100)
        for guest in room.party.guests {
            guard let score = scores[guest.name] else { continue }
            try await house.house.parties.rooms.append(
                .counted(
                    round: round.number, player: guest.player,
                    PartyCount(score: score, half: 0, highlight: 3, run: RunID().text)),
                to: room)
        }
        house.clock.now = round.judged
    }

    private func lines(_ screen: JSON) -> [String] {
        (screen["blocks"]?.list ?? []).compactMap { $0["text"]?.text }
    }

    private func moves(_ screen: JSON) -> [String] {
        (screen["blocks"]?.list ?? []).flatMap { block in
            ([block] + (block["rows"]?.list ?? [])).compactMap { $0["move"]?.text }
        }
    }

    private func evening(_ party: TestParty) async throws -> JSON {
        try await party.state().json["evening"] ?? .null
    }

    // MARK: Planning

    @Test func `A big screen plans an evening, and changes a round's game`() async throws {
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        #expect(try await evening(party) == .null)
        #expect(try await party.plan(#"{"rounds": 3}"#).status == 200)
        let plan = try await evening(party)
        #expect(plan["rounds"]?.integer == 3 && plan["begun"]?.integer == 0)
        var games = (plan["games"]?.list ?? []).compactMap(\.text)
        for _ in 1...PartyGame.all.count {
            #expect(try await party.plan(#"{"swap": 1}"#).status == 200)
            let game = try #require(PartyGame(word: games[0]))
            games[0] = game.next.word
            #expect(try await evening(party)["games"]?.list?.compactMap(\.text) == games)
        }
        let round = try await party.start().json["round"]
        #expect(round?["game"]?.text == games[0].split(separator: "-").first.map { String($0) })
        #expect(try await evening(party)["begun"]?.integer == 1)
        expect(try await party.plan(#"{"swap": 1}"#), refuses: "bad-request", 400)
        for number in [Int.min, -1, 0, 4, Int.max] {
            expect(try await party.plan(#"{"swap": \#(number)}"#), refuses: "bad-request", 400)
        }
    }

    @Test func `Plans of other lengths, with other games or from other devices are refused`()
        async throws
    {
        let party = try await TestParty(house)
        for body in [
            #"{"rounds": 2}"#, #"{"rounds": 11}"#, #"{"rounds": -1}"#,
            #"{"rounds": 1000000000}"#, #"{"swap": 1}"#, #"{"swap": "a"}"#,
        ] {
            expect(try await party.plan(body), refuses: "bad-request", 400)
        }
        expect(
            try await party.plan(#"{"swap": 1}"#, as: DeviceSecret().text),
            refuses: "not-your-party", 403)
        expect(
            try await party.plan(#"{"rounds": 3}"#, as: DeviceSecret().text),
            refuses: "not-your-party", 403)
        #expect(try await evening(party) == .null)
    }

    @Test func `A host plans, changes and drops an evening from a phone`() async throws {
        let (party, host, _) = try await hosted()
        let planned = try await party.move("plan 5 mixed", host, in: "en").json["screen"] ?? .null
        #expect(planned["title"]?.text == "An evening of 5 rounds")
        #expect(
            moves(planned) == [
                "plan 3 mixed", "plan 5 mixed", "plan 7 mixed", "plan 10 mixed", "plan 5 mixed",
                "plan 5 voted", "round 1", "round 2", "round 3", "round 4", "round 5", "stay",
                "plan off",
            ])
        let before = try await room(party).party.plan?.games ?? []
        let changed = try await party.move("round 2", host)
        #expect(changed.status == 200)
        let after = try await room(party).party.plan?.games ?? []
        #expect(after[1] == before[1].next)
        #expect(after[0] == before[0] && after.dropFirst(2) == before.dropFirst(2))
        // A longer plan keeps the games that were chosen.
        _ = try await party.move("plan 7 mixed", host)
        #expect(try await room(party).party.plan?.games.prefix(5) == after[...])
        let lobby = try await party.move("stay", host, in: "en").json["screen"] ?? .null
        #expect(lines(lobby).contains("Round 1 of 7"))
        #expect(!moves(lobby).contains("game breakout"))
        #expect(moves(lobby).contains("plan show"))
        let dropped = try await party.move("plan off", host, in: "en").json["screen"] ?? .null
        #expect(moves(dropped).contains("game breakout"))
        for move in ["plan 2 mixed", "plan 11 voted", "plan 5 dancing", "round 1", "vote roulette"]
        {
            expect(try await party.move(move, host), refuses: "bad-request", 400)
            house.clock.pass(milliseconds: 3000)
        }
    }

    @Test func `Guests who aren't the host can't plan`() async throws {
        let (party, host, guest) = try await hosted()
        for move in ["plan 5 mixed", "plan off", "plan show", "round 1"] {
            expect(try await party.move(move, guest), refuses: "not-your-party", 403)
            house.clock.pass(milliseconds: 3000)
        }
        _ = try await party.move("plan 5 voted", host)
        let offered = moves(try await party.screen(guest))
        #expect(offered.allSatisfy { $0 == "face" || $0.hasPrefix("vote ") })
    }

    // MARK: Votes

    @Test func `Guests vote on their phones, and the game with the most votes is played`()
        async throws
    {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        let voted = try await party.move("vote roulette", guest, in: "en")
        #expect(lines(voted.json["screen"] ?? .null).contains("You voted for Roulette."))
        house.clock.pass(milliseconds: 1000)
        #expect(try await party.ask(guest).json["game"]?.text == "roulette")
        _ = try await party.move("vote breakout", host)
        _ = try await party.move("vote breakout", guest)
        house.clock.pass(milliseconds: 1000)
        let votes = try await evening(party)["votes"]?.list ?? []
        #expect(
            votes.map { "\($0["game"]?.text ?? "") \($0["votes"]?.integer ?? 0)" } == [
                "bubblepop 0", "bubblepop-sharp 0", "breakout 2", "roulette 0",
            ])
        #expect(try await party.start().json["round"]?["game"]?.text == "breakout")
        expect(try await party.move("vote roulette", guest), refuses: "round-under-way", 409)
    }

    @Test func `The same vote again stores nothing`() async throws {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        _ = try await party.move("vote breakout", guest)
        try await house.house.parties.turn()
        let before = try await room(party).party.last
        for _ in 1...3 {
            house.clock.pass(milliseconds: 2000)
            #expect(try await party.move("vote breakout", guest).status == 200)
            try await house.house.parties.turn()
        }
        #expect(try await room(party).party.last == before)
    }

    @Test func `Votes are stored together, and a reopened house knows them`() async throws {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        let before = try await room(party).party.last
        for (voter, game) in [(host, "roulette"), (guest, "breakout"), (host, "breakout")] {
            _ = try await party.move("vote \(game)", voter)
        }
        #expect(try await room(party).party.last == before)
        try await house.house.parties.turn()
        #expect(try await room(party).party.last == before + 1)
        try await house.house.parties.turn()
        #expect(try await room(party).party.last == before + 1)
        let again = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.state().json["game"]?.text == "breakout")
    }

    @Test func `A guest who votes all the time fills no party, and hides no vote from a house`()
        async throws
    {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        let parties = house.house.parties
        let before = try await room(party).party.last
        let games = [PartyGame(.breakout), PartyGame(.roulette)]
        for number in 0..<601 {
            let room = try await room(party)
            let player = try #require(room.party.guests.first { $0.name == guest.name }?.player)
            try parties.vote(for: games[number % 2], as: player, at: room)
            house.clock.pass(milliseconds: PartyRules.ballotEvery)
            await parties.storeVotes()
        }
        #expect(try await room(party).party.last < before + 300)
        house.clock.pass(milliseconds: 10 * PartyRules.ballotEvery)
        await parties.storeVotes()
        let again = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.state().json["game"]?.text == "breakout")
        #expect(try await party.start().json["round"]?["game"]?.text == "breakout")
    }

    @Test func `A guest who has left can't vote`() async throws {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        _ = try await party.leave(guest)
        expect(try await party.move("vote roulette", guest), refuses: "not-a-guest", 403)
    }

    // MARK: Standings and moments

    @Test func `The standings tell each guest's place before the last round`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        try await play(party, ["Ada": 200, "Bob": 100])
        let first = try await party.state().json["table"]?.list ?? []
        #expect(first.map { $0["before"] } == [.null, .null])
        try await play(party, ["Bob": 300])
        let table = try await party.state().json["table"]?.list ?? []
        #expect(table.map { $0["player"]?.text } == ["Bob", "Ada"])
        #expect(table.map { $0["before"]?["place"]?.integer } == [2, 1])
        #expect(table.map { $0["before"]?["points"]?.integer } == [8, 10])
        let screen = try await party.screen(players[1])
        #expect(lines(screen).contains("This evening: place 1 of 2 · up 1"))
        let other = try await party.screen(players[0])
        #expect(lines(other).contains("This evening: place 2 of 2 · down 1"))
    }

    @Test func `The last podium is the evening's, and then another evening can be planned`()
        async throws
    {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("plan 3 voted", host)
        for _ in 1...3 { try await play(party, ["Ada": 200, "Bob": 100]) }
        let state = try await evening(party)
        #expect(state["isFinal"] == .bool(true) && state["begun"]?.integer == 3)
        #expect(lines(try await party.screen(guest)).contains("The evening goes to Ada!"))
        #expect(moves(try await party.screen(host)).contains("plan 5 mixed"))
        _ = try await party.move("plan 3 mixed", host)
        try await play(party, ["Ada": 1])
        #expect(try await party.table() == ["1 Ada 10"])
    }

    @Test func `An evening of teams is won by a team, without photo finishes of guests`()
        async throws
    {
        let (party, host, guest) = try await hosted()
        _ = try await party.move("teams 2", host)
        _ = try await party.move("plan 3 voted", host)
        for _ in 1...3 {
            try await play(party, ["Ada": 200, "Bob": 199])
            #expect(try await party.state().json["photo"]?.list == [])
        }
        let team = try await party.ask(host).json["you"]?["team"]?.integer
        let winner = team == 1 ? "Star" : "Heart"
        #expect(lines(try await party.screen(guest)).contains("The evening goes to \(winner)!"))
    }

    @Test func `After a party, the guests' best moments are kept for 30 days`() async throws {
        let party = try await TestParty(house)
        let players = try await party.guests("Ada", "Bob")
        try await play(party, ["Ada": 200, "Bob": 100])
        #expect(try await party.state().json["moments"]?.list?.isEmpty == true)
        _ = try await party.end()
        let moments = try await party.state().json["moments"]?.list ?? []
        #expect(moments.map { $0["player"]?.text } == ["Ada", "Bob"])
        #expect(moments.map { $0["what"]?.text } == ["finish", "chain"])
        #expect(moments.map { $0["number"]?.integer } == [100, 3])
        let screen = try await party.screen(players[1])
        #expect(lines(screen).contains("Your best moment: Longest chain: 3 · BubblePop"))
        let link = (screen["blocks"]?.list ?? []).compactMap { $0["link"]?.text }.first
        #expect(link?.hasSuffix("/party/\(party.id)") == true)
        let pruning = Pruning(house: house.house) { .forever }
        house.clock.pass(milliseconds: 29 * 86_400_000)
        try await pruning.prune()
        let again = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.state().json["moments"]?.list == moments)
        house.clock.pass(milliseconds: 86_400_000)
        try await pruning.prune()
        let late = TestParty(party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        expect(try await late.state(), refuses: "unknown-party", 404)
    }

    // MARK: Ways

    @Test func `A round of another way counts its own runs, on its own board`() async throws {
        let party = try await TestParty(house, "bubblepop-sharp")
        let players = try await party.guests("Ada", "Bob")
        let tickets = try await party.begin(players)
        let round = try await party.ask(players[0]).json["round"]
        #expect(round?["game"]?.text == "bubblepop" && round?["way"]?.text == "sharp")
        // Apps that don't know the way take it for other rules.
        let rules = Int(Stall.bubblePop.rulesVersion)
        let number = Int(BubblePopMode.sharp.rawValue)
        #expect(round?["rulesVersion"]?.integer == rules + 256 * number)
        let run = try TestRun.party(
            .bubblePop, tickets[0], bubblePop: .standard(in: .sharp))
        let wrong = try TestRun.party(.bubblePop, tickets[1])
        try await party.pass(afterStart: run.milliseconds + 500)
        #expect(try await house.send(run, with: tickets[0]).status == 201)
        expect(try await house.send(wrong, with: tickets[1]), refuses: "does-not-fit", 422)
        #expect(try await party.places() == ["1 Ada \(run.score)"])
        let board = try await house.get("/api/boards/bubblepop/party?party=\(party.id)")
        #expect(board.rows() == [])
        let own = try await house.get("/api/boards/bubblepop-sharp/party?party=\(party.id)")
        #expect(own.rows().count == 1)
        #expect(try await house.get("/api/boards/bubblepop-sharp/all").rows() == [])
        house.clock.pass(milliseconds: PartyRules.grace + PartyRules.judging)
        let id = try #require(
            try await party.state().json["places"]?.list?.first?["run"]?.text)
        #expect(try await house.get("/api/runs/\(id)").bytes == run.bytes)
    }

    @Test func `A run of another way doesn't count in a standard round`() async throws {
        let party = try await TestParty(house)
        let ada = try await party.guests("Ada")
        let ticket = try await party.begin(ada)[0]
        let run = try TestRun.party(.bubblePop, ticket, bubblePop: .standard(in: .sharp))
        try await party.pass(afterStart: run.milliseconds + 500)
        expect(try await house.send(run, with: ticket), refuses: "does-not-fit", 422)
    }
}
