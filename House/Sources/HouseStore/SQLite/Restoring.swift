import Foundation
import GRDB
import House

/// Restores a house's file from a backup. It sets the old file aside, and doesn't overwrite
/// anything.
public struct Restoring: Sendable {
    /// The result of restoring.
    public struct Report: Sendable {
        /// The number of runs in the restored file.
        public let runs: Int
        /// The new names of the files set aside.
        public let setAside: [String]
    }

    private let backup: String
    private let files: HouseFiles

    /// - Parameters:
    ///   - backup: the backup, which isn't changed.
    ///   - path: the house's file.
    public init(_ backup: String, to path: String) {
        self.backup = URL(filePath: backup).resolvingSymlinksInPath().path
        files = HouseFiles(data: path)
    }

    /// Restores the backup.
    ///
    /// - Parameter moment: the current time, for the names of the files set aside.
    /// - Throws: `RestoreProblem`, which leaves everything as it was, or `StoreProblem` if a house
    ///   is open.
    public func restore(at moment: Timestamp) async throws -> Report {
        guard DiskFile.size(backup) > 0 else { throw RestoreProblem.noBackup(path: backup) }
        guard DiskFile.size(backup + "-wal") == 0 else {
            throw RestoreProblem.inUse(path: backup)
        }
        let lease = try FileLease(on: files)
        let part = HouseFiles(data: files.data + ".part")
        defer { part.remove() }
        let (runs, mark) = try await prepare(part)
        do {
            let setAside = try replace(with: part, at: moment)
            try lease.note(mark: mark)
            return Report(runs: runs, setAside: setAside)
        } catch {
            throw RestoreProblem.notWritten(path: files.data, reason: "\(error)")
        }
    }

    /// Copies the backup next to the file, brings the copy up to date and checks it.
    private func prepare(_ part: HouseFiles) async throws -> (runs: Int, mark: UInt32) {
        part.remove()
        do {
            try DiskFile.makePrivate(part.data, like: files.data)
            try DiskFile.copy(backup, into: part.data)
            guard try SQLiteSchema.isOfAHouse(part.data) else {
                throw RestoreProblem.notAHouse(path: backup)
            }
            let copy = try SQLiteRepository(path: part.data)
            let flaws = try await copy.flaws()
            let runs: Int = try await copy.query("SELECT COUNT(*) FROM run", [])[0].get(0)
            try copy.close()
            guard flaws.isEmpty else { throw RestoreProblem.flaws(path: backup, flaws) }
            let queue = try DatabaseQueue(path: part.data)
            let mark = UInt32.random(in: HouseFiles.marks)
            try await queue.writeWithoutTransaction { try HouseFiles.setMark(mark, in: $0) }
            try queue.close()
            return (runs, mark)
        } catch let problem as RestoreProblem {
            throw problem
        } catch let problem as StoreProblem {
            throw problem
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw RestoreProblem.notAHouse(path: backup)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            throw RestoreProblem.flaws(path: backup, ["\(error)"])
        } catch {
            throw RestoreProblem.notWritten(path: files.data, reason: "\(error)")
        }
    }

    /// Sets aside the old files, and atomically gives the copy their name.
    ///
    /// - Returns: the new names of the old files.
    private func replace(with part: HouseFiles, at moment: Timestamp) throws -> [String] {
        let aside = HouseFiles(data: files.data + ".before-\(moment.milliseconds)")
        // Move the log with its file. Give a foreign log a name that SQLite doesn't look for.
        let log = files.logIsForeign ? aside.log + "-of-another-file" : aside.log
        let hasData = DiskFile.Identity(path: files.data) != nil
        let hasLog = DiskFile.size(files.log) > 0
        if hasData { try DiskFile.name(files.data, also: aside.data) }
        if hasLog { try DiskFile.move(files.log, to: log) }
        do {
            try DiskFile.replace(files.data, with: part.data)
        } catch {
            if hasLog { try? DiskFile.move(log, to: files.log) }
            if hasData { try? FileManager.default.removeItem(atPath: aside.data) }
            throw error
        }
        try? FileManager.default.removeItem(atPath: files.index)
        return (hasData ? [aside.data] : []) + (hasLog ? [log] : [])
    }
}

/// Why a backup wasn't restored.
public enum RestoreProblem: Error, CustomStringConvertible, Sendable {
    /// The backup doesn't exist.
    case noBackup(path: String)
    /// The file has a log, so it isn't a backup. A house has the file open, or had it open.
    case inUse(path: String)
    /// The file doesn't belong to a house.
    case notAHouse(path: String)
    /// The file is damaged. There is a sentence for each problem.
    case flaws(path: String, [String])
    /// The system couldn't write the files.
    case notWritten(path: String, reason: String)

    public var description: String {
        switch self {
        case .noBackup(let path): "No backup found at \(path). Check the path."
        case .inUse(let path):
            "\(path) has a log beside it, so it is not a backup. Make one with "
                + "`funfair backup NEW-FILE --data \(path)`."
        case .notAHouse(let path): "\(path) is not a Funfair backup."
        case .flaws(let path, let flaws):
            "\(path) is damaged and was not restored: "
                + flaws.prefix(5).joined(separator: " ")
        case .notWritten(let path, let reason): "\(path) cannot be restored: \(reason)"
        }
    }
}
