/// The runs that a public board compares.
public enum Period: String, CaseIterable, Sendable {
    /// All runs.
    case all
    /// Runs since Monday.
    case week
    /// Runs of the day.
    case today
    /// Runs of the day's challenge.
    case challenge
    /// Runs at a party. They don't count for a day or on any other board.
    case party
    /// All runs on one drawn wall.
    case wall

    /// The periods of the public boards.
    public static var everybodys: [Period] { [.all, .week, .today, .challenge] }
}

/// The board that a ticket is for.
public enum TicketBoard: String, CaseIterable, Sendable {
    /// The public boards.
    case open
    /// The day's challenge and the public boards.
    case challenge
    /// Only a round of a party.
    case party
    /// Only the board of the wall that was played.
    case wall
}

/// The order of walls in the gallery.
public enum WallOrder: String, CaseIterable, Sendable {
    /// Newest first.
    case newest
    /// Most counted runs first.
    case played
    /// Most hearts first.
    case liked
}

/// A header of a request.
public enum HouseHeader: String, CaseIterable, Sendable {
    /// The device's secret, which authenticates it. Not in `Authorization`, which belongs to the
    /// login of a proxy in front of the house.
    case secret = "Funfair-Device"
    /// The ticket that a run was played with.
    case ticket = "Funfair-Ticket"
    /// Tells a repeated bet from a new one.
    case key = "Idempotency-Key"
}

/// The content type of a body.
public enum HouseBody: String, CaseIterable, Sendable {
    /// JSON.
    case json = "application/json"
    /// A recording's bytes, or what a device leaves for another one.
    case recording = "application/octet-stream"
}
