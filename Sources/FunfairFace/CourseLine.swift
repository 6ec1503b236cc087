import Roulette

extension Course {
    /// A point of a chart, as shares of its room, from the upper left corner.
    public struct ChartPoint: Equatable, Sendable {
        /// The share of its width, and of its height.
        public let x, y: Double
    }

    /// Its points in a chart, in which the line and the band have room.
    ///
    /// - Parameter number: which of their numbers.
    public func places(_ number: (Point) -> Int) -> [ChartPoint] {
        let all = points.flatMap { [$0.value, $0.low, $0.high] }
        let bottom = all.min() ?? 0
        let height = max(1, (all.max() ?? 0) - bottom)
        let last = max(1, points.last?.turn ?? 0)
        return points.map { point in
            ChartPoint(
                x: Double(point.turn) / Double(last),
                y: 1 - Double(number(point) - bottom) / Double(height))
        }
    }
}
