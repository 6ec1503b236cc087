import Arcade
import Testing

@testable import Roulette

@Suite("Recordings of Classic")
struct ClassicRecordingTests {
    private typealias RouletteRun = Run<RouletteGame>

    private func run(seed: UInt64, spins: Int) throws -> RouletteRun {
        var run = RouletteRun(
            player: try PlayerName("Zoë"), settings: .classic, stage: RouletteRules.stage,
            seed: seed)
        var generator = SeededGenerator(seed: seed)
        var cues: [Cue] = []
        for _ in 0..<spins {
            guard let bet = Cloths.random(by: &generator, upTo: run.game.money) else { continue }
            run.apply(.chips(bet), cues: &cues)
            for _ in 0..<3 { run.advance(cues: &cues) }
            run.apply(.ball(.drawn(by: &generator)), cues: &cues)
            for _ in 0..<50 { run.advance(cues: &cues) }
            run.apply(.skip, cues: &cues)
        }
        return run
    }

    private func read(_ numbers: [Int]) throws -> RouletteInput {
        var writer = ByteWriter()
        for number in numbers { writer.write(number) }
        var reader = ByteReader(writer.bytes)
        return try RouletteInput(kind: 0, from: &reader)
    }

    @Test func `A bet of chips is read as it was written`() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<500 {
            let bet = try #require(Cloths.random(by: &generator, upTo: 10_000))
            let input = RouletteInput.chips(bet)
            var writer = ByteWriter()
            input.write(to: &writer)
            var reader = ByteReader(writer.bytes)
            #expect(try RouletteInput(kind: input.kind, from: &reader) == input)
            #expect(reader.remaining == 0)
        }
    }

    @Test func `A wager is stored in the same bytes as in recordings, and read back`() throws {
        let chips = try Cloths.bet((try Cloths.place(17), 5), (try Cloths.place(0, 1), 100))
        for level in RouletteLevel.all {
            let bet = try Bet(PocketSet(numbers: Array(0..<level.numbers)), at: level)
            #expect(Wager(bytes: Wager.numbers(bet).bytes) == .numbers(bet))
            #expect(Wager.numbers(bet).bytes == [UInt8(level.code)] + (0..<UInt8(level.numbers)))
        }
        let bytes = Wager.chips(chips).bytes
        #expect(bytes == [127, 2, 17, 5, 19, 100])
        #expect(Wager(bytes: bytes) == .chips(chips))
        // Neither missing nor extra bytes are accepted.
        #expect(Wager(bytes: bytes + [0]) == nil)
        for count in bytes.indices { #expect(Wager(bytes: Array(bytes[..<count])) == nil) }
    }

    @Test func `A bet of chips is written as a code, a count, and each place's distance and chips`()
        throws
    {
        let bet = try Cloths.bet((try Cloths.place(17), 5), (try Cloths.place(0, 1), 100))
        #expect(try read([127, 2, 17, 5, 19, 100]) == .chips(bet))
    }

    @Test(
        "A recording with invalid chips is refused",
        arguments: [
            ("none", [127, 0]), ("an empty stack", [127, 1, 17, 0]),
            ("more than a place may hold", [127, 1, 17, 501]),
            ("no place", [127, 1, 157, 5]), ("beyond the last place", [127, 2, 156, 5, 0, 5]),
            ("too many stacks", [127, 158]), ("no level and no chips", [126, 1, 17, 5]),
        ] as [(String, [Int])])
    func refused(what: String, numbers: [Int]) {
        #expect { try read(numbers) } throws: {
            if case .damaged = $0 as? RecordingProblem { true } else { false }
        }
    }

    @Test("A run of Classic resumes exactly where it stopped", arguments: 0..<20 as Range<UInt64>)
    func resumed(seed: UInt64) throws {
        let run = try run(seed: seed, spins: 12)
        let again = try RouletteRun(resuming: run.bytes)
        #expect(again.game.stateHash == run.game.stateHash)
        #expect(again.game.fortune == run.game.fortune)
        #expect(again.bytes == run.bytes)
    }

    @Test func `The inputs of a Classic run aren't valid in the levels`() throws {
        let bytes = try run(seed: 3, spins: 5).bytes
        var others = bytes
        // The mode follows the magic, format, game and version.
        #expect(others[7] == 2)
        others[7] = 0
        #expect(throws: RecordingProblem.self) { try RouletteRun(resuming: others) }
    }

    @Test func `Every chip is part of the state hash`() throws {
        var hashes: Set<UInt64> = []
        for place in ClothPlace.all {
            for amount in [1, 2] {
                var game = Cloths.game()
                Runs.apply(.chips(try Cloths.bet((place, amount))), to: &game)
                hashes.insert(game.stateHash)
            }
        }
        #expect(hashes.count == 2 * ClothPlace.all.count)
    }
}
