import Arcade
import BubblePop

extension BubbleKind {
    /// Returns the speed at the given progress of the run, from 0 to 1, in stage units per tick.
    fileprivate func rise(at progress: Double) -> Double {
        (slowSpeed + (fastSpeed - slowSpeed) * progress) / Double(Clock.ticksPerSecond)
    }
}

extension RunRule {
    /// The tolerance in stage units, for accumulated rounding errors of numbers in the hundreds.
    private static let hair = 1e-6
    /// The range of a bubble's speed relative to its kind's speed in the table.
    private static let pace = 0.85...1.15

    /// Rules for rising (extended functionality 12).
    static let rising = [
        RunRule("A bubble moves neither sideways nor down") { moment in
            for (old, new) in moment.staying
            where new.centre.x != old.centre.x || new.centre.y > old.centre.y { return false }
            return true
        },
        RunRule("A bubble stays in place while it appears or shrinks") { moment in
            for (old, new) in moment.staying where new.phase != .whole && new.phase != .exiting {
                let wasRising = old.phase == .whole && moment.tickOfSecond == 0
                if new.centre != old.centre, !wasRising { return false }
            }
            return true
        },
        RunRule("No bubble rises faster than its kind's highest speed at that time") { moment in
            let progress = moment.after.progress
            for (old, new) in moment.staying {
                let most = BubbleKind.all[old.kindIndex].rise(at: progress) * pace.upperBound
                if old.centre.y - new.centre.y > most + hair { return false }
            }
            return true
        },
        RunRule("A bubble below its kind's lowest speed is queueing behind another") { moment in
            if moment.isFinished { return true }
            let progress = moment.after.progress
            for (old, new) in moment.staying where new.phase == .whole || new.phase == .exiting {
                let least = BubbleKind.all[new.kindIndex].rise(at: progress) * pace.lowerBound
                guard old.centre.y - new.centre.y < least - hair else { continue }
                let isQueueing = moment.after.bubbles.contains { other in
                    let touching = other.radius + new.radius + 1 + hair
                    return other.centre.y < new.centre.y
                        && other.centre.squaredDistance(to: new.centre) <= touching * touching
                }
                if !isQueueing { return false }
            }
            return true
        },
        RunRule("A bubble never passes another bubble in its path") { moment in
            // Only bubbles at nearly the same height can pass each other, because no bubble moves
            // further than this in a tick.
            let reach = 5.0
            let staying = moment.staying
            for index in staying.indices {
                let (old, new) = staying[index]
                for other in 0..<index {
                    let ahead = staying[other]
                    let lead = old.centre.y - ahead.old.centre.y
                    guard abs(lead) < reach else { continue }
                    let room = old.radius + ahead.old.radius
                    guard abs(old.centre.x - ahead.old.centre.x) < room else { continue }
                    if lead > 0, ahead.new.centre.y >= new.centre.y { return false }
                    if lead < 0, ahead.new.centre.y <= new.centre.y { return false }
                }
            }
            return true
        },
    ]
}
