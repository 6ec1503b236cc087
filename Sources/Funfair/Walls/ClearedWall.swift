import Arcade
import Breakout

/// A wall and data about the run that cleared it, as in a link: the player, the score curve, and
/// the hash of the final state. An immutable class, which is cheap to copy.
final class ClearedWall: Equatable {
    let wall: DrawnWall
    let author: PlayerName
    /// The run's score curve, which others race against. Its total is the score to beat.
    let curve: ScoreCurve
    /// The hash of the final state, which identifies the run.
    let stateHash: UInt64
    /// The version of the rules that applied to the run.
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

    /// Creates a cleared wall from a finished run; nil if the run didn't clear a drawn wall.
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

    /// Whether both contain the same run on the same wall.
    static func == (left: ClearedWall, right: ClearedWall) -> Bool {
        left.stateHash == right.stateHash && left.wall == right.wall
    }

    // MARK: Bytes

    /// - Parameter curve: the score curve to write.
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
    /// The longest valid name in bytes: twenty characters of twelve code points, four bytes each.
    private static let longestName = PlayerName.longest * 12 * 4

    /// Reads a player's name.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the name is invalid.
    mutating func name() throws(RecordingProblem) -> PlayerName {
        let start = position
        let text = try text(longest: Self.longestName)
        do { return try PlayerName(text) } catch { throw .damaged(at: start) }
    }

    /// Reads a wall's name.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the name is invalid.
    mutating func wallName() throws(RecordingProblem) -> WallName {
        let start = position
        let text = try text(longest: WallName.mostBytes)
        do { return try WallName(text) } catch { throw .damaged(at: start) }
    }
}

extension FinishedRecording {
    /// The drawn wall that the run was played on, if any.
    var wall: DrawnWall? {
        stall == .breakout ? DrawnWall(recordedIn: end.bytes) : nil
    }
}
