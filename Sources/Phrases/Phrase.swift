// Each room with texts has its own enum for each of these three types, so that a language that
// lacks a text doesn't compile. Values are made from those enums. Every room has a unique number.

/// The name of a text without gaps, from any room.
public struct Phrase: Equatable, Sendable {
    let index: UInt16

    /// The text with this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 0, number) }
}

/// The name of a text with gaps, `{1}`, `{2}` and so on, for other texts.
public struct Pattern: Equatable, Sendable {
    let index: UInt16

    /// The text with this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 1, number) }
}

/// The name of a text whose words depend on a number in it, `{1}`: `1 point`, `2 points`. Any other
/// gaps are documented beside each text.
public struct Plural: Equatable, Sendable {
    let index: UInt16

    /// The text with this number in a room.
    public init(room: UInt8, _ number: UInt8) { index = Words.index(room, 2, number) }
}
