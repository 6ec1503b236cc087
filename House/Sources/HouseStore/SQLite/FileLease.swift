import Foundation
import House
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The right to be a file's only house. It ends with the process, even after a crash.
final class FileLease: Sendable {
    private let file: Int32
    private let isOver = Mutex(false)

    /// - Throws: `StoreProblem.inUse` if another house has the lease.
    init(on files: HouseFiles) throws(StoreProblem) {
        let path = files.lease
        // Assign `file` only at the very end. An earlier error then doesn't release a lease or
        // close the file twice.
        let isNew = DiskFile.Identity(path: path) == nil
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, DiskFile.ownersOnly)
        guard opened >= 0 else {
            throw .cannotOpen(path: path, reason: POSIXProblem().description)
        }
        if isNew { DiskFile.give(opened, at: path, toOwnerOf: files.data) }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            let problem = POSIXProblem()
            close(opened)
            throw problem.code == EWOULDBLOCK
                ? .inUse(path: files.data)
                : .cannotOpen(path: path, reason: problem.description)
        }
        file = opened
    }

    deinit { end() }

    /// Releases the file for another house.
    func end() {
        isOver.withLock { isOver in
            guard !isOver else { return }
            // Closing alone isn't enough, because a child process that is just starting may also
            // have the file open.
            flock(file, LOCK_UN)
            close(file)
            isOver = true
        }
    }

    /// Notes the mark of the file that the log belongs to from now on.
    func note(mark: UInt32) throws(POSIXProblem) {
        let text = Array((String(mark, radix: 16) + "\n").utf8)
        guard ftruncate(file, 0) == 0,
            text.withUnsafeBytes({ pwrite(file, $0.baseAddress, $0.count, 0) }) == text.count,
            fsync(file) == 0
        else { throw POSIXProblem() }
    }
}
