import Arcade
import Breakout
import BubblePop
import Languages
import Testing

@testable import Funfair

@Suite("Ghosts")
struct GhostTests {
    /// Ten-second runs of BubblePop, and runs of Breakout.
    static let runs: [(Stall, UInt64)] =
        (1...12).map { (.bubblePop, $0) } + (1...12).map { (.breakout, $0) }

    private static func bytes(_ stall: Stall, _ seed: UInt64) throws -> [UInt8] {
        switch stall {
        case .bubblePop:
            try Played.bubblePop(seed % 2 == 0 ? .greedy : .random, seed: seed)
        default:
            try Played.breakout(
                seed % 2 == 0 ? .perfect : .tracking, seed: seed, ticks: 6000)
        }
    }

    @Test("A ghost has the score of its replayed run at every tick", arguments: runs)
    func scores(stall: Stall, seed: UInt64) throws {
        let bytes = try Self.bytes(stall, seed)
        let ghost = Ghost(try FinishedRecording(bytes))
        var seen: [Int] = []
        let scores = try Played.scores(of: bytes, at: stall)
        for tick in 1...scores.count {
            ghost.advance(to: tick)
            seen.append(ghost.score)
        }
        #expect(seen == scores)
        #expect(ghost.score > 0)
    }

    @Test("A ghost has the same score if ticks are skipped", arguments: runs)
    func leaps(stall: Stall, seed: UInt64) throws {
        let bytes = try Self.bytes(stall, seed)
        let scores = try Played.scores(of: bytes, at: stall)
        let ghost = Ghost(try FinishedRecording(bytes))
        for tick in stride(from: 77, to: scores.count, by: 77) {
            ghost.advance(to: tick)
            #expect(ghost.score == scores[tick - 1])
        }
    }

    @Test func `After its run ends, a ghost keeps the final score`() throws {
        let bytes = try Played.bubblePop()
        let ghost = Ghost(try FinishedRecording(bytes))
        ghost.advance(to: 1_000_000)
        #expect(ghost.score == (try Played.scores(of: bytes, at: .bubblePop)).last)
    }

    @Test func `Two ghosts of one recording are independent`() throws {
        let recording = try FinishedRecording(try Played.bubblePop())
        let ahead = Ghost(recording)
        let behind = Ghost(recording)
        ahead.advance(to: 1200)
        #expect(ahead.score > 0)
        #expect(behind.score == 0)
    }

    @Test func `The lead over a ghost is shown in a few words`() throws {
        let ghost = Ghost(try FinishedRecording(try Played.bubblePop()))
        ghost.advance(to: 1_000_000)
        let score = ghost.score
        #expect(ghost.standing(of: score + 30, in: .english) == "you lead by 30")
        #expect(ghost.standing(of: score - 30, in: .english) == "30 ahead of you")
        #expect(ghost.standing(of: score, in: .english) == "neck and neck")
    }

    @Test func `The outcome of a race is the difference from the ghost's final score`() throws {
        let recording = try FinishedRecording(try Played.bubblePop())
        let ghost = Ghost(recording)
        let score = recording.end.score
        #expect(ghost.outcome(of: score + 30, in: .english) == "You beat Ada by 30.")
        #expect(ghost.outcome(of: score - 30, in: .english) == "Ada won by 30.")
        #expect(ghost.outcome(of: score, in: .english) == "You and Ada tied.")
    }
}
