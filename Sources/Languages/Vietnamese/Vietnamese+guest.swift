/// The texts that the house writes on a guest's screen.
extension Vietnamese {
    static func text(of phrase: GuestPhrase) -> String {
        switch phrase {
        case .startsOnScreen: "Trò chơi bắt đầu từ màn hình lớn."
        case .getReady: "Chuẩn bị nhé!"
        case .nextRoundYours: "Đang có vòng chơi. Bạn vào vòng sau nhé!"
        case .houseReplays: "Đang phát lại lượt chơi của bạn…"
        case .podiumSoon: "Sắp có kết quả rồi."
        case .partyTable: "Điểm của buổi tối"
        case .youHost: "Bạn là chủ tiệc này."
        case .whoIsHere: "Ai đang ở đây"
        case .seeMoments: "Xem khoảnh khắc đẹp nhất của mọi người"
        case .handOver: "Trao quyền chủ tiệc"
        case .theRace: "Cuộc đua"
        case .watchWhom: "Xem"
        case .theLeader: "Người dẫn đầu"
        case .watchInstead: "Xem thay vì chơi"
        case .drawAnother: "Đổi khuôn mặt khác"
        case .facesLater: "Lát nữa bạn có thể đổi khuôn mặt tiếp."
        }
    }

    static func text(of pattern: GuestPattern) -> String {
        switch pattern {
        case .nextGame: "Tiếp theo: {1}"
        case .roundOf: "Vòng {1}/{2}"
        case .youVoted: "Bạn đã chọn {1}."
        case .eveningPlace: "Tối nay: hạng {1} trên {2}"
        case .eveningWon: "{1} thắng cả buổi tối!"
        case .yourMoment: "Khoảnh khắc đẹp nhất của bạn: {1}"
        case .placeAt: "Hạng {1}"
        case .friendsJoin: "Bạn bè vào tại {1} bằng mã này."
        case .bigScreenAt: "Màn hình lớn có thể chiếu tiệc tại {1}."
        case .hostStarts: "{1} sẽ bắt đầu vòng tiếp theo."
        case .yourFace: "Khuôn mặt của bạn: số {1}"
        }
    }

    static func forms(of plural: GuestPlural) -> OneForm {
        switch plural {
        case .placesGained: OneForm("Vượt lên {1} hạng")
        case .wonBy: OneForm("Thắng cách {1} điểm")
        case .eveningOf: OneForm("Buổi tối {1} vòng")
        case .guestsHere: OneForm("{1} người chơi đang ở đây.")
        case .partyPoints: OneForm("{1} điểm tối nay")
        }
    }
}
