import Roulette

/// The texts of Roulette.
extension Vietnamese {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Stall
        case .rouletteBlurb: "Chọn số rồi quay"
        case .playGame: "Chơi"
        case .leaderboard: "Xếp hạng"

        // Settings
        case .level: "Cấp độ"
        case .levels: "Các cấp độ"
        case .easy: "Dễ"
        case .medium: "Vừa"
        case .hard: "Khó"
        case .playOnCredit: "Cho nợ xu"

        // The wheel
        case .green: "xanh lá"
        case .red: "đỏ"
        case .black: "đen"
        case .ball: "bi"

        // At the table
        case .hintSpin: "Chạm Quay và chọn số của bạn."
        case .spin: "Quay"
        case .sameAgain: "Cược như cũ"
        case .skip: "Bỏ qua"
        case .bet: "Đặt cược"
        case .cancel: "Hủy"
        case .chosen: "Đã chọn"
        case .chooseAndSpin: "Chọn số của bạn rồi quay."
        case .noMoreBets: "Ngừng đặt cược. Bi đang lăn…"
        case .aHit: "Trúng!"
        case .close: "Suýt trúng!"
        case .missed: "Trượt."
        case .nearIsMiss: "Ở cấp độ này, suýt trúng vẫn là trượt."

        // Badges
        case .badge: "Huy hiệu"
        case .fromScore: "Từ số điểm"
        case .pro: "Cao thủ"
        case .master: "Bậc thầy"
        case .legend: "Huyền thoại"

        // Rules and hints
        case .choose: "Chọn"
        case .hit: "Trúng"
        case .nextTo: "Kề"
        case .miss: "Trượt"
        case .aMiss: "trượt"
        case .moneyThenScore: "Xu trước, điểm sau."
        case .nextToIt: "Số kề"
        case .nextByNumber: "Số kề: hơn kém một đơn vị"
        case .nextOnWheel: "Số kề: nằm cạnh nhau trên vòng quay"
        case .payRule:
            "Trúng thì được thưởng. Ở vài cấp độ, ô kề ô bạn chọn cũng được thưởng. Còn lại thì "
                + "mất xu."
        case .pointsStay:
            "Điểm là của bạn mãi mãi, xu thì không. Hết xu là hết ván, và điểm của bạn ở lại trên "
                + "bảng xếp hạng."
        case .levelRule: "Đổi cấp độ trong cài đặt: tính từ lượt quay kế tiếp."

        // What to expect
        case .anyBet: "Mọi kiểu cược"
        case .hitRow: "Trúng"
        case .missRow: "Trượt"
        case .moneyASpin: "Xu mỗi lượt quay"
        case .outcome: "Kết quả"

        // Results and statistics
        case .tableCloses: "Bàn đóng cửa."
        case .moneyGone: "Hết xu rồi."
        case .seeYouSoon: "Hẹn gặp lại!"
        case .spinsFigure: "Lượt quay"
        case .hitsFigure: "Lần trúng"
        case .mostHitsInARow: "Trúng liên tiếp nhiều nhất"
        case .mostMoney: "Nhiều xu nhất"
        case .favouritePocket: "Ô yêu thích"
        case .cameMostOften: "Ra nhiều nhất"
        case .pocketCounts: "Số lần ra của mỗi ô"

        // Classic
        case .classic: "Cổ điển"
        case .threeLevels: "Ba cấp độ"
        case .aboutLevels: "Chọn vài số; cấp độ quyết định mức trả."
        case .aboutClassic: "Bàn kiểu châu Âu: tấm nỉ, phỉnh và tỷ lệ thật."
        case .low: "1 đến 18"
        case .high: "19 đến 36"
        case .even: "chẵn"
        case .odd: "lẻ"
        case .voisins: "Voisins du zéro"
        case .tiers: "Tiers"
        case .orphelins: "Orphelins"
        case .noChips: "Hãy đặt một phỉnh lên bàn trước."
        case .chipMoney: "Bạn không có đủ xu."
        case .someBack: "Lấy lại được một phần."
        case .putChipsAndSpin: "Đặt phỉnh lên bàn rồi quay."
        case .putChips: "Đặt phỉnh"
        case .chipValues: "Phỉnh"
        case .calledBets: "Cược gọi"
        case .neighbours: "Một số và các số bên cạnh"
        case .takeBack: "Rút lại"
        case .doubleChips: "Gấp đôi"
        case .clearChips: "Xóa hết"
        case .repeatChips: "Cược trước"
        case .sameBet: "cược này"
        case .flat: "10 vào đỏ"
        case .martingale: "Martingale"
        case .dAlembert: "D’Alembert"
        case .paroli: "Paroli"
        case .theCourse: "Số xu qua từng lượt quay"
        case .courseLegend: "Nét đứt: trung bình. Vùng nhạt: 95% người chơi nằm ở đây."
        case .oddsFavour: "Cược kiểu này bạn có lợi. Không bàn thật nào cho thế đâu."
        case .oddsAgainst: "Cược kiểu này bạn bất lợi. Hãy chơi vì điểm!"
        case .houseKeeps: "Về lâu dài, nhà cái giữ 2,7% mọi khoản cược."
        case .systemsLose:
            "Không chiêu cược nào thắng nổi: chỉ thua chậm hơn, hoặc thua sạch một lần."
        case .classicScore: "Điểm là khoản lãi lớn nhất của bạn đến giờ. Thua hết xu vẫn còn điểm."
        case .payouts: "Mức trả thưởng"
        case .chipBet: "Cược"
        case .coversNumbers: "Số ô"
        case .pays: "Trả"
        case .straightKind: "Một số"
        case .splitKind: "Hai số"
        case .streetKind: "Ba số"
        case .cornerKind: "Bốn số"
        case .sixLineKind: "Sáu số"
        case .columnKind: "Cột"
        case .dozenKind: "Tá"
        case .evenKind: "Đỏ/đen, chẵn/lẻ, thấp/cao"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "Đã chọn {1}/{2}"
        case .chosenAlready: "Đã chọn đủ {1} số. Hãy bỏ bớt một số trước."
        case .nextToThem: "Số kề: {1}."
        case .hitIn: "Trúng {1}/{2} ô, trung bình {3} xu."
        case .moneyWon: "{1} xu"
        case .moneyAndScore: "{1} xu, {2} điểm"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // Rules and hints
        case .spinRule: "Bạn bắt đầu với {1} xu. Chạm “Quay” rồi chọn số: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Chạm “Đặt cược”. Vòng quay xoay và bi rơi vào một trong {1} ô, ô nào cũng có cơ hội "
                + "như nhau, bất kể trước đó ra gì. Chạm vòng quay để xem ngay kết quả."
        case .yours: "Của bạn: {1}"
        case .whatToExpect: "{1}: kết quả kỳ vọng"
        case .houseEdge: "Lợi thế của nhà cái: {1} xu mỗi lượt quay."

        // Classic
        case .splitBet: "hai số {1}"
        case .streetBet: "ba số {1}"
        case .cornerBet: "bốn số {1}"
        case .sixLineBet: "sáu số {1}"
        case .columnBet: "cột {1}"
        case .dozenBet: "tá {1}"
        case .neighboursBet: "{1} và các số bên cạnh"
        case .paysTo: "{1} ăn 1"
        case .placePays: "{1}, trả {2}"
        case .placeHolds: "{1}: đã đặt {2}, trả {3}"
        case .chipOf: "phỉnh {1}"
        case .chipLimit: "Mỗi chỗ tối đa {1}."
        case .staked: "{1}/{2}"
        case .clothOdds: "Trung bình {1} xu mỗi lượt."
        case .trialOf: "{1} lượt: {2}"
        case .classicRule: "Bạn bắt đầu với {1} xu. Chạm “Quay” rồi đặt phỉnh lên bàn: {2}."
        case .clothRule:
            "Mỗi lần chạm hoặc kéo đặt một phỉnh có giá trị đã chọn, mỗi chỗ tối đa {1}. Chạm giữa "
                + "các số để cược nhiều số."
        }
    }

    static func forms(of plural: RoulettePlural) -> OneForm {
        switch plural {
        case .spins: OneForm("{1} lượt quay")
        case .hits: OneForm("{1} lần trúng")
        case .numbersMissing: OneForm("Còn thiếu {1} số.")
        case .numbersTooMany: OneForm("Thừa {1} số.")
        case .chooseNumbers: OneForm("Chọn {1} số")
        case .yourSpins: OneForm("Bạn, {1} lượt quay")
        case .courseTold:
            OneForm(
                "Sau {1} lượt quay còn {2} xu; trung bình {3}, 95% người chơi có từ {4} đến {5}.")
        case .goneAfter: OneForm("{2}: hết xu sau {1} lượt quay")
        case .leftAfter: OneForm("{2}: sau {1} lượt quay")
        case .chipsTaken: OneForm("{2}, {1} phỉnh")
        }
    }
}
