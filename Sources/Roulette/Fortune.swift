import Arcade

/// One's money over the spins, and beside it what was to be expected: the mean, and the band in which
/// 95 of 100 players are who bet the same (Roulette, rule 14).
///
/// However many spins there are, few points are kept: when they become too many every second one goes,
/// and from then on they are twice as far apart.
public struct Fortune: Equatable, Sendable {
    /// How things stand after some spins, to the nearest whole.
    public typealias Point = Course.Point

    /// At most so many points are kept, and half of them after some went.
    static let mostPoints = 64
    /// So many standard deviations to either side 95 of 100 are.
    private static let width = 1.96

    /// What there was before the first spin.
    public let start: Int
    private var points: [Point]
    /// The last point, also where it is not one of those that are kept.
    public private(set) var last: Point
    private var stride = 1
    private var sum: Int64 = 0
    private var spread: Int64 = 0

    /// Before the first spin.
    public init(from start: Int) {
        self.start = start
        last = Point(turn: 0, value: start, expected: start, reach: 0)
        points = [last]
    }

    /// How many spins there were.
    public var spins: Int { last.turn }

    /// From the first point to the last.
    public var line: [Point] {
        var line = points
        if spins % stride != 0 { line.append(last) }
        return line
    }

    /// What a spin is expected to bring on average, of all so far: so many 37ths in all.
    var expectedSum: Int64 { sum }

    /// Adds a spin.
    ///
    /// - Parameters:
    ///   - prospect: what was to be expected of it.
    ///   - money: what there is after it.
    public mutating func add(_ prospect: Prospect, money: Int) {
        sum += Int64(prospect.sum)
        spread += prospect.spread
        let count = Double(Pocket.count)
        let deviation = Double(spread).squareRoot() / count
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
