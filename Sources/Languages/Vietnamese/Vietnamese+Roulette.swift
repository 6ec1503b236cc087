import Roulette

/// The texts of Roulette.
extension Vietnamese {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Its stall
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
        case .ball: "bóng"

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
        case .nearIsMiss: "Ở cấp độ này, số kề cũng tính là trượt."

        // Badges
        case .badge: "Huy hiệu"
        case .fromScore: "Từ số điểm"
        case .pro: "Cao thủ"
        case .master: "Bậc thầy"
        case .legend: "Huyền thoại"

        // How it is played
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
        case .levelRule: "Đổi cấp độ trong cài đặt thì có hiệu lực từ lượt quay kế tiếp."

        // What to expect
        case .anyBet: "Mọi kiểu cược"
        case .hitRow: "Trúng"
        case .missRow: "Trượt"
        case .moneyASpin: "Xu mỗi lượt quay"
        case .outcome: "Kết quả"

        // The end of a run, and all runs
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
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "Đã chọn {1}/{2}"
        case .chosenAlready: "Đã chọn đủ {1} số. Hãy bỏ bớt một số trước."
        case .nextToThem: "Số kề: {1}."
        case .hitIn: "Trúng {1}/{2} ô, {3} xu mỗi lượt quay."
        case .moneyWon: "{1} xu"
        case .moneyAndScore: "{1} xu, {2} điểm"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // How it is played
        case .spinRule: "Bạn bắt đầu với {1} xu. Chạm “Quay” rồi chọn số: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Chạm “Đặt cược”. Vòng quay xoay và bi rơi vào một trong {1} ô, ô nào cũng có cơ hội "
                + "như nhau, bất kể trước đó ra gì. Chạm vòng quay để xem ngay kết quả."
        case .yours: "Của bạn: {1}"
        case .whatToExpect: "{1}: kết quả kỳ vọng"
        case .houseEdge: "Kết quả trung bình mỗi lượt quay: {1} xu."
        }
    }

    static func forms(of count: RouletteCount) -> OneForm {
        switch count {
        case .spins: OneForm("{1} lượt quay")
        case .hits: OneForm("{1} lần trúng")
        case .numbersMissing: OneForm("Còn thiếu {1} số.")
        case .numbersTooMany: OneForm("Thừa {1} số.")
        case .chooseNumbers: OneForm("Chọn {1} số")
        case .yourSpins: OneForm("Bạn, {1} lượt quay")
        }
    }
}
