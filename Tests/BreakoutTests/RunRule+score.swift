import Arcade

@testable import Breakout

/// The points for bricks, stated independently of the game's own tables.
enum Worth {
    static func factor(streak: Int) -> Int {
        streak >= 10 ? 4 : streak >= 6 ? 3 : streak >= 3 ? 2 : 1
    }

    static let hits = ["two hits": 2, "three hits": 3]

    /// Returns the points for a brick of the given kind. Rows are counted from 1 at the bottom.
    static func points(of kind: String, row: Int, streak: Int) -> Int {
        10 * row * hits[kind, default: 1] * factor(streak: streak)
    }

    /// Returns the number of the brick at the given point.
    static func number(at place: Point) -> Int { Int((place.y - 50) / 20) * 10 + Int(place.x / 40) }
}

extension RunRule {
    /// Rules for points and bricks.
    static let score = [
        RunRule("The number of broken bricks equals the number of smashes") { moment in
            let smashes = moment.count(of: .smash)
            return moment.after.broken == moment.played.broken + smashes
                && (moment.isGoneOn
                    || moment.after.levels.wall.standing == moment.played.levels.wall.standing
                        - smashes)
        },
        RunRule("The number of bricks shown equals the number left in the wall") { moment in
            guard moment.count(of: .smash) > 0 else { return true }
            return moment.after.bricks.count == moment.after.levels.wall.standing
        },
        RunRule("Only bricks, cleared walls and the price of a ball change the score") { moment in
            var earned = 0
            for cue in moment.cues where cue.name == .smash { earned += cue.points }
            earned += moment.count(of: .cleared) * (400 + 100 * moment.played.level)
            if moment.isParty { earned -= moment.count(of: .lifeLost) * 100 }
            return moment.after.score == max(0, moment.played.score + earned)
                && moment.played.score == moment.before.score
        },
        RunRule("A brick's points depend on its row, its hits and the streak") { moment in
            for cue in moment.cues where cue.name == .smash {
                let number = Worth.number(at: cue.place)
                guard let brick = moment.played.levels.wall.brick(at: number) else { return false }
                let row = moment.played.settings.wallRows - number / 10
                let points = Worth.points(of: brick.kind.word, row: row, streak: cue.chain)
                if cue.points != points { return false }
            }
            return true
        },
        RunRule("A brick loses one hit per crack and the rest to a smash, and none otherwise") {
            moment in
            guard moment.played.levels.wall != moment.after.levels.wall, !moment.isGoneOn else {
                return true
            }
            var cracks = [Int](repeating: 0, count: moment.after.levels.wall.places)
            var isSmashed = [Bool](repeating: false, count: moment.after.levels.wall.places)
            for cue in moment.cues where cue.name == .crack || cue.name == .smash {
                let number = Worth.number(at: cue.place)
                if cue.name == .crack { cracks[number] += 1 } else { isSmashed[number] = true }
            }
            for number in cracks.indices {
                let old = moment.played.levels.wall.brick(at: number)?.hits ?? 0
                let new = moment.after.levels.wall.brick(at: number)?.hits ?? 0
                if new != (isSmashed[number] ? 0 : old - cracks[number]) { return false }
                if isSmashed[number], old == 0 { return false }
            }
            return true
        },
        RunRule("A streak grows with each brick and ends at the paddle") { moment in
            var streaks: [Int: Int] = [:]
            for ball in moment.played.balls { streaks[ball.streak, default: 0] += 1 }
            guard moment.count(of: .smash) == 1, moment.count(of: .paddle) == 0,
                let cue = moment.cues.first(where: { $0.name == .smash })
            else { return true }
            return streaks[cue.chain - 1] != nil
                && moment.after.longestStreak == max(moment.played.longestStreak, cue.chain)
        },
        RunRule("A ball that touches the paddle starts a new streak") { moment in
            guard moment.count(of: .paddle) > 0, moment.count(of: .smash) == 0 else { return true }
            return moment.after.balls.contains { $0.streak == 0 }
        },
        RunRule("Inputs break no bricks, unless they reset the wall") { moment in
            moment.played.broken == moment.before.broken
                && (moment.played.levels.wall == moment.before.levels.wall
                    || moment.played.phase == .serving)
        },
    ]
}
