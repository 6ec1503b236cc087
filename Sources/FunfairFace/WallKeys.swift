import Funfair

/// What keys do at the wall in the editor: arrows walk, space and return draw, and the letters of brushes
/// choose them.
public enum WallKey: Equatable, Sendable {
    /// To another place.
    case walk(Int)
    /// Draws where one is.
    case draw
    /// Chooses a brush.
    case choose(Action)

    /// - Parameters:
    ///   - character: the key, as `KeyEquivalent` has it.
    ///   - place: where one is, counted row by row.
    ///   - editor: the wall with its brushes.
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
            // A letter that means one brush only need not be a capital one.
            let key = String(character)
            let brush =
                editor.brushes.first { String($0.key) == key }
                ?? editor.brushes.first { String($0.key) == key.uppercased() }
            guard let brush else { return nil }
            self = .choose(brush.control.action)
        }
    }
}
