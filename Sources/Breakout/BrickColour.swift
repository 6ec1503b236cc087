import Arcade
import Phrases

/// A brick colour, one line in the table below.
struct BrickColour {
    /// The colour's character in level maps.
    let mark: UInt8
    let name: BreakoutPhrase
    let colour: UInt32

    private init(_ mark: Unicode.Scalar, _ name: BreakoutPhrase, _ colour: UInt32) {
        self.mark = UInt8(ascii: mark)
        self.name = name
        self.colour = colour
    }

    static let all = [
        BrickColour("R", .red, 0xF0384F),
        BrickColour("O", .orange, 0xFF7A45),
        BrickColour("A", .amber, 0xFFA928),
        BrickColour("Y", .yellow, 0xFFD84A),
        BrickColour("G", .green, 0x2FBF71),
        BrickColour("T", .teal, 0x23B5C4),
        BrickColour("B", .blue, 0x3D8BFF),
        BrickColour("V", .violet, 0xA573FF),
        BrickColour("P", .pink, 0xFF6FB5),
        BrickColour("W", .white, 0xE9E4FF),
        BrickColour("K", .slate, 0x7A86B8),
    ]
}
