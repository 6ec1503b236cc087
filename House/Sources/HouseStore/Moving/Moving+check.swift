import House

extension Moving.Report {
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

/// Why a house wasn't moved. The destination is left empty.
public enum MoveProblem: Error, CustomStringConvertible, Sendable {
    /// The file doesn't exist.
    case missing(path: String)
    /// The file already exists. It is never overwritten.
    case isThere(path: String)
    /// The database has players or scores.
    case notEmpty
    /// The database doesn't belong to a house.
    case noHouse
    /// Houses are using the database.
    case isServed
    /// Another version of Funfair wrote the data.
    case otherVersion
    /// A column of the database has a type that no house uses.
    case unknown(type: String)
    /// A table has fewer or more rows than the original.
    case count(table: String, inFile: Int, inDatabase: Int)
    /// Counts or standings are wrong. There is a sentence for each problem.
    case flaws([String])
    /// A run's result differs from the stored one.
    case runs

    public var description: String {
        switch self {
        case .missing(let path): "No scores found in \(path). Check the path."
        case .isThere(let path):
            "\(path) or its log already exists. Move the house to a new file."
        case .notEmpty:
            "The database already has players or scores. Move the house to an empty one."
        case .noHouse: "The database does not belong to a house. Check its address."
        case .isServed:
            "Houses are using the database. Stop all of them, and start none during the move."
        case .otherVersion:
            "Another version of Funfair wrote these scores. Start a house of this version on them "
                + "once, stop it, and try again."
        case .unknown(let type):
            "The database has a column of type \(type), which no house has. Check its address."
        case .count(let table, let inFile, let inDatabase):
            "Nothing was moved: the table \(table) has \(inFile) rows in the file, but "
                + "\(inDatabase) in the database. Check the database for triggers and rules, which "
                + "a house does not have."
        case .flaws(let flaws):
            "The scores have errors and were not moved: "
                + flaws.prefix(5).joined(separator: " ")
        case .runs:
            "Nothing was moved: a run's replay differs from its stored result. Use "
                + "`funfair scores verify` to see which."
        }
    }
}
