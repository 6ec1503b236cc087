import House

/// Notices that a file under an open house is not the one any more that was opened. SQLite goes on
/// writing to a file that has no name any more, and what it wrote there is gone with the process.
struct FileWatch: Sendable {
    private let parts: [String]
    private let identities: [DiskFile.Identity?]

    /// Watches the file as it is now, which is open.
    init(_ files: HouseFiles) {
        parts = [files.data, files.log, files.index]
        identities = parts.map { DiskFile.Identity(path: $0) }
    }

    /// - Throws: `StoreTrouble.moved`.
    func check() throws(StoreTrouble) {
        guard parts.map({ DiskFile.Identity(path: $0) }) == identities else { throw .moved }
    }
}
