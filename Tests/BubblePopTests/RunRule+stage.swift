import Arcade
import BubblePop

extension RunRule {
    /// Rules for the number, places and sizes of bubbles (core functionality 5 and 7).
    static let stage = [
        RunRule("No two bubbles overlap") { moment in
            let bubbles = moment.after.bubbles
            for index in bubbles.indices {
                let bubble = bubbles[index]
                for other in 0..<index {
                    let apart = bubble.radius + bubbles[other].radius
                    let dy = bubble.centre.y - bubbles[other].centre.y
                    if dy >= apart || dy <= -apart { continue }
                    let dx = bubble.centre.x - bubbles[other].centre.x
                    if dx * dx + dy * dy < apart * apart { return false }
                }
            }
            return true
        },
        RunRule("A bubble that isn't leaving is completely on the stage") { moment in
            let width = Double(moment.after.stage.width)
            let height = Double(moment.after.stage.height)
            for bubble in moment.after.bubbles where !bubble.isLeaving {
                let place = bubble.centre
                let reach = bubble.radius
                if place.x < reach || place.y < reach || place.x > width - reach
                    || place.y > height - reach
                {
                    return false
                }
            }
            return true
        },
        RunRule("There are never more bubbles than the maximum") { moment in
            moment.after.bubbles.count <= moment.after.settings.mostBubbles.value
        },
        RunRule("A bubble is never drawn larger than its radius") { moment in
            moment.after.bubbles.allSatisfy {
                $0.visibleRadius >= 0 && $0.visibleRadius <= $0.radius
            }
        },
        RunRule("A bubble keeps its kind and its radius") { moment in
            for (old, new) in moment.staying
            where old.kindIndex != new.kindIndex || old.radius != new.radius { return false }
            return true
        },
    ]
}
