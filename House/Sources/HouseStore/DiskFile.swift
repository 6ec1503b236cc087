import Foundation
import House

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a house's files. Only their owner can read them. Each file is complete on the disk before
/// it gets its name, even if the power fails.
enum DiskFile {
    /// Read and write access for the owner only.
    static let ownersOnly: mode_t = 0o600

    /// A file's identity on its disk. Another file with the same name has a different identity.
    struct Identity: Equatable, Sendable {
        private let device: UInt64
        private let number: UInt64

        /// Reads the identity of the file at `path`; nil if not found.
        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// Creates an empty file that only its owner can access, or restricts an existing file to its
    /// owner. As the administrator, gives a new file to the owner of another file, or of its folder,
    /// so that a house that runs as its own user can open what `sudo funfair` made.
    ///
    /// This doesn't open an existing file, because closing it would release SQLite's locks on the
    /// file elsewhere in this process.
    static func makePrivate(
        _ path: String, like other: String? = nil
    ) throws(POSIXProblem) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & 0o077 != 0 else { return }
            guard chmod(path, ownersOnly) == 0 else { throw POSIXProblem() }
        } else {
            let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, ownersOnly)
            guard file >= 0 else { throw POSIXProblem() }
            give(file, at: path, toOwnerOf: other)
            close(file)
        }
    }

    /// Gives a file that the administrator created to the owner of another file, or of its folder
    /// if there is no other file. If that isn't allowed, as in some containers, the file stays as it
    /// is.
    static func give(_ file: Int32, at path: String, toOwnerOf other: String? = nil) {
        guard geteuid() == 0 else { return }
        var status = stat()
        guard other.map({ stat($0, &status) == 0 }) ?? false || stat(folder(of: path), &status) == 0
        else { return }
        _ = fchown(file, status.st_uid, status.st_gid)
    }

    /// Removes an unfinished database, with what SQLite may have left beside it. A journal left
    /// there would damage the next file with this name.
    static func remove(unfinished part: String) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: part + ending)
        }
    }

    /// Sends a file's bytes to an open file, such as a pipe. If it is a file on a disk, waits until
    /// the bytes are on the disk.
    static func send(_ source: FileHandle, to output: Int32) throws {
        while let part = try source.read(upToCount: 1 << 20), !part.isEmpty {
            var left = part[...]
            while !left.isEmpty {
                let count = left.withUnsafeBytes {
                    Foundation.write(output, $0.baseAddress, $0.count)
                }
                if count > 0 { left = left.dropFirst(count) }
                if count < 0, errno != EINTR { throw POSIXProblem() }
            }
        }
        var status = stat()
        guard fstat(output, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        guard fsync(output) == 0 else { throw POSIXProblem() }
    }

    /// Writes a small file, replacing an existing one.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let part = path + ".part"
        try? FileManager.default.removeItem(atPath: part)
        try makePrivate(part, like: path)
        try Data(bytes).write(to: URL(filePath: part))
        try replace(path, with: part)
    }

    /// Copies a file of any size into an existing empty file, and flushes the copy to the disk.
    static func copy(_ path: String, into other: String) throws {
        let source = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? source.close() }
        let target = try FileHandle(forWritingTo: URL(filePath: other))
        defer { try? target.close() }
        while let part = try source.read(upToCount: 1 << 20), !part.isEmpty {
            try target.write(contentsOf: part)
        }
        try target.synchronize()
    }

    /// Gives a finished file its name, unless the name is taken.
    static func publish(_ part: String, as path: String) throws(POSIXProblem) {
        try sync(part)
        // Unlike a rename, a link never replaces an existing file.
        try move(part, to: path)
    }

    /// Gives a finished file a name atomically, replacing any file with that name.
    static func replace(_ path: String, with part: String) throws(POSIXProblem) {
        try sync(part)
        guard rename(part, path) == 0 else { throw POSIXProblem() }
        try sync(folder(of: path))
    }

    /// Gives a file a second name, unless the name is taken.
    static func name(_ path: String, also other: String) throws(POSIXProblem) {
        guard link(path, other) == 0 else { throw POSIXProblem() }
        try sync(folder(of: other))
    }

    /// Renames a file, unless the name is taken.
    static func move(_ path: String, to other: String) throws(POSIXProblem) {
        guard link(path, other) == 0, unlink(path) == 0 else { throw POSIXProblem() }
        try sync(folder(of: other))
    }

    static func folder(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().path
    }

    /// Waits until a file, or the names in a folder, are on the disk.
    private static func sync(_ path: String) throws(POSIXProblem) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw POSIXProblem() }
        defer { close(file) }
        guard fsync(file) == 0 else { throw POSIXProblem() }
    }

    /// Returns the bytes free on the disk with a file; nil if unknown.
    static func freeBytes(beside path: String) -> Int64? {
        let disk = try? FileManager.default.attributesOfFileSystem(forPath: path)
        return (disk?[.systemFreeSize] as? NSNumber)?.int64Value
    }

    /// Returns a file's size in bytes; 0 if absent.
    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}

/// The system's error for a failed call.
struct POSIXProblem: Error, CustomStringConvertible {
    let code: Int32

    /// Creates the error for the last call.
    init() { code = errno }

    /// The system's message, such as `No space left on device.`
    var description: String { String(cString: strerror(code)) + "." }

    var isAlreadyThere: Bool { code == EEXIST }
}
