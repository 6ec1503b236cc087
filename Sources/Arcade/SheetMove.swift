/// What hands do with a sheet.
public enum SheetMove: Equatable, Sendable {
    /// Open it.
    case open
    /// Choose what a row of the game's looks shows, or take it back.
    case choose(Int)
    /// Confirm the choice.
    case confirm
    /// Close it, and leave everything as it was.
    case cancel
    /// Without opening it, confirm what was chosen last.
    case again
    /// Take a chip in hand: a row of the table of chips.
    case chip(Int)
    /// Do something with all chips that lie there.
    case change(ChipChange)
    /// Play on in a moment, to see what comes of it: one of the trials that the panel offers.
    case trial(Int)
}

/// What hands do with all chips on a cloth.
public enum ChipChange: UInt8, CaseIterable, Sendable {
    /// Take back what was done last, double what lies there, take everything away, or put down what was
    /// bet last.
    case back, double, clear, `repeat`
}
