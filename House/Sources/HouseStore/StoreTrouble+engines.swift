import GRDB
import House
import PostgreSQL

extension StoreTrouble {
    /// Converts an SQLite error.
    init(_ error: DatabaseError) {
        self =
            switch error.resultCode {
            case .SQLITE_FULL: .noRoom
            case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
            default: .damaged("\(error)")
            }
    }

    /// Converts a PostgreSQL problem.
    init(_ problem: PostgresProblem) {
        self =
            switch problem {
            case .busy: .busy
            case _ where problem.state == .diskFull: .noRoom
            default: .database(problem.description)
            }
    }
}
