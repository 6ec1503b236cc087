import Arcade
import Testing

@Suite("Runs and their recordings")
struct RunTests {
    private typealias TallyRun = Run<TallyGame>

    @Test func `A recording is written and read unchanged`() throws {
        let run = try TallyRun.played(by: "Zoë 🎈", seed: .max, isPractice: true)
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording == run.recording)
        #expect(claim == run.game.result)
    }

    @Test func `The player's name in a recording is read exactly as it was written`() throws {
        let run = try TallyRun.played(by: "aDA")
        let (recording, _) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.player.text == "aDA")
    }

    @Test func `A recording that is written again has the same bytes`() throws {
        let run = try TallyRun.played()
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.bytes(claiming: claim) == run.bytes)
    }

    @Test func `The recording of a finished run is valid`() throws {
        let run = try TallyRun.played()
        let (recording, game) = try Recording<TallyGame>.verifying(run.bytes)
        #expect(recording == run.recording)
        #expect(game.result == run.game.result)
        #expect(game.score > 0)
    }

    @Test func `Replaying a recording reproduces the run's state at every tick`() throws {
        var played: [UInt64] = []
        for tick in 1...200 { played.append(try TallyRun.played(until: tick).game.stateHash) }
        var folded: [UInt64] = []
        _ = try TallyRun.played().recording.fold(ticks: 200) { folded.append($0.stateHash) }
        #expect(folded == played)
    }

    @Test func `Replaying fewer ticks than recorded stops early`() throws {
        let run = try TallyRun.played(until: 50)
        let game = try run.recording.fold(ticks: 80)
        #expect(game.tick == 80)
    }

    @Test func `Replaying more ticks than recorded ends with the run`() throws {
        let game = try TallyRun.played().recording.fold(ticks: .max)
        #expect(game.tick == 200)
    }

    @Test(arguments: [0, 1, 2, 3, 11, 12, 99, 199, 200])
    func `A resumed run continues as if it had never been left`(tick: Int) throws {
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

    @Test func `Several inputs in one tick keep their order`() throws {
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

    @Test func `Inputs after the end of a run are neither played nor recorded`() throws {
        var run = try TallyRun.played()
        let bytes = run.bytes
        var cues: [Cue] = []
        run.apply(.double, cues: &cues)
        run.advance(cues: &cues)
        #expect(run.bytes == bytes)
    }

    @Test func `Undoing the last input restores the state before it`() throws {
        for tick in [0, 5, 50, 199] {
            let straight = try TallyRun.played(until: tick)
            for later in [0, 1] {
                var run = straight
                var cues: [Cue] = []
                run.apply(.double, cues: &cues)
                for _ in 0..<later { run.advance(cues: &cues) }
                run.undoLastInput()
                var expected = straight
                for _ in 0..<later { expected.advance(cues: &cues) }
                #expect(run.bytes == expected.bytes)
                #expect(run.game.stateHash == expected.game.stateHash)
            }
        }
    }

    @Test func `A run without inputs has nothing to undo`() throws {
        var run = try TallyRun.played(until: 0)
        let bytes = run.bytes
        run.undoLastInput()
        #expect(run.bytes == bytes)
    }

    // MARK: What a tick records

    @Test func `Of consecutive positions in one tick, only the last is recorded`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        let before = run.recording.inputs.count
        for place in [3, 500, 7] { run.apply(.aim(place), cues: &cues) }
        run.advance(cues: &cues)
        run.apply(.aim(9), cues: &cues)
        #expect(run.recording.inputs.dropFirst(before).map(\.input) == [.aim(7), .aim(9)])
        #expect(run.game.aim == 9)
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording == run.recording)
        #expect(try recording.proven(claim).result == run.game.result)
    }

    @Test func `The last position before each tap is recorded`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        let mark = try #require(InputPoint(Point(x: 1, y: 1)))
        let inputs: [TallyInput] = [.aim(1), .mark(mark), .aim(3), .aim(4), .mark(mark)]
        for input in inputs { run.apply(input, cues: &cues) }
        #expect(
            run.recording.inputs.suffix(4).map(\.input)
                == [.aim(1), .mark(mark), .aim(4), .mark(mark)])
        #expect(try run.recording.fold(ticks: 5).stateHash == run.game.stateHash)
    }

    // MARK: A full recording

    @Test func `A million positions in one tick don't fill the recording`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        for place in 0..<1_000_000 { run.apply(.aim(place % 1000), cues: &cues) }
        #expect(!run.game.isOver)
        #expect(run.game.aim == 999)
    }

    @Test func `A run ends when its recording is full, and the recording can be read`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        let mark = try #require(InputPoint(Point(x: 1023, y: 1023)))
        var count = 0
        while !run.game.isOver, count < RecordingFormat.mostBytes {
            run.apply(.mark(mark), cues: &cues)
            count += 1
        }
        #expect(run.recording.inputs.last?.input == .end)
        #expect(run.bytes.count <= RecordingFormat.mostBytes)
        #expect(run.bytes.count > RecordingFormat.mostBytes - 5000)
        #expect(try Recording<TallyGame>.verifying(run.bytes).game.result == run.game.result)
    }

    @Test func `A resumed run's recording is full after as many inputs as the original's`() throws {
        var run = try TallyRun.played(until: 5)
        var cues: [Cue] = []
        let mark = try #require(InputPoint(Point(x: 1023, y: 1023)))
        for _ in 0..<200_000 { run.apply(.mark(mark), cues: &cues) }
        var resumed = try TallyRun(resuming: run.bytes)
        while !run.game.isOver { run.apply(.mark(mark), cues: &cues) }
        for _ in 0..<RecordingFormat.mostBytes where !resumed.game.isOver {
            resumed.apply(.mark(mark), cues: &cues)
        }
        #expect(resumed.bytes == run.bytes)
    }

    @Test func `A recording can't claim more inputs than it has bytes for`() throws {
        let bytes = try TallyRun.played(until: 0).bytes
        // The number of inputs is the last byte before the checksum.
        let body = bytes.dropLast(5) + [0xFF, 0xFF, 0x3F]
        let sum = Checksum.of(body)
        let forged = body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        #expect(throws: RecordingProblem.cutShort) {
            try Recording<TallyGame>.reading(Array(forged))
        }
    }

    @Test func `A recording's game can be identified without reading the recording`() throws {
        #expect(try RecordingFormat.game(of: TallyRun.played().bytes) == 200)
    }
}
