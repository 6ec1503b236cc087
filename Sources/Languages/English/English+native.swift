import Phrases

/// The texts that only the native app uses.
extension English {
    static func text(of phrase: NativePhrase) -> String {
        switch phrase {
        // The menu bar
        case .gameMenu: "Game"

        // Game Center
        case .useGameCenter: "Send my scores to Game Center"
        case .gameCenterBoards: "Game Center leaderboards"
        case .gameCenterFailed: "Couldn’t sign in. Check Game Center in the Settings app."
        }
    }
}
