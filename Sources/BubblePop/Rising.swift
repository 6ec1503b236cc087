import Arcade

/// Ages bubbles and lets them rise without overlapping. A bubble that would touch the bubble above
/// it queues behind that bubble (BubblePop, extended functionality 12).
///
/// The server folds thousands of ticks for every run that it receives. For speed, each bubble
/// stores the tick until which it only rises, and isn't checked before that tick.
struct Rising {
    private typealias Buffer = UnsafeMutableBufferPointer<Bubble>
    private typealias Place = UnsafeMutablePointer<Bubble>

    /// The current tick.
    let tick: Int
    /// How far bubbles have sped up, 0 to 1.
    let progress: Double
    /// The distance between centres that keeps even the largest bubbles from touching, in stage
    /// units.
    let reach: Double

    /// Advances every bubble by one tick.
    ///
    /// - Parameters:
    ///   - bubbles: the bubbles, without overlaps.
    ///   - isInOrder: whether the bubbles are sorted from top to bottom, before and after the
    ///     call.
    func advance(_ bubbles: inout [Bubble], isInOrder: inout Bool) {
        // An array checks at every write whether its storage is shared. A buffer needs only one
        // check.
        let gone = bubbles.withUnsafeMutableBufferPointer { buffer in
            if !isInOrder { Self.sort(buffer) }
            return pass(buffer, isInOrder: &isInOrder)
        }
        if gone > 0 { bubbles.removeLast(gone) }
    }

    /// Sorts bubbles from top to bottom. They're nearly sorted already, so insertion sort is
    /// fastest. It's also stable, so the order never depends on the machine.
    private static func sort(_ bubbles: Buffer) {
        for index in bubbles.indices {
            var place = index
            while place > 0, bubbles[place].centre.y < bubbles[place - 1].centre.y {
                bubbles.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// Ages and moves the bubbles, and closes the gaps of bubbles that are gone.
    ///
    /// - Returns: the number of unused elements at the end.
    private func pass(_ bubbles: Buffer, isInOrder: inout Bool) -> Int {
        guard let first = bubbles.baseAddress else { return 0 }
        let end = first + bubbles.count
        var next = first
        var bubble = first
        var lowest = -Double.infinity
        isInOrder = true
        while next < end {
            if bubble < next { bubble.pointee = next.pointee }
            next += 1
            let height = bubble.pointee.centre.y - bubble.pointee.rise(at: progress)
            if tick < bubble.pointee.quietUntil {
                bubble.pointee.move(to: height)
            } else {
                if bubble.pointee.age() { continue }
                bubble.pointee.lastRise = 0
                if bubble.pointee.isRising { rise(bubble, to: height, below: first) }
            }
            if bubble.pointee.centre.y < lowest { isInOrder = false }
            lowest = bubble.pointee.centre.y
            bubble += 1
        }
        return end - bubble
    }

    private func rise(_ bubble: Place, to height: Double, below first: Place) {
        let free = lookUp(from: bubble, to: height, below: first)
        bubble.pointee.move(to: min(max(height, free), bubble.pointee.centre.y))
        if bubble.pointee.centre.y < bubble.pointee.radius { bubble.pointee.phase = .exiting }
        let room = height - max(free, bubble.pointee.edge)
        // Rounding down ensures that the next check is never late.
        if room > 0 { bubble.pointee.quietUntil = tick + Int(room / bubble.pointee.mostRise) }
    }

    /// Returns the `y` where a bubble's free path ends, at most `BubblePopRules.outlook` beyond
    /// `height`. Bubbles earlier in the order have already moved, and only upwards, so a free path
    /// stays free.
    private func lookUp(from bubble: Place, to height: Double, below first: Place) -> Double {
        var free = height - BubblePopRules.outlook
        var other = bubble
        while other > first {
            other -= 1
            let centre = other.pointee.centre
            // Bubbles earlier in the order started the tick even higher, so they can't be in the
            // way.
            if free - (centre.y + other.pointee.lastRise) >= reach { break }
            let distance = bubble.pointee.radius + other.pointee.radius + BubblePopRules.gap
            let dx = bubble.pointee.centre.x - centre.x
            let clear = distance * distance - dx * dx
            if clear > 0, free - centre.y < distance {
                free = max(free, centre.y + clear.squareRoot())
            }
        }
        return free
    }
}
