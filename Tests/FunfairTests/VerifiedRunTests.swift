import Arcade
import BubblePop
import Funfair
import Languages
import Testing

@Suite("Verified runs")
struct VerifiedRunTests {
    /// Returns a run without taps.
    private func run(until tick: Int = .max) throws -> Run<BubblePopGame> {
        var run = Run<BubblePopGame>(
            player: try PlayerName("Zoë"),
            settings: BubblePopSettings(
                gameTime: .nearest(to: 10), mostBubbles: .nearest(to: 3)),
            stage: StageShape(width: 390, height: 690), seed: 1, isPractice: true)
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < tick { run.advance(cues: &cues) }
        return run
    }

    @Test func `A verified run has its game, player, settings and result`() throws {
        let run = try run()
        let verified = try VerifiedRun(verifying: run.bytes)
        #expect(verified.stall == .bubblePop)
        #expect(verified.player.text == "Zoë")
        #expect(verified.settings.map { $0.name(in: .english) } == ["Game time", "Most bubbles"])
        #expect(verified.settings.map { $0.value(in: .english) } == ["10 s", "3"])
        #expect(verified.isPractice)
        #expect(!verified.isStandard)
        #expect(verified.result == run.game.result)
    }

    @Test func `Verifying provides the state hash after every tick`() throws {
        let run = try run()
        var hashes: [UInt64] = []
        _ = try VerifiedRun(verifying: run.bytes) { hashes.append($0) }
        #expect(hashes.count == 1200)
        #expect(hashes.last == run.game.stateHash)
    }

    @Test func `Verifying refuses a run that was left early`() throws {
        let bytes = try run(until: 7).bytes
        #expect(throws: RecordingProblem.unfinished(tick: 7)) {
            try VerifiedRun(verifying: bytes)
        }
    }

    @Test func `A damaged game number is reported as damage`() throws {
        var bytes = try run().bytes
        bytes[5] = 99
        #expect(throws: RecordingProblem.wrongChecksum) { try VerifiedRun(verifying: bytes) }
        bytes[5] = 3
        #expect(throws: RecordingProblem.wrongChecksum) { try VerifiedRun(verifying: bytes) }
    }

    @Test func `A recording of an unknown game is refused`() throws {
        var bytes = try run().bytes
        bytes[5] = 99
        let sum = Checksum.of(bytes.dropLast(4))
        let seal = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        #expect(throws: RecordingProblem.unknownGame(code: 99)) {
            try VerifiedRun(verifying: bytes.dropLast(4) + seal)
        }
    }
}
