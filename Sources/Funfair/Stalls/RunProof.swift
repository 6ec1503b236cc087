import Arcade
import Phrases

/// What replaying a recording to its end has proved about the run.
public struct RunProof: Sendable {
    let contest: Contest
    let score: Int
    let isStandard: Bool
    let isForParty: Bool
    /// The settings at the start, in the order of their controls.
    let first: [SettingLine]
    /// The settings at the end, in the same order.
    let last: [SettingLine]

    /// Returns the game, its way to play and the version of its rules: `BubblePop · Rush, rules 4`.
    public func game(in words: Words) -> String {
        words[.stallOfRules, contest.name(in: words), String(contest.rulesVersion)]
    }

    /// Returns the score that the inputs lead to, the game, and the settings. If the settings
    /// weren't the standard ones, those that differed at the start or at the end are listed.
    func lines(in words: Words) -> [String] {
        var lines = [
            words[.genuine, words[.points, score]], game(in: words),
            words[isStandard ? .standardSettings : isForParty ? .partySettings : .otherSettings],
        ]
        for row in first.indices {
            if first[row].isAltered { lines.append(first[row].text(in: words)) }
            // A setting can change during a run.
            if last[row].isAltered, last[row].number != first[row].number {
                lines.append(last[row].text(in: words))
            }
        }
        return lines
    }
}
