import House

/// Why a house's data can't be used. The description is a sentence or two for the host.
public enum StoreProblem: Error, CustomStringConvertible, Sendable {
    /// The file can't be opened or created.
    case cannotOpen(path: String, reason: String)
    /// A newer Funfair wrote the data.
    case tooNew(path: String)
    /// The data isn't a house's, or an older Funfair wrote it, and no house of this version has
    /// opened it since.
    case tooOld(path: String)
    /// Another house has the file open.
    case inUse(path: String)
    /// The log beside the file belongs to another file.
    case foreignLog(path: String, log: String)
    /// The stored days begin at midnight in another time zone.
    case otherTimeZone(String)
    /// The stored time zone isn't known on this machine.
    case unknownTimeZone(String)
    /// The houses of a database sign their tickets with another key.
    case otherKey
    /// The shared database can't be used; in a sentence.
    case database(String)
    /// No database accepted connections for this many seconds; the reason, in a sentence.
    case noDatabase(String, seconds: Int)
    /// Writes would be acknowledged before they are on the disk.
    case unsafe

    init(foreignLogOf files: HouseFiles) {
        self = .foreignLog(path: files.data, log: files.log)
    }

    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened as a house's file: \(reason)"
        case .database(let sentence): sentence
        case .noDatabase(let sentence, let seconds):
            "No database took connections for \(seconds) seconds. \(sentence)"
        case .otherKey:
            "The houses of this database sign their tickets with another key. Copy the file of their "
                + "key to this machine, and name it with --ticket-key."
        case .otherTimeZone(let name):
            "The days of these scores begin at midnight in \(name). Leave out --time-zone, or name "
                + "that one."
        case .unknownTimeZone(let name):
            "The days of these scores begin at midnight in \(name), a time zone that this machine does "
                + "not know."
        case .tooNew(let path): "\(path) was written by a newer Funfair, which can read it."
        case .tooOld(let path):
            "\(path) is of no house of this version. Where an older Funfair wrote it, start a house of this "
                + "version on it once."
        case .inUse(let path):
            "A house is open on \(path) already, and a file has one house at a time. Stop that "
                + "one, or name another file with --data."
        case .foreignLog(let path, let log):
            "\(path) is not the file that \(log) belongs to: somebody put a copy in its place, and "
                + "opening it would destroy the copy. `funfair restore` puts a copy in place "
                + "safely, and sets aside what is there."
        case .unsafe:
            "SQLite does not keep this file so that what is acknowledged is on the disk. Is it on "
                + "a file system of its own kind? A house needs one that is local."
        }
    }
}
