/// A cloth on which chips are put, as a part of a sheet. A class, as there is one at most.
public final class Cloth: Sendable {
    /// Where chips can be put.
    public struct Place: Equatable, Sendable {
        /// What is written there; nothing where lines meet.
        public let label: String
        /// What it is, what lies there and what it pays, in words.
        public let told: String
        /// The row of the game's looks whose colour it has.
        public let look: Int?
        /// What lies there.
        public let amount: Int
        /// Its first tracks across and down, from 1, where the cloth stands upright.
        public let x, y: Int
        /// How many tracks it takes across and down.
        public let width, height: Int

        /// A place; see the properties.
        public init(
            label: String, told: String, look: Int?, amount: Int, x: Int, y: Int, width: Int,
            height: Int
        ) {
            self.label = label
            self.told = told
            self.look = look
            self.amount = amount
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Where chips can be put, in the order in which they are chosen.
    public let places: [Place]
    /// What the kinds of chips are called together.
    public let chipsTitle: String
    /// What the kinds of chips are worth.
    public let chips: [Int]
    /// Which of them is in hand.
    public let chosen: Int
    /// What they are, in words.
    public let chipNames: [String]
    /// What bets are called together that are put down as several others.
    public let calledTitle: String
    /// How many of them have names; the others have the looks of the game from the first on.
    public let named: Int
    /// What the others are called together.
    public let neighboursTitle: String
    /// What each of both is, in words; they are chosen by the numbers behind the last place.
    public let called: [String]
    /// What can be done with all chips, in the order of `ChipChange`.
    public let changes: [String]

    /// A cloth; see the properties.
    public init(
        places: [Place], chipsTitle: String, chips: [Int], chosen: Int, chipNames: [String],
        calledTitle: String, named: Int, neighboursTitle: String, called: [String],
        changes: [String]
    ) {
        self.places = places
        self.chipsTitle = chipsTitle
        self.chips = chips
        self.chosen = chosen
        self.chipNames = chipNames
        self.calledTitle = calledTitle
        self.named = named
        self.neighboursTitle = neighboursTitle
        self.called = called
        self.changes = changes
    }
}

extension Cloth: Equatable {
    /// Whether both look the same in one language.
    public static func == (left: Cloth, right: Cloth) -> Bool {
        left.places == right.places && left.chosen == right.chosen
    }
}
