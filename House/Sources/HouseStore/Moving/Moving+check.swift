import House

extension Moving.Outcome {
    /// Replays a run that was moved.
    ///
    /// - Throws: `MoveProblem.runs` if its result differs from the stored one.
    mutating func check(_ run: StoredRun) throws {
        switch run.replayed() {
        case .holds: holding += 1
        case .ofEarlierRules: old += 1
        case .differs: throw MoveProblem.runs
        }
    }
}

/// Why a house was not moved. Nothing is left at the new place.
public enum MoveProblem: Error, CustomStringConvertible, Sendable {
    /// There is no such file.
    case missing(path: String)
    /// There is a file already. It is never overwritten.
    case isThere(path: String)
    /// The database has players or scores.
    case notEmpty
    /// The database isn't a house's.
    case noHouse
    /// Houses have the database open.
    case isServed
    /// Another version of Funfair wrote the data.
    case otherVersion
    /// A column of the database has a type that no house uses.
    case unknown(type: String)
    /// A table has fewer or more rows than the original.
    case count(table: String, inFile: Int, inDatabase: Int)
    /// Counts or standings are wrong; in sentences.
    case flaws([String])
    /// A run's result differs from the stored one.
    case runs

    public var description: String {
        switch self {
        case .missing(let path): "There are no scores in \(path)."
        case .isThere(let path):
            "\(path), or a log of it, is there already. A house moves into a new file only."
        case .notEmpty:
            "The database holds players or scores already. A house moves into an empty one only."
        case .noHouse: "The database is no house's."
        case .isServed:
            "Houses are open on the database. Stop all of them first, and start none meanwhile."
        case .otherVersion:
            "Another version of Funfair wrote what is to be moved. Start a house of this version on "
                + "it once, and stop it again."
        case .unknown(let type): "The database has a column of the type \(type), as no house has."
        case .count(let table, let inFile, let inDatabase):
            "The table \(table) has \(inFile) rows in the file and \(inDatabase) in the database, and "
                + "nothing was moved. A trigger or a rule in the database may be why: a house has none."
        case .flaws(let flaws):
            "The scores are not right, and were not moved: "
                + flaws.prefix(5).joined(separator: " ")
        case .runs:
            "A run does not come out as it is kept, and nothing was moved. `funfair scores verify` "
                + "says which."
        }
    }
}
