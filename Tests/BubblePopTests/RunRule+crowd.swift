import Arcade
import BubblePop

extension Bubble {
    /// Whether the bubble is disappearing by itself, in its place.
    var isShrinking: Bool {
        if case .shrinking = phase { true } else { false }
    }
}

extension RunRule {
    /// Core functionality 9.
    static let crowd = [
        RunRule("Bubbles begin to go at whole seconds only") { moment in
            if moment.tickOfSecond == 0 { return true }
            for (old, new) in moment.staying where new.isShrinking && !old.isShrinking {
                return false
            }
            return true
        },
        RunRule("At most a third of the bubbles go in a second, rounded up") { moment in
            guard moment.tickOfSecond == 0 else { return true }
            let going = moment.cues.count { $0.name == .vanish }
            let staying = moment.after.bubbles.count { !$0.isLeaving }
            return going <= (staying + going + 2) / 3
        },
        RunRule("Bubbles come in the second third of a second, or at once when a run begins") {
            moment in
            moment.newcomers.isEmpty || moment.after.tick <= 24
                || (32...74).contains(moment.tickOfSecond)
        },
        RunRule("A bubble that comes is heard once, and grows from nothing") { moment in
            moment.newcomers.count == moment.cues.count { $0.name == .appear }
                && moment.newcomers.allSatisfy { $0.visibleRadius == 0 }
        },
        RunRule("A bubble that comes has a higher number than those before it") { moment in
            if moment.newcomers.isEmpty { return true }
            let highest = moment.before.bubbles.reduce(-1) { max($0, $1.id) }
            return moment.newcomers.allSatisfy { $0.id > highest }
        },
        RunRule("A bubble goes with a tick only when it has shrunk or left the stage") { moment in
            moment.gone.allSatisfy { bubble in
                bubble.phase == .shrinking(ticksLeft: 1)
                    || bubble.phase == .exiting && bubble.centre.y + bubble.radius <= 0
            }
        },
    ]
}
