import Phrases

/// A game that is played on a stage, seen and touched: what an app needs of it beyond its rules.
public protocol StageGame: Game {
    /// What the player's hands remember between two gestures; `OpenHand` where nothing.
    associatedtype Hand: StageHand = OpenHand
    /// Who plays it where it is demonstrated.
    associatedtype Bot: StageBot where Bot.Played == Self

    /// How its kinds of things look, in the order that scenes and cues count them.
    static var looks: [Look] { get }
    /// How it wants to be put on a screen.
    static var staging: Staging { get }
    /// What those are told who play it for the first time, one after another. New ones come at the
    /// end: how many were seen is what is kept.
    static var hints: [Hint] { get }
    /// The rows of what it counts: never fewer than before in a later version of the game, and in
    /// each never fewer numbers, in the same order.
    static var tallyRows: [TallyRow] { get }

    /// How it is played.
    ///
    /// - Parameters:
    ///   - settings: those in force.
    ///   - tally: how the runs of a player came out so far; see `tally`.
    ///   - hand: what the player's hands hold, in a run that is under way.
    ///   - words: the texts of the player's language.
    static func guide(settings: Settings, tally: Counts, hand: Hand?, in words: Words) -> Guide
    /// What a player would like to read about all runs.
    ///
    /// - Parameters:
    ///   - tally: how they came out.
    ///   - words: the texts of the player's language.
    static func statistics(of tally: Counts, in words: Words) -> Statistics
    /// What comes of what hands did or what happened around the run, if anything.
    static func input(
        for prompt: Prompt<Settings>, by hand: inout Hand, in game: borrowing Self
    ) -> Input?

    /// Begins what is seen of a cue beside the run: what bursts, floats up or gives way.
    static func show(_ cue: Cue, in effects: inout Effects)

    /// The stage as the device is held now.
    var stage: StageShape { get }
    /// What is written around the stage.
    var hud: HUD { get }
    /// What the game is doing, and whom it waits for. It is asked before every tick.
    var moment: GameMoment { get }
    /// How the run came out so far, in the rows of `tallyRows`.
    var tally: Counts { get }
    /// What there is to say between two levels, and at the end; in no other moment is it asked.
    func summary(in words: Words) -> Summary
    /// Draws the stage, a tick late: `fraction` (0 to 1) of the tick to come has passed, so at 1 it
    /// is as the present state says.
    func draw(into scene: inout Scene, fraction: Double)
    /// Writes what tests and curious people want to know, as members of an object.
    ///
    /// - Parameters:
    ///   - hand: what the player's hands hold.
    ///   - json: where to.
    func describe(_ hand: Hand, in json: inout JSONText)
}

extension StageGame {
    /// The same, where nobody's hands hold anything.
    public func describe(in json: inout JSONText) {
        var hand = Hand()
        _ = Self.input(for: .settings(settings), by: &hand, in: self)
        describe(hand, in: &json)
    }
}
