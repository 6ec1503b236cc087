// Each room (a module) with texts has its own enum for each of these three types, and creates
// values of these types from its cases. A language that lacks a text therefore doesn't compile.
// Every room has a unique number.

/// The name of a text without gaps, from any room.
public struct Phrase: Equatable, Sendable {
    let index: UInt16

    /// Creates the name of the text with the given number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 0, number) }
}

/// The name of a text with gaps for other texts: `{1}`, `{2}` and so on.
public struct Pattern: Equatable, Sendable {
    let index: UInt16

    /// Creates the name of the text with the given number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 1, number) }
}

/// The name of a text whose words depend on a number in it, `{1}`: `1 point`, `2 points`. Any other
/// gaps are documented beside each text.
public struct Plural: Equatable, Sendable {
    let index: UInt16

    /// Creates the name of the text with the given number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 2, number) }
}
