import Arcade

/// The controls and results beside a game's stage.
public struct Panel: Equatable, Sendable {
    /// The result of a turn.
    public struct Result: Equatable, Sendable {
        /// The mood of a result.
        public enum Mood: UInt8, Sendable {
            /// A win, a small win, or a loss.
            case win, near, loss
        }

        /// The index of the drawn result's look, in the game's looks.
        public let look: Int
        /// The result in words: `A hit! +1000 money, +100 score`.
        public let detail: String
        /// The result's mood.
        public let mood: Mood
        /// The number of turns so far, which makes two equal results in a row differ.
        public let number: Int

        /// Creates a result.
        public init(look: Int, detail: String, mood: Mood, number: Int) {
            self.look = look
            self.detail = detail
            self.mood = mood
            self.number = number
        }
    }

    /// The name of the current or next level.
    public let level: String
    /// The button that opens the sheet: `Spin`. Nil if the sheet can't be opened.
    public let open: String?
    /// The button that repeats the last bet without the sheet: `Same again`. Nil if unavailable.
    public let again: String?
    /// The button that skips the rest of a turn: `Skip`. Nil if no turn is being shown.
    public let skip: String?
    /// The last choice, as indices into the game's looks.
    public let chosen: [Int]
    /// The hint shown when there's no result.
    public let hint: String
    /// The result of the last turn; nil before the first turn and during a turn.
    public let result: Result?
    /// The latest drawn results, newest first, as indices into the game's looks.
    public let history: [Int]
    /// How many times each result came up.
    public let chart: [Statistics.Bar]
    /// The money so far, and how it could continue; nil before the first turn and during a turn.
    public let outlook: Outlook?
    /// The sheet, if open.
    public let sheet: Sheet?

    /// Creates a panel.
    public init(
        level: String, open: String?, again: String?, skip: String?, chosen: [Int], hint: String,
        result: Result?, history: [Int], chart: [Statistics.Bar], outlook: Outlook? = nil,
        sheet: Sheet?
    ) {
        self.level = level
        self.open = open
        self.again = again
        self.skip = skip
        self.chosen = chosen
        self.hint = hint
        self.result = result
        self.history = history
        self.chart = chart
        self.outlook = outlook
        self.sheet = sheet
    }
}

/// A sheet for making a choice.
public struct Sheet: Equatable, Sendable {
    /// An option to choose.
    public struct Option: Equatable, Sendable {
        /// The index of the option's look, in the game's looks.
        public let look: Int
        /// Whether the option is chosen.
        public let isChosen: Bool
        /// Whether the option pays a little, because it's next to a chosen option.
        public let isNear: Bool

        /// Creates an option.
        public init(look: Int, isChosen: Bool, isNear: Bool) {
            self.look = look
            self.isChosen = isChosen
            self.isNear = isNear
        }
    }

    /// The instruction: `Choose 6 numbers`.
    public let title: String
    /// The progress: `4 of 6 chosen`.
    public let progress: String
    /// Facts about the choice, one sentence each.
    public let facts: [String]
    /// Why the last move was refused; nil if it wasn't.
    public let problem: String?
    /// The options to choose from, in display order.
    public let options: [Option]
    /// The betting cloth; nil if the player bets with options instead of chips.
    public let cloth: Cloth?
    /// The button that confirms the choice: `Bet`.
    public let confirm: String
    /// The button that discards the choice: `Cancel`.
    public let cancel: String

    /// Creates a sheet.
    public init(
        title: String, progress: String, facts: [String], problem: String?, options: [Option],
        cloth: Cloth? = nil, confirm: String, cancel: String
    ) {
        self.title = title
        self.progress = progress
        self.facts = facts
        self.problem = problem
        self.options = options
        self.cloth = cloth
        self.confirm = confirm
        self.cancel = cancel
    }
}
