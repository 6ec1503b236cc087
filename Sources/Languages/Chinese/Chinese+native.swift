import Phrases

/// The texts that only the native app uses.
extension Chinese {
    static func text(of phrase: NativePhrase) -> String {
        switch phrase {
        // The menu bar
        case .gameMenu: "游戏"

        // Game Center
        case .useGameCenter: "把我的成绩发到 Game Center"
        case .gameCenterBoards: "Game Center 排行榜"
        case .gameCenterFailed: "没能登录。请在“设置”App 中查看 Game Center。"
        }
    }
}
