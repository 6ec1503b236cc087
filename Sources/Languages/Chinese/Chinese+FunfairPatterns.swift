import Funfair

/// The app's texts with placeholders and with numbers.
extension Chinese {
    static func text(of pattern: FunfairPattern) -> String {
        switch pattern {
        // Parts of sentences
        case .sentences: "{1}{2}"
        case .characterCount: "{1} / {2}"
        case .hoursAndMinutes: "{1} 小时 {2} 分钟"
        case .minutes: "{1} 分钟"
        case .money: "{1} 金币"

        // Places and controls
        case .playStall: "玩 {1}"
        case .standardTitle: "{1}，标准玩法"
        case .otherTitle: "{1}，其他设置"
        case .whatCounts: "{1}：计分表"
        case .rulesOfVersion: "规则 {1}"
        case .stallOfRules: "{1}，规则 {2}"
        case .genuine: "真实：按其中的操作，正好得 {1}。"

        // During a run
        case .secondsLeft: "剩余 {1} 秒"
        case .atLevel: "第 {1} 关"
        case .aheadOfBest: "领先你的最佳 {1}"
        case .behindBest: "落后你的最佳 {1}"
        case .saidChain: "{2}连击 {1}。"
        case .saidCleared: "砖墙已清空，{1}。"
        case .saidLives: "剩余 {1}，{2}。"
        case .saidTime: "还剩 {1}，{2}。"
        case .saidMoreTime: "增加 {1}。"
        case .saidLost: "扣了 {1}。"
        case .saidScore: "{1}。"

        // Races
        case .noRace: "{1} 不能比拼。"
        case .racing: "与 {1} 比拼：{2}"
        case .youLead: "你领先 {1}"
        case .aheadOfYou: "你落后 {1}"
        case .cameToTheSame: "你和 {1} 打成平手。"
        case .youBeat: "你赢了 {1}，领先 {2}。"
        case .wasAhead: "{1} 领先你 {2}。"

        // The end of a run
        case .wouldPass: "再得 {1}就能超过 {2}。"
        case .shortOfBest: "离你的最高得分 {2} 还差 {1}。"
        case .playToGoOn: "{1}。今天也玩一局，别断了！"

        // Sharing
        case .shareText: "我在 Funfair 玩 {2} 得了 {1}（{3}）。你能超过吗？"
        case .shareShort: "我在 Funfair 玩 {2} 得了 {1}。你能超过吗？"
        case .myBest: "我的最佳：{1}"

        // Saved data
        case .keptUnreadable: "{1}旧数据另外存着，不会被覆盖。"

        // Walls
        case .wallNumber: "墙 {1}"
        case .wallRemoved: "已移除“{1}”。"
        case .clearedBy: "{1} 清完了：要超过 {2}"
        case .hiddenAuthors: "已隐藏作者：{1} · 重新显示"

        // The house
        case .rankMark: "总榜第 {1} 名"
        case .rankOfEveryone: "总榜第 {1} 名"
        case .rankToday: "{1}，今日第 {2} 名"
        case .rankInChallenge: "{1}，挑战第 {2} 名"
        case .checked: "已核实。{1}。"
        case .playAs: "以 {1} 的名字玩"
        case .challengeSummary: "{1}，只有一次机会。{2}"
        case .runDoesNotCount: "{1} 的一局（{2}）不算数：{3}"
        case .nameIsFree: "“{1}”可以使用。"
        case .playAnyway: "{1}你还是可以玩，但只计入本机。"
        case .houseKnowsYou: "这个游乐场认得你（{1}），存有你的得分和录像。"
        case .problemTooOften: "试得太频繁了，请 {1}后再试。"
        case .archiveOpened: "已重放的游戏：{1}。新纪录：{2}。新砖墙：{3}。不真实或属于旧规则：{4}。"

        // Parties
        case .placeOf: "第 {1} 名，共 {2} 人"
        case .betWithin: "下注还剩 {1} 秒"
        }
    }

    static func forms(of plural: FunfairPlural) -> OneForm {
        switch plural {
        case .daysInARow: OneForm("连续 {1} 天")
        case .secondsLong: OneForm("{1} 秒")
        case .lives: OneForm("{1} 条命")
        case .players: OneForm("{1} 名玩家")
        case .playedChallenge: OneForm("已有 {1} 人玩过。")
        case .runsKept: OneForm("已保存 {1} 局，等服务器有回应就发送。")
        case .runsUnsent: OneForm("还有 {1} 局留在这里，不会发送。")
        case .runsCounted: OneForm("玩过 {1} 局")
        case .hearts: OneForm("{1} 颗心")
        }
    }
}
