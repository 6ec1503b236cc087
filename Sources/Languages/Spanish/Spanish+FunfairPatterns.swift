import Funfair

/// The app's texts with placeholders and with numbers.
extension Spanish {
    static func text(of pattern: FunfairPattern) -> String {
        switch pattern {
        // Parts of sentences
        case .sentences: "{1} {2}"
        case .characterCount: "{1} de {2}"
        case .hoursAndMinutes: "{1} h {2} min"
        case .minutes: "{1} min"
        case .money: "{1} fichas"

        // Places and controls
        case .playStall: "Jugar a {1}"
        case .standardTitle: "{1}, juego estándar"
        case .otherTitle: "{1}, otros ajustes"
        case .whatCounts: "{1}: cuánto vale cada cosa"
        case .rulesOfVersion: "Reglas {1}"
        case .stallOfRules: "{1}, reglas {2}"
        case .genuine: "Auténtica: sus jugadas dan {1}."

        // During a run
        case .secondsLeft: "quedan {1} s"
        case .atLevel: "nivel {1}"
        case .aheadOfBest: "{1} por delante de tu récord"
        case .behindBest: "{1} por detrás de tu récord"
        case .saidChain: "Cadena de {1} de color {2}."
        case .saidCleared: "Muro derribado, {1}."
        case .saidLives: "Te quedan: {1}; {2}."
        case .saidTime: "Quedan {1}, {2}."
        case .saidMoreTime: "{1} más."
        case .saidLost: "Pierdes {1}."
        case .saidScore: "{1}."

        // Races
        case .noRace: "En {1} no hay carreras."
        case .racing: "Carrera con {1}, {2}"
        case .youLead: "ganas por {1}"
        case .aheadOfYou: "pierdes por {1}"
        case .cameToTheSame: "Empate con {1}."
        case .youBeat: "Ganaste a {1} por {2}."
        case .wasAhead: "{1} te ganó por {2}."

        // The end of a run
        case .wouldPass: "Con {1} más superarías a {2}."
        case .shortOfBest: "A {1} de tu récord, {2}."
        case .playToGoOn: "{1}. ¡Juega hoy y sigue la racha!"

        // Sharing
        case .shareText: "{1} en {2} de Funfair ({3}). ¿Puedes superarlo?"
        case .shareShort: "{1} en {2} de Funfair. ¿Puedes superarlo?"
        case .myBest: "Mi récord: {1}"

        // Saved data
        case .keptUnreadable: "{1} Los datos antiguos se guardan aparte, y nada los sobrescribe."

        // Walls
        case .wallNumber: "Muro {1}"
        case .wallRemoved: "Se quitó “{1}”."
        case .clearedBy: "{1} lo derribó: supera {2}"
        case .hiddenAuthors: "Autores ocultos: {1} · Mostrar de nuevo"

        // The house
        case .rankMark: "n.º {1} entre todos"
        case .rankOfEveryone: "Puesto {1} entre todos"
        case .rankToday: "{1}, {2} hoy"
        case .rankInChallenge: "{1}, {2} en el reto"
        case .checked: "Verificada. {1}."
        case .playAs: "Jugar como {1}"
        case .challengeSummary: "{1}, un intento. {2}"
        case .runDoesNotCount: "Una partida de {1} con {2} no cuenta: {3}"
        case .nameIsFree: "“{1}” está libre."
        case .playAnyway: "{1} Puedes jugar, pero solo cuenta en este dispositivo."
        case .houseKnowsYou: "Esta feria te conoce como {1} y tiene tus puntuaciones y grabaciones."
        case .problemTooOften: "Demasiados intentos. Prueba otra vez dentro de {1}."
        case .archiveOpened:
            "Partidas reproducidas: {1}. Récords nuevos: {2}. Muros nuevos: {3}. No auténticas o con reglas antiguas: {4}."

        // Parties
        case .placeOf: "Puesto {1} de {2}"
        case .betWithin: "Quedan {1} s para apostar"
        }
    }

    static func forms(of plural: FunfairPlural) -> TwoForms {
        switch plural {
        case .daysInARow: TwoForms("{1} día seguido", "{1} días seguidos")
        case .secondsLong: TwoForms("{1} segundo", "{1} segundos")
        case .lives: TwoForms("{1} vida", "{1} vidas")
        case .players: TwoForms("{1} jugador", "{1} jugadores")
        case .playedChallenge: TwoForms("{1} participante.", "{1} participantes.")
        case .runsKept:
            TwoForms(
                "Hay {1} partida guardada. Se enviará cuando responda el servidor.",
                "Hay {1} partidas guardadas. Se enviarán cuando responda el servidor.")
        case .runsUnsent:
            TwoForms(
                "Aquí queda {1} partida que no se enviará.",
                "Aquí quedan {1} partidas que no se enviarán.")
        case .runsCounted: TwoForms("{1} partida", "{1} partidas")
        case .hearts: TwoForms("{1} corazón", "{1} corazones")
        }
    }
}
