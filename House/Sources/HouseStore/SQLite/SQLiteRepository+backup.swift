import Foundation
import GRDB
import House

extension SQLiteRepository {
    /// Copies the scores, as they are at one moment, to a new file that only its owner can read.
    /// The file appears complete and on the disk, or not at all.
    public func backUp(to path: String) async throws(BackupProblem) {
        guard DiskFile.Identity(path: path) == nil else { throw .isThere(path: path) }
        try await backUp(to: path, through: path + ".part")
    }

    /// - Parameter part: the file's name until it is complete. An existing file is removed.
    func backUp(to path: String, through part: String) async throws(BackupProblem) {
        DiskFile.remove(unfinished: part)
        do {
            try await pool.unsafeRead { try Self.copy($0, into: part) }
            try DiskFile.publish(part, as: path)
        } catch {
            DiskFile.remove(unfinished: part)
            if (error as? POSIXProblem)?.isAlreadyThere ?? false { throw .isThere(path: path) }
            throw .notWritten(path: path, reason: Self.reason(error))
        }
    }

    /// Copies the scores to standard output or another open file, such as a pipe.
    ///
    /// SQLite can only copy into a file, so this uses a file without a name in a folder for
    /// temporary files.
    ///
    /// - Parameters:
    ///   - output: the open file.
    ///   - folder: the folder for temporary files, which needs as much space as the scores.
    public func backUp(to output: Int32, through folder: String) async throws(BackupProblem) {
        let part = folder + "/funfair-backup-\(UUID().uuidString)"
        let copy: FileHandle
        do {
            defer { DiskFile.remove(unfinished: part) }
            try await pool.unsafeRead { try Self.copy($0, into: part) }
            copy = try FileHandle(forReadingFrom: URL(filePath: part))
        } catch {
            throw .notWritten(path: folder, reason: Self.reason(error))
        }
        defer { try? copy.close() }
        do { try DiskFile.send(copy, to: output) } catch {
            throw .notSent(reason: Self.reason(error))
        }
    }

    /// Copies a database into a new private file, with a vacuum, which leaves out removed data and
    /// sees one snapshot of the database.
    ///
    /// - Parameter other: a file whose owner the copy gets, if the administrator makes it.
    static func copy(_ db: Database, into part: String, like other: String? = nil) throws {
        // Make the file private before writing any data to it.
        try DiskFile.makePrivate(part, like: other)
        try db.execute(sql: "VACUUM INTO ?", arguments: [part])
        let copy = try DatabaseQueue(path: part)
        try copy.writeWithoutTransaction {
            try HouseFiles.setMark(.random(in: HouseFiles.marks), in: $0)
        }
        try copy.close()
    }

    static func reason(_ error: any Error) -> String {
        let trouble = (error as? DatabaseError).map { StoreTrouble($0) } ?? error as? StoreTrouble
        return trouble?.sentence ?? "\(error)"
    }
}

/// Why a backup wasn't made.
public enum BackupProblem: Error, CustomStringConvertible, Sendable {
    /// The file already exists. A backup never overwrites a file.
    case isThere(path: String)
    /// The copy couldn't be written. No part of it is left.
    case notWritten(path: String, reason: String)
    /// Not all of the copy could be sent. Whoever received a part of it must not keep it.
    case notSent(reason: String)
    /// The folder for backups isn't there.
    case noFolder(path: String)
    /// Another process is making a backup into the same folder.
    case isBusy(folder: String)
    /// The backup is complete, but an old one couldn't be removed.
    case notRemoved(path: String, reason: String)

    public var description: String {
        switch self {
        case .isThere(let path):
            "\(path) already exists. Choose another name: a backup never overwrites a file."
        case .notWritten(let path, let reason):
            "The scores cannot be backed up to \(path): \(reason) No file was left there."
        case .notSent(let reason):
            "The backup is incomplete, so don't keep what was written: \(reason)"
        case .noFolder(let path): "There is no folder \(path). Create it, or name another one."
        case .isBusy(let folder):
            "Another backup into \(folder) is under way. Try again when it is done."
        case .notRemoved(let path, let reason):
            "The backup is complete, but the old one at \(path) cannot be removed: \(reason)"
        }
    }
}
