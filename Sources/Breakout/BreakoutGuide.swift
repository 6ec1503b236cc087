import Arcade
import Phrases

extension BreakoutGame {
    /// How Breakout is played, made from its tables and the settings in force.
    public static func guide(
        settings: BreakoutSettings, tally: Counts, hand: BreakoutHand?, in words: Words
    ) -> Guide {
        Guide(
            steps: [
                words[.paddleRule], words[.aimRule],
                rowRule(rows: settings.rows.value, in: words),
                words[.streakRule, streaks(in: words)],
                words[
                    .nudgeRule, words.number(BreakoutRules.nudgePause / Clock.ticksPerSecond)],
                words[.livesRule, words.number(BreakoutRules.lives)],
            ],
            columns: [words[.brick], words[.whatItDoes]],
            rows: BrickKind.all.enumerated().map { index, kind in
                Guide.Row(
                    look: BreakoutLook.all[BreakoutLook.kind(index)],
                    cells: [kind.note.text(in: words)])
            })
    }

    private static func rowRule(rows: Int, in words: Words) -> String {
        let points = words.number(BreakoutRules.rowPoints)
        return rows > 1
            ? words[.rowsRule, points, points, words.number(rows * BreakoutRules.rowPoints)]
            : words[.rowRule, points, points]
    }

    private static func streaks(in words: Words) -> String {
        words.list(
            BreakoutRules.streaks.reversed().map { row in
                words[.streak, words.number(row.times), words.number(row.from)]
            })
    }

    /// The name of a level, by its number from 1.
    func name(ofLevel level: Int) -> Phrase {
        levels[(level - 1) % levels.count].name
    }
}
