import BubblePop

/// The texts of BubblePop.
extension Chinese {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Stall
        case .bubblePopBlurb: "在泡泡飘走前点破它们"
        case .sameBubbles: "所有人的泡泡都一样"

        // Ways to play
        case .minute: "计时"
        case .aboutMinute: "时间到之前，点破越多越好。"
        case .zen: "悠闲"
        case .aboutZen: "没有计时，也没有排行榜，想停就停。"
        case .rush: "抢时"
        case .aboutRush: "时间不够？连击够长就能加时间。"
        case .sharp: "专注"
        case .aboutSharp: "打断连击会扣分。"

        // Settings
        case .gameTime: "游戏时间"
        case .mostBubbles: "泡泡上限"

        // Bubbles
        case .red: "红色"
        case .pink: "粉色"
        case .green: "绿色"
        case .blue: "蓝色"
        case .black: "黑色"

        // Rules and hints
        case .hintTapBubbles: "点击泡泡。"
        case .hintChain: "再点同色：连击。"
        case .rareBubbles: "最值钱的泡泡又少又小又快。每秒都有一些消失，也有新的冒出来。"
        case .risingBubbles: "泡泡上升得越来越快，飘走了也不扣分。"
        case .calmBubbles: "泡泡慢慢上升，不会变快，飘走了也不扣分。"
        case .zenRule: "没有计时，用几根手指都行，玩够了就结束。"
        case .chainRule: "接连点破同色泡泡就是连击：从第二个起，每个得 1.5 倍的分数。"
        case .missRule: "点空不扣分，差一点点也算点中。"
        case .bubble: "泡泡"
        case .chain: "连击"
        case .chance: "概率"

        // Results and statistics
        case .timeIsUp: "时间到！"
        case .wellPopped: "点得漂亮！"
        case .bubblesPopped: "点破的泡泡"
        case .longestChainFigure: "最长连击"
        case .tapsThatHit: "命中率"
        case .popsByKind: "各类泡泡"
        }
    }

    static func text(of pattern: BubblePopPattern) -> String {
        switch pattern {
        case .bubbleLabel: "{1}泡泡，{2}"
        case .popAsMany: "{1} 秒内，泡泡点破得越多越好，用几根手指都行。"
        case .rushRule: "开局有 {1} 秒。连击每增加 {2} 个，就多 {3} 秒。"
        case .sharpRule: "打断两个以上的连击，要扣 {1} 分。"
        case .lasted: "历时 {1} 秒"
        case .longestChain: "最长连击 {1}"
        }
    }

    static func forms(of plural: BubblePopPlural) -> OneForm {
        switch plural {
        case .popped: OneForm("点破 {1} 个")
        case .lostAgain: OneForm("扣了 {1} 分")
        }
    }
}
