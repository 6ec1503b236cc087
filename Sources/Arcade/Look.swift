/// How a kind of thing is drawn and named: a row of a game's table.
public struct Look: Equatable, Sendable {
    /// Symbols that tell kinds apart without their colour.
    public enum Symbol: String, CaseIterable, Sendable {
        case circle, heart, diamond, star, spark, triangle, square, moon
        case none, twice, thrice, wide, slow, net
    }

    /// What it is a picture of, where it stands outside a stage.
    public enum Form: String, Sendable {
        case bubble, brick, ball, paddle, pocket, badge, chip
    }

    /// What a person calls its kind: `pink`.
    public let name: String
    /// What a target of this look is called for those who do not see it: `pink bubble, 2 points`.
    public let label: String
    /// Its colour, red, green and blue in eight bits each.
    public let colour: UInt32
    /// The symbol on it.
    public let symbol: Symbol
    /// What it is a picture of.
    public let form: Form

    /// A look; see the properties.
    public init(
        name: String, label: String, colour: UInt32, symbol: Symbol, form: Form = .bubble
    ) {
        self.name = name
        self.label = label
        self.colour = colour
        self.symbol = symbol
        self.form = form
    }

    /// The colour as style sheets write it: `#e8384f`.
    public var webColour: String { "#" + UInt64(colour).hexadecimal(digits: 6) }
}
