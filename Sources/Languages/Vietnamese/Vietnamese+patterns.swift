import Phrases

/// The texts with gaps and with numbers.
extension Vietnamese {
    static func text(of pattern: Pattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} và {2}"
        case .list: "{1}, {2}"
        case .sentences: "{1} {2}"
        case .seconds: "{1} giây"
        case .percent: "{1}%"
        case .fromTo: "{1} đến {2}"
        case .inSteps: "{1}, mỗi nấc {2}"
        case .quoted: "“{1}”"

        // Settings
        case .settingBroughtBack: "{1} nhận giá trị từ {2}, nên {3} được đổi thành {4}."
        case .settingNoNumber: "{1} không phải là số nguyên, nên {2} là {3}. Giá trị từ {4}."
        case .settingRefused: "{1} nhận giá trị từ {2}, không phải {3}."
        case .settingRefusedText: "{1} không phải là số nguyên. {2} nhận giá trị từ {3}."

        // Names and recordings
        case .nameTooLong: "Tên có tối đa {1} ký tự; tên này có {2}."
        case .characterCount: "{1}/{2}"
        case .recordingNewer:
            "Bản ghi này có định dạng {1}; Funfair này đọc định dạng {2}. Bản Funfair mới hơn sẽ "
                + "đọc được."
        case .recordingTooLarge: "{1} byte là quá nhiều cho một bản ghi (tối đa {2})."
        case .recordingDamaged: "Bản ghi bị hỏng ở byte {1}."
        case .recordingUnknownGame: "Bản ghi thuộc một trò chơi chưa biết ở đây ({1})."
        case .recordingOtherRules:
            "Lượt chơi theo phiên bản luật {1}; Funfair này dùng phiên bản {2}."
        case .recordingStage: "Trò chơi không có sân cỡ {1} × {2}."
        case .recordingInputAfterEnd: "Một thao tác ghi ở nhịp {1}, khi lượt chơi đã kết thúc."
        case .recordingDoesNotReproduce:
            "Phát lại lượt chơi không cho cùng kết quả: bản ghi nêu {1} điểm sau {2} nhịp, phát "
                + "lại được {3} sau {4}."
        case .recordingUnfinished: "Lượt chơi bị bỏ ở nhịp {1}, trước khi kết thúc."
        case .keptUnreadable: "{1} Dữ liệu ở đó được cất riêng, không bị ghi đè."
        case .noRace: "{1} không có chế độ đua."

        // A run and its end
        case .wouldPass: "Kỷ lục của bạn. Thêm {1} nữa là vượt {2}."
        case .shortOfBest: "Còn kém {1} so với kỷ lục {2} của bạn."
        case .secondsLeft: "còn {1} giây"
        case .levelNumber: "Màn {1}"
        case .atLevel: "màn {1}"
        case .money: "{1} xu"
        case .longestChain: "Chuỗi dài nhất: {1}"
        case .longestStreak: "Loạt dài nhất: {1}"
        case .standardTitle: "{1}, trò chơi chuẩn"
        case .otherTitle: "{1}, cài đặt khác"
        case .racing: "Đua với {1}, {2}"
        case .youLead: "bạn dẫn {1}"
        case .aheadOfYou: "bạn kém {1}"
        case .cameToTheSame: "Bạn và {1} hòa nhau."
        case .youBeat: "Bạn thắng {1}, hơn {2} điểm."
        case .wasAhead: "{1} thắng bạn, hơn {2} điểm."

        // BubblePop
        case .aheadOfBest: "hơn kỷ lục của bạn {1}"
        case .behindBest: "kém kỷ lục của bạn {1}"
        case .playToGoOn: "{1}. Chơi hôm nay để tiếp tục!"
        case .playStall: "Chơi {1}"
        case .shareText: "{1} trong {2} tại Funfair ({3}). Bạn vượt được không?"
        case .myBest: "Kỷ lục của tôi: {1}"
        case .hoursAndMinutes: "{1} giờ {2} phút"
        case .minutes: "{1} phút"
        case .saidChain: "Chuỗi {1} màu {2}."
        case .saidCleared: "Đã phá tường, {1}."
        case .saidLives: "Còn {1}, {2}."
        case .saidTime: "Còn {1}, {2}."
        case .saidScore: "{1}."
        case .shareShort: "{1} trong {2} tại Funfair. Bạn vượt được không?"
        case .bubbleLabel: "bong bóng {1}, {2}"
        case .popAsMany:
            "Chạm nổ thật nhiều bong bóng trong {1} giây. Dùng bao nhiêu ngón tay cũng được."

        // Breakout
        case .brickLabel: "gạch {1}"
        case .wideNote: "Thanh đỡ rộng, {1}"
        case .slowNote: "Bóng chậm, {1}"
        case .netNote: "Lưới bên dưới, {1}"
        case .rowRule: "Hàng gạch dưới cùng được {1} điểm, mỗi hàng phía trên thêm {2}."
        case .rowsRule:
            "Hàng gạch dưới cùng được {1} điểm, mỗi hàng phía trên thêm {2}, cao nhất là {3}."
        case .streak: "×{1} từ {2} viên gạch"
        case .streakRule: "Phá một loạt gạch mà bóng không chạm thanh đỡ thì được nhân điểm: {1}."
        case .nudgeRule: "Chạm khi bóng đang bay để hích bóng. Sau {1} giây mới hích lại được."
        case .livesRule: "Bạn có {1} mạng. Phá xong tường được thưởng điểm, và bức sau khó hơn."
        case .levelDone: "Đã qua màn {1}, “{2}”."
        case .wallBonus: "{1} cho bức tường, đến giờ được {2} điểm."

        // Roulette
        case .pocketLabel: "{1} {2}"
        case .badgeEarned: "{1}!"
        case .chosenCount: "Đã chọn {1}/{2}"
        case .nextToThem: "Số kề: {1}."
        case .hitIn: "Trúng {1}/{2} ô, {3} xu mỗi lượt quay."
        case .moneyWon: "{1} xu"
        case .moneyAndScore: "{1} xu, {2} điểm"
        case .spinResult: "{1} {2}"
        case .spinRule: "Bạn bắt đầu với {1} xu. Chạm “Quay” rồi chọn số: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Chạm “Đặt cược”. Vòng quay xoay và bi rơi vào một trong {1} ô, ô nào cũng có cơ hội "
                + "như nhau, bất kể trước đó ra gì. Chạm vòng quay để xem ngay kết quả."
        case .yours: "Của bạn: {1}"
        case .whatToExpect: "{1}: kết quả kỳ vọng"
        case .houseEdge: "Lợi thế nhà cái: {1} xu mỗi lượt quay."
        case .chosenAlready: "Đã chọn đủ {1} số. Hãy bỏ bớt một số trước."

        // The house
        case .rankMark: "hạng {1} chung"
        case .rankOfEveryone: "Hạng {1} chung"
        case .rankToday: "{1}, hạng {2} hôm nay"
        case .rankInChallenge: "{1}, hạng {2} ở thử thách"
        case .checked: "Đã kiểm tra. {1}."
        case .playAs: "Chơi với tên {1}"
        case .challengeSummary: "{1}, chơi một lần. {2}"
        case .runDoesNotCount: "Lượt chơi của {1} với {2} không được tính: {3}"
        case .nameIsFree: "Tên “{1}” chưa có ai dùng."
        case .playAnyway: "{1} Bạn vẫn chơi được, nhưng chỉ được tính trên máy này."
        case .problemTooOften: "Bạn thao tác quá dồn dập. Hãy thử lại sau {1}."
        }
    }

    static func forms(of count: Count) -> OneForm {
        switch count {
        case .points: OneForm("{1} điểm")
        case .daysInARow: OneForm("{1} ngày liên tiếp")
        case .secondsLong: OneForm("{1} giây")
        case .lives: OneForm("{1} mạng")
        case .bricks: OneForm("{1} viên gạch")
        case .popped: OneForm("Nổ {1} bong bóng")
        case .spins: OneForm("{1} lượt quay")
        case .hits: OneForm("{1} lần trúng")
        case .numbersMissing: OneForm("Còn thiếu {1} số.")
        case .numbersTooMany: OneForm("Thừa {1} số.")
        case .chooseNumbers: OneForm("Chọn {1} số")
        case .yourSpins: OneForm("Bạn, {1} lượt quay")
        case .players: OneForm("{1} người chơi")
        case .playedChallenge: OneForm("{1} người đã chơi.")
        case .runsKept: OneForm("Đã lưu {1} lượt chơi; sẽ gửi khi máy chủ trả lời.")
        }
    }
}
