import Phrases

/// The texts that only the native app uses.
extension Vietnamese {
    static func text(of phrase: NativePhrase) -> String {
        switch phrase {
        // The menu bar
        case .gameMenu: "Trò chơi"

        // Game Center
        case .useGameCenter: "Gửi điểm của tôi lên Game Center"
        case .gameCenterBoards: "Bảng xếp hạng Game Center"
        case .gameCenterFailed:
            "Không đăng nhập được. Hãy kiểm tra Game Center trong ứng dụng Cài đặt."
        }
    }
}
