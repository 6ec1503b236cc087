import Phrases

/// A game that is played on a stage, seen and touched: what an app needs of it beyond its rules.
public protocol StageGame: Game {
    /// What the player's hands remember between two gestures.
    associatedtype Hand: StageHand = OpenHand
    /// Who plays it where it is demonstrated.
    associatedtype Bot: StageBot where Bot.Played == Self

    /// How its kinds of things look, in the order that scenes and cues count them.
    static var looks: [Look] { get }
    /// How it wants to be put on a screen.
    static var staging: Staging { get }
    /// How it is played by the settings given.
    static func guide(settings: Settings, in words: Words) -> Guide
    /// The same, for a player who has played.
    ///
    /// - Parameters:
    ///   - settings: those in force.
    ///   - tally: how the runs of a player came out so far; see `tally`.
    ///   - hand: what the player's hands hold, in a run that is under way.
    ///   - words: the texts of the player's language.
    static func guide(settings: Settings, tally: Counts, hand: Hand?, in words: Words) -> Guide
    /// The rows of what it counts: never fewer than before in a later version of the game, and in
    /// each never fewer numbers, in the same order.
    static var tallyRows: [TallyRow] { get }
    /// What a player would like to read about all runs.
    ///
    /// - Parameters:
    ///   - tally: how they came out.
    ///   - words: the texts of the player's language.
    static func statistics(of tally: Counts, in words: Words) -> Statistics

    /// What those are told who play it for the first time, one after another. New ones come at the
    /// end: how many were seen is what is kept.
    static var hints: [Hint] { get }

    /// What a gesture does, if anything.
    static func input(for gesture: Gesture, by hand: inout Hand, in game: borrowing Self) -> Input?
    /// What turning the device does, in a game whose stage turns with it.
    static var turn: Input? { get }
    /// What changing the settings in the middle of a run does, in a game that takes them at once.
    static func change(to settings: Settings) -> Input?
    /// Lets hands know the settings in force.
    static func take(_ settings: Settings, by hand: inout Hand)
    /// What going on after an intermission does, in a game that has them.
    static var proceed: Input? { get }
    /// What skips a show, in a game that has them.
    static var skip: Input? { get }
    /// What comes of a draw that the game waited for; see `awaitedDraw`.
    ///
    /// - Parameter outcome: what was drawn, from 0 up to but not including `awaitedDraw`.
    static func drawn(_ outcome: Int) -> Input?
    /// The badge that a score wears, a row of the looks.
    static func badge(at score: Int) -> Int?

    /// The stage as the device is held now.
    var stage: StageShape { get }
    /// What is written around the stage.
    var hud: HUD { get }
    /// Whether nothing moves before the player does something, so that there is nothing to count
    /// in for.
    var isWaiting: Bool { get }
    /// Whether time has no meaning before the player does something: it need not pass.
    var isStill: Bool { get }
    /// How many ticks the present show has lasted, in which the player can only look on.
    var shownTicks: Int? { get }
    /// One of how many things has to be drawn now, equally likely, before anything can go on. Not
    /// a draw from the run's seed: nobody may know it before.
    var awaitedDraw: Int? { get }
    /// What the draw that is awaited is for, as the house reads it: a JSON object in UTF-8; nil where
    /// nothing is awaited, or the house does not draw.
    var wager: [UInt8]? { get }
    /// How many draws there were, for telling them apart.
    var draws: Int { get }
    /// How the run came out so far, in the rows of `tallyRows`.
    var tally: Counts { get }
    /// What stands beside the stage, in a game that is played with controls.
    func panel(_ hand: Hand, in words: Words) -> Panel?
    /// Whether the game itself has stopped, until the player goes on.
    var isInIntermission: Bool { get }
    /// What it has stopped to say.
    func intermission(in words: Words) -> Intermission?
    /// What to call out when the run has ended: `Time!`.
    func ending(in words: Words) -> String
    /// What a finished run is remembered by besides its score, a few words each.
    func highlights(in words: Words) -> [String]
    /// Draws the stage, a tick late: `fraction` (0 to 1) of the tick to come has passed, so at 1 it
    /// is as the present state says.
    func draw(into scene: inout Scene, fraction: Double)
    /// Writes what tests and curious people want to know, as members of an object.
    func describe(in json: inout JSONText)
    /// The same, with what the player's hands hold.
    func describe(_ hand: Hand, in json: inout JSONText)
}

extension StageGame {
    public static var hints: [Hint] { [] }
    public static var turn: Input? { nil }
    public static func change(to settings: Settings) -> Input? { nil }
    public static func guide(
        settings: Settings, tally: Counts, hand: Hand?, in words: Words
    ) -> Guide {
        guide(settings: settings, in: words)
    }
    public static var tallyRows: [TallyRow] { [] }
    public static func statistics(of tally: Counts, in words: Words) -> Statistics {
        Statistics(figures: [], charts: [])
    }
    public static func take(_ settings: Settings, by hand: inout Hand) {}
    public static var proceed: Input? { nil }
    public static var skip: Input? { nil }
    public static func drawn(_ outcome: Int) -> Input? { nil }
    public static func badge(at score: Int) -> Int? { nil }
    public var isWaiting: Bool { false }
    public var isStill: Bool { false }
    public var shownTicks: Int? { nil }
    public var awaitedDraw: Int? { nil }
    public var wager: [UInt8]? { nil }
    public var draws: Int { 0 }
    public var tally: Counts { Counts() }
    public func panel(_ hand: Hand, in words: Words) -> Panel? { nil }
    public func describe(_ hand: Hand, in json: inout JSONText) { describe(in: &json) }
    public var isInIntermission: Bool { false }
    public func intermission(in words: Words) -> Intermission? { nil }
}
