import Foundation
import House

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder with the last few backups of a house, for a timer. Each backup is named by its time in
/// UTC: `funfair-2026-11-21T12-00-00Z.sqlite`.
public struct BackupFolder: Sendable {
    /// How many backups a folder can be told to keep.
    public static let range = 1...10_000

    /// The result of adding a backup.
    public struct Report: Sendable, Equatable {
        /// The path of the new backup.
        public let path: String
        /// The names of the backups that were removed, newest first.
        public let removed: [String]
    }

    private let path: String
    /// The beginning of the names, so that houses whose files have different names can share a
    /// folder.
    private let stem: String

    /// - Parameters:
    ///   - path: the folder.
    ///   - data: the house's file, whose name the backups' names begin with. Houses that share a
    ///     folder need files with different names, or they remove each other's backups.
    public init(_ path: String, of data: String) {
        self.path = path
        stem = URL(filePath: data).deletingPathExtension().lastPathComponent
    }

    /// Makes a backup, and then removes the oldest ones beyond the given number.
    ///
    /// - Parameters:
    ///   - moment: the current time, for the backup's name.
    ///   - most: how many backups to keep, with the new one; nil for all.
    public func add(
        from repository: SQLiteRepository, at moment: Timestamp, keeping most: Int?
    ) async throws(BackupProblem) -> Report {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else {
            let problem = POSIXProblem()
            throw problem.code == ENOENT || problem.code == ENOTDIR
                ? .noFolder(path: path)
                : .notWritten(path: path, reason: problem.description)
        }
        defer { close(folder) }
        // Two backups at once would remove each other's unfinished file.
        guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { throw .isBusy(folder: path) }
        defer { flock(folder, LOCK_UN) }
        let name = stem + Self.ending(of: moment)
        guard DiskFile.Identity(path: path + "/" + name) == nil else {
            throw .isThere(path: path + "/" + name)
        }
        // A crash leaves this file, and the next backup replaces it.
        try await repository.backUp(
            to: path + "/" + name, through: path + "/." + stem + "-backup.part")
        var removed: [String] = []
        for old in most.map({ outdated(besides: name, keeping: $0) }) ?? [] {
            guard unlink(path + "/" + old) == 0 else {
                throw .notRemoved(path: path + "/" + old, reason: POSIXProblem().description)
            }
            removed.append(old)
        }
        return Report(path: path + "/" + name, removed: removed)
    }

    /// Returns the names of the backups to remove, newest first. The new backup always stays.
    ///
    /// Backups that seem to be later than the new one were made while the clock was ahead. They
    /// count as the oldest, because they would otherwise stay forever instead of real ones.
    private func outdated(besides new: String, keeping most: Int) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let others = names.filter { $0 != new && isBackup($0) }
            .sorted { ($0 < new ? 1 : 0, $0) > ($1 < new ? 1 : 0, $1) }
        return Array(others.dropFirst(most - 1))
    }

    /// Whether a file has a name that only this house's backups have, and isn't a link.
    private func isBackup(_ name: String) -> Bool {
        guard name.hasPrefix(stem),
            name.dropFirst(stem.count).wholeMatch(
                of: /-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite/) != nil
        else { return false }
        var status = stat()
        return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func ending(of moment: Timestamp) -> String { "-\(moment.nameOfFile).sqlite" }
}

extension Timestamp {
    /// The time in UTC, to the second, for the names of files: `2026-11-21T12-00-00Z`.
    var nameOfFile: String {
        Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
            .replacing(":", with: "-")
    }
}
