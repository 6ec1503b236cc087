import Arcade

@testable import Breakout

extension PlayedTick {
    /// Whether the paddle holds a ball after the tick, and whether it held one before.
    var isAnyHeld: Bool { after.balls.contains { $0.isHeld } }
    var wasAnyHeld: Bool { played.balls.contains { $0.isHeld } }

    /// Returns how many capsules with the given word the paddle caught in the tick.
    func caught(_ word: String) -> Int {
        let row = CapsuleKind.all.firstIndex { $0.word == word }.map { BreakoutLook.capsule($0) }
        return cues.count { ($0.name == .caught || $0.name == .spoiled) && $0.look == row }
    }
}

extension RunRule {
    /// Rules for modes with capsules (rule 10).
    static let capsules = [
        RunRule("Modes without capsules have no capsule effects and no held balls") { moment in
            let told =
                moment.count(of: .drop) + moment.count(of: .caught) + moment.count(of: .spoiled)
            let effects = moment.after.rally.effects
            let most = max(
                effects.narrowUntil, effects.fastUntil, effects.holdUntil, effects.throughUntil)
            return moment.hasCapsules
                || told == 0 && moment.after.capsules == Capsules() && most == 0
                    && !moment.isAnyHeld
        },
        RunRule("A capsule falls straight down at 114 units per second") { moment in
            let old = moment.played.capsules.falling
            for capsule in moment.after.capsules.falling where capsule.y < 640 {
                let isNew = moment.cues.contains { $0.name == .drop && $0.place == capsule.centre }
                let before = old.contains { other in
                    other.kindIndex == capsule.kindIndex && other.x == capsule.x
                        && abs(other.y + 0.95 - capsule.y) < 1e-9
                }
                if !isNew && !before && moment.after.phase != .over { return false }
            }
            return true
        },
        RunRule("A capsule is caught exactly when the paddle touches it") { moment in
            let paddle = moment.after.paddle
            // A caught capsule or an expired effect may have changed the paddle's width.
            guard moment.after.phase == .playing || moment.after.phase == .serving,
                paddle.width == moment.played.paddle.width,
                moment.count(of: .caught) + moment.count(of: .spoiled) == 0
            else { return true }
            return moment.after.capsules.falling.allSatisfy { capsule in
                abs(capsule.x - paddle.x) > paddle.width / 2 + 16 || abs(capsule.y - 556) > 15
            }
        },
        RunRule("Each caught capsule has one cue, helpful or not") { moment in
            let told = moment.count(of: .caught) + moment.count(of: .spoiled)
            return moment.after.capsules.caught == moment.played.capsules.caught + told
        },
        RunRule("No paddle is both wide and narrow, and no ball is both slow and fast") { moment in
            let effects = moment.after.rally.effects
            return (effects.wideUntil == 0 || effects.narrowUntil == 0)
                && (effects.slowUntil == 0 || effects.fastUntil == 0)
        },
        RunRule("The paddle's width and the balls' pace match the active effects") { moment in
            let game = moment.after
            let effects = game.rally.effects
            let width = effects.wideUntil > 0 ? 1.5 : effects.narrowUntil > 0 ? 0.65 : 1
            let pace = effects.slowUntil > 0 ? 0.6 : effects.fastUntil > 0 ? 1.35 : 1
            return game.paddle.width == game.settings.paddle.width * width
                && game.physics.pace == pace
        },
        RunRule("A held ball is released within five seconds") { moment in
            guard moment.isAnyHeld, moment.after.phase != .over else { return true }
            guard let leaveBy = moment.after.rally.leaveBy else { return false }
            return moment.after.phase == .cleared
                || leaveBy > moment.after.tick && leaveBy <= moment.after.tick + 600
        },
        RunRule("No ball is held for more than five seconds") { moment in
            moment.held <= 600
        },
        RunRule("With capsules, only a held ball leaves the paddle by itself") { moment in
            !moment.hasCapsules || moment.isAnyHeld || moment.after.rally.leaveBy == nil
        },
        RunRule("A held ball is on the paddle") { moment in
            let half = moment.after.paddle.width / 2 - 7
            return moment.after.balls.allSatisfy { ball in
                !ball.isHeld || ball.seat.map { abs($0) <= half + 55 } ?? false
            }
        },
        RunRule("There are at most eight capsules, and none after clearing a wall") { moment in
            moment.after.capsules.falling.count <= 8
                && (moment.after.phase != .cleared || moment.after.capsules.falling.isEmpty)
        },
        RunRule("A ball that goes through bricks breaks every brick it touches") { moment in
            moment.played.rally.effects.throughUntil <= moment.after.tick
                || moment.count(of: .crack) == 0 || moment.caught("through") > 0
        },
        RunRule("Effects end on time and when a life is lost") { moment in
            let effects = moment.after.rally.effects
            let ends = [
                effects.holdUntil, effects.throughUntil, effects.narrowUntil, effects.fastUntil,
            ]
            let isNew = moment.count(of: .lifeLost) > 0
            return ends.allSatisfy { $0 == 0 || $0 > moment.after.tick }
                && (!isNew || moment.after.phase == .over || ends == [0, 0, 0, 0])
        },
    ]
}
