import Foundation
import GRDB
import House

/// A house's file, and what lies beside it under its name.
struct HouseFiles: Sendable {
    /// The file itself, whichever links lead to it.
    let data: String

    init(data path: String) {
        data = URL(filePath: path).resolvingSymlinksInPath().path
    }

    /// What SQLite wrote and did not yet take over into the file.
    var log: String { data + "-wal" }
    /// SQLite's index of the log.
    var index: String { data + "-shm" }
    /// Locked by the house that is open on the file. It says which file the log belongs to.
    var lease: String { data + "-lease" }

    /// The key of the tickets, unless somebody keeps it elsewhere.
    var key: String { data + "-key" }

    /// The marks that a file can have.
    static let marks: ClosedRange<UInt32> = 1...UInt32(Int32.max)

    /// Gives a file a mark.
    static func setMark(_ mark: UInt32, in db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = \(mark)")
    }

    /// The mark of the file, as it stands in the file itself and not in its log: 0 where there is none.
    ///
    /// SQLite keeps it at this place of every file, most significant byte first, and calls it the user
    /// version. A copy gets another one. Asked for only while nothing in this process has the file open:
    /// closing it again ends the locks that SQLite has on it.
    var mark: UInt32 {
        guard let file = try? FileHandle(forReadingFrom: URL(filePath: data)) else { return 0 }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 64), head.count == 64 else { return 0 }
        return head[60..<64].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The mark of the file that the log was last written for, or nil where nobody noted it.
    var leasedMark: UInt32? {
        guard let text = try? String(contentsOfFile: lease, encoding: .utf8) else { return nil }
        return UInt32(text.trimmingCharacters(in: .whitespacesAndNewlines), radix: 16)
    }

    /// Removes the file with everything that SQLite keeps beside it.
    func remove() {
        for path in [data, log, index] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Whether there is a log that belongs to another file than the one that it lies beside: somebody
    /// put a copy in its place. Played into it, it would destroy the copy.
    var logIsForeign: Bool {
        guard DiskFile.size(log) > 0, let leasedMark else { return false }
        return leasedMark != mark
    }
}
