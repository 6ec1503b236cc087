import House

/// Notices when an open house's file was removed, renamed or replaced. SQLite would keep writing to
/// a file without a name, and lose everything when the process ends.
struct FileWatch: Sendable {
    private let parts: [String]
    private let identities: [DiskFile.Identity?]

    /// Starts watching the open file.
    init(_ files: HouseFiles) {
        parts = [files.data, files.log, files.index]
        identities = parts.map { DiskFile.Identity(path: $0) }
    }

    /// - Throws: `StoreTrouble.moved` if a file was removed, renamed or replaced.
    func check() throws(StoreTrouble) {
        guard parts.map({ DiskFile.Identity(path: $0) }) == identities else { throw .moved }
    }
}
