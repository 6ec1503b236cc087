/// A betting cloth for chips, as part of a sheet. A class, because there's at most one cloth.
public final class Cloth: Sendable {
    /// A place for chips.
    public struct Place: Equatable, Sendable {
        /// The text on the cloth; empty where lines meet.
        public let label: String
        /// The place's name, chips and payout in words.
        public let spokenText: String
        /// The index of the look that provides the place's colour, in the game's looks; nil for no
        /// colour.
        public let look: Int?
        /// The value of the chips on the place.
        public let amount: Int
        /// The place's first grid tracks across and down, from 1, on an upright cloth.
        public let x, y: Int
        /// The number of grid tracks that the place spans across and down.
        public let width, height: Int

        /// Creates a place.
        public init(
            label: String, spokenText: String, look: Int?, amount: Int, x: Int, y: Int, width: Int,
            height: Int
        ) {
            self.label = label
            self.spokenText = spokenText
            self.look = look
            self.amount = amount
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The places, in the order of the numbers that choose them.
    public let places: [Place]
    /// The title above the chips to pick from.
    public let chipsTitle: String
    /// The chips' values.
    public let chips: [Int]
    /// The index of the selected chip.
    public let chosen: Int
    /// The chips' labels for screen readers, in the order of `chips`.
    public let chipNames: [String]
    /// The title of the called bets.
    public let calledTitle: String
    /// The number of called bets with names. The bets after these have the game's looks, in order.
    public let named: Int
    /// The title of the called bets without names.
    public let neighboursTitle: String
    /// The labels of all called bets, which are numbered after the places.
    public let called: [String]
    /// The labels of the changes to all chips, in the order of `ChipChange`.
    public let changes: [String]

    /// Creates a cloth.
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
    /// Whether both cloths look the same in the same language.
    public static func == (left: Cloth, right: Cloth) -> Bool {
        left.places == right.places && left.chosen == right.chosen
    }
}
