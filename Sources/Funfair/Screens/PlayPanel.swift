import Arcade
import Phrases
import Roulette

/// What stands beside a stage, with what its controls do.
public struct PlayPanel: Equatable, Sendable {
    /// What to show.
    public let panel: Panel
    /// What to say while there is no result.
    public let hint: String
    /// What is to be known of the whole game.
    public let note: String?
    /// Opens the sheet.
    public let open: Control?
    /// Bets the same as last time.
    public let again: Control?
    /// Skips the show, or goes on without the house.
    public let skip: Control?
    /// What the sheet's options do, in their order.
    public let options: [Action]
    /// Whether its player may play on in a moment, to see what comes of it: `.sheet(.trial(_))`, by its
    /// place among the trials.
    public let isPlayed: Bool
    /// Confirms the choice.
    public let confirm: Control?
    /// Closes the sheet.
    public let cancel: Control?

    /// - Parameters:
    ///   - words: the texts of the player's language.
    ///   - isPlayed: whether it is the player's, and not only looked at.
    ///   - wait: how long the house is waited for, where it is to draw.
    ///   - note: see the property.
    ///   - hint: see the property; the game's own where nobody says.
    init(
        _ panel: Panel, in words: Words, isPlayed: Bool = true, wait: HouseWait? = nil,
        note: String? = nil, hint: String? = nil
    ) {
        self.panel = panel
        self.note = note
        self.hint = wait == nil ? hint ?? panel.hint : words[.houseDraws]
        open = (isPlayed ? panel.open : nil).map { Control($0, .sheet(.open)) }
        again = (isPlayed ? panel.again : nil).map { Control($0, .sheet(.again)) }
        skip =
            wait?.isLong ?? false
            ? Control(words[.goOnAlone], .goAlone)
            : (isPlayed ? panel.skip : nil).map { Control($0, .skip) }
        options = panel.sheet?.options.map { .sheet(.choose($0.look)) } ?? []
        self.isPlayed = isPlayed
        confirm = panel.sheet.map { Control($0.confirm, .sheet(.confirm)) }
        cancel = panel.sheet.map { Control($0.cancel, .sheet(.cancel)) }
    }
}
