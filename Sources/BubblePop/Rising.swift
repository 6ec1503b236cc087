import Arcade

/// How bubbles rise without ever overlapping: one that would touch the one above queues behind it
/// (BubblePop, extended functionality 12).
struct Rising {
    /// How much of the run is over, 0 to 1.
    let progress: Double
    /// No two bubbles further apart than this can touch, in stage units.
    let reach: Double

    /// Moves every rising bubble by one tick.
    ///
    /// - Parameter bubbles: without overlaps; left in order, the uppermost first.
    func advance(_ bubbles: inout [Bubble]) {
        sort(&bubbles)
        for index in bubbles.indices {
            guard bubbles[index].isRising else {
                bubbles[index].lastRise = 0
                continue
            }
            let height = height(ofBubbleAt: index, among: bubbles)
            bubbles[index].lastRise = bubbles[index].centre.y - height
            bubbles[index].centre.y = height
            if height < bubbles[index].radius { bubbles[index].phase = .exiting }
        }
    }

    /// The `y` that a bubble rises to. The bubbles before it in the array have moved already, and
    /// all of them upwards, so the way that was free is still free.
    private func height(ofBubbleAt index: Int, among bubbles: [Bubble]) -> Double {
        let place = bubbles[index].centre
        var height = place.y - (bubbles[index].slowRise + bubbles[index].addedRise * progress)
        var above = index - 1
        while above >= 0 {
            let other = bubbles[above].centre
            // Those further up in the array started the tick higher still.
            if height - (other.y + bubbles[above].lastRise) >= reach { break }
            let distance = bubbles[index].radius + bubbles[above].radius + BubblePopRules.gap
            let dx = place.x - other.x
            let clear = distance * distance - dx * dx
            if clear > 0, height - other.y < distance {
                height = max(height, other.y + clear.squareRoot())
            }
            above -= 1
        }
        return min(height, place.y)
    }

    /// The uppermost first; nearly sorted already, so that insertion is quickest. Stable, so that
    /// the order never depends on the machine.
    private func sort(_ bubbles: inout [Bubble]) {
        for index in bubbles.indices.dropFirst() {
            var place = index
            while place > 0, bubbles[place].centre.y < bubbles[place - 1].centre.y {
                bubbles.swapAt(place, place - 1)
                place -= 1
            }
        }
    }
}
