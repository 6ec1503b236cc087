import Phrases

// The texts about teams at a party, on the big screen and on guests' phones.

/// A text about teams, which the big screen looks up by its case's name. Placeholders are `{1}`,
/// `{2}` and `{3}`.
public enum TeamPhrase: String, CaseIterable, Sendable {
    // MARK: Names, which say what the emblems show
    case teamStar
    case teamHeart
    case teamMoon
    case teamFlower
    case teamBolt
    case teamCrown
    case teamDiamond
    case teamBell

    // MARK: Dealing
    case teams
    case noTeams
    /// `{1}` is the number of teams.
    case teamsAre
    case mixAgain

    // MARK: Rounds
    case teamTable
    case everyone

    /// The teams' names, in the order of their numbers.
    public static let names: [TeamPhrase] = [
        .teamStar, .teamHeart, .teamMoon, .teamFlower, .teamBolt, .teamCrown, .teamDiamond,
        .teamBell,
    ]
}

/// A text about teams that only phones show.
public enum GuestTeamPhrase: UInt8, CaseIterable, Sendable {
    /// `{1}` is a team. The other teams follow.
    case yourTeam
    /// `{1}` is a team, `{2}` its place, and `{3}` its points.
    case teamPlace
}

extension GuestWords {
    /// Returns a text about teams with its gaps filled.
    public subscript(phrase: TeamPhrase, gaps: String...) -> String {
        Words.fill(language.table.text(of: phrase), gaps)
    }

    /// Returns a phone's text about teams with its gaps filled.
    public subscript(phrase: GuestTeamPhrase, gaps: String...) -> String {
        Words.fill(language.table.text(of: phrase), gaps)
    }

    /// Returns the name of the team with the given number, from 1.
    public func name(ofTeam number: Int) -> String { self[TeamPhrase.names[number - 1]] }
}
