import Arcade
import BubblePop
import FuzzKit
import Languages
import Testing

@Suite("Recordings of BubblePop")
struct RecordingTests {
    private typealias BubblePopRun = Run<BubblePopGame>

    /// Returns a bot's run until the given tick or its end. As in `Sweep`, the device is turned now
    /// and then.
    private func run(seed: UInt64, until tick: Int = .max) throws -> BubblePopRun {
        let stage = BubblePopGame.format.shape(fitting: 320, by: Double(400 + seed % 300))
        var run = BubblePopRun(
            player: try PlayerName("Zoë"),
            settings: BubblePopSettings(gameTime: .nearest(to: 10)), stage: stage, seed: seed)
        var bot = BubblePopBot(seed % 2 == 0 ? .greedy : .random, seed: seed)
        play(&run, with: &bot, until: tick)
        return run
    }

    private func play(
        _ run: inout BubblePopRun, with bot: inout BubblePopBot, until tick: Int = .max,
        eachTick: (BubblePopGame) -> Void = { _ in }
    ) {
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < tick {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            if run.game.tick % 401 == 400 { run.apply(.turn, cues: &cues) }
            run.advance(cues: &cues)
            eachTick(run.game)
        }
    }

    @Test func `Every run of BubblePop can be verified`() throws {
        for seed in Sweep.seeds {
            let run = try run(seed: seed)
            let (recording, game) = try Recording<BubblePopGame>.verifying(run.bytes)
            #expect(recording == run.recording, "seed \(seed)")
            #expect(game.result == run.game.result)
        }
    }

    @Test func `A replayed recording of BubblePop has the run's state at every tick`() throws {
        for seed: UInt64 in 0..<10 {
            var run = try run(seed: seed, until: 0)
            var bot = BubblePopBot(seed % 2 == 0 ? .greedy : .random, seed: seed)
            var played: [UInt64] = []
            play(&run, with: &bot) { played.append($0.stateHash) }
            var folded: [UInt64] = []
            _ = try run.recording.fold(ticks: run.game.tick) { folded.append($0.stateHash) }
            #expect(folded == played, "seed \(seed)")
        }
    }

    @Test(arguments: [0, 1, 119, 120, 121, 400, 401, 777, 1199, 1200])
    func `A resumed run of BubblePop continues exactly where it stopped`(tick: Int) throws {
        for seed: UInt64 in [2, 3, 4] {
            var straight = try run(seed: seed, until: tick)
            var resumed = try BubblePopRun(resuming: straight.bytes)
            #expect(resumed.game.stateHash == straight.game.stateHash)
            // Identical bots continue both runs, which must stay identical.
            var bot = BubblePopBot(.greedy, seed: 99)
            var expected: [UInt64] = []
            play(&straight, with: &bot) { expected.append($0.stateHash) }
            var hashes: [UInt64] = []
            bot = BubblePopBot(.greedy, seed: 99)
            play(&resumed, with: &bot) { hashes.append($0.stateHash) }
            #expect(hashes == expected, "seed \(seed)")
            #expect(resumed.bytes == straight.bytes)
        }
    }

    @Test func `A recording of 60 s with five taps per second is smaller than 2 KB`() throws {
        var run = BubblePopRun(
            player: try PlayerName(String(repeating: "名", count: 20)), settings: .standard,
            stage: StageShape(width: 390, height: 690), seed: .max)
        var chance = SeededGenerator(seed: 5)
        var cues: [Cue] = []
        while !run.game.isOver {
            if run.game.tick % 24 == 0 {
                let place = Point(x: chance.fraction() * 390, y: chance.fraction() * 690)
                run.apply(.tap(try #require(InputPoint(place))), cues: &cues)
            }
            run.advance(cues: &cues)
        }
        #expect(run.recording.inputs.count == 300)
        #expect(run.bytes.count < 2048)
    }

    @Test func `The error for a recorded setting out of range includes the range`()
        throws
    {
        let bytes = try run(seed: 1).bytes
        // Magic, format, game, rules, practice, seed, and a name of four bytes come first.
        var forged = bytes
        forged[21] = 9
        let problem = #expect(throws: RecordingProblem.self) {
            try Recording<BubblePopGame>.reading(Damage.sealed(forged))
        }
        #expect(
            problem?.sentence(in: .english)
                == "Game time can be 10 to 180 s in steps of 5, not 9.")
    }
}
