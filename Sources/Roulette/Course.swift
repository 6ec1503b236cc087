import Phrases

/// How something went from turn to turn, beside what was to be expected of it. A class, as few change.
public final class Course: Sendable {
    /// How it stands after some turns.
    public struct Point: Equatable, Sendable {
        /// How many turns there were.
        public let turn: Int
        /// How it stands.
        public let value: Int
        /// How it was to be expected.
        public let expected: Int
        /// Half the width of the band in which most are.
        public let reach: Int

        /// A point; see the properties.
        public init(turn: Int, value: Int, expected: Int, reach: Int) {
            self.turn = turn
            self.value = value
            self.expected = expected
            self.reach = reach
        }

        /// The lower edge of the band.
        public var low: Int { expected - reach }
        /// The upper edge of the band.
        public var high: Int { expected + reach }
    }

    /// What it is about.
    public let title: String
    /// Where it came to, in a sentence.
    public let told: String
    /// What its lines are.
    public let legend: String
    /// What is to be known of it.
    public let note: String
    /// From the first to the last.
    public let points: [Point]

    /// A course; see the properties.
    public init(title: String, told: String, legend: String, note: String, points: [Point]) {
        self.title = title
        self.told = told
        self.legend = legend
        self.note = note
        self.points = points
    }
}

extension Course: Equatable {
    /// Whether both look the same in one language.
    public static func == (left: Course, right: Course) -> Bool {
        left.title.bytes == right.title.bytes && left.points == right.points
    }
}
