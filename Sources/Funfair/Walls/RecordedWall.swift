import Arcade
import Breakout

/// The drawn wall in a recording. Houses compare the drawing in addition to the code, since someone
/// could search for another drawing with the same code.
public struct RecordedWall: Equatable, Sendable {
    /// The code that identifies the wall.
    public let code: WallCode
    /// The drawing as bytes.
    public let drawing: [UInt8]

    /// - Parameter bytes: untrusted bytes; the run isn't replayed.
    /// - Returns: nil if the bytes aren't a recording of a run on a drawn wall.
    public init?(recordedIn bytes: [UInt8]) {
        guard let wall = DrawnWall(recordedIn: bytes) else { return nil }
        code = WallCode(wall.drawing)
        var writer = ByteWriter()
        wall.drawing.write(to: &writer)
        drawing = writer.bytes
    }
}

extension DrawnWall {
    /// Reads the drawn wall in a recording; nil if the recording isn't of a drawn wall.
    init?(recordedIn bytes: [UInt8]) {
        guard let (recording, _) = try? Recording<BreakoutGame>.reading(bytes),
            let wall = recording.settings.mode.wall
        else { return nil }
        self = wall
    }
}
