import Arcade
import Breakout
import Phrases

/// A wall that was cleared, with what a link says of it: as houses keep it.
public struct ProvenWall: Sendable {
    /// What it is called by.
    public let code: WallCode
    /// What it is called, trimmed.
    public let name: String
    /// Who drew and cleared it.
    public let author: PlayerName
    /// The score to beat.
    public let score: Int
    /// By which rules it was cleared.
    public let rulesVersion: UInt8
    /// The letters of a link to it.
    public let link: [UInt8]

    /// Folds the run that is to prove a wall.
    ///
    /// - Parameters:
    ///   - name: what the wall is called; anything at all.
    ///   - proof: the recording of the run; anything at all.
    /// - Throws: `WallRefusal`, for whatever is found first.
    public init(named name: String, proof: [UInt8]) throws(WallRefusal) {
        let wallName: WallName
        do { wallName = try WallName(name) } catch { throw .name(error) }
        let recording: FinishedRecording
        do { recording = try FinishedRecording(proof) } catch { throw .recording(error) }
        guard let cleared = ClearedWall(recording.end) else { throw .notCleared }
        code = WallCode(cleared.wall.drawing)
        self.name = wallName.text
        author = cleared.author
        score = cleared.score
        rulesVersion = cleared.rules
        link = WallLink(name: wallName, cleared: cleared).letters
    }

    /// What the letters of a link say, without a fold; nil where they are no link's.
    public init?(link: [UInt8]) {
        guard let read = try? WallLink(letters: link) else { return nil }
        code = WallCode(read.cleared.wall.drawing)
        name = read.name.text
        author = read.cleared.author
        score = read.cleared.score
        rulesVersion = read.cleared.rules
        self.link = link
    }
}

/// Why a house puts no wall up.
public enum WallRefusal: Error, Equatable, Sendable {
    /// It cannot be called that.
    case name(PlayerNameProblem)
    /// What came is no recording that holds.
    case recording(RecordingProblem)
    /// The recording holds, and clears no wall that somebody drew.
    case notCleared
}
