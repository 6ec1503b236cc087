import Arcade
import Phrases

/// The walls of a run in order, and the current one.
struct LevelOrder: Sendable {
    private let levels: [BreakoutLevel]
    /// The number of the current wall, from 1. Call `setWall(_:)` after changing it.
    var level: Int
    /// The current wall, with the bricks still standing.
    var wall: Wall

    init(_ levels: [BreakoutLevel], _ settings: BreakoutSettings) {
        self.levels = levels
        level = settings.mode.isDrawn ? 1 : settings.firstLevel.value
        wall = Self.wall(level, of: levels, settings)
    }

    /// Sets up the level's complete wall.
    mutating func setWall(_ settings: BreakoutSettings) {
        wall = Self.wall(level, of: levels, settings)
    }

    /// Returns the name of the level with the given number, from 1.
    func name(of level: Int) -> Phrase {
        levels[(level - 1) % levels.count].name
    }

    /// Returns a level's wall. After the last wall, the walls repeat with more hits per brick.
    private static func wall(
        _ level: Int, of levels: [BreakoutLevel], _ settings: BreakoutSettings
    ) -> Wall {
        Wall(
            levels[(level - 1) % levels.count], rows: settings.wallRows,
            hasSpecialBricks: settings.hasSpecialBricks || settings.mode.isDrawn,
            extraHits: (level - 1) / levels.count)
    }
}
