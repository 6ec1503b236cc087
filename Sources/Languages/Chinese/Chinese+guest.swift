/// The texts that the house writes on a guest's screen.
extension Chinese {
    static func text(of phrase: GuestPhrase) -> String {
        switch phrase {
        case .startsOnScreen: "游戏将从大屏幕开始。"
        case .getReady: "准备好！"
        case .nextRoundYours: "这一轮正在玩，下一轮就有你！"
        case .houseReplays: "正在重放你的这一局…"
        case .podiumSoon: "名次马上揭晓。"
        case .partyTable: "今晚的积分"
        case .youHost: "你是这场派对的主持人。"
        case .whoIsHere: "谁在这里"
        case .seeMoments: "查看所有人的最佳时刻"
        case .handOver: "移交派对"
        case .theRace: "比赛"
        case .watchWhom: "观看"
        case .theLeader: "领先者"
        case .watchInstead: "这一轮只观看"
        case .drawAnother: "换一张脸"
        case .facesLater: "过一会儿才能再换脸。"
        }
    }

    static func text(of pattern: GuestPattern) -> String {
        switch pattern {
        case .nextGame: "接下来：{1}"
        case .roundOf: "第 {1} 轮，共 {2} 轮"
        case .youVoted: "你投给了 {1}。"
        case .eveningPlace: "今晚：第 {1} 名，共 {2} 名"
        case .eveningWon: "{1} 赢得今晚！"
        case .yourMoment: "你的最佳时刻：{1}"
        case .placeAt: "第 {1} 名"
        case .friendsJoin: "朋友打开 {1}，输入这个代码即可加入。"
        case .bigScreenAt: "大屏幕可以在 {1} 显示派对。"
        case .hostStarts: "下一轮由 {1} 开始。"
        case .yourFace: "你的脸：{1} 号"
        }
    }

    static func forms(of plural: GuestPlural) -> OneForm {
        switch plural {
        case .placesGained: OneForm("上升 {1} 名")
        case .wonBy: OneForm("领先 {1} 分获胜")
        case .eveningOf: OneForm("今晚 {1} 轮")
        case .guestsHere: OneForm("{1} 位玩家在场。")
        case .partyPoints: OneForm("今晚 {1} 分")
        }
    }
}
