import Arcade
import Testing

@testable import Roulette

@Suite("Recordings of Roulette")
struct RecordingTests {
    private typealias RouletteRun = Run<RouletteGame>

    /// The point where a run is left.
    private enum Left: CaseIterable {
        case fresh, betting, locked, started, turning, ended
    }

    private func run(_ left: Left, seed: UInt64 = 1) throws -> RouletteRun {
        var run = RouletteRun(
            player: try PlayerName("Zoë"), settings: RouletteSettings(level: .medium),
            stage: RouletteRules.stage, seed: seed)
        guard left != .fresh else { return run }
        var bot = NumberBot(.easy, seed: seed)
        for _ in 0..<5 { spin(&run, bot.bet(), ticks: 480) }
        guard left != .betting else { return run }
        var cues: [Cue] = []
        run.apply(.bet(bot.bet()), cues: &cues)
        for _ in 0..<3 { run.advance(cues: &cues) }
        guard left != .locked else { return run }
        run.apply(.ball(Pocket.all[30]), cues: &cues)
        guard left != .started else { return run }
        for _ in 0..<200 { run.advance(cues: &cues) }
        if left == .ended { run.apply(.leave, cues: &cues) }
        return run
    }

    private func spin(
        _ run: inout RouletteRun, _ bet: Bet, ticks: Int,
        eachTick: (RouletteGame) -> Void = { _ in }
    ) {
        var cues: [Cue] = []
        run.apply(.bet(bet), cues: &cues)
        var generator = SeededGenerator(seed: run.recording.seed, draw: run.game.spins)
        run.apply(.ball(.drawn(by: &generator)), cues: &cues)
        for _ in 0..<ticks {
            run.advance(cues: &cues)
            eachTick(run.game)
        }
        run.apply(.skip, cues: &cues)
    }

    private func read(kind: Int, _ numbers: [Int]) throws -> RouletteInput {
        var writer = ByteWriter()
        for number in numbers { writer.write(number) }
        var reader = ByteReader(writer.bytes)
        return try RouletteInput(kind: kind, from: &reader)
    }

    @Test func `Every input of Roulette is read as it was written`() throws {
        var inputs: [RouletteInput] = [.skip, .leave] + Pocket.all.map { .ball($0) }
        for level in RouletteLevel.all {
            var bot = NumberBot(level, seed: 4)
            inputs += (0..<200).map { _ in .bet(bot.bet()) }
        }
        #expect(Set(inputs.map(\.kind)) == Set(0..<RouletteSettings.standard.inputKinds))
        for input in inputs {
            var writer = ByteWriter()
            input.write(to: &writer)
            var reader = ByteReader(writer.bytes)
            #expect(try RouletteInput(kind: input.kind, from: &reader) == input)
            #expect(reader.remaining == 0)
        }
    }

    @Test func `A bet is recorded as its level and its numbers in ascending order`() throws {
        #expect(try read(kind: 0, [2, 7, 17]) == .bet(try Bet(17, 7, at: .hard)))
    }

    @Test(
        "A recording with an invalid bet is refused",
        arguments: [
            ("falling", [2, 17, 7]), ("one number twice", [2, 7, 7]), ("no level", [3, 7, 17]),
            ("no pocket", [2, 7, 37]), ("too short", [2, 7]),
            ("falling at the end", [1, 1, 2, 9, 8]),
        ])
    func refusedBet(what: String, numbers: [Int]) {
        #expect(throws: RecordingProblem.self) { try read(kind: 0, numbers) }
    }

    @Test("A draw without a valid pocket is refused", arguments: [37, 38, 255])
    func refusedBall(number: Int) {
        #expect(throws: RecordingProblem.self) { try read(kind: 1, [number]) }
    }

    @Test func `Settings of Roulette are read as they were written`() throws {
        for level in RouletteLevel.all {
            for isOnCredit in [false, true] {
                let settings = RouletteSettings(level: level, isOnCredit: isOnCredit)
                var writer = ByteWriter()
                settings.write(to: &writer)
                var reader = ByteReader(writer.bytes)
                #expect(try RouletteSettings(from: &reader) == settings)
            }
        }
    }

    @Test("A recording with an invalid setting is refused", arguments: [[3, 0], [0, 2]])
    func refusedSettings(numbers: [Int]) {
        var writer = ByteWriter()
        for number in numbers { writer.write(number) }
        #expect(throws: RecordingProblem.self) {
            var reader = ByteReader(writer.bytes)
            _ = try RouletteSettings(from: &reader)
        }
    }

    @Test("A resumed run of Roulette continues exactly where it stopped", arguments: Left.allCases)
    private func resume(left: Left) throws {
        for seed: UInt64 in 0..<5 {
            var straight = try run(left, seed: seed)
            var resumed = try RouletteRun(resuming: straight.bytes)
            #expect(resumed.game.phase == straight.game.phase)
            #expect(resumed.game.stateHash == straight.game.stateHash)
            var expected: [UInt64] = []
            var hashes: [UInt64] = []
            var bot = NumberBot(.hard, seed: 9)
            for _ in 0..<3 {
                let bet = bot.bet()
                spin(&straight, bet, ticks: 300) { expected.append($0.stateHash) }
                spin(&resumed, bet, ticks: 300) { hashes.append($0.stateHash) }
            }
            #expect(hashes == expected, "seed \(seed)")
            #expect(resumed.bytes == straight.bytes)
        }
    }

    @Test func `A replayed recording of Roulette has the run's state at every tick`() throws {
        var run = try run(.fresh)
        var played: [UInt64] = []
        var bot = NumberBot(.easy, seed: 2)
        for index in 0..<12 {
            spin(&run, bot.bet(), ticks: 40 * index) { played.append($0.stateHash) }
        }
        var folded: [UInt64] = []
        let game = try run.recording.fold(ticks: run.game.tick) { folded.append($0.stateHash) }
        #expect(folded == played)
        #expect(game.stateHash == run.game.stateHash)
    }

    @Test func `A recording of a finished run of Roulette is valid`() throws {
        let run = try run(.ended)
        let (recording, game) = try Recording<RouletteGame>.verifying(run.bytes)
        #expect(recording == run.recording)
        #expect(game.result == run.game.result)
        #expect(game.isOver)
    }

    @Test func `A recording with a changed pocket is invalid`() throws {
        let run = try run(.turning)
        var moved = RouletteRun(
            player: run.recording.player, settings: run.recording.settings,
            stage: run.recording.stage, seed: run.recording.seed)
        var cues: [Cue] = []
        for stamped in run.recording.inputs {
            while moved.game.tick < stamped.tick { moved.advance(cues: &cues) }
            let isLast = stamped == run.recording.inputs.last
            moved.apply(isLast ? .ball(Pocket.all[31]) : stamped.input, cues: &cues)
        }
        let bytes = moved.recording.bytes(claiming: run.game.result)
        #expect(throws: RecordingProblem.self) { try RouletteRun(resuming: bytes) }
    }
}
