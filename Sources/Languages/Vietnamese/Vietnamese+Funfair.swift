import Funfair

/// The texts of the app.
extension Vietnamese {
    static func text(of phrase: FunfairPhrase) -> String {
        switch phrase {
        // Places and controls
        case .playAgain: "Chơi lại"
        case .settings: "Cài đặt"
        case .howToPlay: "Cách chơi"
        case .home: "Sảnh"
        case .pause: "Dừng"
        case .paused: "Tạm dừng"
        case .resume: "Chơi tiếp"
        case .goOn: "Tiếp"
        case .continueRun: "Chơi tiếp"
        case .dropRun: "Bỏ lượt này"
        case .runDropped: "Đã bỏ lượt chơi."
        case .undo: "Hoàn tác"
        case .newGame: "Ván mới"
        case .welcomeBack: "Mừng bạn trở lại!"
        case .back: "Trở lại"

        // Races and what is watched
        case .rematch: "Đua lại"
        case .race: "Đua"
        case .watch: "Xem"
        case .watchAgain: "Xem lại"
        case .noGhost: "Bỏ bóng ma"

        // Settings
        case .theme: "Giao diện"
        case .themeAuto: "Tự động"
        case .themeLight: "Sáng"
        case .themeDark: "Tối"
        case .language: "Ngôn ngữ"
        case .languageOfSystem: "Tự động"
        case .lookAndSound: "Hiển thị và âm thanh"
        case .music: "Nhạc"
        case .effects: "Hiệu ứng"
        case .mute: "Tắt tiếng"
        case .vibration: "Rung"
        case .largerSymbols: "Ký hiệu lớn hơn"
        case .leftHanded: "Thuận tay trái"
        case .standard: "Chuẩn"
        case .otherSettings: "Cài đặt khác"
        case .standardGame: "Trò chơi chuẩn"
        case .backToStandard: "Về trò chơi chuẩn"
        case .standardNote: "Đây là trò chơi chuẩn. Điểm được xếp ở một bảng riêng."
        case .otherSettingsNote: "Các lượt chơi với cài đặt khác chuẩn được xếp ở một bảng riêng."
        case .tiltRefused: "Máy này không cho trang web biết bạn đang nghiêng máy thế nào."

        // The end of a run
        case .newBest: "Kỷ lục mới!"
        case .yourBest: "Kỷ lục của bạn."
        case .firstOnBoard: "Bạn mở màn bảng xếp hạng!"
        case .asGoodAsBest: "Bằng kỷ lục của bạn."
        case .neckAndNeck: "ngang nhau"
        case .levelWithBest: "ngang với kỷ lục của bạn"

        // Sharing
        case .share: "Chia sẻ"
        case .canYouBeatThat: "Bạn vượt được không?"
        case .myBestSoFar: "Kỷ lục mới của tôi"
        case .pictureSavedAndCopied: "Đã lưu ảnh và sao chép văn bản."
        case .pictureSaved: "Đã lưu ảnh."

        // All runs
        case .yourGames: "Trò chơi của bạn"
        case .namesHere: "Người chơi"
        case .runs: "Lượt chơi"
        case .timePlayed: "Thời gian chơi"
        case .timeInMotion: "Thời gian quay"
        case .daysInARow: "Ngày liên tiếp"
        case .mostDaysInARow: "Nhiều ngày liên tiếp nhất"
        case .bestScore: "Kỷ lục"

        // Hints
        case .skipHints: "Bỏ qua gợi ý"
        case .hintsAgain: "Hiện lại gợi ý"

        // What is kept
        case .keepsNothing:
            "Trình duyệt này không cho Funfair lưu gì cả. Điểm chỉ còn đến khi đóng trình duyệt."
        case .keptSettings: "Không đọc được cài đặt đã lưu."
        case .keptNames: "Không đọc được các tên đã lưu."
        case .keptScores: "Không đọc được điểm đã lưu."
        case .keptTallies: "Không đọc được số liệu thống kê đã lưu."
        case .keptDays: "Không đọc được các ngày đã lưu."
        case .keptCurves: "Không đọc được các lượt chơi tốt nhất đã lưu."
        case .keptHints: "Không đọc được những gợi ý đã xem."
        case .keptForHouse: "Không đọc được dữ liệu lưu cho máy chủ."
        case .keptOutbox: "Không đọc được các lượt chơi đang chờ máy chủ."
        case .keptRun: "Không đọc được lượt chơi dở dang."
        case .keptTicket: "Không đọc được vé của một lượt chơi."
        case .keptOtherRules: "Lượt đó chơi theo luật khác."

        // The house
        case .everyone: "Tất cả"
        case .today: "Hôm nay"
        case .thisWeek: "Tuần này"
        case .challenge: "Thử thách"
        case .thisDevice: "Máy này"
        case .houseChecks: "Máy chủ đang kiểm tra lượt chơi này…"
        case .houseKeeps: "Đã lưu; sẽ gửi khi máy chủ trả lời."
        case .checking: "đang kiểm tra"
        case .kept: "đã lưu"
        case .doesNotCount: "không tính"
        case .houseCounted: "Đã kiểm tra. Máy chủ đã tính lượt chơi này."
        case .gameCountsHereOnly: "Ván này chỉ được tính trên máy này."
        case .runWentOnAlone:
            "Lượt chơi này diễn ra không có máy chủ nên chỉ được tính trên máy này."
        case .houseTooSlow:
            "Máy chủ không trả lời kịp nên lượt chơi này chỉ được tính trên máy này."
        case .houseAfterFirstMove:
            "Máy chủ trả lời sau thao tác đầu tiên nên lượt chơi này chỉ được tính trên máy này."
        case .settingsChanged: "Cài đặt đã bị đổi nên lượt chơi này chỉ được tính trên máy này."
        case .outboxFull: "Số lượt chơi chờ máy chủ nhiều hơn mức lưu được; lượt cũ nhất đã bị bỏ."
        case .houseOtherRules: "Máy chủ dùng luật khác với trang này. Hãy tải lại trang."
        case .houseSilent: "Không kết nối được với máy chủ."
        case .houseUnreadable: "Không đọc được câu trả lời của máy chủ."
        case .houseRefused: "Máy chủ không nhận lượt này."
        case .houseSaysNo: "Máy chủ từ chối mà không nói lý do."
        case .askingHouse: "Đang hỏi máy chủ…"
        case .houseDraws: "Máy chủ đang quay số…"
        case .goOnAlone: "Chơi tiếp không máy chủ"
        case .playChallenge: "Chơi thử thách hôm nay"
        case .challengePlayed: "Hôm nay bạn đã chơi rồi."
        case .itsBoard: "Xem xếp hạng"
        case .nobodyPlayed: "Chưa ai chơi."
        case .boardAsItWas: "Không kết nối được với máy chủ; đây là bảng xếp hạng lúc trước."
        case .rulesHaveChanged: "Luật chơi đã thay đổi từ đó nên bảng xếp hạng này đã đóng."
        case .noBoardNow: "Hiện không có bảng xếp hạng."
        case .challengeRunsLater: "Có thể xem các lượt thử thách khi ngày kết thúc."
        case .atThisHouse: "Trên máy chủ này"
        case .takeAll: "Mang theo mọi dữ liệu"
        case .tookAll: "Tệp funfair.json chứa mọi thứ máy chủ lưu về bạn."
        case .leaveHouse: "Xóa tôi khỏi máy chủ này"
        case .reallyLeave: "Xóa bạn khỏi máy chủ này?"
        case .leavingFrees:
            "Người khác có thể dùng các tên của bạn, còn điểm và bản ghi của bạn biến mất "
                + "khỏi mọi bảng xếp hạng."
        case .leavingBackups: "Bản sao lưu của máy chủ vẫn giữ chúng cho đến khi hết hạn."
        case .leavingKeeps: "Dữ liệu trên máy này vẫn còn và bạn vẫn chơi tiếp được."
        case .leaveForGood: "Xóa tôi"
        case .cancel: "Hủy"
        case .leftHouse: "Máy chủ này đã xóa bạn."
        case .problemBusy: "Máy chủ đang quá tải. Bạn thử lại sau một lát nhé."
        case .problemNameTaken: "Một máy khác đang dùng tên này ở đây."
        case .problemChallengeOver:
            "Bạn đã dùng lượt thử thách hôm nay. Ngày mai sẽ có thử thách mới."
        case .problemTicketUsed: "Lượt chơi của vé này đã được tính rồi."
        case .problemTicketLate: "Lượt chơi gửi đến quá muộn, kể cả thời gian tạm dừng."
        case .problemRules: "Luật chơi đã thay đổi từ khi lượt này bắt đầu."
        case .problemNotReproduced: "Phát lại lượt chơi không cho cùng kết quả."
        case .problemTooFast: "Lượt chơi diễn ra nhanh hơn đồng hồ."
        case .problemInhuman: "Không bàn tay nào chơi được như lượt này."
        case .problemTable: "Ván ở bàn này đã kết thúc."
        case .problemBorrowed: "Một người chơi khác đã gửi đúng những thao tác này trước đó."
        case .problemNotStoring: "Hiện máy chủ không lưu được điểm."
        }
    }
}
