import Arcade

/// The texts that all games share.
extension Chinese {
    static func text(of phrase: ArcadePhrase) -> String {
        switch phrase {
        // Places
        case .play: "开始"
        case .scores: "得分"
        case .highScores: "高分榜"

        // Settings
        case .on: "开"
        case .off: "关"
        case .nothing: "空白"

        // Play
        case .points: "分数"
        case .yourNumbers: "你的号码"

        // Names
        case .nameBlank: "名字至少要有一个看得见的字符。"
        case .nameControl: "名字不能含有换行、制表符或其他控制字符。"
        case .nameDirection: "名字不能含有改变文字方向的字符。"
        case .nameOverloaded: "有个字符带的附加符号太多了。"

        // Recordings
        case .notARecording: "这不是 Funfair 录像。"
        case .recordingCutShort: "录像不完整。"
        case .recordingChecksum: "录像已损坏：校验和不符。"
        }
    }

    static func text(of pattern: ArcadePattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1}和{2}"
        case .list: "{1}、{2}"
        case .seconds: "{1} 秒"
        case .percent: "{1}%"
        case .fromTo: "{1} 到 {2}"
        case .inSteps: "{1}，每档 {2}"
        case .quoted: "“{1}”"

        // Play
        case .levelNumber: "第 {1} 关"

        // Settings
        case .settingBroughtBack: "{1}的范围是 {2}，因此 {3} 已改为 {4}。"
        case .settingNoNumber: "{1}不是整数，因此{2}为 {3}。范围是 {4}。"
        case .settingRefused: "{1}的范围是 {2}，不能是 {3}。"
        case .settingRefusedText: "{1}不是整数。{2}的范围是 {3}。"

        // Names
        case .nameTooLong: "名字最多 {1} 个字符，这个有 {2} 个。"

        // Recordings
        case .recordingNewer: "这段录像需要更新版的 Funfair：录像是格式 {1}，这里只能读格式 {2}。"
        case .recordingTooLarge: "{1} 字节超出了录像的上限（{2}）。"
        case .recordingDamaged: "录像在第 {1} 字节处损坏。"
        case .recordingUnknownGame: "这个 Funfair 不认识录像里的游戏（{1}）。"
        case .recordingOtherRules: "本局使用规则版本 {1}，当前 Funfair 使用版本 {2}，无法重放。"
        case .recordingUnknownMode: "这个 Funfair 不认识这种玩法（{1}）。"
        case .recordingStage: "此游戏没有 {1}×{2} 的游戏区。"
        case .recordingInputAfterEnd: "录像在第 {1} 刻有一步操作，可那时本局已经结束。"
        case .recordingDoesNotReproduce:
            "不真实：录像说第 {2} 刻得 {1} 分，但按其中的操作，是第 {4} 刻得 {3} 分。"
        case .recordingUnfinished: "本局没有打完，停在第 {1} 刻。"
        }
    }

    static func forms(of plural: ArcadePlural) -> OneForm {
        switch plural {
        case .points: OneForm("{1} 分")
        }
    }
}
