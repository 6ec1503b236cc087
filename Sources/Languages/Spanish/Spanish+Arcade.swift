import Arcade

/// The texts that all games share.
extension Spanish {
    static func text(of phrase: ArcadePhrase) -> String {
        switch phrase {
        // Places
        case .play: "Jugar"
        case .scores: "Récords"
        case .highScores: "Récords"

        // Settings
        case .on: "sí"
        case .off: "no"
        case .nothing: "Un campo vacío"

        // Play
        case .points: "Puntos"
        case .yourNumbers: "Tus números"

        // Names
        case .nameBlank: "Un nombre necesita al menos un carácter visible."
        case .nameControl:
            "Un nombre no puede llevar saltos de línea, tabulaciones ni otros caracteres de "
                + "control."
        case .nameDirection:
            "Un nombre no puede llevar caracteres que cambien la dirección del texto."
        case .nameOverloaded: "Uno de estos caracteres lleva demasiados acentos."

        // Recordings
        case .notARecording: "Esto no es una grabación de Funfair."
        case .recordingCutShort: "La grabación está incompleta."
        case .recordingChecksum: "La grabación está dañada: su suma de comprobación no coincide."
        }
    }

    static func text(of pattern: ArcadePattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} y {2}"
        case .list: "{1}, {2}"
        case .seconds: "{1} s"
        case .percent: "{1}\u{A0}%"
        case .fromTo: "{1} a {2}"
        case .inSteps: "{1} en pasos de {2}"
        case .quoted: "“{1}”"

        // Play
        case .levelNumber: "Nivel {1}"

        // Settings
        case .settingBroughtBack: "{1} va de {2}; {3} pasó a ser {4}."
        case .settingNoNumber: "{1} no es un número entero; {2} queda en {3}. Va de {4}."
        case .settingRefused: "{1} va de {2}; {3} no vale."
        case .settingRefusedText: "{1} no es un número entero. {2} va de {3}."

        // Names
        case .nameTooLong: "Un nombre tiene como máximo {1} caracteres; este tiene {2}."

        // Recordings
        case .recordingNewer:
            "Esta grabación pide un Funfair más nuevo: usa el formato {1}, y este lee el {2}."
        case .recordingTooLarge: "Una grabación tiene como máximo {2} bytes; esta tiene {1}."
        case .recordingDamaged: "La grabación está dañada en el byte {1}."
        case .recordingUnknownGame: "Este Funfair no conoce el juego de la grabación ({1})."
        case .recordingOtherRules:
            "La partida se jugó con la versión {1} de las reglas. Este Funfair juega con la {2} y "
                + "no puede repetirla."
        case .recordingUnknownMode: "Este Funfair no conoce este modo de juego ({1})."
        case .recordingStage: "El juego no tiene ninguna pista de {1} por {2}."
        case .recordingInputAfterEnd:
            "La grabación tiene una acción en el tic {1}, tras el final de la partida."
        case .recordingDoesNotReproduce:
            "No es auténtica: la grabación dice {1} puntos tras {2} tics, pero sus jugadas dan {3} "
                + "tras {4}."
        case .recordingUnfinished: "La partida se abandonó en el tic {1}."
        }
    }

    static func forms(of plural: ArcadePlural) -> TwoForms {
        switch plural {
        case .points: TwoForms("{1} punto", "{1} puntos")
        }
    }
}
