import Arcade

/// How bubbles age and rise without ever overlapping: one that would touch the one above queues
/// behind it (BubblePop, extended functionality 12).
struct Rising {
    private typealias Buffer = UnsafeMutableBufferPointer<Bubble>

    /// The tick that passes.
    let tick: Int
    /// How much of the run is over, 0 to 1.
    let progress: Double
    /// No two bubbles further apart than this can touch, in stage units.
    let reach: Double

    /// Lets one tick pass for every bubble.
    ///
    /// - Parameter bubbles: without overlaps; left in order, the uppermost first.
    func advance(_ bubbles: inout [Bubble]) {
        // The house folds thousands of ticks for every run that it is sent. An array asks at every
        // write whether it is shared; a buffer was asked once.
        let isAnyGone = bubbles.withUnsafeMutableBufferPointer { age($0) }
        if isAnyGone { bubbles.removeAll { $0.isGone } }
        bubbles.withUnsafeMutableBufferPointer { rise($0) }
    }

    /// Ages the bubbles and puts them in order, the uppermost first. They are nearly in order
    /// already, so that insertion is quickest; it is stable, so that the order never depends on the
    /// machine.
    ///
    /// - Returns: whether the life of any is over.
    private func age(_ bubbles: Buffer) -> Bool {
        var isAnyGone = false
        var lowest = -Double.infinity
        for index in bubbles.indices {
            if bubbles[index].age() { isAnyGone = true }
            let height = bubbles[index].centre.y
            if height >= lowest {
                lowest = height
            } else {
                var place = index
                while place > 0, bubbles[place].centre.y < bubbles[place - 1].centre.y {
                    bubbles.swapAt(place, place - 1)
                    place -= 1
                }
            }
        }
        return isAnyGone
    }

    private func rise(_ bubbles: Buffer) {
        for index in bubbles.indices {
            guard bubbles[index].isRising else {
                bubbles[index].lastRise = 0
                continue
            }
            let start = bubbles[index].centre.y
            var height = start - bubbles[index].rise(at: progress)
            if tick >= bubbles[index].freeUntil {
                let free = lookUp(from: index, to: height, among: bubbles)
                // Rounded down, so that the next look is never late.
                bubbles[index].freeUntil = tick + Int((height - free) / bubbles[index].mostRise)
                height = min(max(height, free), start)
            }
            bubbles[index].lastRise = start - height
            bubbles[index].centre.y = height
            if height < bubbles[index].radius { bubbles[index].phase = .exiting }
        }
    }

    /// How far up the way of a bubble is free, as a `y`, and at most `BubblePopRules.outlook`
    /// beyond `height`. The bubbles before it have moved already, and all of them upwards, so the
    /// way that was free is still free.
    private func lookUp(from index: Int, to height: Double, among bubbles: Buffer) -> Double {
        var free = height - BubblePopRules.outlook
        var above = index - 1
        while above >= 0 {
            let other = bubbles[above].centre
            // Those further up started the tick higher still.
            if free - (other.y + bubbles[above].lastRise) >= reach { break }
            let distance = bubbles[index].radius + bubbles[above].radius + BubblePopRules.gap
            let dx = bubbles[index].centre.x - other.x
            let clear = distance * distance - dx * dx
            if clear > 0, free - other.y < distance {
                free = max(free, other.y + clear.squareRoot())
            }
            above -= 1
        }
        return free
    }
}
