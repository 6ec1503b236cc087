/// What a player does with a sheet.
public enum SheetMove: Equatable, Sendable {
    /// Open the sheet.
    case open
    /// Select or deselect an item, given its index in the game's looks.
    case choose(Int)
    /// Confirm the choice.
    case confirm
    /// Close the sheet and leave everything unchanged.
    case cancel
    /// Confirm the last choice again, without opening the sheet.
    case again
    /// Pick up a chip, given its index in the table of chips.
    case chip(Int)
    /// Change all chips on the betting cloth.
    case change(ChipChange)
    /// Simulate how the game could continue, with the panel's trial at this index.
    case trial(Int)
}

/// What a player does with all chips on a betting cloth.
public enum ChipChange: UInt8, CaseIterable, Sendable {
    /// Undo the last change, double the bets, remove all chips, or repeat the last bets.
    case back, double, clear, `repeat`
}
