import Arcade
import Breakout

/// A person's run of Breakout, on a page.
struct BreakoutPlay {
    /// The number of ticks after which a run outside a party is stopped. The rest would be more of
    /// the same.
    private static let longest = 40 * Clock.ticksPerSecond
    private static let leader = 1

    private let person: BreakoutPerson
    private var luck: Luck
    private var run: Run<BreakoutGame>
    private var hand = BreakoutHand()
    private var cues: [Cue] = []
    private var wall = 0.0
    private var debt = 0.0
    /// The position of the finger that moves the paddle, or nil before its first touch, and the
    /// paddle's planned distance from the ball's centre, in stage units.
    private var finger: Point?
    private var miss = 0.0
    /// When each finger that only taps next comes down, in wall-clock milliseconds.
    private var taps: [Double]
    /// When each key is next pressed or released, in wall-clock milliseconds, and the held keys,
    /// newest last.
    private var presses: [Double]
    private var held: [Int] = []

    private init(
        _ person: BreakoutPerson, by rules: BreakoutSettings, seed: UInt64, luck: UInt64
    ) throws {
        self.person = person
        var luck = Luck(seed: luck ^ 0xBEEF)
        var settings = rules
        settings.isTilted = person.isTilted
        run = Run(
            player: try PlayerName("Ada"), settings: settings, stage: BreakoutRules.stage,
            seed: seed)
        taps =
            person.nudge.map { pause in
                (0..<person.fingers).map { _ in pause * luck.fraction() }
            } ?? []
        presses =
            person.hammer.map { pause in
                (0..<person.keys).map { _ in pause * luck.fraction() }
            } ?? []
        self.luck = luck
    }

    /// Plays a run until it ends or is stopped, and returns its recording.
    ///
    /// - Parameter luck: distinguishes a person's runs with the same seed; `seed` if nil.
    static func bytes(
        _ person: BreakoutPerson, by rules: BreakoutSettings = .standard, seed: UInt64,
        luck: UInt64? = nil
    ) throws -> [UInt8] {
        var play = try BreakoutPlay(person, by: rules, seed: seed, luck: luck ?? seed)
        let longest = rules.isForParty ? rules.mostTicks : longest
        while !play.run.game.isOver, play.run.game.tick < longest { play.frame() }
        play.run.apply(.finish, cues: &play.cues)
        return play.run.bytes
    }

    private mutating func frame() {
        let end = wall + person.page.next(&luck)
        if run.game.phase == .cleared { run.apply(.proceed, cues: &cues) }
        if run.game.balls.contains(where: { $0.seat != nil }) { tap(with: 2) }
        if person.isTilted {
            take(.tilt(Point(x: luck.bell() * 0.2, y: 0.5 + luck.bell() * 0.1)))
        }
        lead()
        for index in taps.indices {
            while taps[index] < end {
                tap(with: 3 + index)
                taps[index] += luck.time(person.nudge ?? 0, spread: 0.15, atLeast: 70)
            }
        }
        for key in presses.indices {
            while presses[key] < end {
                press(key)
                presses[key] += luck.time((person.hammer ?? 0) / 2, spread: 0.2, atLeast: 25)
            }
        }
        debt += min(end - wall, Page.longestFrame)
        wall = end
        while debt >= Page.tick, !run.game.isOver {
            debt -= Page.tick
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
    }

    private mutating func take(_ gesture: Gesture) {
        guard let input = BreakoutGame.input(for: .gesture(gesture), by: &hand, in: run.game)
        else { return }
        run.apply(input, cues: &cues)
    }

    private mutating func tap(with finger: Int) {
        take(.press(finger: finger, at: Point(x: 200, y: 600)))
        take(.lift(finger: finger))
    }

    /// Presses or releases a key. The newest held key counts.
    private mutating func press(_ key: Int) {
        if let index = held.firstIndex(of: key) { held.remove(at: index) } else { held.append(key) }
        take(.steer(held.last.map { $0 % 2 == 0 ? -1 : 1 } ?? 0))
    }

    /// Moves the paddle towards the lowest ball, unless the person hammers at keys.
    private mutating func lead() {
        guard presses.isEmpty, let ball = run.game.balls.max(by: { $0.y < $1.y }) else { return }
        if luck.happens(0.02) { miss = luck.bell() * person.aim }
        let goal = ball.x + miss
        switch person.lead {
        case .keys:
            let way = goal - run.game.paddle.x
            take(.steer(way < -25 ? -1 : way > 25 ? 1 : 0))
        case .mouse:
            let step = min(max(goal - run.game.paddle.x, -60), 60)
            take(.point(finger: Self.leader, at: Point(x: run.game.paddle.x + step, y: 600)))
        case .finger:
            let start = finger ?? Point(x: run.game.paddle.x, y: 600)
            if finger == nil { take(.press(finger: Self.leader, at: start)) }
            let step = min(max(goal - run.game.paddle.x, -30), 30)
            finger = Point(x: start.x + step, y: 600)
            take(.drag(finger: Self.leader, to: finger ?? start))
        }
    }
}
