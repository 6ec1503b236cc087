/// A text that only the native app uses. The web page doesn't download these.
public enum NativePhrase: CaseIterable, Sendable {
    // MARK: The menu bar
    case gameMenu

    // MARK: Game Center
    case useGameCenter
    case gameCenterBoards
    case gameCenterFailed
}
