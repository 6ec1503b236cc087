import Arcade
import Foundation

/// Reads and writes recordings in files.
package enum RecordingFile {
    /// The placeholder for the seed in a file's name.
    package static let seedMark = "{seed}"

    /// Writes a recording. In the path, the seed replaces `seedMark`.
    ///
    /// - Throws: `CommandFailure` if the file can't be written.
    package static func write(
        _ bytes: [UInt8], to path: String, seed: UInt64
    ) throws(CommandFailure) {
        let path = path.replacingOccurrences(of: seedMark, with: String(seed))
        do {
            try Data(bytes).write(to: URL(filePath: path))
        } catch {
            throw CommandFailure(
                message: "\(path) cannot be written: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
    }

    /// Returns a file's bytes.
    ///
    /// - Throws: `CommandFailure` if the file can't be read, or is larger than any recording.
    package static func bytes(at path: String) throws(CommandFailure) -> [UInt8] {
        let bytes: [UInt8]
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? file.close() }
            bytes = Array(try file.read(upToCount: RecordingFormat.mostBytes + 1) ?? Data())
        } catch {
            throw CommandFailure(
                message: "\(path) cannot be read: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
        guard bytes.count <= RecordingFormat.mostBytes else {
            throw CommandFailure(
                message: "\(path): Too large for a recording, which has at most "
                    + "\(RecordingFormat.mostBytes) bytes.",
                exitCode: .failure)
        }
        return bytes
    }
}
