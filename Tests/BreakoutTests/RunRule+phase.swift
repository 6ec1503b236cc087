import Arcade

@testable import Breakout

extension RunRule {
    /// Rules for time, lives, levels and the order of phases.
    static let phase = [
        RunRule("Every tick is counted until the run ends") { moment in
            moment.played.tick == moment.before.tick
                && moment.after.tick == moment.before.tick + (moment.played.isOver ? 0 : 1)
        },
        RunRule("Inputs cause only valid changes of the phase") { moment in
            switch (moment.before.phase, moment.played.phase) {
            case (let old, let new) where old == new: true
            case (.serving, .playing): moment.playedCues.contains { $0.name == .launch }
            case (.cleared, .serving), (.cleared, .playing): moment.inputs.contains(.proceed)
            case (.playing, .serving): moment.inputs.contains { $0.kind == 5 }
            default: false
            }
        },
        RunRule("Ticks cause only valid changes of the phase") { moment in
            switch (moment.played.phase, moment.after.phase) {
            case (let old, let new) where old == new: true
            case (.playing, .serving):
                moment.count(of: .lost) > 0 || moment.isGoneOn || moment.isAnyHeld
            case (.playing, .cleared):
                moment.count(of: .cleared) == 1 && !moment.isParty && !moment.isDrawn
            case (.playing, .over):
                moment.count(of: .timeUp) == (moment.isDone ? 0 : 1)
                    && moment.count(of: .cleared) == (moment.isDone ? 1 : 0)
            case (.serving, .playing):
                (moment.isParty || moment.wasAnyHeld) && moment.count(of: .launch) == 1
            case (.serving, .over): moment.isParty && moment.count(of: .timeUp) == 1
            default: false
            }
        },
        RunRule("Before a serve, every ball is on the paddle; in play, at least one is moving") {
            moment in
            let isServing = moment.after.balls.allSatisfy { $0.seat != nil }
            switch moment.after.phase {
            case .serving: return isServing && !moment.after.balls.isEmpty
            case .playing: return !isServing
            case .cleared, .over: return true
            }
        },
        RunRule("The balls on the paddle are counted correctly") { moment in
            moment.after.rally.seated == moment.after.balls.count { $0.seat != nil }
        },
        RunRule("A wall is cleared exactly when its last brick is gone") { moment in
            (moment.after.levels.wall.standing == 0)
                == (moment.after.phase == .cleared || moment.isDone)
        },
        RunRule("Only losing the last ball costs a life, and it always plays a cue") { moment in
            let lost = moment.count(of: .lifeLost)
            let cost = moment.isParty ? 0 : lost
            let most = moment.hasCapsules ? 5 : moment.played.lives
            let lives = min(moment.played.lives + moment.caught("life"), most)
            guard moment.after.lives == lives - cost else { return false }
            guard moment.played.lives == moment.before.lives, lost <= 1 else { return false }
            let isTold = lost == 1 || moment.count(of: .lost) < moment.played.balls.count
            return isTold || moment.played.balls.isEmpty || moment.after.phase == .cleared
                || moment.isGoneOn || moment.isDone
        },
        RunRule("A run ends by itself exactly when lives, time or a drawn wall's bricks run out") {
            moment in
            let isOver =
                moment.isParty
                ? moment.after.tick == 10_800
                : moment.after.lives == 0 || moment.isDone
                    || moment.after.tick - moment.waited == 20 * 60 * 120
            return (moment.after.phase == .over) == isOver
        },
        RunRule("Only time with a ball in play counts towards a run's time limit") { moment in
            moment.isParty || moment.after.isOver
                || moment.after.clock.alarm == 20 * 60 * 120 + moment.waited
        },
        RunRule("There are 0 to 3 lives, or up to 5 if lives can be caught") { moment in
            (0...(moment.hasCapsules ? 5 : 3)).contains(moment.after.lives)
        },
        RunRule("The next level starts when the player continues") { moment in
            let gone = moment.isGoneOn ? 1 : 0
            guard moment.after.level == moment.played.level + gone else { return false }
            let isNext = moment.before.phase == .cleared && moment.inputs.contains(.proceed)
            return moment.played.level == moment.before.level + (isNext ? 1 : 0)
        },
        RunRule("There are never more than twelve balls") { moment in
            moment.played.balls.count <= 12 && moment.after.balls.count <= 12
        },
        RunRule("Balls have unique numbers in ascending order") { moment in
            let ids = moment.after.balls.map { $0.id }
            return zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
        },
        RunRule("A run played with other settings never becomes standard again") { moment in
            let standard = BreakoutSettings.standard(in: moment.before.settings.mode)
            let isStandard = moment.before.isStandard && moment.played.settings == standard
            return moment.after.isStandard ? isStandard : !isStandard || moment.inputs.count > 1
        },
        RunRule("The player can nudge at most once every three seconds") { moment in
            guard moment.playedCues.contains(where: { $0.name == .nudge }) else { return true }
            return moment.before.rally.nudgeReady <= moment.before.tick
                || moment.before.phase != .playing
        },
    ]
}
