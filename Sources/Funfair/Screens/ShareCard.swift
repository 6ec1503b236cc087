import Arcade
import Phrases

/// What is shared of a finished run: a text, and what stands on a picture of it.
public struct ShareCard: Equatable, Sendable {
    /// What is written on the control.
    public let name: String
    /// The text; the address of the page goes behind it.
    public let text: String
    /// The name of the game.
    public let game: String
    /// Whose run.
    public let player: PlayerName
    /// The points.
    public let score: Int
    /// What the score is: the player's best, or what that is. Empty where scores don't compare.
    public let rank: String
    /// What else there is to tell, a few words each.
    public let lines: [String]
    /// Asks who sees it to play.
    public let invitation: String
    /// What became of it, where nothing on the device takes it and the face kept it as a file.
    public let note: String?
}

extension App {
    func shareCard(_ finished: Finished) -> ShareCard {
        let entry = finished.entry
        let name = finished.contest.name(in: words)
        let best = finished.standing.best
        let days = records.today.map { records.days.streak(of: entry.player, on: $0).length } ?? 0
        let streak = days > 1 ? [words[.daysInARow, days]] : []
        let points = words[.points, entry.score]
        let lines = finished.summary.lines
        var told = lines.first
        for index in lines.indices.dropFirst() {
            told = told.map { words[.list, $0, lines[index]] }
        }
        return ShareCard(
            name: words[.share],
            text: told.map { words[.shareText, points, name, $0] }
                ?? words[.shareShort, points, name],
            game: name, player: entry.player, score: entry.score,
            rank: best.map {
                $0 == entry.score ? words[.myBestSoFar] : words[.myBest, words.number($0)]
            } ?? "",
            lines: finished.summary.lines + streak, invitation: words[.canYouBeatThat],
            note: finished.isTextCopied.map {
                words[$0 ? .pictureSavedAndCopied : .pictureSaved]
            })
    }
}
