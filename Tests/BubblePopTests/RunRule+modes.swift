import Arcade
import BubblePop

extension RunRule {
    /// Rules for the modes (extended functionality 17, 18 and 19).
    static let modes = [
        RunRule("The remaining time falls by one each second, apart from added seconds") { moment in
            if moment.isFinished { return true }
            return moment.played.remainingSeconds == moment.before.remainingSeconds + moment.added
                && moment.after.remainingSeconds
                    == moment.played.remainingSeconds - (moment.tickOfSecond == 0 ? 1 : 0)
        },
        RunRule("Only in a rush, every fifth bubble of a chain adds a second") { moment in
            let isRush = moment.before.settings.mode == .rush
            let isFull = moment.before.remainingSeconds + moment.before.tick / 120 >= 299
            let fifths = moment.playedCues.count { $0.name == .pop && $0.chain % 5 == 0 }
            return moment.added == (isRush ? fifths : 0) || isRush && isFull
        },
        RunRule("No run lasts longer than its settings allow") { moment in
            moment.after.tick + moment.after.remainingSeconds * 120
                <= moment.after.settings.mostTicks + 119
        },
        RunRule("Only in a sharp run does breaking a chain cost points, at most five") { moment in
            var chain = moment.before.chain.length
            var kindIndex = moment.before.chain.kindIndex
            var score = moment.before.score
            var due: [Int] = []
            for cue in moment.playedCues where cue.name == .pop {
                let isBroken = chain > 1 && cue.look != kindIndex
                score += cue.points
                if isBroken, moment.before.settings.mode == .sharp {
                    due.append(-min(5, score))
                    score -= min(5, score)
                }
                chain = cue.chain
                kindIndex = cue.look
            }
            return moment.playedCues.filter { $0.name == .loss }.map(\.points) == due
        },
        RunRule("The score is never negative") { $0.after.score >= 0 },
        RunRule("In Zen, bubbles never get faster and no clock is shown") { moment in
            guard moment.after.settings.mode == .zen else { return true }
            return moment.after.progress == moment.before.progress
                && moment.after.hud.countdown == nil
        },
    ]
}
