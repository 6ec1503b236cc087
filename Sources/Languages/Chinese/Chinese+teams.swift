/// The texts about teams at a party.
extension Chinese {
    static func text(of phrase: TeamPhrase) -> String {
        switch phrase {
        case .teamStar: "星星"
        case .teamHeart: "爱心"
        case .teamMoon: "月亮"
        case .teamFlower: "花朵"
        case .teamBolt: "闪电"
        case .teamCrown: "皇冠"
        case .teamDiamond: "钻石"
        case .teamBell: "铃铛"
        case .teams: "队伍"
        case .noTeams: "不分队"
        case .teamsAre: "队数：{1}"
        case .mixAgain: "重新分队"
        case .teamTable: "各队积分"
        case .everyone: "所有人"
        }
    }

    static func text(of phrase: GuestTeamPhrase) -> String {
        switch phrase {
        case .yourTeam: "你的队伍：{1}。换到…"
        case .teamPlace: "{1}队：第 {2} 名，{3}"
        }
    }
}
