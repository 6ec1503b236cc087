import Phrases

/// How a kind of thing is drawn and named: a row of a game's table.
public struct Look: Equatable, Sendable {
    /// Symbols that tell kinds apart without their colour. At most 16: more texts are searched with a
    /// dictionary, which brings files and random numbers into the browser's module.
    public enum Symbol: String, CaseIterable, Sendable {
        /// Signs of kinds and colours.
        case circle, heart, diamond, star, spark, triangle, square
        /// No sign, and those of what a thing does.
        case none, twice, thrice, wide, slow, net, magnet, narrow, fast
    }

    /// What it is a picture of, where it stands outside a stage.
    public enum Form: String, Sendable {
        /// A thing of one of the games.
        case bubble, brick, ball, paddle, pocket, badge, chip, capsule
    }

    /// What a person calls its kind.
    public enum Name: Equatable, Sendable {
        /// A word: `pink`.
        case phrase(Phrase)
        /// A number, the same in every language.
        case number(Int)
    }

    /// What a target is called for those who do not see it.
    public enum Label: Equatable, Sendable {
        /// This.
        case plain(Phrase)
        /// A pattern around its name: `wide brick`.
        case named(Pattern)
        /// The same with something else: `7 red`.
        case pair(Pattern, Phrase)
        /// The same with points: `pink bubble, 2 points`.
        case worth(Pattern, points: Int)
    }

    private let name: Name
    private let label: Label
    /// Its colour, red, green and blue in eight bits each.
    public let colour: UInt32
    /// The symbol on it.
    public let symbol: Symbol
    /// What it is a picture of.
    public let form: Form

    /// A look; see the properties.
    public init(
        _ name: Name, label: Label, colour: UInt32, symbol: Symbol, form: Form = .bubble
    ) {
        self.name = name
        self.label = label
        self.colour = colour
        self.symbol = symbol
        self.form = form
    }

    /// What a person calls its kind: `pink`.
    public func name(in words: Words) -> String {
        switch name {
        case .phrase(let phrase): words[phrase]
        case .number(let number): String(number)
        }
    }

    /// What a target of this look is called for those who do not see it: `pink bubble, 2 points`.
    public func label(in words: Words) -> String {
        switch label {
        case .plain(let phrase): words[phrase]
        case .named(let pattern): words[pattern, name(in: words)]
        case .pair(let pattern, let phrase): words[pattern, name(in: words), words[phrase]]
        case .worth(let pattern, let points):
            words[pattern, name(in: words), words[.points, points]]
        }
    }

    /// The colour as style sheets write it: `#e8384f`.
    public var webColour: String { String(joining: "#", UInt64(colour).hexadecimal(digits: 6)) }
}
