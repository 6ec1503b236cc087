import Arcade

extension BreakoutGame {
    /// How Breakout is played, made from its tables and the settings in force.
    public static func guide(settings: BreakoutSettings) -> Guide {
        let rows = settings.rows.value
        return Guide(
            steps: [
                "Drag anywhere to move the paddle, or use the arrow keys. Tap to launch the ball.",
                "Where the ball meets the paddle decides where it goes: the further out, the "
                    + "flatter.",
                "The lowest bricks earn \(BreakoutRules.rowPoints) points, each row above "
                    + "\(BreakoutRules.rowPoints) more"
                    + (rows > 1 ? ", up to \(rows * BreakoutRules.rowPoints)." : "."),
                "A streak without touching the paddle counts more: \(streaks).",
                "Tap while the ball flies to nudge it. That takes "
                    + "\(BreakoutRules.nudgePause / Clock.ticksPerSecond) seconds to be possible "
                    + "again.",
                "You have \(BreakoutRules.lives) lives. A cleared wall earns a bonus, and the "
                    + "next one is harder.",
            ],
            columns: ["Brick", "What it does"],
            rows: BrickKind.all.enumerated().map { index, kind in
                Guide.Row(look: BreakoutLook.all[BreakoutLook.kind(index)], cells: [kind.note])
            })
    }

    private static var streaks: String {
        var text = ""
        for row in BreakoutRules.streaks.reversed() {
            text += (text.isEmpty ? "×" : ", ×") + "\(row.times) from \(row.from) bricks on"
        }
        return text
    }

    /// The name of a level, by its number from 1.
    func name(ofLevel level: Int) -> String {
        levels[(level - 1) % levels.count].name
    }
}
