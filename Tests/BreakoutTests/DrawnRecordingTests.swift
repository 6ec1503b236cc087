import Testing

@testable import Arcade
@testable import Breakout

@Suite("Recordings of drawn walls")
struct DrawnRecordingTests {
    private func run(_ wall: DrawnWall, seed: UInt64, ticks: Int) throws -> Run<BreakoutGame> {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Zoë"), settings: .drawn(wall), stage: BreakoutRules.stage,
            seed: seed)
        var bot = BreakoutBot(.perfect, seed: seed)
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < ticks {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
        }
        return run
    }

    @Test func `A recording includes the drawn wall, and the run resumes exactly`() throws {
        for seed: UInt64 in 0..<10 {
            let wall = DrawnWalls.any(seed: seed)
            let run = try run(wall, seed: seed, ticks: 700)
            let resumed = try Run<BreakoutGame>(resuming: run.bytes)
            #expect(resumed.game.settings.mode.wall == wall)
            #expect(resumed.game.result == run.game.result)
            #expect(resumed.bytes == run.bytes)
        }
    }

    @Test func `A proof of a drawn wall is verified by replaying it`() throws {
        let proof = try run(try DrawnWalls.wall("R.2..s..GG"), seed: 5, ticks: .max)
        let (_, game) = try Recording<BreakoutGame>.verifying(proof.bytes)
        #expect(game.isProof)
    }

    /// Returns the problem with a recording whose wall's bytes were changed, or nil if it's valid.
    private func reading(_ change: (inout [UInt8]) -> Void) throws -> RecordingProblem? {
        let run = try run(.standard, seed: 1, ticks: 3)
        var wall = ByteWriter()
        DrawnWall.standard.write(to: &wall)
        let bytes = run.bytes
        let end = bytes.count - 4
        let place = try #require(
            (0..<end).first { bytes[$0...].starts(with: wall.bytes) })
        var changed = wall.bytes
        change(&changed)
        var writer = ByteWriter()
        for byte in bytes[..<place] + changed + bytes[(place + wall.bytes.count)..<end] {
            writer.write(byte: byte)
        }
        RecordingFormat.seal(&writer)
        do {
            _ = try Recording<BreakoutGame>.reading(writer.bytes)
            return nil
        } catch { return error }
    }

    @Test func `A recording with a different tile in its wall can be read`() throws {
        #expect(try reading { _ in } == nil)
        #expect(try reading { $0[1] = 5 } == nil)
    }

    @Test func `A recording with bytes that aren't a wall is refused`() throws {
        #expect(try reading { $0[0] = 7 } != nil)
        #expect(try reading { $0[0] = 13 } != nil)
        #expect(try reading { $0[1] = UInt8(WallTile.count) } != nil)
        #expect(try reading { wall in for index in 1...80 { wall[index] = 0 } } != nil)
        #expect(try reading { $0.removeLast() } != nil)
    }
}
