import Phrases

/// A game that players see and touch on a stage.
public protocol StageGame: Game {
    /// The state of the player's hands between two gestures; `StatelessHand` by default.
    associatedtype Hand: StageHand = StatelessHand
    /// The bot that plays demonstrations.
    associatedtype Bot: StageBot where Bot.Played == Self

    /// The looks of all kinds of things in the game. Scenes and cues refer to them by index.
    static var looks: [Look] { get }
    /// How an app presents the game.
    static var staging: Staging { get }
    /// The hints for beginners, in display order. The app stores how many hints a player has seen,
    /// so append new ones at the end.
    static var hints: [Hint] { get }
    /// The rows of the game's tally. Later versions of the game may only append rows, or numbers to
    /// a row; the order never changes.
    static var tallyRows: [TallyRow] { get }

    /// Returns the instructions for the game.
    ///
    /// - Parameters:
    ///   - settings: the current settings.
    ///   - tally: the results of the player's runs so far; see `tally`.
    ///   - hand: the state of the player's hands, if a run is under way.
    ///   - words: the texts of the player's language.
    static func guide(settings: Settings, tally: Counts, hand: Hand?, in words: Words) -> Guide
    /// Returns the statistics of all of a player's runs.
    ///
    /// - Parameters:
    ///   - tally: the results of those runs.
    ///   - words: the texts of the player's language.
    static func statistics(of tally: Counts, in words: Words) -> Statistics
    /// Returns the input for a gesture or an event around the run; nil if it causes no input.
    static func input(
        for prompt: Prompt<Settings>, by hand: inout Hand, in game: borrowing Self
    ) -> Input?

    /// Starts the visual effects of a cue: bursts, floating points, swaying things.
    static func show(_ cue: Cue, in effects: inout Effects)

    /// The stage in the device's current orientation.
    var stage: StageShape { get }
    /// The texts and numbers around the stage.
    var hud: HUD { get }
    /// What the game is doing or waiting for. Check it before each tick.
    var moment: GameMoment { get }
    /// The results of the run so far, in the rows of `tallyRows`.
    var tally: Counts { get }
    /// Returns the summary of a level or of the run. Call it only between levels and at the end.
    func summary(in words: Words) -> Summary
    /// Draws the stage between the previous state (`fraction` 0) and the current one (1).
    func draw(into scene: inout Scene, fraction: Double)
    /// Writes details for tests and curious players, as members of an object.
    ///
    /// - Parameters:
    ///   - hand: the state of the player's hands.
    ///   - json: the object to write to.
    func describe(_ hand: Hand, in json: inout JSONText)
}

extension StageGame {
    /// Writes the details of `describe(_:in:)`, for hands that haven't made any gestures.
    public func describe(in json: inout JSONText) {
        var hand = Hand()
        _ = Self.input(for: .settings(settings), by: &hand, in: self)
        describe(hand, in: &json)
    }
}
