import Arcade
import Phrases

/// A wall's name. The rules for players' names apply, and the name must fit into a link.
struct WallName: Equatable {
    /// The maximum number of UTF-8 bytes, twelve for each character.
    static let mostBytes = 240

    private let name: PlayerName

    /// - Throws: `PlayerNameProblem`, with a message for the player.
    init(_ text: String) throws(PlayerNameProblem) {
        name = try PlayerName(text)
        guard name.text.bytes.count <= Self.mostBytes else { throw .overloaded }
    }

    /// The name, trimmed.
    var text: String { name.text }
}
