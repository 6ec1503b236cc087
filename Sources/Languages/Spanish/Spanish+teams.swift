/// The texts about teams at a party.
extension Spanish {
    static func text(of phrase: TeamPhrase) -> String {
        switch phrase {
        case .teamStar: "Estrella"
        case .teamHeart: "Corazón"
        case .teamMoon: "Luna"
        case .teamFlower: "Flor"
        case .teamBolt: "Rayo"
        case .teamCrown: "Corona"
        case .teamDiamond: "Diamante"
        case .teamBell: "Campana"
        case .teams: "Equipos"
        case .noTeams: "Sin equipos"
        case .teamsAre: "Equipos: {1}"
        case .mixAgain: "Mezclar otra vez"
        case .teamTable: "Los puntos de los equipos"
        case .everyone: "Todos"
        }
    }

    static func text(of phrase: GuestTeamPhrase) -> String {
        switch phrase {
        case .yourTeam: "Tu equipo: {1}. Cámbiate a…"
        case .teamPlace: "Equipo {1}: puesto {2}, {3}"
        }
    }
}
