import Roulette

/// The texts of Roulette.
extension Spanish {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Stall
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
        case .nearIsMiss: "En este nivel, quedarse cerca no cuenta."

        // Badges
        case .badge: "Insignia"
        case .fromScore: "Desde (puntos)"
        case .pro: "Pro"
        case .master: "Maestro"
        case .legend: "Leyenda"

        // Rules and hints
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
            "Un acierto paga y, en algunos niveles, también una casilla al lado de las tuyas. Lo "
                + "demás cuesta."
        case .pointsStay:
            "Tus puntos están a salvo; tus fichas, no. Cuando se acaban, termina la partida y tu "
                + "puntuación queda en la clasificación."
        case .levelRule: "Cambia de nivel en los ajustes: vale desde el próximo giro."

        // What to expect
        case .anyBet: "Cualquier apuesta"
        case .hitRow: "Acierto"
        case .missRow: "Fallo"
        case .moneyASpin: "Fichas por giro"
        case .outcome: "Resultado"

        // Results and statistics
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

        // Classic
        case .classic: "Clásica"
        case .threeLevels: "Tres niveles"
        case .aboutLevels: "Elige unos números; el nivel fija lo que pagan."
        case .aboutClassic: "Una mesa europea: tapete, fichas y probabilidades reales."
        case .low: "1 a 18"
        case .high: "19 a 36"
        case .even: "par"
        case .odd: "impar"
        case .voisins: "Vecinos del cero"
        case .tiers: "Tercios"
        case .orphelins: "Huérfanos"
        case .noChips: "Pon antes una ficha en el tapete."
        case .chipMoney: "No tienes tantas fichas."
        case .someBack: "Recuperas una parte."
        case .putChipsAndSpin: "Pon fichas en el tapete y gira la ruleta."
        case .putChips: "Pon tus fichas"
        case .chipValues: "Fichas"
        case .calledBets: "Apuestas cantadas"
        case .neighbours: "Un número y sus vecinos"
        case .takeBack: "Deshacer"
        case .doubleChips: "Doblar"
        case .clearChips: "Vaciar"
        case .repeatChips: "Apuesta anterior"
        case .sameBet: "esta apuesta"
        case .flat: "10 al rojo"
        case .martingale: "Martingala"
        case .dAlembert: "D’Alembert"
        case .paroli: "Paroli"
        case .theCourse: "Tus fichas, giro a giro"
        case .courseLegend:
            "Línea discontinua: la media. Banda clara: donde acaba el 95\u{A0}% de los jugadores."
        case .oddsFavour: "Con estas apuestas llevas ventaja. Ninguna mesa de verdad te la daría."
        case .oddsAgainst: "Con estas apuestas llevas las de perder. ¡Juega por los puntos!"
        case .houseKeeps: "A la larga, la banca se queda con el 2,7\u{A0}% de cada apuesta."
        case .systemsLose:
            "Ningún sistema puede con eso: solo pierde más despacio, o todo de golpe."
        case .classicScore:
            "Tu puntuación es tu mayor ganancia hasta ahora. La conservas aunque pierdas."
        case .payouts: "Lo que pagan las apuestas"
        case .chipBet: "Apuesta"
        case .coversNumbers: "Números"
        case .pays: "Paga"
        case .straightKind: "Pleno"
        case .splitKind: "Caballo"
        case .streetKind: "Transversal"
        case .cornerKind: "Cuadro"
        case .sixLineKind: "Seisena"
        case .columnKind: "Columna"
        case .dozenKind: "Docena"
        case .evenKind: "Rojo o negro, par o impar, falta o pasa"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "{1} de {2} elegidos"
        case .chosenAlready: "Ya has elegido {1}. Quita uno antes."
        case .nextToThem: "Al lado: {1}."
        case .hitIn: "Acierto en {1} de {2}; de media, {3} fichas."
        case .moneyWon: "{1} fichas"
        case .moneyAndScore: "{1} fichas, {2} puntos"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "¡{1}!"

        // Rules and hints
        case .spinRule: "Empiezas con {1} fichas. Toca “Girar” y elige tus números: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Toca “Apostar”. La ruleta gira y la bola cae en una de las {1} casillas, todas igual "
                + "de probables, sin importar lo que salió antes. Toca la ruleta para ver al "
                + "momento dónde cae."
        case .yours: "Los tuyos: {1}"
        case .whatToExpect: "{1}: qué esperar"
        case .houseEdge: "Ventaja de la banca: {1} fichas por giro."

        // Classic
        case .splitBet: "caballo {1}"
        case .streetBet: "transversal {1}"
        case .cornerBet: "cuadro {1}"
        case .sixLineBet: "seisena {1}"
        case .columnBet: "columna {1}"
        case .dozenBet: "docena {1}"
        case .neighboursBet: "{1} y sus vecinos"
        case .paysTo: "{1} a 1"
        case .placePays: "{1}, paga {2}"
        case .placeHolds: "{1}: {2} puestas, paga {3}"
        case .chipOf: "ficha de {1}"
        case .chipLimit: "Como máximo {1} en un mismo sitio."
        case .staked: "{1} de {2}"
        case .clothOdds: "De media, {1} fichas por giro."
        case .trialOf: "{1} giros: {2}"
        case .classicRule:
            "Empiezas con {1} fichas de saldo. Toca “Girar” y pon fichas en el tapete: {2}."
        case .clothRule:
            "Cada toque o arrastre pone una ficha del valor elegido, {1} como máximo en un mismo "
                + "sitio. Toca entre los números para apostar a varios."
        }
    }

    static func forms(of plural: RoulettePlural) -> TwoForms {
        switch plural {
        case .spins: TwoForms("{1} giro", "{1} giros")
        case .hits: TwoForms("{1} acierto", "{1} aciertos")
        case .numbersMissing: TwoForms("Falta {1} número.", "Faltan {1} números.")
        case .numbersTooMany: TwoForms("Sobra {1} número.", "Sobran {1} números.")
        case .chooseNumbers: TwoForms("Elige {1} número", "Elige {1} números")
        case .yourSpins: TwoForms("Tú, {1} giro", "Tú, {1} giros")
        case .courseTold:
            TwoForms(
                "Tras {1} giro, {2} fichas; la media es {3}, y el 95\u{A0}% de los jugadores tiene "
                    + "de {4} a {5}.",
                "Tras {1} giros, {2} fichas; la media es {3}, y el 95\u{A0}% de los jugadores "
                    + "tiene de {4} a {5}.")
        case .goneAfter:
            TwoForms("{2}: sin fichas tras {1} giro", "{2}: sin fichas tras {1} giros")
        case .leftAfter: TwoForms("{2}: tras {1} giro", "{2}: tras {1} giros")
        case .chipsTaken: TwoForms("{2}, {1} ficha", "{2}, {1} fichas")
        }
    }
}
