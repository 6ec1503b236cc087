import Arcade
import BubblePop

/// A person's run of BubblePop, on a page.
struct BubblePopPlay {
    private struct Finger {
        /// When the finger next comes down, in wall-clock milliseconds.
        var due: Double
        var goal: Point?
        var bubble: Int?
    }

    /// The shortest time the page allows between key presses, in milliseconds of play.
    private static let keyPause = 200.0
    private static let look = 250.0
    private static let countIn = 3000.0

    private let person: BubblePopPerson
    private var luck: Luck
    private var run: Run<BubblePopGame>
    private var cues: [Cue] = []
    private var wall = 0.0
    private var debt = 0.0
    private var fingers: [Finger]
    /// When each bubble was first drawn, in wall-clock milliseconds.
    private var seen: [Int: Double] = [:]
    private var lastLook = -1000.0
    private var known: Set<Int> = []
    private var focus: Point
    private var played = 0.0
    private var lastStrike = -1000.0
    private var stops: [(tick: Int, isTurn: Bool)]

    init(_ person: BubblePopPerson, seed: UInt64, luck: UInt64) throws {
        self.person = person
        var luck = Luck(seed: luck ^ 0xABCD)
        let isWide = person.fingers > 1 || luck.happens(0.3)
        run = Run(
            player: try PlayerName("Ada"), settings: .standard,
            stage: isWide
                ? StageShape(width: 690, height: 390) : StageShape(width: 390, height: 690),
            seed: seed)
        fingers = (0..<person.hands).map { _ in
            Finger(due: luck.time(person.pause, spread: person.spread) * luck.fraction())
        }
        focus = Point(x: 195, y: 345)
        let ticks = run.game.settings.mostTicks
        stops = (0..<person.pauses + person.turns).map { number in
            (tick: luck.below(ticks), isTurn: number < person.turns)
        }
        stops.sort { $0.tick < $1.tick }
        self.luck = luck
    }

    /// Plays a run to its end and returns its recording.
    ///
    /// - Parameter luck: distinguishes a person's runs with the same seed; `seed` if nil.
    static func bytes(
        _ person: BubblePopPerson, seed: UInt64, luck: UInt64? = nil
    ) throws -> [UInt8] {
        var play = try BubblePopPlay(person, seed: seed, luck: luck ?? seed)
        while !play.run.game.isOver { play.frame() }
        return play.run.bytes
    }

    private mutating func frame() {
        for bubble in run.game.bubbles where seen[bubble.id] == nil { seen[bubble.id] = wall }
        if wall - lastLook >= Self.look {
            lastLook = wall
            known = Set(run.game.bubbles.map(\.id))
        }
        let length = person.page.next(&luck)
        while let next = fingers.indices.min(by: { fingers[$0].due < fingers[$1].due }),
            fingers[next].due < wall + length
        {
            if person.hasKeys { strike(next) } else { tap(next) }
        }
        wall += length
        if let stop = stops.first, stop.tick <= run.game.tick {
            stops.removeFirst()
            interrupt(isTurn: stop.isTurn)
            return
        }
        played += min(length, Page.longestFrame)
        debt += min(length, Page.longestFrame)
        while debt >= Page.tick, !run.game.isOver {
            debt -= Page.tick
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
    }

    /// Pauses, turns the device if `isTurn` is true, and counts in. Meanwhile, the bubbles are
    /// visible and don't move.
    private mutating func interrupt(isTurn: Bool) {
        if isTurn {
            // Some players turn the device back at once, and then turn it once more.
            let times = luck.happens(0.2) ? 3 : 1
            for _ in 0..<times { run.apply(.turn, cues: &cues) }
        }
        wall += Self.countIn + 400
        for index in fingers.indices {
            aim(index)
            // A player who counts along taps right on time.
            fingers[index].due = wall + abs(luck.bell()) * 60
        }
    }

    // MARK: Fingers

    private mutating func tap(_ index: Int) {
        if let goal = fingers[index].goal {
            touch(goal)
            if luck.happens(person.double) {
                fingers[index].due += 60 + 90 * luck.fraction()
                fingers[index].goal = beside(goal, by: person.aim / 2)
                fingers[index].bubble = nil
                return
            }
        }
        aim(index)
    }

    private mutating func touch(_ place: Point) {
        for number in 0..<person.fingers {
            var point = place
            if person.fingers > 1 {
                // Fingertips form an arc.
                let side = Double(number) - Double(person.fingers - 1) / 2
                point.x += side * 44 + luck.bell() * 12
                point.y += side * side * 4 + luck.bell() * 18
            }
            if let input = InputPoint(point) { run.apply(.tap(input), cues: &cues) }
        }
    }

    /// Chooses where and when a finger comes down next.
    private mutating func aim(_ index: Int) {
        let start = fingers[index].due
        let pause = luck.time(person.pause, spread: person.spread, atLeast: 70)
        fingers[index].due = start + pause
        fingers[index].bubble = nil
        let stage = run.game.stage
        if luck.happens(person.stray) {
            fingers[index].goal = Point(
                x: luck.fraction() * Double(stage.width),
                y: luck.fraction() * Double(stage.height))
            return
        }
        let taken = fingers.compactMap { $0.bubble }
        let now = max(start, wall)
        var choices: [Bubble] = []
        for bubble in run.game.bubbles where !taken.contains(bubble.id) && !bubble.isLeaving {
            let reaction = luck.time(person.reaction, spread: 0.25, atLeast: 120)
            // The player can still react while the finger starts to move.
            if let first = seen[bubble.id], first + reaction <= now + pause * 0.3 {
                choices.append(bubble)
            }
        }
        guard !choices.isEmpty else {
            fingers[index].goal = nil
            fingers[index].due = start + 40
            return
        }
        let bubble = choices[luck.below(choices.count)]
        fingers[index].bubble = bubble.id
        let ticks = pause / Page.tick
        let goal = Point(x: bubble.centre.x, y: bubble.centre.y - bubble.lastRise * ticks)
        fingers[index].goal = beside(goal, by: person.aim)
    }

    private mutating func beside(_ place: Point, by aim: Double) -> Point {
        Point(x: place.x + luck.bell() * aim, y: place.y + luck.bell() * aim)
    }

    // MARK: Keys

    /// Moves the focus to the nearest bubble and hits that bubble with a key.
    private mutating func strike(_ index: Int) {
        fingers[index].due += luck.time(person.pause, spread: person.spread, atLeast: 40)
        guard played - lastStrike >= Self.keyPause else { return }
        let nearest = run.game.bubbles.filter { known.contains($0.id) }.min {
            $0.centre.squaredDistance(to: focus) < $1.centre.squaredDistance(to: focus)
        }
        guard let best = nearest else { return }
        let late = best.lastRise * (1 - debt / Page.tick)
        let place = Point(x: best.centre.x, y: best.centre.y + late)
        focus = place
        lastStrike = played
        if let input = InputPoint(place) { run.apply(.tap(input), cues: &cues) }
    }
}
