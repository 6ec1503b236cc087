/// Why a folder can't be served as a site.
public enum SiteProblem: Error, Equatable, CustomStringConvertible {
    /// The path doesn't exist.
    case missing(path: String)
    /// The path isn't a folder.
    case notAFolder(path: String)
    /// The folder has no `index.html`, or it isn't a plain file.
    case noIndex(path: String)
    /// A file or folder can't be read.
    case unreadable(path: String, reason: String)
    /// The folder has more files and folders than the limit.
    case tooManyEntries(path: String, limit: Int)
    /// The folder's files have more bytes in total than the limit.
    case tooManyBytes(path: String, limit: Int)

    /// Whether building the site is likely to help.
    public var isNotBuilt: Bool {
        switch self {
        case .missing, .noIndex: true
        case .notAFolder, .unreadable, .tooManyEntries, .tooManyBytes: false
        }
    }

    /// A sentence that says what is wrong.
    public var description: String {
        switch self {
        case .missing(let path):
            "There is no folder \(path)."
        case .notAFolder(let path):
            "\(path) is not a folder."
        case .noIndex(let path):
            "The folder \(path) has no index.html."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason)"
        case .tooManyEntries(let path, let limit):
            "The folder \(path) has more than \(limit) files and folders, so it is hardly a "
                + "built site. Check the path."
        case .tooManyBytes(let path, let limit):
            "The files in \(path) have more than \(limit) bytes together, so it is hardly a "
                + "built site. Check the path."
        }
    }
}
