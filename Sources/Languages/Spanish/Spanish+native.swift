import Phrases

/// The texts that only the native app uses.
extension Spanish {
    static func text(of phrase: NativePhrase) -> String {
        switch phrase {
        // The menu bar
        case .gameMenu: "Juego"

        // Game Center
        case .useGameCenter: "Enviar mis puntos a Game Center"
        case .gameCenterBoards: "Clasificaciones de Game Center"
        case .gameCenterFailed: "No se pudo iniciar sesión. Revisa Game Center en la app Ajustes."
        }
    }
}
