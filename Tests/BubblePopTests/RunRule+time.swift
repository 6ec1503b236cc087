import Arcade
import BubblePop

extension RunRule {
    /// Rules for time (core functionality 2).
    static let time = [
        RunRule("Every tick is counted until the run ends") {
            $0.after.tick == $0.before.tick + ($0.isFinished ? 0 : 1)
        },
        RunRule("The time left counts down in whole seconds and ends at 0") { moment in
            let settings = moment.after.settings
            guard settings.mode != .rush, !moment.isFinished else { return true }
            let left = Double(settings.mostTicks - moment.after.tick) / 120
            return moment.after.remainingSeconds == Int(left.rounded(.up))
                && moment.after.isOver == (moment.after.remainingSeconds == 0)
        },
        RunRule("The end of a run has exactly one cue") { moment in
            let ends = (moment.playedCues + moment.cues).count { $0.name == .timeUp }
            return ends == (moment.after.isOver ? 1 : 0)
        },
        RunRule("With a clock, each of the last ten seconds starts with a cue") { moment in
            let left = moment.after.remainingSeconds
            let isDue =
                moment.tickOfSecond == 0 && (1...10).contains(left)
                && moment.after.hud.countdown != nil
            return moment.cues.count { $0.name == .hurry } == (isDue ? 1 : 0)
        },
    ]
}
