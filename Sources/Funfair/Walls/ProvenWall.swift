import Arcade
import Breakout
import Phrases

/// A cleared wall with the contents of its link, as houses store it.
public struct ProvenWall: Sendable {
    /// The code that identifies the wall.
    public let code: WallCode
    /// The wall's name, trimmed.
    public let name: String
    /// The player who drew and cleared the wall.
    public let author: PlayerName
    /// The score to beat.
    public let score: Int
    /// The version of the rules that applied to the run that cleared the wall.
    public let rulesVersion: UInt8
    /// The letters of the wall's link.
    public let link: [UInt8]
    /// The look of every place: 0 for a gap, otherwise 1 plus an index into the game's looks.
    public let looks: [UInt8]

    /// Creates a wall from the recording that proves it, after replaying the run.
    ///
    /// - Parameters:
    ///   - name: the wall's name, untrusted.
    ///   - proof: the run's recording, untrusted.
    /// - Throws: `WallRefusal`, for the first problem found.
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
        looks = cleared.wall.drawing.looks
    }

    /// Reads the letters of a link without replaying the run; nil if the letters are invalid.
    public init?(link: [UInt8]) {
        guard let read = try? WallLink(letters: link) else { return nil }
        code = WallCode(read.cleared.wall.drawing)
        name = read.name.text
        author = read.cleared.author
        score = read.cleared.score
        rulesVersion = read.cleared.rules
        self.link = link
        looks = read.cleared.wall.drawing.looks
    }
}

/// Why a house refuses a wall.
public enum WallRefusal: Error, Equatable, Sendable {
    /// The name is invalid.
    case name(PlayerNameProblem)
    /// The recording is invalid.
    case recording(RecordingProblem)
    /// The recording is valid, but doesn't clear a drawn wall.
    case notCleared
}
