/// Why an open house currently can't read or store anything.
public enum StoreTrouble: Error, Equatable, Sendable {
    /// The disk is full.
    case noRoom
    /// Another program has locked the file.
    case locked
    /// Too many writes are waiting.
    case busy
    /// The open file was removed, renamed or replaced.
    case moved
    /// The file can't be read or written. The text is SQLite's message.
    case damaged(String)
    /// The database is unreachable or refuses a statement. The text is a full sentence.
    case database(String)

    /// Identifies the kind of trouble in the log.
    package var kind: String {
        switch self {
        case .noRoom: "no room"
        case .locked: "locked"
        case .moved: "moved"
        case .busy: "busy"
        case .damaged: "damaged"
        case .database: "database"
        }
    }

    /// A description for the host.
    public var sentence: String {
        switch self {
        case .noRoom: "The disk is full."
        case .locked: "Another program has locked the scores file."
        case .busy: "Too many writes are waiting to be stored."
        case .moved:
            "The scores file was removed, renamed or replaced while the house was open. Put it "
                + "back, or restart the house."
        case .database(let sentence): sentence
        case .damaged(let reason): "The scores file cannot be used: \(reason)"
        }
    }
}
