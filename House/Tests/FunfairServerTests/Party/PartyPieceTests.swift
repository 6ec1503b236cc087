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

    /// A guest's run of BubblePop, which a phone sends in pieces.
    private struct Played {
        let party: TestParty
        let player: TestPlayer
        let ticket: TestTicket
        var run: Run<BubblePopGame>
        var bot: BubblePopBot

        init(_ party: TestParty, _ ticket: TestTicket, as name: String? = nil) throws {
            self.party = party
            self.ticket = ticket
            player = ticket.player
            run = Run(
                player: try PlayerName(name ?? ticket.player.name), settings: .party,
                stage: StageShape(width: 390, height: 690), seed: ticket.seed)
            bot = BubblePopBot(.greedy, seed: ticket.seed)
        }

        /// Plays until a tick, at the house's time.
        mutating func play(to ticks: Int) async throws {
            var cues: [Cue] = []
            while run.game.tick < ticks, !run.game.isOver {
                if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
                run.advance(cues: &cues)
                cues.removeAll()
            }
            try await party.pass(afterStart: Ticket.milliseconds(ofTicks: ticks))
        }

        /// Sends what the house doesn't have.
        @discardableResult
        func send() async throws -> Answer {
            let known = try await known()
            return try await party.send(run.piece(after: known ?? 0), after: known ?? 0, player)
        }

        /// The number of inputs that the house has.
        func known() async throws -> Int? {
            try await party.ask(player).json["round"]?["inputs"]?.integer
        }
    }

    private func begin(_ names: String...) async throws -> (party: TestParty, runs: [Played]) {
        let party = try await TestParty(house)
        var players: [TestPlayer] = []
        for name in names { players += try await party.guests(name) }
        return (party, try await party.begin(players).map { try Played(party, $0) })
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

    @Test func `A big screen gets the pieces of a run that it doesn't have`() async throws {
        var (party, runs) = try await begin("Ada")
        for second in 1...5 {
            try await runs[0].play(to: second * 120)
            try await runs[0].send()
        }
        let all = try await party.pieces(of: runs[0].player)
        #expect(all.count == 5)
        #expect(try await party.pieces(of: runs[0].player, after: 480) == [all[4]])
        #expect(try await party.pieces(of: runs[0].player, after: 600) == [])
        let newest = try Recording<BubblePopGame>.reading(all[4])
        #expect(newest.claim == runs[0].run.game.result)
        let guest = try await party.guest(runs[0].player)
        let screen = HTTPFields().by(party.screen)
        expect(try await house.get("\(guest)/pieces/x", screen), refuses: "bad-request", 400)
    }

    @Test func `Guests can't get the pieces of others' runs`() async throws {
        let (party, runs) = try await begin("Ada", "Bob")
        let path = "\(try await party.guest(runs[0].player))/pieces/0"
        let bob = HTTPFields().by(runs[1].player.secret)
        expect(try await house.get(path, bob), refuses: "not-your-party", 403)
        expect(try await house.get(path), refuses: "no-secret", 403)
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
