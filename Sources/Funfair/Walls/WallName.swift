import Arcade
import Phrases

/// What a wall is called. What is no name of a player is none of a wall either, for the same reasons; and
/// it has to fit into a link.
struct WallName: Equatable {
    /// The most bytes of it, in UTF-8: twelve for each character.
    static let mostBytes = 240

    private let name: PlayerName

    /// - Throws: `PlayerNameProblem`, whose sentence says what is wrong.
    init(_ text: String) throws(PlayerNameProblem) {
        name = try PlayerName(text)
        guard name.text.bytes.count <= Self.mostBytes else { throw .overloaded }
    }

    /// The name as it was written, trimmed.
    var text: String { name.text }
}
