import Arcade
import Phrases

extension BreakoutGame {
    /// Returns the rules of Breakout, generated from its tables and the current settings.
    public static func guide(
        settings: BreakoutSettings, tally: Counts, hand: BreakoutHand?, in words: Words
    ) -> Guide {
        let modeRules = settings.modeRules
        let bricks = BrickKind.all.enumerated().map { index, kind in
            Guide.Row(
                look: BreakoutLook.all[BreakoutLook.kind(index)],
                cells: [
                    modeRules.hasCapsules && CapsuleDrop.all[index].replacesEffect
                        ? words[.dropNote] : kind.note.text(in: words)
                ])
        }
        return Guide(
            steps: [
                words[.paddleRule], words[.aimRule],
                rowRule(rows: settings.wallRows, in: words),
                words[.streakRule, streaks(in: words)],
                words[
                    .nudgeRule, words.number(BreakoutRules.nudgePause / Clock.ticksPerSecond)],
                endRule(modeRules, in: words),
            ] + capsuleRules(modeRules, in: words),
            columns: [words[.brick], words[.whatItDoes]],
            rows: bricks + (modeRules.hasCapsules ? capsules(in: words) : []))
    }

    private static func capsules(in words: Words) -> [Guide.Row] {
        CapsuleKind.all.enumerated().map { index, kind in
            Guide.Row(
                look: BreakoutLook.all[BreakoutLook.capsule(index)],
                cells: [kind.note.text(in: words)])
        }
    }

    private static func capsuleRules(_ modeRules: BreakoutModeRules, in words: Words) -> [String] {
        var rules = modeRules.hasCapsules ? [words[.capsuleRule]] : []
        if let seeking = modeRules.seeking {
            rules.append(
                words[
                    .seekRule, words.number(seeking.bricks),
                    words.number(seeking.ticks / Clock.ticksPerSecond)])
        }
        return rules
    }

    private static func rowRule(rows: Int, in words: Words) -> String {
        let points = words.number(BreakoutRules.rowPoints)
        return rows > 1
            ? words[.rowsRule, points, points, words.number(rows * BreakoutRules.rowPoints)]
            : words[.rowRule, points, points]
    }

    /// Returns the rule about what ends a run and what losing a ball costs.
    private static func endRule(_ modeRules: BreakoutModeRules, in words: Words) -> String {
        if let lives = modeRules.lives { return words[.livesRule, words.number(lives)] }
        return words[
            .partyRule, words.number(modeRules.ticks / Clock.ticksPerSecond),
            words.number(modeRules.price),
            words.number((modeRules.patience ?? 0) / Clock.ticksPerSecond)]
    }

    private static func streaks(in words: Words) -> String {
        words.list(
            BreakoutRules.streaks.reversed().map { row in
                words[.streak, words.number(row.times), words.number(row.from)]
            })
    }
}
