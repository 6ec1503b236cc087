/// The texts about teams at a party.
extension Vietnamese {
    static func text(of phrase: TeamPhrase) -> String {
        switch phrase {
        case .teamStar: "Ngôi Sao"
        case .teamHeart: "Trái Tim"
        case .teamMoon: "Mặt Trăng"
        case .teamFlower: "Bông Hoa"
        case .teamBolt: "Tia Chớp"
        case .teamCrown: "Vương Miện"
        case .teamDiamond: "Kim Cương"
        case .teamBell: "Quả Chuông"
        case .teams: "Các đội"
        case .noTeams: "Không chia đội"
        case .teamsAre: "Số đội: {1}"
        case .mixAgain: "Chia lại"
        case .teamTable: "Điểm của các đội"
        case .everyone: "Mọi người"
        }
    }

    static func text(of phrase: GuestTeamPhrase) -> String {
        switch phrase {
        case .yourTeam: "Đội của bạn: {1}. Đổi sang…"
        case .teamPlace: "Đội {1}: hạng {2}, {3}"
        }
    }
}
