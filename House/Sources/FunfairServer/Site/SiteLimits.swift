/// The limits on a site's folder. They prevent serving a whole disk by mistake.
public struct SiteLimits: Sendable {
    /// The maximum number of files and folders.
    public let entries: Int
    /// The maximum number of bytes in all files together, including compressed copies.
    public let bytes: Int

    /// Creates limits of `entries` files and folders and `bytes` bytes, both at least 1.
    public init(entries: Int, bytes: Int) {
        precondition(entries > 0 && bytes > 0, "a site has at least one file")
        self.entries = entries
        self.bytes = bytes
    }

    /// 2,000 files and folders and 64 MiB, about a hundred times what Funfair's own site needs.
    public static let standard = SiteLimits(entries: 2_000, bytes: 64 * 1_024 * 1_024)
}
