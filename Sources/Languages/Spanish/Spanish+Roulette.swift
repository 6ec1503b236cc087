import Roulette

/// The texts of Roulette.
extension Spanish {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Its stall
        case .rouletteBlurb: "Elige tus números y gira la ruleta"
        case .playGame: "Jugar"
        case .leaderboard: "Clasificación"

        // Settings
        case .level: "Nivel"
        case .levels: "Niveles"
        case .easy: "Fácil"
        case .medium: "Medio"
        case .hard: "Difícil"
        case .playOnCredit: "Jugar a crédito"

        // The wheel
        case .green: "verde"
        case .red: "rojo"
        case .black: "negro"
        case .ball: "bola"

        // At the table
        case .hintSpin: "Toca Girar y elige tus números."
        case .spin: "Girar"
        case .sameAgain: "Repetir"
        case .skip: "Saltar"
        case .bet: "Apostar"
        case .cancel: "Cancelar"
        case .chosen: "Elegido"
        case .chooseAndSpin: "Elige tus números y gira la ruleta."
        case .noMoreBets: "No va más. La bola está rodando…"
        case .aHit: "¡Acierto!"
        case .close: "¡Casi!"
        case .missed: "Fallo."
        case .nearIsMiss: "En este nivel, un número de al lado es un fallo."

        // Badges
        case .badge: "Insignia"
        case .fromScore: "Desde (puntos)"
        case .pro: "Pro"
        case .master: "Maestro"
        case .legend: "Leyenda"

        // How it is played
        case .choose: "Elige"
        case .hit: "Acierto"
        case .nextTo: "Al lado"
        case .miss: "Fallo"
        case .aMiss: "fallo"
        case .moneyThenScore: "Fichas y, después, puntos."
        case .nextToIt: "Al lado"
        case .nextByNumber: "Al lado: a un número de diferencia"
        case .nextOnWheel: "Al lado: contiguos en la ruleta"
        case .payRule:
            "Un acierto paga. En algunos niveles, también paga una casilla al lado de una de las "
                + "tuyas. Lo demás cuesta."
        case .pointsStay:
            "Los puntos son tuyos para siempre; las fichas, no. Cuando se acaban, termina la "
                + "partida y tu puntuación queda en la clasificación."
        case .levelRule: "Si cambias de nivel en los ajustes, vale a partir del giro siguiente."

        // What to expect
        case .anyBet: "Cualquier apuesta"
        case .hitRow: "Acierto"
        case .missRow: "Fallo"
        case .moneyASpin: "Fichas por giro"
        case .outcome: "Resultado"

        // The end of a run, and all runs
        case .tableCloses: "La mesa cierra."
        case .moneyGone: "No te quedan fichas."
        case .seeYouSoon: "¡Hasta pronto!"
        case .spinsFigure: "Giros"
        case .hitsFigure: "Aciertos"
        case .mostHitsInARow: "Más aciertos seguidos"
        case .mostMoney: "Más fichas"
        case .favouritePocket: "Casilla favorita"
        case .cameMostOften: "La que más salió"
        case .pocketCounts: "Cuántas veces salió cada casilla"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "{1} de {2} elegidos"
        case .chosenAlready: "Ya hay {1} elegidos. Quita uno antes."
        case .nextToThem: "Al lado: {1}."
        case .hitIn: "Acierto en {1} de {2}, {3} fichas por giro."
        case .moneyWon: "{1} fichas"
        case .moneyAndScore: "{1} fichas, {2} puntos"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "¡{1}!"

        // How it is played
        case .spinRule: "Empiezas con {1} fichas. Toca “Girar” y elige tus números: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Toca “Apostar”. La ruleta gira y la bola cae en una de las {1} casillas, todas igual "
                + "de probables, sin importar lo que salió antes. Toca la ruleta para ver al "
                + "momento dónde cae."
        case .yours: "Los tuyos: {1}"
        case .whatToExpect: "{1}: qué esperar"
        case .houseEdge: "Resultado medio de un giro: {1} fichas."
        }
    }

    static func forms(of count: RouletteCount) -> TwoForms {
        switch count {
        case .spins: TwoForms("{1} giro", "{1} giros")
        case .hits: TwoForms("{1} acierto", "{1} aciertos")
        case .numbersMissing: TwoForms("Falta {1} número.", "Faltan {1} números.")
        case .numbersTooMany: TwoForms("Sobra {1} número.", "Sobran {1} números.")
        case .chooseNumbers: TwoForms("Elige {1} número", "Elige {1} números")
        case .yourSpins: TwoForms("Tú, {1} giro", "Tú, {1} giros")
        }
    }
}
