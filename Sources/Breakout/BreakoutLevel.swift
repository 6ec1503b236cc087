import Arcade
import Phrases

/// A wall drawn as a text map: a line for each row, a character for each place. A capital letter is
/// a plain brick of that colour (`BrickColour`), a mark is a special brick (`BrickKind`), a full
/// stop is a gap.
public struct BreakoutLevel: Sendable {
    /// Its name.
    public let name: Phrase
    /// Whether it's also in the standard mode, not only in the mode with all walls.
    let isStandard: Bool
    /// The colours of special bricks where they are plain or have one hit left: a `BrickColour`
    /// mark for each row.
    private let rowColours: [UInt8]
    /// The map: `BreakoutRules.mostRows` rows, or as many as were drawn, of `BreakoutRules.columns`
    /// characters, separated by line breaks.
    private let map: [UInt8]

    /// - Parameters:
    ///   - name: its name.
    ///   - isStandard: whether it's also in the standard mode.
    ///   - colours: a `BrickColour` mark for each row.
    ///   - map: its map.
    package init(
        _ name: BreakoutPhrase, isStandard: Bool = true, colours: String, _ map: String
    ) {
        self.init(name, isStandard: isStandard, colours: colours.bytes, map: map.bytes)
    }

    /// Creates a level from bytes.
    init(_ name: BreakoutPhrase, isStandard: Bool, colours: [UInt8], map: [UInt8]) {
        self.name = Phrase(name)
        self.isStandard = isStandard
        rowColours = colours
        self.map = map
    }

    /// Returns the character at a place of the map.
    func mark(row: Int, column: Int) -> UInt8 {
        map[row * (BreakoutRules.columns + 1) + column]
    }

    /// Returns the brick at a place of the map, or nil for a gap.
    func brick(row: Int, column: Int) -> (kind: Int, colour: Int)? {
        let mark = mark(row: row, column: column)
        if let colour = BrickColour.all.firstIndex(where: { $0.mark == mark }) {
            return (0, colour)
        }
        guard let kind = BrickKind.all.firstIndex(where: { $0.mark == mark }) else { return nil }
        return (kind, BrickColour.all.firstIndex { $0.mark == rowColours[row] } ?? 0)
    }
}
