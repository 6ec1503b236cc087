import Arcade
import Phrases

/// A wall as a text map, with a line for each row and a character for each place. A capital letter
/// is a plain brick of that colour (`BrickColour`), a full stop is a gap, and any other character
/// is a special brick (`BrickKind`).
public struct BreakoutLevel: Sendable {
    /// The wall's name.
    public let name: Phrase
    /// Whether the wall is also in the standard mode. All walls are in the mode with capsules.
    let isStandard: Bool
    /// The colours that special bricks have while they are plain or have one hit left, as a
    /// `BrickColour` mark for each row.
    private let rowColours: [UInt8]
    /// The map: `BreakoutRules.mostRows` rows, or the number of drawn rows, separated by line
    /// breaks. A row has `BreakoutRules.columns` characters.
    private let map: [UInt8]

    /// Creates a level.
    ///
    /// - Parameters:
    ///   - name: the wall's name.
    ///   - isStandard: whether the wall is also in the standard mode.
    ///   - colours: a `BrickColour` mark for each row.
    ///   - map: the map, a line for each row.
    package init(
        _ name: BreakoutPhrase, isStandard: Bool = true, colours: String, _ map: String
    ) {
        self.init(name, isStandard: isStandard, colours: colours.bytes, map: map.bytes)
    }

    /// Creates a level from UTF-8 bytes.
    init(_ name: BreakoutPhrase, isStandard: Bool, colours: [UInt8], map: [UInt8]) {
        self.name = Phrase(name)
        self.isStandard = isStandard
        rowColours = colours
        self.map = map
    }

    /// Returns the character at a place in the map.
    func mark(row: Int, column: Int) -> UInt8 {
        map[row * (BreakoutRules.columns + 1) + column]
    }

    /// Returns the kind and the colour of the brick at a place in the map, as indices into
    /// `BrickKind.all` and `BrickColour.all`; nil for a gap.
    func brick(row: Int, column: Int) -> (kind: Int, colour: Int)? {
        let mark = mark(row: row, column: column)
        if let colour = BrickColour.all.firstIndex(where: { $0.mark == mark }) {
            return (0, colour)
        }
        guard let kind = BrickKind.all.firstIndex(where: { $0.mark == mark }) else { return nil }
        return (kind, BrickColour.all.firstIndex { $0.mark == rowColours[row] } ?? 0)
    }
}
