import Phrases

/// The texts of the web page.
extension Chinese {
    static func text(of phrase: PagePhrase) -> String {
        switch phrase {
        // The page
        case .tagline: "有两分钟空闲？来玩一局吧。"
        case .greeting: "你好，{1}！有两分钟空闲吗？"
        case .openParty: "在这块屏幕上开派对"
        case .runWaiting: "有一局等你继续。"
        case .newVersion: "新版 Funfair 来了。"
        case .reload: "重新加载"
        case .stopped: "Funfair 停了。你的这一局没丢。"
        case .later: "稍后"
        case .stage: "游戏区"
        case .stageOf: "{1} 游戏区"
        case .targets: "目标"

        // During play
        case .score: "得分"
        case .best: "最高"
        case .toPass: "距离超过 {1}"
        case .time: "时间"
        case .lives: "生命"
        case .level: "级别"
        case .chainOf: "{2} {1} 连击"
        case .chainLength: "连击 {1}"
        case .chainWorth: "每个 +{1}"
        case .timesPoints: "分数 ×{1}"
        case .nudge: "轻推"
        case .money: "金币"
        case .table: "轮盘台"
        case .result: "结果"
        case .chosen: "已选"
        case .lastResults: "最近结果"
        case .noResults: "最近结果：暂无"
        case .pocketCounts: "各格开出次数"
        case .noSpins: "还没有转动过"
        case .ready: "就绪"
        case .noneYet: "暂无"
        case .nextToChosen: "与所选号码相邻"

        // Boards
        case .pace: "进度"
        case .rank: "名次"
        case .name: "名字"
        case .run: "对局"
        case .noScores: "还没有得分，来当第一个吧！"
        case .nobodyHere: "榜上还没有人，来当第一个吧！"
        case .bests: "最佳 · {1}"
        case .thisRun: "本局"
        case .practice: "练习"
        case .wayOfRun: "{1} {2} 的对局"
        case .nextIn: "下一场：{1}后"
        case .endsIn: "{1}后结束"
        case .todaysChallenge: "今日挑战"
        case .challengeDone: "挑战已完成"

        // Watching
        case .watching: "观看中"
        case .genuineRun: "真实"
        case .played: "已播放"
        case .speed: "速度"
        case .watchRecording: "观看录像…"

        // Walls
        case .wallPlace: "第 {1} 行第 {2} 格：{3}"
        case .linkCopied: "链接已复制。"
        case .copyLink: "请复制这个链接："
        case .beatMyWall: "你能清完我的墙吗？"

        // Settings and names
        case .less: "减少：{1}"
        case .more: "增加：{1}"
        case .holdFlat: "把设备放平，台面就平了。"
        case .codeHelp: "用另一台设备扫描此码，或在它的设置里输入这些词："
        case .yourDevices: "你的设备"
        case .dismiss: "好"
        case .whoPlays: "谁来玩？"
        case .yourName: "你的名字"
        case .recentNames: "最近的名字"
        case .toBeat: "目标：超越 {2} 的 {1} 分"
        }
    }
}
