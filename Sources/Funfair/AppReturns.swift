import Arcade
import Phrases

// Reasons to return: days in a row, and the player's own best run.

/// How a run stands beside the player's best one, at the same second.
public struct PaceStatus: Equatable, Sendable {
    /// By how many points it leads; below 0 where it is behind.
    public let lead: Int

    /// In short: `+12`.
    public func short(in words: Words) -> String {
        (lead == 0 ? "±" : lead > 0 ? "+" : "") + words.number(lead)
    }

    /// In words: `12 ahead of your best`.
    public func text(in words: Words) -> String {
        lead == 0
            ? words[.levelWithBest]
            : words[lead > 0 ? .aheadOfBest : .behindBest, words.number(abs(lead))]
    }
}

extension App {
    /// The day counts for the streak of whoever made a score on it.
    mutating func rememberDay(of player: PlayerName) {
        guard let today, days.add(today, of: player) else { return }
        request(.save(.days, days.text))
    }

    /// The player's best run is what the next ones are held against.
    mutating func rememberCurve(of session: Session) {
        let cabinet = session.cabinet
        guard cabinet.isStandard, cabinet.staging.kind.canBeRaced,
            let curve = ScoreCurve(of: cabinet)
        else { return }
        curves.record(curve, of: session.stall, by: cabinet.player)
        request(.save(.curves, curves.text))
    }

    /// How many days in a row a player has played, from the second on.
    func streak(of player: PlayerName) -> String? {
        guard let today else { return nil }
        let (length, isToday) = days.streak(of: player, on: today)
        guard length > 1 else { return nil }
        let days = words[.daysInARow, length]
        return isToday ? days : words[.playToGoOn, days]
    }
}
