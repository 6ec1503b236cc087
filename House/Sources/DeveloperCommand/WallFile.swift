import Arcade
import Breakout
import CommandKit
import Foundation

/// Reads drawn walls from text files.
enum WallFile {
    /// The maximum number of bytes to read from a file, far more than any wall has.
    private static let mostBytes = 65_536

    /// Returns the wall in a file.
    ///
    /// - Throws: `CommandFailure` if the file can't be read, or doesn't contain a valid wall.
    static func wall(at path: String) throws(CommandFailure) -> DrawnWall {
        let bytes: [UInt8]
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? file.close() }
            bytes = Array(try file.read(upToCount: mostBytes) ?? Data())
        } catch {
            throw CommandFailure(
                message: "\(path) cannot be read: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
        do { return try DrawnWall(map: bytes) } catch {
            throw CommandFailure(message: "\(path): \(sentence(error))", exitCode: .failure)
        }
    }

    private static func sentence(_ problem: WallProblem) -> String {
        switch problem {
        case .rows(let count):
            "A wall has \(WallDrawing.rowRange.lowerBound) to \(WallDrawing.rowRange.upperBound) "
                + "lines; this one has \(count)."
        case .width(let row, let places):
            "Each line of a wall has \(BreakoutRules.columns) characters; line \(row) has "
                + "\(places)."
        case .mark(let mark, let row, let place):
            "The character \(mark.debugDescription) in line \(row), place \(place), is unknown. "
                + "Use \(marks)."
        case .empty: "A wall needs at least one brick; this one is empty."
        }
    }

    /// The characters allowed in maps, separated by spaces.
    static var marks: String {
        WallTile.all.map { String(Character(Unicode.Scalar($0.mark))) }.joined(separator: " ")
    }
}
