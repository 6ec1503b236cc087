import Arcade
import BubblePop

/// Counts the actions of a player's hands in a BubblePop run, input by input.
struct BubblePopHands {
    /// The ticks of all taps, of hits, and of hits in a bubble's very middle.
    private var taps: [Int] = []
    private var hits: [Int] = []
    private var middles: [Int] = []
    /// The number of hits on bubbles too new to be seen.
    private var unseen = 0
    private var turns = 0
    private var lastTurn = -1
    /// The tick of the last tap, and the hits and misses in that tick.
    private var moment = -1
    private var hitsNow = 0
    private var missesNow = 0
    private var crowd = 0

    mutating func note(_ input: BubblePopInput, in game: borrowing BubblePopGame) {
        switch input {
        case .tap(let place): tap(place.point, in: game)
        case .turn:
            if game.tick != lastTurn { turns += 1 }
            lastTurn = game.tick
        case .finish: break
        }
    }

    private mutating func tap(_ place: Point, in game: borrowing BubblePopGame) {
        taps.append(game.tick)
        if game.tick != moment {
            endMoment()
            moment = game.tick
        }
        guard let bubble = game.target(of: place) else {
            missesNow += 1
            return
        }
        hitsNow += 1
        hits.append(game.tick)
        if bubble.isUnseen { unseen += 1 }
        if bubble.hasInTheMiddle(place) { middles.append(game.tick) }
    }

    private mutating func endMoment() {
        crowd += max(0, hitsNow - 2 - missesNow)
        hitsNow = 0
        missesNow = 0
    }

    /// The number of minutes started. Each minute of a long run can be as lucky as a whole standard
    /// run, so some limits apply to the average per minute.
    private var minutes: Int { (taps.last ?? 0) / (60 * Clock.ticksPerSecond) + 1 }

    /// Returns the counts, in the order of `HandLimit.all`. Call it once, after the last input.
    mutating func measures() -> [HandMeasure] {
        endMoment()
        let second = Clock.ticksPerSecond
        return [
            HandMeasure(.tapsInASecond, taps.most(within: second)),
            HandMeasure(.tapsInTenSeconds, taps.most(within: 10 * second)),
            HandMeasure(.hitsAtOnce, crowd / minutes),
            HandMeasure(.hitsInTenSeconds, hits.most(within: 10 * second)),
            HandMeasure(.hitsInAMinute, hits.most(within: 60 * second)),
            HandMeasure(.hitsUnseen, (unseen - (taps.count - hits.count) / 4) / minutes),
            HandMeasure(.hitsInTheMiddle, middles.most(within: 10 * second)),
            HandMeasure(.turns, turns),
        ]
    }
}

extension Bubble {
    /// Whether the bubble appeared too recently for a person to react to it.
    fileprivate var isUnseen: Bool {
        guard case .appearing(let left) = phase else { return false }
        return BubblePopRules.appearing - left < HandLimit.unseen
    }

    /// Whether a point is in the bubble's very middle, at its current position or where it was last
    /// drawn, because the picture is up to a tick late.
    func hasInTheMiddle(_ place: Point) -> Bool {
        let drawn = Point(x: centre.x, y: min(max(place.y, centre.y), centre.y + lastRise))
        return place.squaredDistance(to: drawn) <= HandLimit.middle * HandLimit.middle
    }
}
