/// The texts and numbers around a stage during play. Anything that a game doesn't have is nil.
public struct HUD: Equatable, Sendable {
    /// How close the run's end is.
    public enum Urgency: String, Sendable {
        /// Within the last ten seconds.
        case hurry
        /// Within the last three seconds.
        case last
    }

    /// A clock that counts down.
    public struct Countdown: Equatable, Sendable {
        /// The whole seconds left.
        public let remaining: Int
        /// The run's length in whole seconds.
        public let total: Int
        /// How close the end is; nil if more than ten seconds are left.
        public let urgency: Urgency?

        /// Creates a countdown.
        public init(remaining: Int, total: Int, urgency: Urgency?) {
            self.remaining = remaining
            self.total = total
            self.urgency = urgency
        }
    }

    /// Two or more things of one kind hit in a row.
    public struct Chain: Equatable, Sendable {
        /// The length of the chain.
        public let length: Int
        /// The index of the things' look in the game's looks.
        public let look: Int
        /// The points for the next thing.
        public let worth: Int

        /// Creates a chain.
        public init(length: Int, look: Int, worth: Int) {
            self.length = length
            self.look = look
            self.worth = worth
        }
    }

    /// The player's lives.
    public struct Lives: Equatable, Sendable {
        /// The lives left, including the current one.
        public let left: Int
        /// The lives at the start.
        public let total: Int

        /// Creates lives.
        public init(left: Int, total: Int) {
            self.left = left
            self.total = total
        }
    }

    /// An event that is announced by a look's name.
    public struct Caption: Equatable, Sendable {
        /// The index of the look, in the game's looks.
        public let look: Int
        /// A number that increases with each event. Each increase is announced.
        public let number: Int

        /// Creates a caption.
        public init(look: Int, number: Int) {
            self.look = look
            self.number = number
        }
    }

    /// A player's money and badge at a table.
    public struct Purse: Equatable, Sendable {
        /// The money left to play with; it may be negative.
        public let money: Int
        /// The index of the look of the badge that the score earns, in the game's looks; nil for no
        /// badge.
        public let badge: Int?

        /// Creates a purse.
        public init(money: Int, badge: Int?) {
            self.money = money
            self.badge = badge
        }
    }

    /// The points so far.
    public let score: Int
    /// The time left; nil if the run isn't timed.
    public let countdown: Countdown?
    /// The current chain, if it has at least two things.
    public let chain: Chain?
    /// The current multiplier for points.
    public let factor: Int?
    /// The number of things hit in a row, which raises the factor. Parties announce the number, but
    /// stages don't show it.
    public let streak: Int?
    /// The points lost so far; always 0 in games without such losses.
    public let lost: Int
    /// The lives left; nil in games without lives.
    public let lives: Lives?
    /// The level number, from 1.
    public let level: Int?
    /// The whole seconds until the next nudge is possible; 0 if it's possible now.
    public let nudge: Int?
    /// The latest event that is announced but not drawn on the stage.
    public let caption: Caption?
    /// The player's money and badge.
    public let purse: Purse?

    /// Creates a HUD.
    public init(
        score: Int, countdown: Countdown? = nil, chain: Chain? = nil, factor: Int? = nil,
        streak: Int? = nil, lost: Int = 0, lives: Lives? = nil, level: Int? = nil,
        nudge: Int? = nil, caption: Caption? = nil, purse: Purse? = nil
    ) {
        self.score = score
        self.countdown = countdown
        self.chain = chain
        self.factor = factor
        self.streak = streak
        self.lost = lost
        self.lives = lives
        self.level = level
        self.nudge = nudge
        self.caption = caption
        self.purse = purse
    }
}
