import Phrases

/// The texts of a party's big screen.
extension Spanish {
    static func text(of phrase: PartyPhrase) -> String {
        switch phrase {
        // Opening a party
        case .bubblepop: "BubblePop"
        case .breakout: "Breakout"
        case .roulette: "Roulette"
        case .party: "Fiesta"
        case .partyLine: "Una pantalla grande, el móvil de cada cual, el mismo minuto."
        case .chooseGame: "Elige el primer juego"
        case .game: "Juego"
        case .fullScreen: "Pantalla completa"

        // Gathering
        case .joinAt: "Únete en"
        case .codeIs: "Código {1}"
        case .qrCodeOf: "Código QR de {1}"
        case .howMany: "Jugadores: {1}"
        case .waiting: "¿Quién se atreve primero? Escanea el código con el móvil."
        case .isHere: "Ha llegado {1}"
        case .isFull: "La fiesta está llena."
        case .start: "Empezar"
        case .again: "Otra ronda"
        case .needsGuests: "Se puede empezar en cuanto llegue alguien."
        case .showDoor: "Echar de la fiesta"
        case .showDoorTo: "¿Echar a {1}?"
        case .doorIsShut: "No podrá volver a esta fiesta."
        case .endParty: "Terminar la fiesta"
        case .reallyEnd: "¿Terminar la fiesta?"
        case .tableStays: "Podrás ver los resultados durante 30 días."

        // A round
        case .round: "Ronda {1}"
        case .getReady: "¡Preparados!"
        case .goNow: "¡Ya!"
        case .secondsLeft: "Segundos: {1}"
        case .notChecked: "Los puntos se comprueban al final."
        case .others: "Los demás"
        case .noSignal: "sin señal"
        case .calledChain: "{1}: ¡cadena de {2}!"
        case .calledLead: "¡{1} se pone en cabeza!"
        case .calledHit: "¡{1} es quien más gana con el {2}!"
        case .lastTen: "¡Quedan diez segundos!"
        case .behind: "a {1} del primero"

        // Roulette
        case .spinOf: "Giro {1}"
        case .placeBets: "Hagan juego"
        case .betsPlaced: "Apuestas: {1} de {2}"
        case .noMoreBets: "No va más"

        // The end of a round
        case .judging: "Repasando cada partida…"
        case .judgedOf: "Comprobadas: {1} de {2}"
        case .isChecked: "comprobada"
        case .onItsWay: "en camino"
        case .photoFinish: "¡Foto finish!"
        case .deadHeat: "¡Empate!"
        case .wins: "¡La ronda es para {1}!"
        case .nobodyWins: "Esta vez no cuenta ninguna partida."
        case .comeback: "La mejor remontada"
        case .ofLength: "{1}, {2}"
        case .notCounted: "Esta vez no cuenta"
        case .theEvening: "Esta velada"
        case .newHere: "llega ahora"

        // An evening of rounds
        case .planEvening: "Planear una velada"
        case .changePlan: "Cambiar el plan"
        case .rounds: "Rondas"
        case .whichGames: "Juegos"
        case .mixed: "Variados"
        case .byVote: "Por votación"
        case .oneByOne: "Ronda a ronda"
        case .swapHint: "Toca una ronda para cambiar su juego"
        case .done: "Listo"
        case .voteNext: "Vota el próximo juego"
        case .bestMoments: "Los mejores momentos"
        case .linkCopied: "Enlace copiado"
        case .movedUp: "sube {1}"
        case .movedDown: "baja {1}"
        case .nextIs: text(of: GuestPattern.nextGame)
        case .roundOf: text(of: GuestPattern.roundOf)
        case .eveningWon: text(of: GuestPattern.eveningWon)
        case .placeAt: text(of: GuestPattern.placeAt)

        // After a party
        case .isOver: "¡Hasta aquí la fiesta!"
        case .keptAt: "Puedes verlo 30 días en {1}"
        case .anotherParty: "Abrir otra fiesta"
        case .playHere: "Jugar en este dispositivo"
        case .noParty: "Esta fiesta ya no está aquí."
        case .nothingPlayed: "Nadie jugó ninguna ronda."

        // Problems
        case .isSilent: "No hay conexión con el servidor. La fiesta sigue en cuanto vuelva."
        case .manyParties: "Hay demasiadas fiestas abiertas. Prueba más tarde."
        case .otherScreen: "Esta fiesta se abrió en otra pantalla."
        case .tryAgain: "No ha funcionado. Prueba otra vez."
        }
    }

    static func forms(of plural: PartyPlural) -> TwoForms {
        switch plural {
        case .placesGained: forms(of: GuestPlural.placesGained)
        case .wonBy: forms(of: GuestPlural.wonBy)
        case .placesUp: TwoForms("{1}, {2} puesto más arriba", "{1}, {2} puestos más arriba")
        }
    }
}
