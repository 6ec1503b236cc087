import Foundation
import GRDB
import House

/// The copy of a house's file that is made before a newer Funfair changes the file, so that a host
/// can go back. It is beside the file: `funfair.sqlite.version-3-2026-11-21T12-00-00Z`.
struct MigrationCopy {
    /// A moment when the process may end.
    enum Step: CaseIterable {
        /// Nothing was done yet.
        case begin
        /// The copy is written, but doesn't have its name.
        case written
        /// The copy has its name.
        case named
        /// Older copies were removed.
        case tidied
        /// The file was migrated.
        case migrated
    }

    /// How many copies to keep, of different versions.
    static let most = 3

    private let files: HouseFiles
    /// How many migrations the file has had.
    private let version: Int

    private let freeBytes: (_ path: String) -> Int64?

    /// - Parameter freeBytes: returns the bytes free on the disk with a file; nil if unknown.
    init(
        of files: HouseFiles, version: Int,
        freeBytes: @escaping (_ path: String) -> Int64? = DiskFile.freeBytes(beside:)
    ) {
        self.files = files
        self.version = version
        self.freeBytes = freeBytes
    }

    /// Copies the file.
    ///
    /// - Parameters:
    ///   - moment: the current time, for the copy's name.
    ///   - step: called after each step.
    /// - Returns: the copy's path.
    /// - Throws: `StoreProblem.notCopied`. Nothing has changed then, except that a complete copy
    ///   may have appeared.
    func make(
        from pool: DatabasePool, at moment: Timestamp, onStep step: (Step) throws -> Void
    ) throws(StoreProblem) -> String {
        let path = files.data + ".version-\(version)-\(moment.nameOfFile)"
        let part = files.data + ".version.part"
        do {
            try step(.begin)
            // A crash may have left it.
            DiskFile.remove(unfinished: part)
            try checkRoom()
            try pool.unsafeRead { try SQLiteRepository.copy($0, into: part, like: files.data) }
            try step(.written)
            try DiskFile.publish(part, as: path)
            try step(.named)
        } catch {
            DiskFile.remove(unfinished: part)
            throw .notCopied(path: files.data, reason: SQLiteRepository.reason(error))
        }
        // An extra copy mustn't keep the house from opening.
        try? removeOlder(besides: URL(filePath: path).lastPathComponent)
        do { try step(.tidied) } catch {
            throw .notCopied(path: files.data, reason: SQLiteRepository.reason(error))
        }
        return path
    }

    /// Otherwise, a service that is restarted over and over would fill the disk over and over.
    private func checkRoom() throws(NoRoom) {
        let needed = Int64(DiskFile.size(files.data) + DiskFile.size(files.log))
        guard let free = freeBytes(files.data), free < needed else { return }
        throw NoRoom(needed: needed, free: free)
    }

    private struct NoRoom: Error, CustomStringConvertible {
        let needed: Int64
        let free: Int64

        var description: String {
            "It needs up to \(needed) bytes, and the disk has only \(free) bytes free."
        }
    }

    /// Removes older copies of the same version, so that a house that starts over and over doesn't
    /// push out those of other versions, and the oldest beyond the maximum.
    private func removeOlder(besides new: String) throws {
        let url = URL(filePath: files.data)
        let folder = url.deletingLastPathComponent().path
        let prefix = url.lastPathComponent + ".version-"
        let copies = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            name -> (name: String, version: Int, time: String)? in
            guard name != new, name.hasPrefix(prefix),
                let parts = name.dropFirst(prefix.count).wholeMatch(
                    of: /(\d{1,9})-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)/),
                let version = Int(parts.output.1)
            else { return nil }
            return (name, version, String(parts.output.2))
        }
        let same = copies.filter { $0.version == version }
        let others = copies.filter { $0.version != version }.sorted { $0.time > $1.time }
        for old in same + others.dropFirst(Self.most - 1) {
            try FileManager.default.removeItem(atPath: folder + "/" + old.name)
        }
    }
}
