import Roulette

/// The texts of Roulette.
extension Chinese {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Stall
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
        case .ball: "球"

        // At the table
        case .hintSpin: "点“转动”，选号码。"
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
        case .missed: "没中。"
        case .nearIsMiss: "这个难度下，差一点也不算。"

        // Badges
        case .badge: "徽章"
        case .fromScore: "所需得分"
        case .pro: "高手"
        case .master: "大师"
        case .legend: "传奇"

        // Rules and hints
        case .choose: "选号数"
        case .hit: "命中"
        case .nextTo: "相邻"
        case .miss: "未中"
        case .aMiss: "算未中"
        case .moneyThenScore: "先金币，后得分。"
        case .nextToIt: "相邻号码"
        case .nextByNumber: "相邻：号码相差一"
        case .nextOnWheel: "相邻：在轮盘上挨着"
        case .payRule: "命中有奖，有些难度下挨着你的号码也有奖。其余都要扣金币。"
        case .pointsStay: "分数稳稳归你，金币可不一定。金币输光，游戏就结束，你的得分会留在排行榜上。"
        case .levelRule: "在设置里更换难度，从下一转起生效。"

        // What to expect
        case .anyBet: "任意下注"
        case .hitRow: "命中"
        case .missRow: "未中"
        case .moneyASpin: "每转金币"
        case .outcome: "结果"

        // Results and statistics
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

        // Classic
        case .classic: "经典"
        case .threeLevels: "三种难度"
        case .aboutLevels: "选几个号码，赔付看难度。"
        case .aboutClassic: "欧式赌台：台布、筹码和真实的赔率。"
        case .low: "1 到 18"
        case .high: "19 到 36"
        case .even: "双"
        case .odd: "单"
        case .voisins: "零邻注"
        case .tiers: "三分注"
        case .orphelins: "孤儿注"
        case .noChips: "请先在台布上放筹码。"
        case .chipMoney: "金币不够。"
        case .someBack: "拿回了一些。"
        case .putChipsAndSpin: "把筹码放到台布上，转动轮盘。"
        case .putChips: "放筹码"
        case .chipValues: "筹码"
        case .calledBets: "喊注"
        case .neighbours: "号码与邻号"
        case .takeBack: "撤回"
        case .doubleChips: "加倍"
        case .clearChips: "清空"
        case .repeatChips: "上次的注"
        case .sameBet: "照样下注"
        case .flat: "每次 10 押红"
        case .martingale: "马丁格尔"
        case .dAlembert: "达朗贝尔"
        case .paroli: "帕罗利"
        case .theCourse: "每转之后的金币"
        case .courseLegend: "虚线：平均值。浅色带：95% 的玩家落在这里。"
        case .oddsFavour: "这些注的胜算在你这边。真正的赌台不会这样开。"
        case .oddsAgainst: "这些注的胜算不在你这边。为得分而玩吧！"
        case .houseKeeps: "长远来看，庄家从每注里抽走 2.7%。"
        case .systemsLose: "什么下注法都改变不了：只是输得慢些，或一次输光。"
        case .classicScore: "得分是你到目前为止的最大盈利，输了也保留。"
        case .payouts: "赔率"
        case .chipBet: "注"
        case .coversNumbers: "号码数"
        case .pays: "赔付"
        case .straightKind: "直注"
        case .splitKind: "分注"
        case .streetKind: "街注"
        case .cornerKind: "角注"
        case .sixLineKind: "线注"
        case .columnKind: "列注"
        case .dozenKind: "打注"
        case .evenKind: "红黑、单双、大小"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "已选 {1} / {2}"
        case .chosenAlready: "已选满 {1} 个，请先取消一个。"
        case .nextToThem: "相邻号码：{1}。"
        case .hitIn: "{2} 格中有 {1} 格命中，平均 {3} 金币。"
        case .moneyWon: "{1} 金币"
        case .moneyAndScore: "{1} 金币，{2} 得分"
        case .spinResult: "{1}{2}"
        case .badgeEarned: "{1}！"

        // Rules and hints
        case .spinRule: "开局有 {1} 金币。点“转动”选号：{2}。"
        case .levelChoice: "{1} {2} 个"
        case .betRule:
            "点“下注”，轮盘转动，球落入 {1} 个格子之一。无论之前结果如何，每格机会均等。"
                + "点轮盘可立即看结果。"
        case .yours: "你的：{1}"
        case .whatToExpect: "{1}：胜算如何"
        case .houseEdge: "庄家优势：每转 {1} 金币。"

        // Classic
        case .splitBet: "分注 {1}"
        case .streetBet: "街注 {1}"
        case .cornerBet: "角注 {1}"
        case .sixLineBet: "线注 {1}"
        case .columnBet: "第 {1} 列"
        case .dozenBet: "第 {1} 打"
        case .neighboursBet: "{1} 与邻号"
        case .paysTo: "{1} 赔 1"
        case .placePays: "{1}，赔率 {2}"
        case .placeHolds: "{1}：已放 {2}，赔率 {3}"
        case .chipOf: "{1} 的筹码"
        case .chipLimit: "每处最多放 {1}。"
        case .staked: "{1} / {2}"
        case .clothOdds: "平均每转 {1} 金币。"
        case .trialOf: "{1} 转：{2}"
        case .classicRule: "开局有 {1} 金币。点“转动”，把筹码放到台布上：{2}。"
        case .clothRule: "每点一下或拖一次，放一枚所选面值的筹码，每处最多 {1}。点号码之间可以押多个号码。"
        }
    }

    static func forms(of plural: RoulettePlural) -> OneForm {
        switch plural {
        case .spins: OneForm("转动 {1} 次")
        case .hits: OneForm("命中 {1} 次")
        case .numbersMissing: OneForm("还差 {1} 个号码。")
        case .numbersTooMany: OneForm("多选了 {1} 个号码。")
        case .chooseNumbers: OneForm("选择 {1} 个号码")
        case .yourSpins: OneForm("你，转动 {1} 次")
        case .courseTold: OneForm("{1} 转之后有 {2} 金币；平均 {3}，95% 的玩家在 {4} 到 {5} 之间。")
        case .goneAfter: OneForm("{2}：{1} 转后输光")
        case .leftAfter: OneForm("{2}：{1} 转之后")
        case .chipsTaken: OneForm("{2}，{1} 枚筹码")
        }
    }
}
