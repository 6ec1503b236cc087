import Roulette

/// The texts of Roulette.
extension Chinese {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Its stall
        case .rouletteBlurb: "选好号码，转动轮盘"
        case .playGame: "开始游戏"
        case .leaderboard: "排行榜"

        // Settings
        case .level: "难度"
        case .levels: "难度"
        case .easy: "简单"
        case .medium: "中等"
        case .hard: "困难"
        case .playOnCredit: "赊账玩"

        // The wheel
        case .green: "绿色"
        case .red: "红色"
        case .black: "黑色"
        case .ball: "加球"

        // At the table
        case .hintSpin: "点击“转动”并选择号码。"
        case .spin: "转动"
        case .sameAgain: "再押一次"
        case .skip: "跳过"
        case .bet: "下注"
        case .cancel: "取消"
        case .chosen: "已选"
        case .chooseAndSpin: "选好号码，转动轮盘。"
        case .noMoreBets: "停止下注，球正在滚动…"
        case .aHit: "命中！"
        case .close: "就差一点！"
        case .missed: "未中。"
        case .nearIsMiss: "在此难度，相邻号码算未中。"

        // Badges
        case .badge: "徽章"
        case .fromScore: "所需得分"
        case .pro: "高手"
        case .master: "大师"
        case .legend: "传奇"

        // How it is played
        case .choose: "选号数"
        case .hit: "命中"
        case .nextTo: "相邻"
        case .miss: "未中"
        case .aMiss: "算未中"
        case .moneyThenScore: "先金币，后得分。"
        case .nextToIt: "相邻号码"
        case .nextByNumber: "相邻：号码相差一"
        case .nextOnWheel: "相邻：在轮盘上挨着"
        case .payRule: "命中有奖。有些难度下，落在你所选号码的相邻格也有奖。其余要付金币。"
        case .pointsStay:
            "分数永远归你，金币不是。金币输光，游戏就结束，你的得分会留在排行榜上。"
        case .levelRule: "在设置里更换难度，从下一转起生效。"

        // What to expect
        case .anyBet: "任意下注"
        case .hitRow: "命中"
        case .missRow: "未中"
        case .moneyASpin: "每转金币"
        case .outcome: "结果"

        // The end of a run, and all runs
        case .tableCloses: "轮盘台打烊了。"
        case .moneyGone: "金币输光了。"
        case .seeYouSoon: "回头见！"
        case .spinsFigure: "转动次数"
        case .hitsFigure: "命中次数"
        case .mostHitsInARow: "最多连续命中"
        case .mostMoney: "最多金币"
        case .favouritePocket: "最爱的号码"
        case .cameMostOften: "出现最多"
        case .pocketCounts: "各格出现次数"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "已选 {1} / {2}"
        case .chosenAlready: "已选满 {1} 个，请先取消一个。"
        case .nextToThem: "相邻号码：{1}。"
        case .hitIn: "{2} 格中有 {1} 格命中，每转 {3} 金币。"
        case .moneyWon: "{1} 金币"
        case .moneyAndScore: "{1} 金币，{2} 得分"
        case .spinResult: "{1}{2}"
        case .badgeEarned: "{1}！"

        // How it is played
        case .spinRule: "开局有 {1} 金币。点“转动”选号：{2}。"
        case .levelChoice: "{1} {2} 个"
        case .betRule:
            "点“下注”，轮盘转动，球落入 {1} 个格子之一。无论之前结果如何，每格机会均等。"
                + "点轮盘可立即看结果。"
        case .yours: "你的：{1}"
        case .whatToExpect: "{1}：胜算如何"
        case .houseEdge: "平均每转：{1} 金币。"
        }
    }

    static func forms(of count: RouletteCount) -> OneForm {
        switch count {
        case .spins: OneForm("转动 {1} 次")
        case .hits: OneForm("命中 {1} 次")
        case .numbersMissing: OneForm("还差 {1} 个号码。")
        case .numbersTooMany: OneForm("多选了 {1} 个号码。")
        case .chooseNumbers: OneForm("选择 {1} 个号码")
        case .yourSpins: OneForm("你，转动 {1} 次")
        }
    }
}
