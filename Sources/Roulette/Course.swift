import Phrases

/// The course of a value from turn to turn, compared with its expected course. A class, because it
/// rarely changes.
public final class Course: Sendable {
    /// The value after a number of turns.
    public struct Point: Equatable, Sendable {
        /// The number of turns so far.
        public let turn: Int
        /// The actual value.
        public let value: Int
        /// The expected value.
        public let expected: Int
        /// Half the width of the band that contains most players.
        public let reach: Int

        /// Creates a point.
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

    /// The title.
    public let title: String
    /// The result in a sentence.
    public let spokenText: String
    /// The meaning of the lines.
    public let legend: String
    /// A note on the odds.
    public let note: String
    /// The points from first to last.
    public let points: [Point]

    /// Creates a course.
    public init(title: String, spokenText: String, legend: String, note: String, points: [Point]) {
        self.title = title
        self.spokenText = spokenText
        self.legend = legend
        self.note = note
        self.points = points
    }
}

extension Course: Equatable {
    /// Whether both courses look the same in the same language.
    public static func == (left: Course, right: Course) -> Bool {
        left.title.bytes == right.title.bytes && left.points == right.points
    }
}
