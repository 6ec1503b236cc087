import Phrases

/// The texts with gaps and with numbers.
extension Chinese {
    static func text(of pattern: Pattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1}和{2}"
        case .list: "{1}、{2}"
        case .sentences: "{1}{2}"
        case .seconds: "{1} 秒"
        case .percent: "{1}%"
        case .fromTo: "{1} 到 {2}"
        case .inSteps: "{1}，每档 {2}"
        case .quoted: "“{1}”"

        // Settings
        case .settingBroughtBack: "{1}的范围是 {2}，因此 {3} 已改为 {4}。"
        case .settingNoNumber: "{1}不是整数，因此{2}为 {3}。范围是 {4}。"
        case .settingRefused: "{1}的范围是 {2}，不能是 {3}。"
        case .settingRefusedText: "{1}不是整数。{2}的范围是 {3}。"

        // Names and recordings
        case .nameTooLong: "名字最多 {1} 个字符，这个有 {2} 个。"
        case .characterCount: "{1} / {2}"
        case .recordingNewer:
            "此录像的格式为 {1}，当前 Funfair 能读取格式 {2}。请用更新的 Funfair 打开。"
        case .recordingTooLarge: "{1} 字节超出了录像的上限（{2}）。"
        case .recordingDamaged: "录像在第 {1} 字节处损坏。"
        case .recordingUnknownGame: "录像中的游戏在这里无法识别（{1}）。"
        case .recordingOtherRules: "本局使用规则版本 {1}，当前 Funfair 使用版本 {2}。"
        case .recordingStage: "此游戏没有 {1}×{2} 的游戏区。"
        case .recordingInputAfterEnd: "有一步操作标在第 {1} 刻，那时本局已结束。"
        case .recordingDoesNotReproduce:
            "本局无法重现：声称在第 {2} 刻得 {1} 分，重演却是在第 {4} 刻得 {3} 分。"
        case .recordingUnfinished: "本局没有打完，停在第 {1} 刻。"
        case .keptUnreadable: "{1}原有内容已另行保留，不会被覆盖。"
        case .noRace: "{1} 不能比拼。"

        // A run and its end
        case .wouldPass: "你的最高得分。再得 {1}就能超过 {2}。"
        case .shortOfBest: "离你的最高得分 {2} 还差 {1}。"
        case .secondsLeft: "剩余 {1} 秒"
        case .levelNumber: "第 {1} 关"
        case .atLevel: "第 {1} 关"
        case .money: "{1} 金币"
        case .longestChain: "最长连击 {1}"
        case .longestStreak: "最长连破 {1}"
        case .standardTitle: "{1}，标准玩法"
        case .otherTitle: "{1}，其他设置"
        case .racing: "与 {1} 比拼：{2}"
        case .youLead: "你领先 {1}"
        case .aheadOfYou: "你落后 {1}"
        case .cameToTheSame: "你和 {1} 打成平手。"
        case .youBeat: "你赢了 {1}，领先 {2}。"
        case .wasAhead: "{1} 领先你 {2}。"

        // BubblePop
        case .aheadOfBest: "领先你的最佳 {1}"
        case .behindBest: "落后你的最佳 {1}"
        case .playToGoOn: "{1}。今天玩一局来延续！"
        case .playStall: "玩 {1}"
        case .shareText: "我在 Funfair 的 {2} 中得到 {1}（{3}）。你能超过吗？"
        case .myBest: "我的最佳：{1}"
        case .hoursAndMinutes: "{1} 小时 {2} 分钟"
        case .minutes: "{1} 分钟"
        case .saidChain: "{2}连击 {1}。"
        case .saidCleared: "砖墙已清空，{1}。"
        case .saidLives: "剩余 {1}，{2}。"
        case .saidTime: "还剩 {1}，{2}。"
        case .saidScore: "{1}。"
        case .shareShort: "我在 Funfair 的 {2} 中得到 {1}。你能超过吗？"
        case .bubbleLabel: "{1}泡泡，{2}"
        case .popAsMany: "在 {1} 秒内点破尽可能多的泡泡，用几根手指都行。"

        // Breakout
        case .brickLabel: "{1}砖块"
        case .wideNote: "挡板变宽，{1}"
        case .slowNote: "球变慢，{1}"
        case .netNote: "底部护网，{1}"
        case .rowRule: "最底行的砖每块 {1} 分，往上每行加 {2} 分。"
        case .rowsRule: "最底行的砖每块 {1} 分，往上每行加 {2} 分，最高 {3} 分。"
        case .streak: "×{1}（第 {2} 块起）"
        case .streakRule: "球不碰挡板连续击碎砖块就是连破，分数加倍：{1}。"
        case .nudgeRule: "球飞行时点一下可以轻推它，{1} 秒后才能再推。"
        case .livesRule: "你有 {1} 条命。清空一面墙有奖励，下一面更难。"
        case .levelDone: "第 {1} 关“{2}”已完成。"
        case .wallBonus: "清墙奖励 {1}，目前共 {2} 分。"

        // Roulette
        case .pocketLabel: "{1} {2}"
        case .badgeEarned: "{1}！"
        case .chosenCount: "已选 {1} / {2}"
        case .nextToThem: "相邻号码：{1}。"
        case .hitIn: "{2} 格中有 {1} 格命中，每转 {3} 金币。"
        case .moneyWon: "{1} 金币"
        case .moneyAndScore: "{1} 金币，{2} 得分"
        case .spinResult: "{1}{2}"
        case .spinRule: "开局有 {1} 金币。点“转动”选号：{2}。"
        case .levelChoice: "{1} {2} 个"
        case .betRule:
            "点“下注”，轮盘转动，球落入 {1} 个格子之一。无论之前结果如何，每格机会均等。"
                + "点轮盘可立即看结果。"
        case .yours: "你的：{1}"
        case .whatToExpect: "{1}：胜算如何"
        case .houseEdge: "庄家优势：每转 {1} 金币。"
        case .chosenAlready: "已选满 {1} 个，请先取消一个。"

        // The house
        case .rankMark: "总榜第 {1} 名"
        case .rankOfEveryone: "总榜第 {1} 名"
        case .rankToday: "{1}，今日第 {2} 名"
        case .rankInChallenge: "{1}，挑战第 {2} 名"
        case .checked: "已核实。{1}。"
        case .playAs: "以 {1} 的名字玩"
        case .challengeSummary: "{1}，只有一次机会。{2}"
        case .runDoesNotCount: "{1} 的一局（{2}）不计入：{3}"
        case .nameIsFree: "“{1}”可以使用。"
        case .playAnyway: "{1}你仍可以玩，但只计入本机。"
        case .problemTooOften: "操作太频繁了，请 {1}后再试。"
        }
    }

    static func forms(of count: Count) -> OneForm {
        switch count {
        case .points: OneForm("{1} 分")
        case .daysInARow: OneForm("连续 {1} 天")
        case .secondsLong: OneForm("{1} 秒")
        case .lives: OneForm("{1} 条命")
        case .bricks: OneForm("{1} 块砖")
        case .popped: OneForm("点破 {1} 个")
        case .spins: OneForm("转动 {1} 次")
        case .hits: OneForm("命中 {1} 次")
        case .numbersMissing: OneForm("还差 {1} 个号码。")
        case .numbersTooMany: OneForm("多选了 {1} 个号码。")
        case .chooseNumbers: OneForm("选择 {1} 个号码")
        case .yourSpins: OneForm("你，转动 {1} 次")
        case .players: OneForm("{1} 名玩家")
        case .playedChallenge: OneForm("已有 {1} 人玩过。")
        case .runsKept: OneForm("已保留 {1} 局，服务器响应后就会发送。")
        }
    }
}
