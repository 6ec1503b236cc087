import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Claims of a recording")
struct ClaimedRunTests {
    @Test("The claim of a recording equals the replayed result", arguments: GoldenTests.all)
    func golden(golden: GoldenTests.Golden) throws {
        let bytes = try golden.bytes()
        let (claimed, run) = (try ClaimedRun(reading: bytes), try VerifiedRun(verifying: bytes))
        #expect(claimed.stall == run.stall)
        #expect(claimed.player == run.player)
        #expect(claimed.isPractice == run.isPractice)
        #expect(claimed.seed == run.seed)
        #expect(claimed.result == run.result)
    }

    /// Returns an unfinished run of Breakout whose settings have changed.
    private func run() throws -> Run<BreakoutGame> {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: BreakoutRules.stage, seed: 1)
        var (cues, easier) = ([Cue](), BreakoutSettings.standard)
        easier.paddle = .large
        run.apply(.change(easier), cues: &cues)
        run.advance(cues: &cues)
        return run
    }

    @Test func `A false claim can be read, but not verified`() throws {
        let claim = RunResult(ticks: 144_000, score: 1_000_000, stateHash: 0)
        let bytes = try run().recording.bytes(claiming: claim)
        let claimed = try ClaimedRun(reading: bytes)
        #expect(claimed.result == claim)
        #expect(claimed.inputs == 1)
        #expect(throws: RecordingProblem.self) { try VerifiedRun(verifying: bytes) }
    }

    @Test func `Only a replay detects a change of settings during a run`() throws {
        var run = try run()
        var cues: [Cue] = []
        run.apply(.finish, cues: &cues)
        #expect(try ClaimedRun(reading: run.bytes).isStandard)
        #expect(try !VerifiedRun(verifying: run.bytes).isStandard)
    }

    @Test func `Only a replay refuses a run that was left early`() throws {
        let bytes = try run().bytes
        #expect(try ClaimedRun(reading: bytes).result.ticks == 1)
        #expect(throws: RecordingProblem.unfinished(tick: 1)) {
            try VerifiedRun(verifying: bytes)
        }
    }
}
