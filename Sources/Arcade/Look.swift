import Phrases

/// The appearance and name of one kind of object: a row of a game's table.
public struct Look: Equatable, Sendable {
    /// Symbols that distinguish kinds without colour. There are at most 16, because the compiler
    /// matches more than 16 strings with a dictionary, which would add support for files and random
    /// numbers to the browser's module.
    public enum Symbol: String, CaseIterable, Sendable {
        /// Symbols for kinds and colours.
        case circle, heart, diamond, star, spark, triangle, square
        /// No symbol, and symbols for what a thing does.
        case none, twice, thrice, wide, slow, net, magnet, narrow, fast
    }

    /// A thing's general form, for pictures outside a stage.
    public enum Form: String, Sendable {
        /// Things from the games.
        case bubble, brick, ball, paddle, pocket, badge, chip, capsule
    }

    /// The name of a kind.
    public enum Name: Equatable, Sendable {
        /// A word: `pink`.
        case phrase(Phrase)
        /// A number, the same in every language.
        case number(Int)
    }

    /// The accessibility label of a target.
    public enum Label: Equatable, Sendable {
        /// A phrase.
        case plain(Phrase)
        /// A pattern with the name: `wide brick`.
        case named(Pattern)
        /// A pattern with the name and a phrase: `7 red`.
        case pair(Pattern, Phrase)
        /// A pattern with the name and points: `pink bubble, 2 points`.
        case worth(Pattern, points: Int)
    }

    private let name: Name
    private let label: Label
    /// The colour, with eight bits each for red, green and blue.
    public let colour: UInt32
    /// The symbol on the thing.
    public let symbol: Symbol
    /// The thing's general form.
    public let form: Form

    /// Creates a look.
    public init(
        _ name: Name, label: Label, colour: UInt32, symbol: Symbol, form: Form = .bubble
    ) {
        self.name = name
        self.label = label
        self.colour = colour
        self.symbol = symbol
        self.form = form
    }

    /// Returns the kind's name: `pink`.
    public func name(in words: Words) -> String {
        switch name {
        case .phrase(let phrase): words[phrase]
        case .number(let number): String(number)
        }
    }

    /// Returns the accessibility label of a target: `pink bubble, 2 points`.
    public func label(in words: Words) -> String {
        switch label {
        case .plain(let phrase): words[phrase]
        case .named(let pattern): words[pattern, name(in: words)]
        case .pair(let pattern, let phrase): words[pattern, name(in: words), words[phrase]]
        case .worth(let pattern, let points):
            words[pattern, name(in: words), words[.points, points]]
        }
    }

    /// The colour in CSS notation: `#e8384f`.
    public var webColour: String { String(joining: "#", UInt64(colour).hexadecimal(digits: 6)) }
}
