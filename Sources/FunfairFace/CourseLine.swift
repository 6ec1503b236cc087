import Roulette

extension Course {
    /// A point in a chart, as fractions of the chart's size from the top left corner.
    public struct ChartPoint: Equatable, Sendable {
        /// The fractions of the width and the height.
        public let x, y: Double
    }

    /// Returns the points of a line in a chart scaled to fit the line and the band.
    ///
    /// - Parameter number: the value to plot.
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
