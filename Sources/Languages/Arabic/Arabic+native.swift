import Phrases

/// The texts that only the native app uses.
extension Arabic {
    static func text(of phrase: NativePhrase) -> String {
        switch phrase {
        // The menu bar
        case .gameMenu: "اللعبة"

        // Game Center
        case .useGameCenter: "أرسل نتائجي إلى Game Center"
        case .gameCenterBoards: "لوحات صدارة Game Center"
        case .gameCenterFailed: "تعذّر تسجيل الدخول. تحقّق من Game Center في تطبيق الإعدادات."
        }
    }
}
