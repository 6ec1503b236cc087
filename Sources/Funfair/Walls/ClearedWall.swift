import Arcade
import Breakout

/// A wall with the run that cleared it, as a link carries both: whose it is, how its score grew, and what
/// its recording comes to. It never changes, and is a class because it is handed around.
final class ClearedWall: Equatable {
    let wall: DrawnWall
    let author: PlayerName
    /// How the run went, which others race; its total is the score to beat.
    let curve: ScoreCurve
    /// The state at the end of the run, by which its recording is known.
    let stateHash: UInt64
    /// By which rules it was played.
    let rules: UInt8

    init(
        wall: DrawnWall, author: PlayerName, curve: ScoreCurve, stateHash: UInt64, rules: UInt8
    ) {
        self.wall = wall
        self.author = author
        self.curve = curve
        self.stateHash = stateHash
        self.rules = rules
    }

    /// What a run has proved, and how it went; nil where it did not clear a wall that was drawn.
    init?(_ cabinet: any Cabinet) {
        guard cabinet.contest(at: .breakout) == .drawnWall,
            let run = try? Run<BreakoutGame>(resuming: cabinet.bytes),
            let proof = WallProof(run), let curve = ScoreCurve(of: cabinet)
        else { return nil }
        wall = proof.wall
        author = proof.author
        self.curve = curve
        stateHash = proof.stateHash
        rules = BreakoutGame.identity.rulesVersion
    }

    var score: Int { curve.total }

    /// Whether it is the same run through the same wall.
    static func == (left: ClearedWall, right: ClearedWall) -> Bool {
        left.stateHash == right.stateHash && left.wall == right.wall
    }

    // MARK: In bytes

    /// - Parameter curve: how its score is said to have grown.
    func write(to writer: inout ByteWriter, with curve: ScoreCurve) {
        wall.write(to: &writer)
        writer.write(byte: rules)
        writer.write(author.text)
        writer.write(bits: stateHash)
        writer.write(curve.step)
        writer.write(curve.scores.count)
        var last = 0
        for score in curve.scores {
            writer.write(score - last)
            last = score
        }
    }

    /// - Throws: `.cutShort` or `.damaged`.
    init(from reader: inout ByteReader) throws(RecordingProblem) {
        wall = try DrawnWall(from: &reader)
        rules = try reader.byte()
        author = try reader.name()
        stateHash = try reader.bits()
        let start = reader.position
        let step = try reader.number(upTo: Counts.most)
        var scores: [Int] = []
        var score = 0
        for _ in 0..<(try reader.number(upTo: ScoreCurve.mostScores)) {
            score += try reader.number(upTo: Counts.most - score)
            scores.append(score)
        }
        guard let curve = ScoreCurve(step: step, scores: scores) else {
            throw .damaged(at: start)
        }
        self.curve = curve
    }
}

extension ByteReader {
    /// Longer than any name: twenty characters of twelve code points.
    private static let longestName = PlayerName.longest * 12 * 4

    /// Reads a name.
    ///
    /// - Throws: `.cutShort`, or `.damaged` where it is none.
    mutating func name() throws(RecordingProblem) -> PlayerName {
        let start = position
        let text = try text(longest: Self.longestName)
        do { return try PlayerName(text) } catch { throw .damaged(at: start) }
    }

    /// Reads the name of a wall.
    ///
    /// - Throws: `.cutShort`, or `.damaged` where it is none.
    mutating func wallName() throws(RecordingProblem) -> WallName {
        let start = position
        let text = try text(longest: WallName.mostBytes)
        do { return try WallName(text) } catch { throw .damaged(at: start) }
    }
}

extension FinishedRecording {
    /// The wall that somebody drew, in a run through one.
    var wall: DrawnWall? {
        stall == .breakout ? DrawnWall(recordedIn: end.bytes) : nil
    }
}
