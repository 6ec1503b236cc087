/// What is written around a stage during play; what a game does not have is nil.
public struct HUD: Equatable, Sendable {
    /// How near the end of a run is.
    public enum Urgency: String, Sendable {
        /// In the last seconds.
        case hurry
        /// In the very last.
        case last
    }

    /// A clock that runs down.
    public struct Countdown: Equatable, Sendable {
        /// The whole seconds left.
        public let remaining: Int
        /// The whole seconds of the run.
        public let total: Int
        /// Whether the end is near enough to say so, and how near.
        public let urgency: Urgency?

        /// A clock; see the properties.
        public init(remaining: Int, total: Int, urgency: Urgency?) {
            self.remaining = remaining
            self.total = total
            self.urgency = urgency
        }
    }

    /// Things of one kind hit in a row, two or more.
    public struct Chain: Equatable, Sendable {
        /// How many.
        public let length: Int
        /// Their look, a row of the game's looks.
        public let look: Int
        /// The points that each further one brings.
        public let worth: Int

        /// A chain; see the properties.
        public init(length: Int, look: Int, worth: Int) {
            self.length = length
            self.look = look
            self.worth = worth
        }
    }

    /// The lives.
    public struct Lives: Equatable, Sendable {
        /// How many are left, the present one included.
        public let left: Int
        /// How many there were at the start.
        public let total: Int

        /// Lives; see the properties.
        public init(left: Int, total: Int) {
            self.left = left
            self.total = total
        }
    }

    /// Something that happened, and is told by the name of a look.
    public struct Told: Equatable, Sendable {
        /// A row of the game's looks.
        public let look: Int
        /// It is told when this is more than before.
        public let number: Int

        /// Something to tell; see the properties.
        public init(look: Int, number: Int) {
            self.look = look
            self.number = number
        }
    }

    /// What a player has at a table.
    public struct Purse: Equatable, Sendable {
        /// What is left to play with; it may be negative.
        public let money: Int
        /// The badge that the score wears, a row of the game's looks.
        public let badge: Int?

        /// A purse; see the properties.
        public init(money: Int, badge: Int?) {
            self.money = money
            self.badge = badge
        }
    }

    /// The points.
    public let score: Int
    /// The clock.
    public let countdown: Countdown?
    /// The present chain, from its second thing on.
    public let chain: Chain?
    /// By how much points are multiplied at the moment, where they are.
    public let factor: Int?
    /// What a factor grows from: how many things were hit in a row. It is called out at a party, and
    /// not drawn.
    public let streak: Int?
    /// How many points were lost again; 0 where that cannot be.
    public let lost: Int
    /// The lives.
    public let lives: Lives?
    /// The number of the level, from 1.
    public let level: Int?
    /// The whole seconds until the next nudge is possible, 0 when it is.
    public let nudge: Int?
    /// What happened last of what is told, and not written.
    public let told: Told?
    /// Money, and what goes with it.
    public let purse: Purse?

    /// What to write; see the properties.
    public init(
        score: Int, countdown: Countdown? = nil, chain: Chain? = nil, factor: Int? = nil,
        streak: Int? = nil, lost: Int = 0, lives: Lives? = nil, level: Int? = nil,
        nudge: Int? = nil, told: Told? = nil, purse: Purse? = nil
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
        self.told = told
        self.purse = purse
    }
}
