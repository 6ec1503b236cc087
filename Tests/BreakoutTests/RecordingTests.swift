import Arcade
import Testing

@testable import Breakout

@Suite("Recordings of Breakout")
struct RecordingTests {
    private typealias BreakoutRun = Run<BreakoutGame>

    private func run(
        seed: UInt64, _ player: Player, settings: BreakoutSettings = .standard, ticks: Int
    ) throws -> BreakoutRun {
        var run = BreakoutRun(
            player: try PlayerName("Zoë"), settings: settings, stage: BreakoutRules.stage,
            seed: seed)
        var hands = Hands(player, seed: seed)
        play(&run, by: &hands, ticks: ticks)
        return run
    }

    private func play(
        _ run: inout BreakoutRun, by hands: inout Hands, ticks: Int,
        eachTick: (BreakoutGame) -> Void = { _ in }
    ) {
        var cues: [Cue] = []
        for _ in 0..<ticks where !run.game.isOver {
            for input in hands.inputs(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            eachTick(run.game)
        }
    }

    @Test func `Every input of Breakout is read as it was written`() throws {
        var inputs: [BreakoutInput] = [
            .steer(.left), .steer(.none), .steer(.right), .tap, .proceed, .finish,
            .change(.standard),
            .change(BreakoutSettings(["rows": 8, "gravity": 100, "tilt": 1, "first-level": 3])),
        ]
        for x in stride(from: 0, through: 400, by: 12.25) {
            inputs.append(.paddle(try #require(PaddlePlace(x))))
        }
        for x in [-1.0, -0.5, 0, 1] {
            inputs.append(.tilt(try #require(Tilt(Point(x: x, y: abs(x))))))
        }
        #expect(Set(inputs.map(\.kind)) == Set(0..<BreakoutSettings.standard.inputKinds))
        for input in inputs {
            var writer = ByteWriter()
            input.write(to: &writer)
            var reader = ByteReader(writer.bytes)
            #expect(try BreakoutInput(kind: input.kind, from: &reader) == input)
            #expect(reader.remaining == 0)
        }
    }

    @Test(
        "An input out of range is refused",
        arguments: [(0, [1601]), (1, [3]), (4, [33, 0]), (4, [0, 17]), (5, [9])])
    func refused(kind: Int, numbers: [Int]) {
        var writer = ByteWriter()
        for number in numbers { writer.write(number) }
        #expect(throws: RecordingProblem.self) {
            var reader = ByteReader(writer.bytes)
            _ = try BreakoutInput(kind: kind, from: &reader)
        }
    }

    @Test func `A position off the stage is moved to its edge, and NaN is invalid`() {
        #expect(PaddlePlace(-50)?.x == 0)
        #expect(PaddlePlace(1000)?.x == 400)
        #expect(PaddlePlace(12.3)?.x == 12.25)
        #expect(PaddlePlace(.nan) == nil)
    }

    @Test(
        "Replaying a recording of Breakout reproduces the run's state at every tick",
        arguments: Player.allCases)
    func fold(player: Player) throws {
        for seed: UInt64 in 0..<4 {
            var run = try run(seed: seed, player, ticks: 0)
            var hands = Hands(player, seed: seed)
            var played: [UInt64] = []
            play(&run, by: &hands, ticks: 4000) { played.append($0.stateHash) }
            var folded: [UInt64] = []
            _ = try run.recording.fold(ticks: run.game.tick) { folded.append($0.stateHash) }
            #expect(folded == played, "seed \(seed)")
        }
    }

    @Test(
        "A resumed run of Breakout continues exactly where it stopped",
        arguments: [BreakoutGame.Phase.serving, .playing, .cleared])
    func resume(phase: BreakoutGame.Phase) throws {
        for seed: UInt64 in 0..<3 {
            let settings = BreakoutSettings(["rows": 1, "balls": 3])
            var straight = try run(seed: seed, .perfect, settings: settings, ticks: 0)
            var hands = Hands(.perfect, seed: seed)
            while straight.game.phase != phase || (phase == .playing && straight.game.tick < 500) {
                play(&straight, by: &hands, ticks: 1)
            }
            var resumed = try BreakoutRun(resuming: straight.bytes)
            #expect(resumed.game.phase == phase)
            var expected: [UInt64] = []
            var first = Hands(.wild, seed: 99)
            play(&straight, by: &first, ticks: 3000) { expected.append($0.stateHash) }
            var hashes: [UInt64] = []
            var second = Hands(.wild, seed: 99)
            play(&resumed, by: &second, ticks: 3000) { hashes.append($0.stateHash) }
            #expect(hashes == expected, "seed \(seed)")
            #expect(resumed.bytes == straight.bytes)
        }
    }

    @Test func `A recording of a finished run of Breakout is valid`() throws {
        let run = try run(seed: 3, .still, ticks: 30000)
        #expect(run.game.isOver)
        let (recording, game) = try Recording<BreakoutGame>.verifying(run.bytes)
        #expect(recording == run.recording)
        #expect(game.result == run.game.result)
    }

    @Test func `A recording that continues past a cleared wall is replayed to its end`() throws {
        let settings = BreakoutSettings(["rows": 1])
        var run = try run(seed: 1, .perfect, settings: settings, ticks: 0)
        var hands = Hands(.perfect, seed: 1)
        while run.game.phase != .cleared { play(&run, by: &hands, ticks: 1) }
        let claim = RunResult(ticks: 20 * 60 * 120, score: run.game.score, stateHash: 1)
        let bytes = run.recording.bytes(claiming: claim)
        let problem = #expect(throws: RecordingProblem.self) {
            try Recording<BreakoutGame>.verifying(bytes)
        }
        guard case .doesNotReproduce(_, let folded)? = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect(folded.ticks == claim.ticks)
        #expect(folded.score == claim.score)
    }

    @Test func `A claim of more ticks than a run can have is refused`() throws {
        let run = try run(seed: 1, .still, ticks: 10)
        let claim = RunResult(ticks: 30 * 60 * 120 + 1, score: 0, stateHash: 1)
        #expect(throws: RecordingProblem.self) {
            try Recording<BreakoutGame>.reading(run.recording.bytes(claiming: claim))
        }
    }

    @Test func `The paddle works at 960 frames a second to the end of the longest run`() throws {
        var run = try run(seed: 1, .still, ticks: 0)
        var cues: [Cue] = []
        while !run.game.isOver {
            let tick = run.game.tick
            for frame in 0..<8 {
                let place = try #require(PaddlePlace(Double(50 + (tick + 31 * frame) % 300)))
                run.apply(.paddle(place), cues: &cues)
            }
            #expect(run.game.paddle.x == Double(50 + (tick + 217) % 300))
            // People press other keys, or tap without effect, about this often.
            if tick % 12 == 0 {
                run.apply(tick % 24 == 0 ? .steer(.left) : .steer(.none), cues: &cues)
            }
            run.advance(cues: &cues)
        }
        #expect(run.game.tick == 30 * 60 * 120)
        #expect(run.bytes.count <= RecordingFormat.mostBytes)
        #expect(try Recording<BreakoutGame>.verifying(run.bytes).game.result == run.game.result)
    }

    @Test(
        "The recorded inputs of a tick have the same effect as all inputs in the tick",
        arguments: [
            BreakoutSettings.standard, .capsules, .party,
            BreakoutSettings(["balls": 3, "tilt": 1]),
        ])
    func replaced(settings: BreakoutSettings) throws {
        for seed: UInt64 in 0..<20 {
            var run = try run(seed: seed, .still, settings: settings, ticks: 0)
            var straight = run.game
            var hands = Hands(.wild, seed: seed)
            var chance = SeededGenerator(seed: seed)
            var cues: [Cue] = []
            var done = 0
            for _ in 0..<2500 where !straight.isOver {
                var inputs: [BreakoutInput] = []
                for _ in 0..<4 {
                    inputs += hands.inputs(for: straight)
                    if let key = Steering(rawValue: chance.within(-1...1)), chance.below(9) == 0 {
                        inputs.append(.steer(key))
                    }
                    let place = try #require(PaddlePlace(chance.fraction() * 400))
                    inputs.append(.paddle(place))
                }
                for input in inputs where !straight.isOver {
                    done += 1
                    straight.apply(input, cues: &cues)
                    run.apply(input, cues: &cues)
                }
                straight.advance(cues: &cues)
                run.advance(cues: &cues)
            }
            #expect(run.recording.inputs.count * 2 < done)
            #expect(run.game.stateHash == straight.stateHash)
            let folded = try run.recording.fold(ticks: straight.tick)
            #expect(folded.stateHash == straight.stateHash, "seed \(seed)")
        }
    }

    @Test func `A recording with several positions in one tick is read and replayed`() throws {
        let bytes = try Runs.unreplaced()
        let (recording, game) = try Recording<BreakoutGame>.verifying(bytes)
        #expect(recording.inputs.map(\.input.kind) == [0, 0, 6])
        #expect(game.isOver)
    }

    @Test func `Each mode of Breakout determines whether the player can end a run`() {
        for (mode, way) in BreakoutSettings.ways {
            #expect(way.isOpenEnded == (Runs.game(.standard(in: mode)).ending != nil))
        }
        #expect(Runs.game(.party).ending == nil)
    }

    @Test func `A recording of a minute of constant movement is smaller than 24 KB`() throws {
        var run = try run(seed: 1, .still, ticks: 0)
        var cues: [Cue] = []
        for tick in 0..<(60 * 120) {
            let place = try #require(PaddlePlace(Double(tick % 400)))
            run.apply(tick == 0 ? .tap : .paddle(place), cues: &cues)
            run.advance(cues: &cues)
        }
        #expect(run.recording.inputs.count > 1000)
        #expect(run.bytes.count < 24 * 1024)
    }
}
