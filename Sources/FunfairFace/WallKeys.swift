import Funfair

/// What a key does in the wall editor: arrows move, space and return draw, and letters choose
/// brushes.
public enum WallKey: Equatable, Sendable {
    /// Moves to a cell.
    case walk(Int)
    /// Draws on the current cell.
    case draw
    /// Chooses a brush.
    case choose(Action)

    /// - Parameters:
    ///   - character: the key, as in `KeyEquivalent`.
    ///   - place: the current cell, counted row by row.
    ///   - editor: the wall and its brushes.
    public init?(_ character: Character, at place: Int, of editor: WallEditorScreen) {
        let columns = WallPicture.columns
        let column = place % columns
        switch character {
        case "\u{F700}" where place >= columns: self = .walk(place - columns)
        case "\u{F701}" where place + columns < editor.tiles.count: self = .walk(place + columns)
        case "\u{F702}" where column > 0: self = .walk(place - 1)
        case "\u{F703}" where column < columns - 1: self = .walk(place + 1)
        case " ", "\r": self = .draw
        default:
            // A lower-case letter works too, unless it's another brush's key.
            let key = String(character)
            let brush =
                editor.brushes.first { String($0.key) == key }
                ?? editor.brushes.first { String($0.key) == key.uppercased() }
            guard let brush else { return nil }
            self = .choose(brush.control.action)
        }
    }
}
