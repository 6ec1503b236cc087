/// The texts about teams at a party.
extension Arabic {
    static func text(of phrase: TeamPhrase) -> String {
        switch phrase {
        case .teamStar: "النجمة"
        case .teamHeart: "القلب"
        case .teamMoon: "القمر"
        case .teamFlower: "الزهرة"
        case .teamBolt: "البرق"
        case .teamCrown: "التاج"
        case .teamDiamond: "الماسة"
        case .teamBell: "الجرس"
        case .teams: "الفِرق"
        case .noTeams: "بلا فِرق"
        case .teamsAre: "عدد الفِرق: {1}"
        case .mixAgain: "أعد التوزيع"
        case .teamTable: "نقاط الفِرق"
        case .everyone: "الجميع"
        }
    }

    static func text(of phrase: GuestTeamPhrase) -> String {
        switch phrase {
        case .yourTeam: "فريقك: {1}. انتقل إلى…"
        case .teamPlace: "فريق {1}: المركز {2}، {3}"
        }
    }
}
