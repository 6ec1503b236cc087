import Foundation
import GRDB
import House

extension SQLiteRepository {
    public func backUp(to path: String) async throws(BackupProblem) {
        guard DiskFile.Identity(path: path) == nil else { throw .isThere(path: path) }
        let part = path + ".part"
        try? FileManager.default.removeItem(atPath: part)
        do {
            // Make the file private before writing any data to it.
            try DiskFile.makePrivate(part)
            // Copy with a vacuum, which leaves out removed data and sees one snapshot of the file.
            try await copy(into: part)
            try DiskFile.publish(part, as: path)
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            if (error as? POSIXProblem)?.isAlreadyThere ?? false { throw .isThere(path: path) }
            throw .notWritten(path: path, reason: Self.reason(error))
        }
    }

    private func copy(into part: String) async throws {
        try await pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [part]) }
        let copy = try DatabaseQueue(path: part)
        try await copy.writeWithoutTransaction {
            try HouseFiles.setMark(.random(in: HouseFiles.marks), in: $0)
        }
        try copy.close()
    }

    private static func reason(_ error: any Error) -> String {
        (error as? DatabaseError).map { StoreTrouble($0).sentence } ?? "\(error)"
    }
}

/// Why a backup wasn't made.
public enum BackupProblem: Error, CustomStringConvertible, Sendable {
    /// The file already exists. A backup never overwrites a file.
    case isThere(path: String)
    /// The copy couldn't be written. No part of it is left.
    case notWritten(path: String, reason: String)

    public var description: String {
        switch self {
        case .isThere(let path):
            "\(path) already exists. Choose another name: a backup never overwrites a file."
        case .notWritten(let path, let reason):
            "The scores cannot be backed up to \(path): \(reason) No file was left there."
        }
    }
}
