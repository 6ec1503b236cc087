import Arcade

@testable import Breakout

extension RunRule {
    /// Rules for parties (rule 9).
    static let party = [
        RunRule("The score is never negative") { moment in
            moment.played.score >= 0 && moment.after.score >= 0
        },
        RunRule("Losing the last ball at a party costs 100 points, or the rest of the score") {
            moment in
            let prices = moment.cues.filter { $0.name == .lifeLost }.map { -$0.points }
            guard moment.isParty, let price = prices.first else {
                return prices.allSatisfy { $0 == 0 }
            }
            return prices.count == 1 && price >= 0 && price <= 100
                && (price == 100 || moment.after.score == 0)
        },
        RunRule("A party run has no lives, and no break between walls") { moment in
            !moment.isParty
                || moment.after.lives == 0 && moment.after.hud.lives == nil
                    && !moment.after.moment.isBetweenLevels && moment.after.levels.wall.standing > 0
        },
        RunRule("A ball waits for at most three seconds at a party, and for the player elsewhere") {
            moment in
            let isLaunched = moment.count(of: .launch) > 0
            guard moment.isParty else { return !isLaunched || moment.wasAnyHeld }
            let isWaiting = moment.after.rally.seated > 0 && moment.after.phase != .over
            guard let leaveBy = moment.after.rally.leaveBy else { return !isWaiting }
            return !isWaiting
                || moment.after.tick < leaveBy && leaveBy <= moment.after.tick + 360
        },
        RunRule("A party run has a countdown of its time, and other runs have none") { moment in
            let time = moment.after.hud.countdown
            guard moment.isParty else { return time == nil }
            let left = 10_800 - moment.after.tick
            return time?.remaining == (left + 119) / 120 && time?.total == 90
                && time?.urgency == (left <= 360 ? .last : left <= 1200 ? .hurry : nil)
        },
        RunRule("Only the last ten seconds of a party run have a cue, one for each") { moment in
            let calls = moment.cues.filter { $0.name == .hurry }.map { $0.points }
            let left = 10_800 - moment.after.tick
            guard moment.isParty, left > 0, left <= 1200, left % 120 == 0 else {
                return calls.isEmpty
            }
            return calls == [left / 120]
        },
        RunRule("At a party, time continues while a ball waits") { moment in
            !moment.isParty || moment.after.moment == (moment.after.isOver ? .over : .running)
        },
        RunRule("A run counts at a party only if all of it had the party's settings") { moment in
            let isForParty = moment.before.isForParty && moment.played.settings == .party
            return moment.after.isForParty
                ? isForParty && moment.isParty && !moment.after.isStandard
                : !isForParty || moment.inputs.count > 1
        },
        RunRule("No input changes the mode") { moment in
            moment.before.settings.mode == moment.after.settings.mode
        },
    ]
}
