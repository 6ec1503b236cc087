import House

/// Why a house's data can't be used. The description is a sentence or two for the host.
public enum StoreProblem: Error, CustomStringConvertible, Sendable {
    /// The file can't be opened or created.
    case cannotOpen(path: String, reason: String)
    /// A newer Funfair wrote the data.
    case tooNew(path: String)
    /// The data doesn't belong to a house, or an older Funfair wrote it and no house of this
    /// version has opened it since.
    case tooOld(path: String)
    /// This user may not use the file, which belongs to the given user, if known.
    case noAccess(path: String, owner: String?)
    /// An older Funfair wrote the file, and it can't be copied before it is changed.
    case notCopied(path: String, reason: String)
    /// Another house has the file open.
    case inUse(path: String)
    /// The log next to the file belongs to another file.
    case foreignLog(path: String, log: String)
    /// The stored days begin at midnight in another time zone.
    case otherTimeZone(String)
    /// The stored time zone isn't known on this machine.
    case unknownTimeZone(String)
    /// The database's houses sign their tickets with another key.
    case otherKey
    /// The shared database can't be used. The text is a full sentence.
    case database(String)
    /// No database accepted connections for the given number of seconds. The text is the reason, as
    /// a full sentence.
    case noDatabase(String, seconds: Int)
    /// Writes would be acknowledged before they are on the disk.
    case unsafe

    init(foreignLogOf files: HouseFiles) {
        self = .foreignLog(path: files.data, log: files.log)
    }

    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened as a scores file: \(reason)"
        case .database(let sentence): sentence
        case .noDatabase(let sentence, let seconds):
            "No database accepted connections for \(seconds) seconds. \(sentence)"
        case .otherKey:
            "The houses of this database use another ticket key. Copy their key file to this "
                + "machine, and name it with --ticket-key."
        case .otherTimeZone(let name):
            "The days of these scores begin at midnight in \(name). Leave out --time-zone, or set "
                + "it to \(name)."
        case .unknownTimeZone(let name):
            "The days of these scores begin at midnight in \(name), a time zone that this machine "
                + "does not know. Update its time zone data."
        case .tooNew(let path):
            "\(path) was written by a newer Funfair. Use that version, or a newer one."
        case .tooOld(let path):
            "\(path) has no scores of this version. If an older Funfair wrote it, start a house of "
                + "this version on it once."
        case .noAccess(let path, let owner):
            "You are not allowed to use \(path). Run the command as the user that it belongs to: "
                + "sudo\(owner.map { $0 == "root" ? "" : " -u \($0)" } ?? " -u USER") funfair …"
        case .notCopied(let path, let reason):
            "An older Funfair wrote \(path), and this one copies it before changing anything. The "
                + "copy failed: \(reason) Nothing was changed. Make room beside the file, and start "
                + "again."
        case .inUse(let path):
            "Another house is using \(path). Stop it, or name another file with --data."
        case .foreignLog(let path, let log):
            "\(log) belongs to another file than \(path), which somebody replaced with a copy. "
                + "Opening it would destroy the copy. Move the copy elsewhere, and put it back "
                + "with `funfair restore`."
        case .unsafe:
            "SQLite cannot guarantee durable writes here. Is the file on a network drive? Move it "
                + "to a local disk."
        }
    }
}
