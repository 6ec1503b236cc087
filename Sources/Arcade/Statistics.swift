/// What a player would like to read about all runs of a game, made from what was counted.
public struct Statistics: Equatable, Sendable {
    /// A number with its name.
    public struct Figure: Equatable, Sendable {
        /// What it is.
        public let name: String
        /// The number, with its unit or share.
        public let value: String
        /// What it is about: a row of the game's looks.
        public let look: Int?

        /// A figure; see the properties.
        public init(_ name: String, _ value: String, look: Int? = nil) {
            self.name = name
            self.value = value
            self.look = look
        }
    }

    /// How often something came.
    public struct Bar: Equatable, Sendable {
        /// What came: a row of the game's looks.
        public let look: Int
        /// How often.
        public let count: Int

        /// A bar; see the properties.
        public init(look: Int, count: Int) {
            self.look = look
            self.count = count
        }
    }

    /// Things of several kinds, counted.
    public struct Chart: Equatable, Sendable {
        /// How many bars can stand below each other, each with its name and number.
        public static let mostRows = 12

        /// What was counted.
        public let title: String
        /// How often each came.
        public let bars: [Bar]

        /// Whether the bars are too many to stand below each other.
        public var isDense: Bool { bars.count > Self.mostRows }

        /// A chart; see the properties.
        public init(_ title: String, _ bars: [Bar]) {
            self.title = title
            self.bars = bars
        }
    }

    /// The numbers.
    public let figures: [Figure]
    /// The charts.
    public let charts: [Chart]

    /// Statistics; see the properties.
    public init(figures: [Figure], charts: [Chart]) {
        self.figures = figures
        self.charts = charts
    }
}

extension Int {
    /// The whole per cent that this is of a whole above 0, in 64 bits wherever it is worked out.
    public func percent(of whole: Int) -> Int {
        Int(clamping: (Int64(self) * 200 + Int64(whole)) / (2 * Int64(whole)))
    }
}

extension [Int] {
    /// Where the greatest number stands, the first of several; nil where none is above 0.
    public var peak: Int? {
        var peak: Int?
        for index in indices where self[index] > (peak.map { self[$0] } ?? 0) { peak = index }
        return peak
    }
}
