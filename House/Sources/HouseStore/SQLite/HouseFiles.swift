import Foundation
import GRDB
import House

/// A house's file, and the files next to it.
struct HouseFiles: Sendable {
    /// The path of the file itself, with symbolic links resolved.
    let data: String

    init(data path: String) {
        data = URL(filePath: path).resolvingSymlinksInPath().path
    }

    /// SQLite's log of changes that aren't in the file yet.
    var log: String { data + "-wal" }
    /// SQLite's index of the log.
    var index: String { data + "-shm" }
    /// The file that the house locks while it has the data open. It also contains the mark of the
    /// file that the log belongs to.
    var lease: String { data + "-lease" }

    /// The default file for the ticket key.
    var key: String { data + "-key" }

    /// The valid marks.
    static let marks: ClosedRange<UInt32> = 1...UInt32(Int32.max)

    /// Sets a file's mark.
    static func setMark(_ mark: UInt32, in db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = \(mark)")
    }

    /// The mark in the file itself, not in its log; 0 if absent.
    ///
    /// SQLite stores the mark as the user version at this offset in every file, most significant
    /// byte first. A copy gets a different mark. Read the mark only while nothing in this process
    /// has the file open, because closing the file would release SQLite's locks on it.
    var mark: UInt32 {
        guard let file = try? FileHandle(forReadingFrom: URL(filePath: data)) else { return 0 }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 64), head.count == 64 else { return 0 }
        return head[60..<64].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The mark of the file that the log was last written for; nil if not noted.
    var leasedMark: UInt32? {
        guard let text = try? String(contentsOfFile: lease, encoding: .utf8) else { return nil }
        return UInt32(text.trimmingCharacters(in: .whitespacesAndNewlines), radix: 16)
    }

    /// Removes the file, and SQLite's files next to it.
    func remove() { DiskFile.remove(unfinished: data) }

    /// Whether the log belongs to another file, because somebody has replaced the file with a copy.
    /// Applying the log would destroy the copy.
    var logIsForeign: Bool {
        guard DiskFile.size(log) > 0, let leasedMark else { return false }
        return leasedMark != mark
    }
}
