import Arcade
import BubblePop

extension RunRule {
    /// Core functionality 2.
    static let time = [
        RunRule("A tick is counted") {
            $0.after.tick == $0.before.tick + ($0.isFinished ? 0 : 1)
        },
        RunRule("The seconds left are counted down whole, and 0 is the end") { moment in
            let settings = moment.after.settings
            guard settings.mode != .rush, !moment.isFinished else { return true }
            let left = Double(settings.mostTicks - moment.after.tick) / 120
            return moment.after.remainingSeconds == Int(left.rounded(.up))
                && moment.after.isOver == (moment.after.remainingSeconds == 0)
        },
        RunRule("The end is heard once, at the end") { moment in
            let ends = (moment.playedCues + moment.cues).count { $0.name == .timeUp }
            return ends == (moment.after.isOver ? 1 : 0)
        },
        RunRule("Each of the last ten seconds is heard as it begins, where there is a clock") {
            moment in
            let left = moment.after.remainingSeconds
            let isDue =
                moment.tickOfSecond == 0 && (1...10).contains(left)
                && moment.after.hud.countdown != nil
            return moment.cues.count { $0.name == .hurry } == (isDue ? 1 : 0)
        },
    ]
}
