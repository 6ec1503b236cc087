import Phrases

/// The texts of a party's big screen.
extension Chinese {
    static func text(of phrase: PartyPhrase) -> String {
        switch phrase {
        // Opening a party
        case .bubblepop: "BubblePop"
        case .breakout: "Breakout"
        case .roulette: "Roulette"
        case .party: "派对"
        case .partyLine: "一块大屏幕，人手一部手机，同一分钟。"
        case .chooseGame: "选第一个游戏"
        case .game: "游戏"
        case .fullScreen: "全屏"

        // Gathering
        case .joinAt: "加入地址"
        case .codeIs: "代码 {1}"
        case .qrCodeOf: "{1} 的二维码"
        case .howMany: "玩家：{1}"
        case .waiting: "谁先来？用手机扫一扫。"
        case .isHere: "{1} 来了"
        case .isFull: "派对已满员。"
        case .start: "开始"
        case .again: "再来一轮"
        case .needsGuests: "有人加入就可以开始。"
        case .showDoor: "请出派对"
        case .showDoorTo: "请 {1} 离开吗？"
        case .doorIsShut: "之后就回不了这场派对了。"
        case .endParty: "结束派对"
        case .reallyEnd: "要结束派对吗？"
        case .tableStays: "30 天内都能看成绩。"

        // A round
        case .round: "第 {1} 轮"
        case .getReady: "准备！"
        case .goNow: "开始！"
        case .secondsLeft: "剩余 {1} 秒"
        case .notChecked: "得分在结束时核对。"
        case .others: "其他玩家"
        case .noSignal: "无信号"
        case .calledChain: "{1}：{2} 连击！"
        case .calledLead: "{1} 领先了！"
        case .calledHit: "{2}：{1} 赢得最多！"
        case .lastTen: "最后十秒！"
        case .behind: "落后 {1}"

        // Roulette
        case .spinOf: "第 {1} 转"
        case .placeBets: "请下注"
        case .betsPlaced: "已下注：{1} / {2}"
        case .noMoreBets: "停止下注"

        // The end of a round
        case .judging: "正在重放每一局…"
        case .judgedOf: "已核对：{1} / {2}"
        case .isChecked: "已核对"
        case .onItsWay: "发送中"
        case .photoFinish: "难分胜负！"
        case .deadHeat: "并列第一！"
        case .wins: "{1} 获胜！"
        case .nobodyWins: "这一轮没有成绩计入。"
        case .comeback: "最佳逆转"
        case .ofLength: "{1}，{2}"
        case .notCounted: "这次不算数"
        case .theEvening: "今晚的积分"
        case .newHere: "新来"

        // An evening of rounds
        case .planEvening: "安排一晚"
        case .changePlan: "更改安排"
        case .rounds: "轮数"
        case .whichGames: "游戏"
        case .mixed: "混合"
        case .byVote: "投票"
        case .oneByOne: "一轮一轮来"
        case .swapHint: "点一轮可更换游戏"
        case .done: "完成"
        case .voteNext: "投票选下一个游戏"
        case .bestMoments: "最佳时刻"
        case .linkCopied: "链接已复制"
        case .movedUp: "上升 {1}"
        case .movedDown: "下降 {1}"
        case .nextIs: text(of: GuestPattern.nextGame)
        case .roundOf: text(of: GuestPattern.roundOf)
        case .eveningWon: text(of: GuestPattern.eveningWon)
        case .placeAt: text(of: GuestPattern.placeAt)

        // After a party
        case .isOver: "派对结束了！"
        case .keptAt: "30 天内可在此查看：{1}"
        case .anotherParty: "再开一场派对"
        case .playHere: "在这台设备上玩"
        case .noParty: "这里已经没有这场派对了。"
        case .nothingPlayed: "一轮也没玩。"

        // Problems
        case .isSilent: "连不上服务器。恢复后派对会继续。"
        case .manyParties: "这里的派对太多了。请稍后再试。"
        case .otherScreen: "这场派对是在另一块屏幕上开的。"
        case .tryAgain: "没成功，再试一次吧。"
        }
    }

    static func forms(of plural: PartyPlural) -> OneForm {
        switch plural {
        case .placesGained: forms(of: GuestPlural.placesGained)
        case .wonBy: forms(of: GuestPlural.wonBy)
        case .placesUp: OneForm("{1}，上升 {2} 名")
        }
    }
}
