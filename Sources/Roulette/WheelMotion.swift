import Arcade

/// The motion of the wheel and the ball from one pocket to the next, as functions of the ticks
/// since the push. Angles are in turns, clockwise from the top. Radii and heights are in stage
/// units.
///
/// The pocket is already drawn. The motion must end with this pocket at the top and the ball in the
/// middle of the pocket.
struct WheelMotion {
    /// The position of the ball.
    struct Place {
        let angle: Double
        let radius: Double
        /// The height above the surface of the wheel.
        var height = 0.0
    }

    private static let length = Double(RouletteRules.turningTicks)
    /// How far a stud turns the pointer before letting go.
    private static let pointerTurn = -0.055
    /// The share of the distance between two studs during which a stud pushes the pointer.
    private static let pointerPush = 0.4

    /// The direction: 1 if the wheel turns clockwise, −1 if the ball does. Directions alternate
    /// between spins. All angles below are relative to this direction.
    private let sense: Double
    /// The wheel's initial angle, and how far the wheel turns.
    private let start: Double
    private let way: Double
    /// The ball's final angle on the wheel, and how many pockets ahead of it each hop ends.
    private let end: Double
    private let hops: [Double]
    /// The time when a deflector knocks the ball, the number of turns that the ball makes until
    /// then, and the ball's angle ahead of the pocket at that time.
    let knock: Double
    private let run: Double
    private let ahead: Double
    private let isBallDown: Bool

    /// Creates the motion of a spin.
    ///
    /// - Parameters:
    ///   - last: the pocket at the top, where the ball rests; nil before the first spin.
    ///   - next: the drawn pocket.
    ///   - spins: the number of earlier spins, which varies the motion slightly.
    init(from last: Pocket?, to next: Pocket, after spins: Int) {
        sense = spins % 2 == 0 ? 1 : -1
        start = Self.fraction(sense * Self.rest(of: last))
        end = Self.fraction(sense * Self.angle(of: next))
        way = BallTable.wheelTurns + Self.fraction(-end - start)
        hops = BallTable.ways[(spins + next.place) % BallTable.ways.count]
        let leaps = BallTable.hops.prefix(hops.count)
        knock = leaps.reduce(BallTable.captured) { $0 - $1.ticks }
        isBallDown = last != nil
        // Find the deflector whose flight to the pocket is nearest to the wanted length.
        let pocket = start + way * Self.slowing(knock) + end
        let flight = BallTable.flights[spins % BallTable.flights.count]
        let wanted = pocket + (hops[0] + flight) / Double(Pocket.count)
        let before = 0.5 + BallTable.reach * BallTable.deflectors
        let place = (wanted * BallTable.deflectors - before).rounded() + before
        let angle = place / BallTable.deflectors
        ahead = angle - pocket
        run = BallTable.turns + Self.fraction(-angle)
    }

    /// The time when the ball leaves the rim.
    var fall: Double { knock - BallTable.fall }

    /// Returns the wheel's angle when a pocket is at the top.
    static func rest(of pocket: Pocket?) -> Double {
        pocket.map { fraction(-angle(of: $0)) } ?? 0
    }

    /// Returns a pocket's angle on the wheel.
    static func angle(of pocket: Pocket) -> Double {
        Double(pocket.place) / Double(Pocket.count)
    }

    /// Returns the wheel's angle.
    func wheel(at ticks: Double) -> Double {
        Self.fraction(sense * (start + way * Self.slowing(ticks)))
    }

    /// Returns the ball's position.
    func ball(at ticks: Double) -> Place {
        guard ticks >= knock else {
            return Place(
                angle: Self.fraction(-sense * run * rolled(at: ticks)), radius: radius(at: ticks))
        }
        var begin = knock
        var from = ahead
        for (hop, pockets) in zip(BallTable.hops, hops) {
            let to = pockets / Double(Pocket.count)
            let share = (ticks - begin) / hop.ticks
            if share < 1 {
                let height = hop.height * 4 * share * (1 - share)
                let radius =
                    begin == knock
                    ? BallTable.deflector + (BallTable.pocket - BallTable.deflector) * share
                    : BallTable.pocket + height
                return onWheel(
                    ahead: from + (to - from) * share, radius: radius, height: height, at: ticks)
            }
            begin += hop.ticks
            from = to
        }
        return onWheel(ahead: 0, radius: BallTable.pocket, height: 0, at: ticks)
    }

    /// Returns the cue for the ball's sound at the end of a tick, if any. The ball rolls more and
    /// more slowly, knocks lower each time, and rattles as it comes to rest.
    func cue(at tick: Int) -> Cue? {
        let ticks = Double(tick)
        if ticks < knock {
            let turns = (run * rolled(at: ticks) * BallTable.rolls).rounded(.down)
            guard turns > run * rolled(at: ticks - 1) * BallTable.rolls else { return nil }
            return cue(.roll, climb: 1 + Int(BallTable.rollSteps * (1 - ticks / knock)))
        }
        var moment = knock
        for (index, hop) in BallTable.hops.prefix(hops.count).enumerated() {
            if ticks == moment { return cue(.knock, climb: BallTable.hops.count - index) }
            moment += hop.ticks
        }
        return ticks == moment ? cue(.rattle, climb: 0) : nil
    }

    private func cue(_ name: Cue.Name, climb: Int) -> Cue {
        Cue(name, at: WheelPicture.centre, chain: climb)
    }

    /// Returns the pointer's angle.
    func pointer(at ticks: Double) -> Double {
        sense * Self.pointer(turned: start + way * Self.slowing(ticks))
    }

    /// Returns the pointer's angle on a wheel that turns clockwise. The studs between the pockets
    /// push the pointer, and each lets go once past the top.
    static func pointer(turned: Double) -> Double {
        // There's a stud half a pocket from the middle of each pocket.
        let stud = fraction(turned * Double(Pocket.count) + 0.5)
        let push = 1 - pointerPush
        if stud > push {
            let share = (stud - push) / pointerPush
            return pointerTurn * share * share
        }
        // The pointer swings back and overshoots once.
        let share = min(stud / 0.3, 1)
        let rest = 1 - share
        return pointerTurn * rest * rest * (1 - 3 * share)
    }

    private func onWheel(
        ahead: Double, radius: Double, height: Double, at ticks: Double
    ) -> Place {
        let angle = start + way * Self.slowing(ticks) + end + ahead
        return Place(angle: Self.fraction(sense * angle), radius: radius, height: height)
    }

    /// Returns the ball's radius until the knock.
    private func radius(at ticks: Double) -> Double {
        let rim = BallTable.rim
        if isBallDown, ticks < BallTable.push {
            return BallTable.pocket + (rim - BallTable.pocket) * ticks / BallTable.push
        }
        let share = max(0, (ticks - fall) / BallTable.fall)
        return rim + (BallTable.deflector - rim) * share * share
    }

    /// Returns the share of the path to the knock that the ball has rolled. After the push,
    /// friction slows the ball evenly.
    private func rolled(at ticks: Double) -> Double {
        let rest = knock - BallTable.push
        let loss = 1 - BallTable.lastSpeed
        let speed = 1 / (BallTable.push / 2 + rest * (1 - loss / 2))
        if ticks < BallTable.push { return speed * ticks * ticks / (2 * BallTable.push) }
        let passed = ticks - BallTable.push
        return speed * (BallTable.push / 2 + passed - loss * passed * passed / (2 * rest))
    }

    /// Returns the completed share of the wheel's turn, which has a short push and a slow stop.
    private static func slowing(_ ticks: Double) -> Double {
        let rest = length - BallTable.push
        let speed = 1 / (BallTable.push / 2 + rest / 3)
        if ticks < BallTable.push { return speed * ticks * ticks / (2 * BallTable.push) }
        let left = (length - ticks) / rest
        return 1 - speed * rest * left * left * left / 3
    }

    /// Returns an angle without its whole turns, 0 up to but not including 1.
    static func fraction(_ turns: Double) -> Double {
        let part = turns - turns.rounded(.down)
        return part < 1 ? part : 0
    }
}
