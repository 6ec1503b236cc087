import Arcade

@testable import Breakout

/// Distances from bricks and the paddle, measured independently of the game's own contacts.
enum Solids {
    /// The tolerance in stage units, far above the rounding errors of numbers in the hundreds.
    static let hair = 1e-6

    /// Returns the squared distance from a point to the brick with the given number, 0 inside it.
    static func squaredDistance(_ place: Point, toBrick number: Int) -> Double {
        let left = Double(number % 10) * 40
        let top = 50 + Double(number / 10) * 20
        let dx = max(left - place.x, 0, place.x - left - 40)
        let dy = max(top - place.y, 0, place.y - top - 20)
        return dx * dx + dy * dy
    }

    /// Returns the distance from a point to the paddle's surface, negative inside the paddle.
    static func distance(_ place: Point, to paddle: Paddle) -> Double {
        let half = paddle.width / 2 - 7
        let dx = max(abs(place.x - paddle.x) - half, 0)
        let dy = place.y - 556
        return (dx * dx + dy * dy).squareRoot() - 7
    }

    /// Returns whether a ball centred at the given point would overlap no brick of the wall.
    static func isClear(_ place: Point, of wall: borrowing Wall) -> Bool {
        guard place.y < wall.bottom + 6 else { return true }
        let room = (6 - hair) * (6 - hair)
        let rows = near((place.y - 50) / 20, reach: 0.3, most: wall.rows - 1)
        let columns = near(place.x / 40, reach: 0.15, most: 9)
        var row = rows.first
        while row <= rows.last {
            var column = columns.first
            while column <= columns.last {
                let number = row * 10 + column
                if wall.stands(at: number), squaredDistance(place, toBrick: number) < room {
                    return false
                }
                column += 1
            }
            row += 1
        }
        return true
    }

    /// Returns the first and last row or column within a ball's reach, measured in rows or columns.
    private static func near(_ place: Double, reach: Double, most: Int) -> (first: Int, last: Int) {
        (max(0, Int(place - reach)), min(most, Int(place + reach)))
    }

    /// Returns whether a ball can move straight from one point to another without hitting a brick.
    /// Checks every half stage unit. Between two checks, a ball can overlap a brick by less than a
    /// hundredth of a unit.
    static func isClear(from start: Point, to end: Point, of wall: borrowing Wall) -> Bool {
        guard min(start.y, end.y) < wall.bottom + 6 else { return true }
        let steps = Int(2 * start.squaredDistance(to: end).squareRoot()) + 1
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let place = Point(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            if !isClear(place, of: wall) { return false }
        }
        return true
    }
}
