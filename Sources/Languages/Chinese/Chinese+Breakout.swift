import Breakout

/// The texts of Breakout.
extension Chinese {
    static func text(of phrase: BreakoutPhrase) -> String {
        switch phrase {
        // Stall
        case .breakoutBlurb: "击碎每一块砖"
        case .sameBricks: "所有人的砖块都一样"

        // Ways to play
        case .wayStandard: "经典"
        case .aboutStandard: "十二面墙，三条命。"
        case .wayCapsules: "胶囊"
        case .aboutCapsules: "24 面墙，还有胶囊等你接。"
        case .wayDrawn: "手绘墙"
        case .aboutDrawn: "你自己的墙，或朋友的墙。清完它，再传给别人。"

        // Settings
        case .rowsOfBricks: "砖块行数"
        case .balls: "球数"
        case .ballSpeed: "球速"
        case .bounciness: "弹性"
        case .gravity: "重力"
        case .firstLevel: "起始关卡"
        case .paddle: "挡板"
        case .paddleSmall: "小"
        case .paddleMedium: "中"
        case .paddleLarge: "大"
        case .specialBricks: "特殊砖块"
        case .tilt: "倾斜"

        // Colours
        case .red: "红色"
        case .orange: "橙色"
        case .amber: "琥珀色"
        case .yellow: "黄色"
        case .green: "绿色"
        case .teal: "青色"
        case .blue: "蓝色"
        case .violet: "紫色"
        case .pink: "粉色"
        case .white: "白色"
        case .slate: "石板蓝"

        // Bricks
        case .plainBrick: "普通"
        case .twoHits: "两击"
        case .threeHits: "三击"
        case .burst: "爆炸"
        case .ball: "加球"
        case .widePaddle: "加宽"
        case .slowBalls: "减速"
        case .net: "护网"
        case .plainNote: "击中就碎"
        case .twoHitsNote: "双倍分数"
        case .threeHitsNote: "三倍分数"
        case .burstNote: "炸掉周围的砖"
        case .ballNote: "多一个球"

        // Capsules
        case .wideCapsule: "宽挡板"
        case .slowCapsule: "慢球"
        case .holdCapsule: "粘性挡板"
        case .throughCapsule: "穿透"
        case .lifeCapsule: "多一条命"
        case .narrowCapsule: "窄挡板"
        case .fastCapsule: "快球"
        case .lifeNote: "多一条命"
        case .dropNote: "掉落一颗胶囊"
        case .seeking: "球正在追最后几块砖！"
        case .capsuleRule: "有些砖块会掉落胶囊。好的接住，坏的放它过去。"

        // Rules and hints
        case .hintDrag: "拖动来移动挡板。"
        case .hintNudge: "球在飞时点一下，推它一把。"
        case .nudge: "轻推"
        case .tapToLaunch: "点按发球"
        case .paddleRule: "用手指、鼠标或方向键移动挡板。点一下发球。"
        case .aimRule: "用挡板瞄准：越靠边，球走得越平。每过一面墙球就更快，接得越久也越快。"
        case .brick: "砖块"
        case .whatItDoes: "作用"

        // Levels
        case .rainbow: "彩虹"
        case .chequers: "棋盘"
        case .heart: "爱心"
        case .columns: "立柱"
        case .invader: "入侵者"
        case .castle: "城堡"
        case .pyramid: "金字塔"
        case .fish: "小鱼"
        case .zigzag: "之字形"
        case .smile: "笑脸"
        case .bullseye: "靶心"
        case .fortress: "要塞"
        case .sailboat: "帆船"
        case .duck: "鸭子"
        case .ghost: "幽灵"
        case .rocket: "火箭"
        case .mushroom: "蘑菇"
        case .crown: "王冠"
        case .butterfly: "蝴蝶"
        case .cat: "猫"
        case .anchor: "船锚"
        case .skull: "骷髅"
        case .robot: "机器人"
        case .house: "房子"
        case .drawnWall: "手绘墙"

        // Results and statistics
        case .wallCleared: "整墙清空！"
        case .closingTime: "打烊啦！"
        case .timeIsUp: "时间到！"
        case .gameOver: "游戏结束"
        case .bricksBroken: "击碎的砖块"
        case .longestStreakFigure: "最长连破"
        case .highestLevel: "最高关卡"
        case .wallsCleared: "清空的砖墙"
        case .ballsLost: "丢掉的球"
        case .bricksByKind: "各类砖块"
        }
    }

    static func text(of pattern: BreakoutPattern) -> String {
        switch pattern {
        // Bricks
        case .brickLabel: "{1}砖块"
        case .wideNote: "挡板变宽，{1}"
        case .slowNote: "球变慢，{1}"
        case .netNote: "底部护网，{1}"
        case .holdNote: "球会粘住，点按才放开，{1}"
        case .throughNote: "球一路撞穿砖块，{1}"
        case .narrowNote: "挡板变窄，{1}：最好别接"
        case .fastNote: "球变快，{1}：最好别接"

        // Rules and hints
        case .rowRule: "最底行的砖每块 {1} 分，往上每行加 {2} 分。"
        case .rowsRule: "最底行的砖每块 {1} 分，往上每行加 {2} 分，最高 {3} 分。"
        case .streak: "×{1}（第 {2} 块起）"
        case .streakRule: "球不碰挡板连续击碎砖块就是连破，分数加倍：{1}。"
        case .nudgeRule: "球飞行时点一下可以轻推它，{1} 秒后才能再推。"
        case .livesRule: "你有 {1} 条命。清空一面墙有奖励，下一面更难。"
        case .partyRule: "限时 {1} 秒。丢球扣 {2} 分，{3} 秒后自动再发一球。清空一面墙有奖励，下一面马上出现。"
        case .seekRule: "砖块只剩 {1} 块以内，{2} 秒都没打中？球会自己去追一块。"

        // Results
        case .levelDone: "第 {1} 关“{2}”已完成。"
        case .wallBonus: "清墙奖励 {1}，目前共 {2} 分。"
        case .longestStreak: "最长连破 {1}"
        }
    }

    static func forms(of plural: BreakoutPlural) -> OneForm {
        switch plural {
        case .bricks: OneForm("{1} 块砖")
        }
    }
}
