/// Which runs a public board compares.
public enum Period: String, CaseIterable, Sendable {
    /// All there ever were.
    case all
    /// Those since Monday.
    case week
    /// Those of the day.
    case today
    /// Those of the day's challenge.
    case challenge
    /// Those of a party, which is no day's and stands on no other board.
    case party
    /// Those through one wall that somebody drew, ever.
    case wall

    /// Those of the boards that everybody's runs are on.
    public static var everybodys: [Period] { [.all, .week, .today, .challenge] }
}

/// What a ticket is for.
public enum TicketBoard: String, CaseIterable, Sendable {
    /// The boards that everybody's runs are on.
    case open
    /// The day's challenge, too.
    case challenge
    /// A round of a party, and no other board.
    case party
    /// The board of the wall that is played, and no other.
    case wall
}

/// In which order walls are shown.
public enum WallOrder: String, CaseIterable, Sendable {
    /// Those first that were put up last.
    case newest
    /// Those first through which most runs were counted.
    case played
    /// Those first that have most hearts.
    case liked
}

/// Headers of a question.
public enum HouseHeader: String, CaseIterable, Sendable {
    /// Shows that a device is the one it was: ``scheme`` and its secret.
    case secret = "Authorization"
    /// The ticket that a run was played with.
    case ticket = "Funfair-Ticket"
    /// Tells a bet that is sent again from a new one.
    case key = "Idempotency-Key"

    /// What stands before a secret, and a space between.
    public static var scheme: String { "Bearer" }
}

/// What a body is.
public enum HouseBody: String, CaseIterable, Sendable {
    /// Words.
    case json = "application/json"
    /// A recording's bytes.
    case recording = "application/octet-stream"
}
