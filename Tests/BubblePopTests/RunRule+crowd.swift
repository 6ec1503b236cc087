import Arcade
import BubblePop

extension Bubble {
    /// Whether the bubble is disappearing by itself, without leaving the stage.
    var isShrinking: Bool {
        if case .shrinking = phase { true } else { false }
    }
}

extension RunRule {
    /// Rules for bubbles that appear and disappear by themselves (core functionality 9).
    static let crowd = [
        RunRule("Bubbles start to leave only at whole seconds") { moment in
            if moment.tickOfSecond == 0 { return true }
            for (old, new) in moment.staying where new.isShrinking && !old.isShrinking {
                return false
            }
            return true
        },
        RunRule("At most a third of the bubbles leave per second, rounded up") { moment in
            guard moment.tickOfSecond == 0 else { return true }
            let going = moment.cues.count { $0.name == .vanish }
            let staying = moment.after.bubbles.count { !$0.isLeaving }
            return going <= (staying + going + 2) / 3
        },
        RunRule("Bubbles appear only in ticks 32 to 74 of a second, or as a run starts") { moment in
            moment.newcomers.isEmpty || moment.after.tick <= 24
                || (32...74).contains(moment.tickOfSecond)
        },
        RunRule("A new bubble plays one cue, and grows from zero") { moment in
            moment.newcomers.count == moment.cues.count { $0.name == .appear }
                && moment.newcomers.allSatisfy { $0.visibleRadius == 0 }
        },
        RunRule("A new bubble has a higher number than every earlier bubble") { moment in
            if moment.newcomers.isEmpty { return true }
            let highest = moment.before.bubbles.reduce(-1) { max($0, $1.id) }
            return moment.newcomers.allSatisfy { $0.id > highest }
        },
        RunRule("A tick removes only bubbles that have shrunk or left the stage") { moment in
            moment.gone.allSatisfy { bubble in
                bubble.phase == .shrinking(ticksLeft: 1)
                    || bubble.phase == .exiting && bubble.centre.y + bubble.radius <= 0
            }
        },
    ]
}
