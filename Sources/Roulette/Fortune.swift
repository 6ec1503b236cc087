import Arcade

/// The player's money from spin to spin, compared with the mean and with the band that contains 95
/// of 100 players who bet the same (Roulette, rule 14).
///
/// Only a few points are kept, however many spins there are. At the limit, every second point is
/// dropped, and from then on, new points are twice as far apart.
public struct Fortune: Equatable, Sendable {
    /// The money after a number of spins, rounded to whole numbers.
    public typealias Point = Course.Point

    /// The maximum number of points kept. Beyond it, every second point is dropped.
    static let mostPoints = 64
    /// Half the width of the band that contains 95 of 100 players, in standard deviations.
    private static let width = 1.96

    /// The money before the first spin.
    public let start: Int
    private var points: [Point]
    /// The last point, whether kept or not.
    public private(set) var last: Point
    private var stride = 1
    private var sum: Int64 = 0
    private var scaledVariance: Int64 = 0

    /// Creates a fortune before the first spin.
    public init(from start: Int) {
        self.start = start
        last = Point(turn: 0, value: start, expected: start, reach: 0)
        points = [last]
    }

    /// The number of spins so far.
    public var spins: Int { last.turn }

    /// The points from first to last.
    public var line: [Point] {
        var line = points
        if spins % stride != 0 { line.append(last) }
        return line
    }

    /// The expected change in money over all spins so far, in 37ths.
    var expectedSum: Int64 { sum }

    /// Adds a spin.
    ///
    /// - Parameters:
    ///   - expected: the expected result of the spin's bet.
    ///   - money: the money after the spin.
    public mutating func add(_ expected: ExpectedResult, money: Int) {
        sum += Int64(expected.sum)
        scaledVariance += expected.scaledVariance
        let count = Double(Pocket.count)
        let deviation = Double(scaledVariance).squareRoot() / count
        last = Point(
            turn: spins + 1, value: money,
            expected: start + Int((Double(sum) / count).rounded()),
            reach: Int((Self.width * deviation).rounded()))
        guard spins % stride == 0 else { return }
        points.append(last)
        guard points.count > Self.mostPoints else { return }
        stride *= 2
        points.removeAll { $0.turn % stride != 0 }
    }
}
