import Arcade
import Breakout
import BubblePop
import Funfair
import Testing

@testable import Hands

/// A run that arrives in pieces leads to the same result as the finished recording alone.
@Suite("Runs in pieces")
struct GrowingRunTests {
    private static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6]

    /// Plays the finished run in pieces that end at random ticks. Some are lost or repeated.
    private func grow<Played: StageGame>(
        _ run: Script<Played>, luck seed: UInt64
    ) throws -> GrowingRun {
        var growing = GrowingRun()
        var luck = SeededGenerator(seed: seed)
        var last: (bytes: [UInt8], known: Int)?
        while run.ticks > growing.tick + 200 {
            let piece = run.piece(
                to: growing.tick + 1 + luck.below(180), after: growing.inputs)
            switch luck.below(4) {
            case 0: continue
            case 1: if let last { #expect(try !growing.take(last.bytes, after: last.known)) }
            default: break
            }
            let known = growing.inputs
            #expect(try growing.take(piece, after: known))
            let hud = run.state(at: growing.tick).hud
            #expect(growing.score == hud.score)
            #expect(growing.chain == hud.chain?.length ?? hud.streak)
            last = (piece, known)
        }
        return growing
    }

    private func expectSame<Played: StageGame>(_ run: Script<Played>, luck: UInt64) throws {
        let growing = try grow(run, luck: luck)
        let whole = try WatchedRun(verifying: run.bytes)
        let grown = try growing.finished(run.bytes)
        #expect(grown.run == whole.run)
        #expect(grown.measures == whole.measures)
        #expect(grown.trace.changes == whole.trace.changes)
        #expect(grown.trace.inputs == whole.trace.inputs)
        #expect(grown.course.marks == whole.course.marks)
        #expect(growing.ticksPlayed == growing.tick)
    }

    @Test(
        "Pieces of a BubblePop run lead to the same result as the whole run, with each tick played once",
        arguments: seeds)
    func bubblePop(seed: UInt64) throws {
        for person in BubblePopPerson.all.prefix(3) {
            let bytes = try BubblePopPlay.bytes(person, seed: seed)
            try expectSame(Script<BubblePopGame>(bytes), luck: seed)
        }
    }

    @Test(
        "Pieces of a Breakout run lead to the same result as the whole run, with each tick played once",
        arguments: seeds)
    func breakout(seed: UInt64) throws {
        for person in BreakoutPerson.all.prefix(3) {
            let bytes = try BreakoutPlay.bytes(person, by: .party, seed: seed)
            try expectSame(Script<BreakoutGame>(bytes), luck: seed)
        }
    }

    @Test("No second of a human's run is refused", arguments: BubblePopPerson.all)
    func humanBubblePop(person: BubblePopPerson) throws {
        let run = try Script<BubblePopGame>(BubblePopPlay.bytes(person, seed: 7))
        try expectAccepted(run)
    }

    @Test("No second of a human's run at a party is refused", arguments: BreakoutPerson.all)
    func humanBreakout(person: BreakoutPerson) throws {
        try expectAccepted(
            Script<BreakoutGame>(BreakoutPlay.bytes(person, by: .party, seed: 7)))
    }

    private func expectAccepted<Played: Game>(_ run: Script<Played>) throws {
        var growing = GrowingRun()
        for tick in stride(from: 120, to: run.ticks, by: 120) {
            let known = growing.inputs
            #expect(try growing.take(run.piece(to: tick, after: known), after: known))
        }
    }

    // MARK: Pieces that end a run

    private func greedy(seed: UInt64 = 3, player: String = "Ada") throws -> Script<BubblePopGame> {
        var bot = BubblePopBot(.greedy, seed: seed)
        let bytes = try Robot.bytes(seed: seed) { robot in
            if case .tap(let place) = bot.input(for: robot.run.game) { robot.tap(place.point) }
        }
        return try Script(bytes)
    }

    @Test func `A piece that claims another score ends the run`() throws {
        let run = try greedy()
        var growing = GrowingRun()
        try growing.take(run.piece(to: 500, after: 0), after: 0)
        let state = run.state(at: 700)
        let forged = run.recording.bytes(
            claiming: RunResult(
                ticks: 700, score: state.score + 10, stateHash: state.stateHash),
            after: growing.inputs)
        let known = growing.inputs
        #expect(throws: PieceProblem.self) { try growing.take(forged, after: known) }
    }

    @Test func `A piece that changes earlier inputs ends the run`() throws {
        let run = try greedy()
        let other = try Script<BubblePopGame>(
            BubblePopPlay.bytes(try #require(BubblePopPerson.all.first), seed: 3))
        var growing = GrowingRun()
        try growing.take(run.piece(to: 900, after: 0), after: 0)
        let known = growing.inputs
        #expect(throws: PieceProblem.self) {
            try growing.take(other.piece(to: 1200, after: known), after: known)
        }
    }

    @Test func `A piece of another player's run ends the run`() throws {
        let run = try greedy()
        var growing = GrowingRun()
        try growing.take(run.piece(to: 300, after: 0), after: 0)
        let other = try run.of("Bob")
        #expect(throws: PieceProblem.notAContinuation) {
            try growing.take(other.piece(to: 600, after: 0), after: 0)
        }
    }

    @Test func `A piece that no hands could play ends the run`() throws {
        let bytes = try Robot.bytes { robot in
            if let bubble = robot.bubbles().first { robot.tap(bubble) }
        }
        let run = try Script<BubblePopGame>(bytes)
        var growing = GrowingRun()
        var ended: Int?
        for tick in stride(from: 120, to: run.ticks, by: 120) {
            do throws(PieceProblem) {
                let known = growing.inputs
                try growing.take(run.piece(to: tick, after: known), after: known)
            } catch {
                guard case .inhuman = error else { throw error }
                ended = tick
                break
            }
        }
        #expect(try #require(ended) < run.ticks / 2)
    }

    @Test func `A finished run that differs from its pieces is refused`() throws {
        let run = try greedy()
        let other = try Script<BubblePopGame>(
            BubblePopPlay.bytes(try #require(BubblePopPerson.all.first), seed: 3))
        var growing = GrowingRun()
        try growing.take(run.piece(to: 2000, after: 0), after: 0)
        #expect(throws: PieceProblem.notAContinuation) { try growing.finished(other.bytes) }
    }

    @Test func `A piece that leaves out unknown inputs is ignored`() throws {
        let run = try greedy()
        var growing = GrowingRun()
        #expect(try !growing.take(run.piece(to: 400, after: 2), after: 2))
        #expect(growing.tick == 0)
    }

    // MARK: Parts for watchers

    @Test func `Parts of a run, joined together, have all its final inputs`() throws {
        let run = try greedy()
        var growing = GrowingRun()
        #expect(growing.piece(after: 0) == nil)
        var inputs: [Recording<BubblePopGame>.Stamped] = []
        var known = 0
        for tick in stride(from: 300, through: 3000, by: 300) {
            let before = growing.inputs
            try growing.take(run.piece(to: tick, after: before), after: before)
            let part = try #require(growing.piece(after: known))
            inputs += try Recording<BubblePopGame>.reading(part.bytes).recording.inputs
            known = part.tick
        }
        #expect(known == 3000 && growing.piece(after: 3000) == nil)
        #expect(inputs == run.recording.inputs.filter { $0.tick < 3000 })
    }

    @Test func `Short parts lead to the same run`() throws {
        let run = try greedy()
        var growing = GrowingRun()
        try growing.take(run.piece(to: 3000, after: 0), after: 0)
        var inputs: [Recording<BubblePopGame>.Stamped] = []
        var known = 0
        var count = 0
        while let part = growing.piece(after: known, most: 40) {
            #expect(part.tick > known && part.bytes.count < 200)
            let (recording, claim) = try Recording<BubblePopGame>.reading(part.bytes)
            #expect(claim.ticks == part.tick)
            inputs += recording.inputs
            known = part.tick
            count += 1
        }
        #expect(count > 3 && known == 3000)
        #expect(inputs == run.recording.inputs.filter { $0.tick < 3000 })
    }

    @Test func `A piece has only the inputs that aren't known yet`() throws {
        let run = try greedy()
        let all = run.recording.inputs.count
        #expect(run.piece(to: run.ticks, after: all - 4).count < 100)
        #expect(run.piece(to: run.ticks, after: 0).count > 400)
    }
}
