import Arcade
import Phrases

/// A wall, drawn as a text map: a line for each row, a character for each brick. A capital letter
/// is a plain brick of that colour (`BrickColour`), a mark is a special one (`BrickKind`), a full
/// stop is a gap.
public struct BreakoutLevel: Sendable {
    /// What it is called.
    public let name: Phrase
    /// Whether the standard game has it too, and not only the way with all walls.
    let isStandard: Bool
    /// The colours that special bricks have where they are plain ones, or one hit is left of them: one
    /// for each row, as marks of `BrickColour`.
    private let rowColours: [UInt8]
    /// The map: `BreakoutRules.mostRows` rows, or as many as were drawn, of `BreakoutRules.columns`
    /// characters, each but the last with a line break behind it.
    private let map: [UInt8]

    /// - Parameters:
    ///   - name: what it is called.
    ///   - isStandard: whether the standard game has it.
    ///   - colours: those of `rowColours`, a character for each row.
    ///   - map: the wall.
    package init(
        _ name: BreakoutPhrase, isStandard: Bool = true, colours: String, _ map: String
    ) {
        self.init(name, isStandard: isStandard, colours: colours.bytes, map: map.bytes)
    }

    /// The same, of bytes.
    init(_ name: BreakoutPhrase, isStandard: Bool, colours: [UInt8], map: [UInt8]) {
        self.name = Phrase(name)
        self.isStandard = isStandard
        rowColours = colours
        self.map = map
    }

    /// What stands in the map at a place.
    func mark(row: Int, column: Int) -> UInt8 {
        map[row * (BreakoutRules.columns + 1) + column]
    }

    /// The brick at a place of the map, or nil where there is a gap.
    func brick(row: Int, column: Int) -> (kind: Int, colour: Int)? {
        let mark = mark(row: row, column: column)
        if let colour = BrickColour.all.firstIndex(where: { $0.mark == mark }) {
            return (0, colour)
        }
        guard let kind = BrickKind.all.firstIndex(where: { $0.mark == mark }) else { return nil }
        return (kind, BrickColour.all.firstIndex { $0.mark == rowColours[row] } ?? 0)
    }
}
