import Arcade
import Testing

@Suite("Runs and their recordings")
struct RunTests {
    private typealias TallyRun = Run<TallyGame>

    @Test func `A recording comes back from its bytes as it was`() throws {
        let run = try TallyRun.played(by: "Zoë 🎈", seed: .max, isPractice: true)
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording == run.recording)
        #expect(claim == run.game.result)
    }

    @Test func `The name comes back letter by letter`() throws {
        let run = try TallyRun.played(by: "aDA")
        let (recording, _) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.player.text == "aDA")
    }

    @Test func `A recording written again has the same bytes`() throws {
        let run = try TallyRun.played()
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.bytes(claiming: claim) == run.bytes)
    }

    @Test func `A finished run holds`() throws {
        let run = try TallyRun.played()
        let (recording, game) = try Recording<TallyGame>.verifying(run.bytes)
        #expect(recording == run.recording)
        #expect(game.result == run.game.result)
        #expect(game.score > 0)
    }

    @Test func `Folding shows at every tick what playing had shown`() throws {
        var played: [UInt64] = []
        for tick in 1...200 { played.append(try TallyRun.played(until: tick).game.stateHash) }
        var folded: [UInt64] = []
        _ = try TallyRun.played().recording.fold(ticks: 200) { folded.append($0.stateHash) }
        #expect(folded == played)
    }

    @Test func `A fold of fewer ticks stops there`() throws {
        let run = try TallyRun.played(until: 50)
        let game = try run.recording.fold(ticks: 80)
        #expect(game.tick == 80)
    }

    @Test func `A fold of more ticks than the run has ends with the run`() throws {
        let game = try TallyRun.played().recording.fold(ticks: .max)
        #expect(game.tick == 200)
    }

    @Test(arguments: [0, 1, 2, 3, 11, 12, 99, 199, 200])
    func `A resumed run goes on as if it had not been left`(tick: Int) throws {
        var resumed = try TallyRun(resuming: TallyRun.played(until: tick).bytes)
        var straight = try TallyRun.played(until: tick)
        #expect(resumed.game.stateHash == straight.game.stateHash)
        while !straight.game.isOver {
            resumed.play(until: resumed.game.tick + 1)
            straight.play(until: straight.game.tick + 1)
            #expect(resumed.game.stateHash == straight.game.stateHash)
        }
        #expect(resumed.bytes == straight.bytes)
    }

    @Test func `Several inputs before one tick keep their order`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        let mark = try #require(InputPoint(Point(x: 1, y: 1)))
        for input: TallyInput in [.mark(mark), .double, .mark(mark)] {
            run.apply(input, cues: &cues)
        }
        let (recording, _) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.inputs.suffix(3).map(\.input) == [.mark(mark), .double, .mark(mark)])
        #expect(recording.inputs.suffix(3).map(\.tick) == [5, 5, 5])
    }

    @Test func `What is done after the end is neither played nor recorded`() throws {
        var run = try TallyRun.played()
        let bytes = run.bytes
        var cues: [Cue] = []
        run.apply(.double, cues: &cues)
        run.advance(cues: &cues)
        #expect(run.bytes == bytes)
    }

    @Test func `What was done last is taken back as if it had never been done`() throws {
        for tick in [0, 5, 50, 199] {
            let straight = try TallyRun.played(until: tick)
            for later in [0, 1] {
                var run = straight
                var cues: [Cue] = []
                run.apply(.double, cues: &cues)
                for _ in 0..<later { run.advance(cues: &cues) }
                run.takeBack()
                var expected = straight
                for _ in 0..<later { expected.advance(cues: &cues) }
                #expect(run.bytes == expected.bytes)
                #expect(run.game.stateHash == expected.game.stateHash)
            }
        }
    }

    @Test func `Where nothing was done nothing is taken back`() throws {
        var run = try TallyRun.played(until: 0)
        let bytes = run.bytes
        run.takeBack()
        #expect(run.bytes == bytes)
    }

    @Test func `What is done beyond the most inputs is neither played nor recorded`() throws {
        var run = try TallyRun.played(until: 0)
        var cues: [Cue] = []
        for _ in 0..<RecordingFormat.mostInputs { run.apply(.double, cues: &cues) }
        #expect(run.recording.inputs.count == RecordingFormat.mostInputs)
        let hash = run.game.stateHash
        run.apply(.double, cues: &cues)
        #expect(run.recording.inputs.count == RecordingFormat.mostInputs)
        #expect(run.game.stateHash == hash)
    }

    @Test func `A recording of the most inputs, all of the largest kind, can be read`() throws {
        var run = try TallyRun.played(until: 0)
        var cues: [Cue] = []
        let mark = try #require(InputPoint(Point(x: 1023, y: 1023)))
        for _ in 0..<RecordingFormat.mostInputs { run.apply(.mark(mark), cues: &cues) }
        run.play(until: .max)
        #expect(run.bytes.count <= RecordingFormat.mostBytes)
        #expect(try Recording<TallyGame>.verifying(run.bytes).game.result == run.game.result)
    }

    @Test func `The game of a recording is known before it is read`() throws {
        #expect(try RecordingFormat.game(of: TallyRun.played().bytes) == 200)
    }
}
