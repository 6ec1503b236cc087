// Each room that says something has an enum of its own for each of these, so that a language that
// lacks a text does not compile, and makes them of it. A room has a number that no other has.

/// The name of a text without gaps, whoever's it is.
public struct Phrase: Equatable, Sendable {
    let index: UInt16

    /// The text of this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 0, number) }
}

/// The name of a text with gaps, `{1}`, `{2}` and so on, for other texts.
public struct Pattern: Equatable, Sendable {
    let index: UInt16

    /// The text of this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 1, number) }
}

/// The name of a text with a number in it, `{1}`, on which its words depend: `1 point`, `2 points`.
/// What fills further gaps is said beside each.
public struct Plural: Equatable, Sendable {
    let index: UInt16

    /// The text of this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 2, number) }
}
