import Arcade
import BubblePop
import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Runs in pieces")
struct PartyPieceTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private typealias Played = PlayedRun

    private func begin(_ names: String...) async throws -> (party: TestParty, runs: [Played]) {
        try await TestParty(house).played(by: names)
    }

    @Test func `A lane shows the score that the house has played from the pieces`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        for second in 1...10 {
            try await runs[0].play(to: second * 120)
            let answer = try await runs[0].send()
            #expect(answer.json["you"]?["score"]?.integer == runs[0].run.game.score)
        }
        #expect(runs[0].run.game.score > 0)
        house.clock.pass(milliseconds: 300)
        let lane = try await party.lane(runs[0].player)
        #expect(lane["score"]?.integer == runs[0].run.game.score)
        #expect(lane["place"]?.integer == 1)
        #expect(try await party.lane(runs[1].player)["score"] == .null)
    }

    @Test func `The finished run continues its pieces, and counts`() async throws {
        var (party, runs) = try await begin("Ada")
        for second in 1..<60 {
            try await runs[0].play(to: second * 120)
            try await runs[0].send()
        }
        try await runs[0].play(to: .max / 1000)
        try await party.pass(afterStart: 60_500)
        let run = TestRun(runs[0].run)
        #expect(try await house.send(run, with: runs[0].ticket).status == 201)
        #expect(try await party.places() == ["1 Ada \(run.score)"])
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A forged piece ends a run while the race is under way`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await runs[0].play(to: 600)
        try await runs[0].send()
        try await runs[0].play(to: 1200)
        let result = runs[0].run.game.result
        let known = try #require(try await runs[0].known())
        let forged = runs[0].run.recording.bytes(
            claiming: RunResult(
                ticks: result.ticks, score: result.score + 100, stateHash: result.stateHash),
            after: known)
        let answer = try await party.send(forged, after: known, runs[0].player)
        #expect(answer.status == 200)
        #expect(answer.json["you"]?["state"]?.text == "refused")
        #expect(answer.json["round"]?["inputs"] == .null)
        let lane = try await party.lane(runs[0].player)
        #expect(lane["because"]?.text == "does-not-reproduce")
        #expect(lane["score"] == .null)
        #expect(try await party.state().json["phase"]?.text == "playing")
        // The honest rest of the run doesn't count either.
        try await runs[0].play(to: .max / 1000)
        try await party.pass(afterStart: 60_500)
        expect(
            try await house.send(TestRun(runs[0].run), with: runs[0].ticket),
            refuses: "ticket-used", 409)
    }

    @Test func `A piece that no hands could play ends the run`() async throws {
        var (party, runs) = try await begin("Ada")
        var cues: [Cue] = []
        while runs[0].run.game.tick < 2400 {
            if let bubble = runs[0].run.game.bubbles.first,
                let place = InputPoint(bubble.centre)
            {
                runs[0].run.apply(.tap(place), cues: &cues)
            }
            runs[0].run.advance(cues: &cues)
        }
        try await party.pass(afterStart: 20_000)
        try await runs[0].send()
        #expect(try await party.lane(runs[0].player)["because"]?.text == "inhuman")
    }

    @Test func `A finished run that differs from its pieces doesn't count`() async throws {
        var (party, runs) = try await begin("Ada")
        try await runs[0].play(to: 1200)
        try await runs[0].send()
        var other = try Played(party, runs[0].ticket)
        other.bot = BubblePopBot(.random, seed: 7)
        try await other.play(to: .max / 1000)
        try await party.pass(afterStart: 60_500)
        expect(
            try await house.send(TestRun(other.run), with: other.ticket),
            refuses: "does-not-fit", 422)
        #expect(try await party.lane(other.player)["state"]?.text == "refused")
    }

    @Test func `A piece under another name ends the run`() async throws {
        let (party, runs) = try await begin("Ada", "Bob")
        var foreign = try Played(party, runs[0].ticket, as: "Bob")
        try await foreign.play(to: 300)
        try await foreign.send()
        #expect(try await party.lane(runs[0].player)["because"]?.text == "does-not-fit")
    }

    @Test func `A piece far ahead of the house's clock ends the run`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        for (early, state) in [(PartyRules.earlyPiece, "playing"), (5000, "refused")] {
            let index = state == "playing" ? 0 : 1
            try await runs[index].play(to: 1200)
            try await party.pass(afterStart: 10_000 - PartyRules.clockSlip - early)
            let answer = try await runs[index].send()
            #expect(answer.json["you"]?["state"]?.text == state)
            #expect(answer.json["you"]?["score"] == .null)
        }
        #expect(try await party.lane(runs[1].player)["because"]?.text == "too-fast")
        // An early piece is sent again.
        try await party.pass(afterStart: 10_000)
        try await runs[0].send()
        #expect(
            try await party.ask(runs[0].player).json["you"]?["score"]?.integer
                == runs[0].run.game.score)
    }

    @Test func `Lost, repeated and late pieces don't end a run`() async throws {
        var (party, runs) = try await begin("Ada")
        try await runs[0].play(to: 600)
        let first = runs[0].run.piece(after: 0)
        try await runs[0].play(to: 1200)
        try await runs[0].send()
        let known = try #require(try await runs[0].known())
        #expect(known > 0)
        // Late, then without inputs that the house doesn't have.
        #expect(try await party.send(first, runs[0].player).status == 200)
        try await runs[0].play(to: 1800)
        _ = try await party.send(
            runs[0].run.piece(after: known + 1), after: known + 1, runs[0].player)
        #expect(try await runs[0].known() == known)
        try await runs[0].send()
        #expect(try #require(try await runs[0].known()) > known)
        #expect(try await party.lane(runs[0].player)["state"]?.text == "playing")
    }

    @Test func `A house that restarts asks for the whole run again`() async throws {
        var (party, runs) = try await begin("Ada")
        try await runs[0].play(to: 1200)
        try await runs[0].send()
        let again = TestParty(
            party, at: try await TestHouse(in: house.folder, at: house.clock.now))
        #expect(try await again.ask(runs[0].player).json["round"]?["inputs"]?.integer == 0)
        let answer = try await again.send(runs[0].run.piece(after: 0), runs[0].player)
        #expect(answer.json["you"]?["score"]?.integer == runs[0].run.game.score)
    }

    @Test func `A piece of the last round that arrives late doesn't end the run of this one`()
        async throws
    {
        var (party, runs) = try await begin("Ada")
        try await runs[0].play(to: 600)
        let late = runs[0].run.piece(after: 0)
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
        var next = try PlayedRun(party, try await party.begin([runs[0].player])[0])
        try await next.play(to: 1200)
        let answer = try await party.send(late, next.player)
        #expect(answer.json["you"]?["state"]?.text == "playing")
        let score = try await next.send().json["you"]?["score"]?.integer
        #expect(score == next.run.game.score)
    }

    @Test func `A latecomer plays no part in the round, and plays the next one`() async throws {
        let (party, runs) = try await begin("Ada")
        try await party.pass(afterStart: 10_000)
        let late = try await party.guests("Bob")[0]
        let during = try await party.ask(late).json
        #expect(during["you"]?["isPlaying"] == .bool(false))
        #expect(during["round"]?["inputs"] == .null)
        let piece = runs[0].run.piece(after: 0)
        #expect(try await party.send(piece, late).json["you"]?["state"]?.text == "watching")
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
        let next = try await party.begin([late])
        #expect(next[0].seed != runs[0].ticket.seed)
        #expect(try await party.ask(late).json["round"]?["inputs"]?.integer == 0)
    }
}
