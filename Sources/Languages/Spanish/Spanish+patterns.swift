import Phrases

/// The texts with gaps and with numbers.
extension Spanish {
    static func text(of pattern: Pattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} y {2}"
        case .list: "{1}, {2}"
        case .sentences: "{1} {2}"
        case .seconds: "{1} s"
        case .percent: "{1}\u{A0}%"
        case .fromTo: "{1} a {2}"
        case .inSteps: "{1} en pasos de {2}"
        case .quoted: "“{1}”"

        // Settings
        case .settingBroughtBack: "{1} va de {2}; {3} pasó a ser {4}."
        case .settingNoNumber: "{1} no es un número entero; {2} queda en {3}. Va de {4}."
        case .settingRefused: "{1} va de {2}; {3} no vale."
        case .settingRefusedText: "{1} no es un número entero. {2} va de {3}."

        // Names and recordings
        case .nameTooLong: "Un nombre tiene como máximo {1} caracteres; este tiene {2}."
        case .characterCount: "{1} de {2}"
        case .recordingNewer:
            "Esta grabación tiene el formato {1}; este Funfair lee el formato {2}. Uno más nuevo "
                + "puede leerla."
        case .recordingTooLarge: "{1} bytes son más de los que puede tener una grabación ({2})."
        case .recordingDamaged: "La grabación está dañada en el byte {1}."
        case .recordingUnknownGame: "La grabación es de un juego que aquí no se conoce ({1})."
        case .recordingOtherRules:
            "La partida se jugó con la versión {1} de las reglas; este Funfair juega con la {2}."
        case .recordingStage: "El juego no tiene ninguna pista de {1} por {2}."
        case .recordingInputAfterEnd:
            "Una entrada lleva el tic {1}, cuando la partida ya había terminado."
        case .recordingDoesNotReproduce:
            "Al repetir la partida, no sale lo mismo: declara {1} puntos tras {2} tics, y salen "
                + "{3} tras {4}."
        case .recordingUnfinished: "La partida se dejó en el tic {1}, antes de terminar."
        case .keptUnreadable: "{1} Lo que había se guarda aparte y no se sobrescribe."
        case .noRace: "{1} no admite carreras."

        // A run and its end
        case .wouldPass: "Tu récord. Con {1} más superarías a {2}."
        case .shortOfBest: "A {1} de tu récord, {2}."
        case .secondsLeft: "quedan {1} s"
        case .levelNumber: "Nivel {1}"
        case .atLevel: "nivel {1}"
        case .money: "{1} fichas"
        case .longestChain: "Mejor cadena: {1}"
        case .longestStreak: "Mejor racha: {1}"
        case .standardTitle: "{1}, juego estándar"
        case .otherTitle: "{1}, otros ajustes"
        case .racing: "Carrera con {1}, {2}"
        case .youLead: "ganas por {1}"
        case .aheadOfYou: "pierdes por {1}"
        case .cameToTheSame: "Empate con {1}."
        case .youBeat: "Ganaste a {1} por {2}."
        case .wasAhead: "{1} te ganó por {2}."

        // BubblePop
        case .aheadOfBest: "{1} por delante de tu récord"
        case .behindBest: "{1} por detrás de tu récord"
        case .playToGoOn: "{1}. ¡Juega hoy para seguir!"
        case .playStall: "Jugar a {1}"
        case .shareText: "{1} en {2} en Funfair ({3}). ¿Puedes superarlo?"
        case .myBest: "Mi récord: {1}"
        case .hoursAndMinutes: "{1} h {2} min"
        case .minutes: "{1} min"
        case .saidChain: "Cadena de {1} de color {2}."
        case .saidCleared: "Muro despejado, {1}."
        case .saidLives: "Te quedan: {1}; {2}."
        case .saidTime: "Quedan {1}, {2}."
        case .saidScore: "{1}."
        case .shareShort: "{1} en {2} en Funfair. ¿Puedes superarlo?"
        case .bubbleLabel: "burbuja de color {1}, {2}"
        case .popAsMany:
            "Revienta todas las burbujas que puedas en {1} segundos. Usa tantos dedos como quieras."

        // Breakout
        case .brickLabel: "ladrillo: {1}"
        case .wideNote: "Paleta ancha, {1}"
        case .slowNote: "Bolas lentas, {1}"
        case .netNote: "Red abajo, {1}"
        case .rowRule: "Los ladrillos de abajo dan {1} puntos; cada fila más arriba, {2} más."
        case .rowsRule:
            "Los ladrillos de abajo dan {1} puntos; cada fila más arriba, {2} más, hasta {3}."
        case .streak: "×{1} desde {2} ladrillos"
        case .streakRule: "Una racha sin tocar la paleta vale más: {1}."
        case .nudgeRule:
            "Toca mientras vuela la bola para darle un empujón. Podrás repetirlo a los {1} "
                + "segundos."
        case .livesRule:
            "Tienes {1} vidas. Derribar un muro da puntos extra, y el siguiente es más difícil."
        case .levelDone: "Nivel {1}, “{2}”, superado."
        case .wallBonus: "{1} por el muro, {2} puntos hasta ahora."

        // Roulette
        case .pocketLabel: "{1} {2}"
        case .badgeEarned: "¡{1}!"
        case .chosenCount: "{1} de {2} elegidos"
        case .nextToThem: "Al lado: {1}."
        case .hitIn: "Acierto en {1} de {2}, {3} fichas por giro."
        case .moneyWon: "{1} fichas"
        case .moneyAndScore: "{1} fichas, {2} puntos"
        case .spinResult: "{1} {2}"
        case .spinRule: "Empiezas con {1} fichas. Toca “Girar” y elige tus números: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Toca “Apostar”. La ruleta gira y la bola cae en una de las {1} casillas, todas igual "
                + "de probables, sin importar lo que salió antes. Toca la ruleta para ver al "
                + "momento dónde cae."
        case .yours: "Los tuyos: {1}"
        case .whatToExpect: "{1}: qué esperar"
        case .houseEdge: "Ventaja de la casa: {1} fichas por giro."
        case .chosenAlready: "Ya hay {1} elegidos. Quita uno antes."

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
        case .problemTooOften: "Demasiados intentos. Prueba otra vez dentro de {1}."
        }
    }

    static func forms(of count: Count) -> TwoForms {
        switch count {
        case .points: TwoForms("{1} punto", "{1} puntos")
        case .daysInARow: TwoForms("{1} día seguido", "{1} días seguidos")
        case .secondsLong: TwoForms("{1} segundo", "{1} segundos")
        case .lives: TwoForms("{1} vida", "{1} vidas")
        case .bricks: TwoForms("{1} ladrillo", "{1} ladrillos")
        case .popped: TwoForms("{1} reventada", "{1} reventadas")
        case .spins: TwoForms("{1} giro", "{1} giros")
        case .hits: TwoForms("{1} acierto", "{1} aciertos")
        case .numbersMissing: TwoForms("Falta {1} número.", "Faltan {1} números.")
        case .numbersTooMany: TwoForms("Sobra {1} número.", "Sobran {1} números.")
        case .chooseNumbers: TwoForms("Elige {1} número", "Elige {1} números")
        case .yourSpins: TwoForms("Tú, {1} giro", "Tú, {1} giros")
        case .players: TwoForms("{1} jugador", "{1} jugadores")
        case .playedChallenge: TwoForms("{1} participante.", "{1} participantes.")
        case .runsKept:
            TwoForms(
                "Hay {1} partida guardada; se enviará cuando la casa responda.",
                "Hay {1} partidas guardadas; se enviarán cuando la casa responda.")
        }
    }
}
