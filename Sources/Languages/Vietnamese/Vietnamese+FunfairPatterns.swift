import Funfair

/// The app's texts with placeholders and with numbers.
extension Vietnamese {
    static func text(of pattern: FunfairPattern) -> String {
        switch pattern {
        // Parts of sentences
        case .sentences: "{1} {2}"
        case .characterCount: "{1}/{2}"
        case .hoursAndMinutes: "{1} giờ {2} phút"
        case .minutes: "{1} phút"
        case .money: "{1} xu"

        // Places and controls
        case .playStall: "Chơi {1}"
        case .standardTitle: "{1}, trò chơi chuẩn"
        case .otherTitle: "{1}, cài đặt khác"
        case .whatCounts: "{1}: bảng điểm"
        case .rulesOfVersion: "Luật {1}"
        case .stallOfRules: "{1}, luật {2}"
        case .genuine: "Bản ghi thật: các thao tác cho ra {1}."

        // During a run
        case .secondsLeft: "còn {1} giây"
        case .atLevel: "màn {1}"
        case .aheadOfBest: "hơn kỷ lục của bạn {1}"
        case .behindBest: "kém kỷ lục của bạn {1}"
        case .saidChain: "Chuỗi {1} màu {2}."
        case .saidCleared: "Đã phá tường, {1}."
        case .saidLives: "Còn {1}, {2}."
        case .saidTime: "Còn {1}, {2}."
        case .saidMoreTime: "Thêm {1}."
        case .saidLost: "Bị trừ {1}."
        case .saidScore: "{1}."

        // Races
        case .noRace: "{1} không có chế độ đua."
        case .racing: "Đua với {1}, {2}"
        case .youLead: "bạn dẫn {1}"
        case .aheadOfYou: "bạn kém {1}"
        case .cameToTheSame: "Bạn và {1} hòa nhau."
        case .youBeat: "Bạn thắng {1}, hơn {2} điểm."
        case .wasAhead: "{1} thắng bạn, hơn {2} điểm."

        // The end of a run
        case .wouldPass: "Thêm {1} nữa là vượt {2}."
        case .shortOfBest: "Còn kém {1} so với kỷ lục {2} của bạn."
        case .playToGoOn: "{1}. Chơi hôm nay để giữ chuỗi nhé!"

        // Sharing
        case .shareText: "{1} trong {2} tại Funfair ({3}). Bạn vượt được không?"
        case .shareShort: "{1} trong {2} tại Funfair. Bạn vượt được không?"
        case .myBest: "Kỷ lục của tôi: {1}"

        // Saved data
        case .keptUnreadable: "{1} Dữ liệu cũ được cất riêng, không bị ghi đè."

        // Walls
        case .wallNumber: "Tường {1}"
        case .wallRemoved: "Đã xóa “{1}”."
        case .clearedBy: "{1} đã phá hết: cần vượt {2}"
        case .hiddenAuthors: "Tác giả đã ẩn: {1} · Hiện lại"

        // The house
        case .rankMark: "hạng chung {1}"
        case .rankOfEveryone: "Hạng chung {1}"
        case .rankToday: "{1}, hạng {2} hôm nay"
        case .rankInChallenge: "{1}, hạng {2} ở thử thách"
        case .checked: "Đã kiểm tra. {1}."
        case .playAs: "Chơi với tên {1}"
        case .challengeSummary: "{1}, chơi một lần. {2}"
        case .runDoesNotCount: "Lượt chơi của {1} với {2} không được tính: {3}"
        case .nameIsFree: "Tên “{1}” chưa có ai dùng."
        case .playAnyway: "{1} Bạn vẫn chơi được, nhưng chỉ được tính trên máy này."
        case .houseKnowsYou: "Máy chủ này biết bạn là {1} và lưu điểm cùng bản ghi của bạn."
        case .problemTooOften: "Bạn thử quá nhiều lần. Hãy thử lại sau {1}."
        case .archiveOpened:
            "Lượt đã phát lại: {1}. Kỷ lục mới: {2}. Tường mới: {3}. Không thật hoặc theo luật cũ: {4}."

        // Parties
        case .placeOf: "Hạng {1} trên {2}"
        case .betWithin: "Còn {1} giây để đặt cược"
        }
    }

    static func forms(of plural: FunfairPlural) -> OneForm {
        switch plural {
        case .daysInARow: OneForm("{1} ngày liên tiếp")
        case .secondsLong: OneForm("{1} giây")
        case .lives: OneForm("{1} mạng")
        case .players: OneForm("{1} người chơi")
        case .playedChallenge: OneForm("{1} người đã chơi.")
        case .runsKept: OneForm("Đã lưu {1} lượt chơi. Sẽ gửi khi máy chủ trả lời.")
        case .runsUnsent: OneForm("{1} lượt chơi đang chờ ở đây sẽ không được gửi.")
        case .runsCounted: OneForm("{1} lượt chơi")
        case .hearts: OneForm("{1} tim")
        }
    }
}
