import Arcade
import Phrases

/// The content for sharing a run: a text, and the contents of a picture.
public struct ShareCard: Equatable, Sendable {
    /// The label of the control that shares the run.
    public let name: String
    /// The text, without the page's address, which faces append.
    public let text: String
    /// The game's name.
    public let game: String
    /// The player of the shared run.
    public let player: PlayerName
    /// The points.
    public let score: Int
    /// The player's best score, or a note that this score is the best. Empty if scores aren't
    /// comparable.
    public let rank: String
    /// Further facts, a few words each.
    public let lines: [String]
    /// An invitation to play.
    public let invitation: String
    /// A note on the picture, if the face saved it as a file because the device couldn't share it.
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
