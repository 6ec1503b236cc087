import Arcade

/// What stands beside a stage, in a game that is played with controls.
public struct Panel: Equatable, Sendable {
    /// What the last turn of the game brought.
    public struct Result: Equatable, Sendable {
        /// How it feels.
        public enum Mood: UInt8, Sendable {
            /// Something was won, little was, or nothing.
            case win, near, loss
        }

        /// What came: a row of the game's looks.
        public let look: Int
        /// What it brought: `A hit! +1000 money, +100 score`.
        public let detail: String
        /// How it feels.
        public let mood: Mood
        /// How many turns there were: equal results in a row are still two.
        public let number: Int

        /// A result; see the properties.
        public init(look: Int, detail: String, mood: Mood, number: Int) {
            self.look = look
            self.detail = detail
            self.mood = mood
            self.number = number
        }
    }

    /// The name of the level that is played at, or next.
    public let level: String
    /// What opens the sheet, while that is possible: `Spin`.
    public let open: String?
    /// What bets the same as last time, without the sheet, while that is possible: `Same again`.
    public let again: String?
    /// What skips the show, while there is one: `Skip`.
    public let skip: String?
    /// What was chosen last, rows of the game's looks.
    public let chosen: [Int]
    /// What to say while there is no result.
    public let hint: String
    /// What the last turn brought; nil before the first, and while another is under way.
    public let result: Result?
    /// What came in the last turns, rows of the game's looks, the last one first.
    public let history: [Int]
    /// How often each thing came.
    public let chart: [Statistics.Bar]
    /// How the money went so far, and would go; nil before the first turn, and while one is under way.
    public let outlook: Outlook?
    /// The sheet, while it is open.
    public let sheet: Sheet?

    /// A panel; see the properties.
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

/// A sheet on which some of many things are chosen.
public struct Sheet: Equatable, Sendable {
    /// Something that can be chosen.
    public struct Option: Equatable, Sendable {
        /// What: a row of the game's looks.
        public let look: Int
        /// Whether it is chosen.
        public let isChosen: Bool
        /// Whether it counts a little, because it is next to a chosen one.
        public let isNear: Bool

        /// An option; see the properties.
        public init(look: Int, isChosen: Bool, isNear: Bool) {
            self.look = look
            self.isChosen = isChosen
            self.isNear = isNear
        }
    }

    /// What to do: `Choose 6 numbers`.
    public let title: String
    /// How far it is done: `4 of 6 chosen`.
    public let progress: String
    /// What the choice means, a sentence each.
    public let facts: [String]
    /// What was refused.
    public let problem: String?
    /// What can be chosen.
    public let options: [Option]
    /// Where chips are put instead, if they are.
    public let cloth: Cloth?
    /// What confirms the choice: `Bet`.
    public let confirm: String
    /// What takes it back: `Cancel`.
    public let cancel: String

    /// A sheet; see the properties.
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
