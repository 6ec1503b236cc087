/// The texts that the house writes on a guest's screen.
extension Spanish {
    static func text(of phrase: GuestPhrase) -> String {
        switch phrase {
        case .startsOnScreen: "Empieza en la pantalla grande."
        case .getReady: "¡Prepárate!"
        case .nextRoundYours: "Hay una ronda en marcha. ¡Juegas en la próxima!"
        case .houseReplays: "Repasando tu partida…"
        case .podiumSoon: "Ya llegan los resultados."
        case .partyTable: "Los puntos de la velada"
        case .youHost: "Esta fiesta la llevas tú."
        case .whoIsHere: "Quién está aquí"
        case .seeMoments: "Ver los mejores momentos de todos"
        case .handOver: "Cederle la fiesta"
        case .theRace: "La carrera"
        case .watchWhom: "Mira a"
        case .theLeader: "Quien va primero"
        case .watchInstead: "Mirar en vez de jugar"
        case .drawAnother: "Otra cara"
        case .facesLater: "Más tarde podrás cambiar de cara otra vez."
        }
    }

    static func text(of pattern: GuestPattern) -> String {
        switch pattern {
        case .nextGame: "A continuación: {1}"
        case .roundOf: "Ronda {1} de {2}"
        case .youVoted: "Has votado por {1}."
        case .eveningPlace: "En la velada: puesto {1} de {2}"
        case .eveningWon: "¡La velada es para {1}!"
        case .yourMoment: "Tu mejor momento: {1}"
        case .placeAt: "Puesto {1}"
        case .friendsJoin: "Tus amigos se unen en {1} con este código."
        case .bigScreenAt: "Una pantalla grande puede mostrarla en {1}."
        case .hostStarts: "{1} empieza la próxima ronda."
        case .yourFace: "Tu cara: número {1}"
        }
    }

    static func forms(of plural: GuestPlural) -> TwoForms {
        switch plural {
        case .placesGained: TwoForms("{1} puesto ganado", "{1} puestos ganados")
        case .wonBy: TwoForms("Victoria por {1} punto", "Victoria por {1} puntos")
        case .eveningOf: TwoForms("Una velada de {1} ronda", "Una velada de {1} rondas")
        case .guestsHere: TwoForms("Hay {1} jugador aquí.", "Hay {1} jugadores aquí.")
        case .partyPoints: TwoForms("{1} punto en la velada", "{1} puntos en la velada")
        }
    }
}
