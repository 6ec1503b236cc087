import Arcade
import Phrases
import Roulette

/// The panel beside a stage, with its controls.
public struct PlayPanel: Equatable, Sendable {
    /// The content.
    public let panel: Panel
    /// The text while there is no result.
    public let hint: String
    /// A note about the whole game, if any.
    public let note: String?
    /// Opens the sheet; nil while it can't be opened.
    public let open: Control?
    /// Repeats the last bet; nil while that isn't possible.
    public let again: Control?
    /// Skips the show, or continues without the house; nil while neither is possible.
    public let skip: Control?
    /// The actions of the sheet's options, in order.
    public let options: [Action]
    /// Whether the player can simulate playing on, with `.sheet(.trial(_))` and the trial's index.
    public let isPlayed: Bool
    /// Confirms the choice; nil while the sheet is closed.
    public let confirm: Control?
    /// Closes the sheet; nil while the sheet is closed.
    public let cancel: Control?

    /// - Parameters:
    ///   - words: the texts in the player's language.
    ///   - isPlayed: whether the player controls the game, instead of watching.
    ///   - wait: the wait for the house's draw, if any.
    ///   - note: a note about the whole game.
    ///   - hint: the text while there is no result; nil for the game's own text.
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
            wait?.isOverdue ?? false
            ? Control(words[.goOnAlone], .continueWithoutHouse)
            : (isPlayed ? panel.skip : nil).map { Control($0, .skip) }
        options = panel.sheet?.options.map { .sheet(.choose($0.look)) } ?? []
        self.isPlayed = isPlayed
        confirm = panel.sheet.map { Control($0.confirm, .sheet(.confirm)) }
        cancel = panel.sheet.map { Control($0.cancel, .sheet(.cancel)) }
    }
}
