import Funfair

/// The texts of the app.
extension Spanish {
    static func text(of phrase: FunfairPhrase) -> String {
        switch phrase {
        // Places and controls
        case .playAgain: "Jugar otra vez"
        case .settings: "Ajustes"
        case .howToPlay: "Cómo jugar"
        case .home: "Inicio"
        case .pause: "Pausa"
        case .paused: "En pausa"
        case .resume: "Reanudar"
        case .goOn: "Seguir"
        case .continueRun: "Seguir"
        case .dropRun: "Abandonar"
        case .runDropped: "Has abandonado la partida."
        case .undo: "Deshacer"
        case .newGame: "Partida nueva"
        case .welcomeBack: "¡Hola de nuevo!"
        case .back: "Salir"

        // Races and what is watched
        case .rematch: "Revancha"
        case .race: "Carrera"
        case .watch: "Ver"
        case .watchAgain: "Repetir"
        case .noGhost: "Sin fantasma"

        // Settings
        case .theme: "Tema"
        case .themeAuto: "Auto"
        case .themeLight: "Claro"
        case .themeDark: "Oscuro"
        case .language: "Idioma"
        case .languageOfSystem: "Automático"
        case .lookAndSound: "Aspecto y sonido"
        case .music: "Música"
        case .effects: "Efectos"
        case .mute: "Silenciar"
        case .vibration: "Vibración"
        case .largerSymbols: "Símbolos más grandes"
        case .leftHanded: "Para zurdos"
        case .standard: "Estándar"
        case .otherSettings: "Otros ajustes"
        case .standardGame: "El juego estándar"
        case .backToStandard: "Volver al juego estándar"
        case .standardNote: "Este es el juego estándar. Sus récords tienen clasificación propia."
        case .otherSettingsNote:
            "Las partidas con ajustes distintos de los estándar tienen clasificación propia."
        case .tiltRefused: "Este dispositivo no deja que la página sepa cómo lo inclinas."

        // The end of a run
        case .newBest: "¡Nuevo récord!"
        case .yourBest: "Tu récord."
        case .firstOnBoard: "¡Estrenas la clasificación!"
        case .asGoodAsBest: "Igualas tu récord."
        case .neckAndNeck: "empate"
        case .levelWithBest: "igual que tu récord"

        // Sharing
        case .share: "Compartir"
        case .canYouBeatThat: "¿Puedes superarlo?"
        case .myBestSoFar: "Mi mejor marca"
        case .pictureSavedAndCopied: "La imagen se guardó y el texto se copió."
        case .pictureSaved: "La imagen se guardó."

        // All runs
        case .yourGames: "Tus partidas"
        case .namesHere: "Jugadores"
        case .runs: "Partidas"
        case .timePlayed: "Tiempo jugado"
        case .timeInMotion: "Tiempo en giro"
        case .daysInARow: "Días seguidos"
        case .mostDaysInARow: "Más días seguidos"
        case .bestScore: "Récord"

        // Hints
        case .skipHints: "Saltar consejos"
        case .hintsAgain: "Ver consejos otra vez"

        // What is kept
        case .keepsNothing:
            "Este navegador no deja que Funfair guarde nada. Los récords duran hasta que se cierre."
        case .keptSettings: "No se pudieron leer los ajustes guardados."
        case .keptNames: "No se pudieron leer los nombres guardados."
        case .keptScores: "No se pudieron leer los récords guardados."
        case .keptTallies: "No se pudieron leer las estadísticas guardadas."
        case .keptDays: "No se pudieron leer los días guardados."
        case .keptCurves: "No se pudieron leer las mejores partidas guardadas."
        case .keptHints: "No se pudo leer qué consejos se han visto."
        case .keptForHouse: "No se pudo leer lo guardado para la casa."
        case .keptOutbox: "No se pudieron leer las partidas que esperan a la casa."
        case .keptRun: "No se pudo leer la partida interrumpida."
        case .keptTicket: "No se pudo leer el tique de una partida."
        case .keptOtherRules: "Se jugó con otras reglas."

        // The house
        case .everyone: "Todos"
        case .today: "Hoy"
        case .thisWeek: "Esta semana"
        case .challenge: "Reto"
        case .yesterday: "Ayer"
        case .lastWeek: "Semana pasada"
        case .lastChallenge: "Reto de ayer"
        case .thisDevice: "Este dispositivo"
        case .houseChecks: "La casa está verificando esta partida…"
        case .houseKeeps: "Guardada; se enviará cuando la casa responda."
        case .checking: "verificando"
        case .kept: "guardada"
        case .doesNotCount: "no cuenta"
        case .houseCounted: "Verificada. La casa ha contado esta partida."
        case .gameCountsHereOnly: "Esta partida solo cuenta en este dispositivo."
        case .runWentOnAlone:
            "Esta partida siguió sin la casa, así que solo cuenta en este dispositivo."
        case .houseTooSlow:
            "La casa no respondió a tiempo, así que esta partida solo cuenta en este dispositivo."
        case .houseAfterFirstMove:
            "La casa respondió después de la primera jugada, así que esta partida solo cuenta en "
                + "este dispositivo."
        case .settingsChanged:
            "Se cambiaron los ajustes, así que esta partida solo cuenta en este dispositivo."
        case .outboxFull:
            "Hay más partidas esperando a la casa de las que se pueden guardar; la más antigua se "
                + "quedó fuera."
        case .houseOtherRules: "Las reglas de la casa no son las de esta página. Recarga la página."
        case .houseSilent: "No se puede contactar con la casa."
        case .houseUnreadable: "No se entiende la respuesta de la casa."
        case .houseRefused: "La casa no la aceptó."
        case .houseSaysNo: "La casa dice que no, sin decir por qué."
        case .askingHouse: "Preguntando a la casa…"
        case .houseDraws: "La casa lanza la bola…"
        case .goOnAlone: "Seguir sin la casa"
        case .playChallenge: "Jugar el reto de hoy"
        case .challengePlayed: "Ya lo jugaste hoy."
        case .itsBoard: "Ver clasificación"
        case .nobodyPlayed: "Nadie ha jugado todavía."
        case .boardAsItWas: "No se puede contactar con la casa; así estaba la clasificación."
        case .rulesHaveChanged:
            "Las reglas han cambiado desde entonces: esta clasificación está cerrada."
        case .noBoardNow: "Ahora no hay clasificación."
        case .challengeRunsLater: "Las partidas del reto se podrán ver cuando acabe el día."
        case .atThisHouse: "En esta casa"
        case .takeAll: "Llevarme todo"
        case .tookAll: "El archivo funfair.json contiene todo lo que la casa sabe de ti."
        case .leaveHouse: "Borrarme de esta casa"
        case .reallyLeave: "¿Borrarte de esta casa?"
        case .leavingFrees:
            "Tus nombres quedan libres para otras personas, y tus puntuaciones y grabaciones "
                + "desaparecen de todas las clasificaciones."
        case .leavingBackups: "Las copias de seguridad de la casa los conservan hasta que caducan."
        case .leavingKeeps: "Lo que hay en este dispositivo se queda, y puedes seguir jugando."
        case .leaveForGood: "Borrarme"
        case .cancel: "Cancelar"
        case .leftHouse: "Esta casa te ha borrado."
        case .problemBusy: "La casa no da abasto. Inténtalo de nuevo en un momento."
        case .problemNameTaken: "Otro dispositivo ya juega aquí con este nombre."
        case .problemChallengeOver: "Ya usaste tu intento en el reto de hoy. Mañana habrá otro."
        case .problemTicketUsed: "La partida de este tique ya se contó."
        case .problemTicketLate: "La partida llegó demasiado tarde, contando las pausas."
        case .problemRules: "Las reglas del juego han cambiado desde que empezó la partida."
        case .problemNotReproduced: "Al repetir la partida, no sale lo mismo."
        case .problemTooFast: "La partida se jugó más rápido que el reloj."
        case .problemInhuman: "Ninguna mano puede jugar como se jugó esta partida."
        case .problemTable: "La partida de esta mesa ha terminado."
        case .problemBorrowed: "Otra persona ya había enviado las mismas jugadas."
        case .problemNotStoring: "La casa no puede guardar puntuaciones en este momento."
        }
    }
}
