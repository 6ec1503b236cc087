import Foundation
import House

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files as a house keeps them: for nobody else's eyes, and whole on the disk before they have their
/// name, also after the power went.
enum DiskFile {
    /// What the owner alone may read and write.
    static let ownersOnly: mode_t = 0o600

    /// The number of a file on its disk: another file under the same name has another one.
    struct Identity: Equatable, Sendable {
        private let device: UInt64
        private let number: UInt64

        /// The identity of the file at `path`, or nil where there is none.
        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// Makes an empty file for its owner alone; takes a file that is there from everybody else.
    ///
    /// A file that is there is not opened: closing it again would end the locks that SQLite has on it
    /// elsewhere in this process.
    static func makePrivate(_ path: String) throws(POSIXProblem) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & 0o077 != 0 else { return }
            guard chmod(path, ownersOnly) == 0 else { throw POSIXProblem() }
        } else {
            let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, ownersOnly)
            guard file >= 0 else { throw POSIXProblem() }
            close(file)
        }
    }

    /// Writes a small file, in the place of one that is there.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let part = path + ".part"
        try? FileManager.default.removeItem(atPath: part)
        try makePrivate(part)
        try Data(bytes).write(to: URL(filePath: part))
        try replace(path, with: part)
    }

    /// Copies a file of any size into one that is there and empty, and onto the disk.
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

    /// Gives a finished file its name, where nothing has that name yet.
    static func publish(_ part: String, as path: String) throws(POSIXProblem) {
        try sync(part)
        // A link never takes the place of a file that is there, as a new name would.
        try move(part, to: path)
    }

    /// Gives a finished file a name that another one may have, at one stroke.
    static func replace(_ path: String, with part: String) throws(POSIXProblem) {
        try sync(part)
        guard rename(part, path) == 0 else { throw POSIXProblem() }
        try sync(folder(of: path))
    }

    /// Gives a file a second name, which nothing has yet.
    static func name(_ path: String, also other: String) throws(POSIXProblem) {
        guard link(path, other) == 0 else { throw POSIXProblem() }
        try sync(folder(of: other))
    }

    /// Gives a file another name, which nothing has yet.
    static func move(_ path: String, to other: String) throws(POSIXProblem) {
        guard link(path, other) == 0, unlink(path) == 0 else { throw POSIXProblem() }
        try sync(folder(of: other))
    }

    private static func folder(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().path
    }

    /// Waits until a file is on the disk, or the names in a folder are.
    private static func sync(_ path: String) throws(POSIXProblem) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw POSIXProblem() }
        defer { close(file) }
        guard fsync(file) == 0 else { throw POSIXProblem() }
    }

    /// How long a file is, in bytes; 0 where there is none.
    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}

/// What the system says of a call that failed.
struct POSIXProblem: Error, CustomStringConvertible {
    let code: Int32

    /// The one of the last call.
    init() { code = errno }

    /// In the system's words: `No space left on device.`
    var description: String { String(cString: strerror(code)) + "." }

    var isAlreadyThere: Bool { code == EEXIST }
}
