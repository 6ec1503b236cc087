import Arcade
import Breakout

/// The wall that somebody drew and that a recording is of, as houses tell it from others: not by its code
/// alone, which another drawing may have that somebody searched for.
public struct RecordedWall: Equatable, Sendable {
    /// What it is called by.
    public let code: WallCode
    /// The bytes of what was drawn.
    public let drawing: [UInt8]

    /// - Parameter bytes: anything at all; nothing is folded.
    /// - Returns: nil where they are no recording of a run through a wall that somebody drew.
    public init?(recordedIn bytes: [UInt8]) {
        guard let wall = DrawnWall(recordedIn: bytes) else { return nil }
        code = WallCode(wall.drawing)
        var writer = ByteWriter()
        wall.drawing.write(to: &writer)
        drawing = writer.bytes
    }
}

extension DrawnWall {
    /// The wall that somebody drew and that a recording is of.
    init?(recordedIn bytes: [UInt8]) {
        guard let (recording, _) = try? Recording<BreakoutGame>.reading(bytes),
            let wall = recording.settings.mode.wall
        else { return nil }
        self = wall
    }
}
