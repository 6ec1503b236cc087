/// Statistics of all runs of a game by one player.
public struct Statistics: Equatable, Sendable {
    /// A number with its name.
    public struct Figure: Equatable, Sendable {
        /// The name of the number.
        public let name: String
        /// The number, with its unit or share.
        public let value: String
        /// The index of a related look in the game's looks; nil for none.
        public let look: Int?

        /// Creates a figure.
        public init(_ name: String, _ value: String, look: Int? = nil) {
            self.name = name
            self.value = value
            self.look = look
        }
    }

    /// How many times something occurred.
    public struct Bar: Equatable, Sendable {
        /// The index of the look of what occurred, in the game's looks.
        public let look: Int
        /// The number of occurrences.
        public let count: Int

        /// Creates a bar.
        public init(look: Int, count: Int) {
            self.look = look
            self.count = count
        }
    }

    /// The counts of several kinds of things.
    public struct Chart: Equatable, Sendable {
        /// The maximum number of bars that fit one below the other, with their names and numbers.
        public static let mostRows = 12

        /// The title, which names what was counted.
        public let title: String
        /// The count of each kind.
        public let bars: [Bar]

        /// Whether there are too many bars to fit one below the other.
        public var isDense: Bool { bars.count > Self.mostRows }

        /// Creates a chart.
        public init(_ title: String, _ bars: [Bar]) {
            self.title = title
            self.bars = bars
        }
    }

    /// The numbers, in display order.
    public let figures: [Figure]
    /// The bar charts, in display order.
    public let charts: [Chart]

    /// Creates statistics.
    public init(figures: [Figure], charts: [Chart]) {
        self.figures = figures
        self.charts = charts
    }
}

extension Int {
    /// Returns this number as a rounded percentage of a positive whole. Uses 64-bit arithmetic.
    public func percent(of whole: Int) -> Int {
        Int(clamping: (Int64(self) * 200 + Int64(whole)) / (2 * Int64(whole)))
    }
}

extension [Int] {
    /// The index of the greatest number, the first if several are equal; nil if no number is above
    /// 0.
    public var peak: Int? {
        var peak: Int?
        for index in indices where self[index] > (peak.map { self[$0] } ?? 0) { peak = index }
        return peak
    }
}
