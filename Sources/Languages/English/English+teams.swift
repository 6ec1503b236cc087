/// The texts about teams at a party.
extension English {
    static func text(of phrase: TeamPhrase) -> String {
        switch phrase {
        case .teamStar: "Star"
        case .teamHeart: "Heart"
        case .teamMoon: "Moon"
        case .teamFlower: "Flower"
        case .teamBolt: "Bolt"
        case .teamCrown: "Crown"
        case .teamDiamond: "Diamond"
        case .teamBell: "Bell"
        case .teams: "Teams"
        case .noTeams: "No teams"
        case .teamsAre: "Teams: {1}"
        case .mixAgain: "Mix again"
        case .teamTable: "The teams’ points"
        case .everyone: "Everyone"
        }
    }

    static func text(of phrase: GuestTeamPhrase) -> String {
        switch phrase {
        case .yourTeam: "Your team: {1}. Switch to…"
        case .teamPlace: "Team {1}: place {2}, {3}"
        }
    }
}
