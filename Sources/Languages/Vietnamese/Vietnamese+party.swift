import Phrases

/// The texts of a party's big screen.
extension Vietnamese {
    static func text(of phrase: PartyPhrase) -> String {
        switch phrase {
        // Opening a party
        case .bubblepop: "BubblePop"
        case .breakout: "Breakout"
        case .roulette: "Roulette"
        case .party: "Tiệc"
        case .partyLine: "Một màn hình lớn, điện thoại của mọi người, cùng một phút."
        case .chooseGame: "Chọn trò chơi đầu tiên"
        case .game: "Trò chơi"
        case .fullScreen: "Toàn màn hình"

        // Gathering
        case .joinAt: "Vào chơi tại"
        case .codeIs: "Mã {1}"
        case .qrCodeOf: "Mã QR của {1}"
        case .howMany: "Người chơi: {1}"
        case .waiting: "Ai vào trước nào? Hãy quét mã bằng điện thoại."
        case .isHere: "{1} đã đến"
        case .isFull: "Tiệc đã đầy người."
        case .start: "Bắt đầu"
        case .again: "Chơi tiếp"
        case .needsGuests: "Bắt đầu được khi có người đến."
        case .showDoor: "Mời ra ngoài"
        case .showDoorTo: "Mời {1} ra ngoài?"
        case .doorIsShut: "Người này sẽ không vào lại tiệc này được nữa."
        case .endParty: "Kết thúc tiệc"
        case .reallyEnd: "Kết thúc tiệc?"
        case .tableStays: "Bạn xem được kết quả trong 30 ngày."

        // A round
        case .round: "Vòng {1}"
        case .getReady: "Sẵn sàng!"
        case .goNow: "Chơi!"
        case .secondsLeft: "Còn lại {1} giây"
        case .notChecked: "Điểm được kiểm tra khi kết thúc."
        case .others: "Những người khác"
        case .noSignal: "mất tín hiệu"
        case .calledChain: "{1}: chuỗi {2}!"
        case .calledLead: "{1} vươn lên dẫn đầu!"
        case .calledHit: "{2}: {1} thắng nhiều nhất!"
        case .lastTen: "Còn mười giây!"
        case .behind: "kém {1}"

        // Roulette
        case .spinOf: "Lượt quay {1}"
        case .placeBets: "Mời đặt cược"
        case .betsPlaced: "Đã cược: {1} trên {2}"
        case .noMoreBets: "Hết giờ đặt cược"

        // The end of a round
        case .judging: "Đang phát lại mọi lượt…"
        case .judgedOf: "Đã kiểm tra: {1} trên {2}"
        case .isChecked: "đã kiểm tra"
        case .onItsWay: "đang gửi"
        case .photoFinish: "Về đích sát nút!"
        case .deadHeat: "Hòa điểm!"
        case .wins: "{1} thắng!"
        case .nobodyWins: "Lần này không lượt nào được tính."
        case .comeback: "Lội ngược dòng hay nhất"
        case .ofLength: "{1}, {2}"
        case .notCounted: "Lần này không được tính"
        case .theEvening: "Bảng điểm buổi chơi"
        case .newHere: "mới"

        // An evening of rounds
        case .planEvening: "Lên kế hoạch buổi tối"
        case .changePlan: "Đổi kế hoạch"
        case .rounds: "Số vòng"
        case .whichGames: "Trò chơi"
        case .mixed: "Xen kẽ"
        case .byVote: "Bỏ phiếu"
        case .oneByOne: "Từng vòng một"
        case .swapHint: "Chạm vào một vòng để đổi trò"
        case .done: "Xong"
        case .voteNext: "Bỏ phiếu cho trò tiếp theo"
        case .bestMoments: "Những khoảnh khắc đẹp nhất"
        case .linkCopied: "Đã sao chép liên kết"
        case .movedUp: "lên {1}"
        case .movedDown: "xuống {1}"
        case .nextIs: text(of: GuestPattern.nextGame)
        case .roundOf: text(of: GuestPattern.roundOf)
        case .eveningWon: text(of: GuestPattern.eveningWon)
        case .placeAt: text(of: GuestPattern.placeAt)

        // After a party
        case .isOver: "Tiệc đã tàn!"
        case .keptAt: "Trong 30 ngày, xem lại tại {1}"
        case .anotherParty: "Mở tiệc khác"
        case .playHere: "Chơi trên thiết bị này"
        case .noParty: "Tiệc này không còn ở đây."
        case .nothingPlayed: "Chưa ai chơi vòng nào."

        // Problems
        case .isSilent: "Không kết nối được với máy chủ. Kết nối lại là tiệc tiếp tục."
        case .manyParties: "Ở đây đang mở quá nhiều tiệc. Hãy thử lại sau."
        case .otherScreen: "Tiệc này được mở trên màn hình khác."
        case .tryAgain: "Chưa được. Hãy thử lại."
        }
    }

    static func forms(of plural: PartyPlural) -> OneForm {
        switch plural {
        case .placesGained: forms(of: GuestPlural.placesGained)
        case .wonBy: forms(of: GuestPlural.wonBy)
        case .placesUp: OneForm("{1}, lên {2} hạng")
        }
    }
}
