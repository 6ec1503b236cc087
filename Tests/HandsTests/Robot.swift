import Arcade
import BubblePop

/// A player of BubblePop without hands, controlled tick by tick.
struct Robot {
    private(set) var run: Run<BubblePopGame>
    private var cues: [Cue] = []
    private var born: [Int: Int] = [:]

    init(seed: UInt64 = 42) throws {
        run = Run(
            player: try PlayerName("Ada"), settings: .standard,
            stage: StageShape(width: 390, height: 690), seed: seed)
    }

    /// Plays a run to its end and returns its recording.
    ///
    /// - Parameter act: called in every tick.
    static func bytes(
        seed: UInt64 = 42, _ act: (inout Robot) -> Void
    ) throws -> [UInt8] {
        var robot = try Robot(seed: seed)
        while !robot.run.game.isOver {
            robot.look()
            act(&robot)
            robot.run.advance(cues: &robot.cues)
            robot.cues.removeAll(keepingCapacity: true)
        }
        return robot.run.bytes
    }

    var tick: Int { run.game.tick }

    private mutating func look() {
        for bubble in run.game.bubbles where born[bubble.id] == nil { born[bubble.id] = tick }
    }

    /// Returns the bubbles at least `youngest` and less than `oldest` ticks old, most points first.
    func bubbles(from youngest: Int = 0, to oldest: Int = .max) -> [Bubble] {
        run.game.bubbles.filter {
            let age = tick - (born[$0.id] ?? tick)
            return youngest <= age && age < oldest
        }.sorted { ($0.kind.points, $1.id) > ($1.kind.points, $0.id) }
    }

    /// Taps a bubble, at an offset from its middle.
    mutating func tap(_ bubble: Bubble, beside offset: Double = 0) {
        tap(Point(x: bubble.centre.x + offset, y: bubble.centre.y))
    }

    mutating func tap(_ place: Point) {
        if let place = InputPoint(place) { run.apply(.tap(place), cues: &cues) }
    }

    mutating func turn() { run.apply(.turn, cues: &cues) }
}
