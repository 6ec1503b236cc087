import Arcade
import Funfair

/// A row of a board, ready to show.
public struct BoardRow: Equatable, Sendable {
    /// The rank, or a dash.
    public let rank: String
    /// The player's name.
    public let player: String
    /// The number of the player's face, on a party's board.
    public let face: Int?
    /// The points.
    public let score: String
    /// The badge of the score.
    public let badge: Look?
    /// Whether the row is highlighted.
    public let isMine: Bool
    /// A short remark, such as “Practice”.
    public let tag: String?
    /// Whether rows above this one are omitted.
    public let followsGap: Bool
    /// The controls to watch or race the run.
    public let ways: [Control]
}

extension [Int?] {
    /// Returns the face at an index of a list of faces, which is empty if there are no faces.
    public func face(at index: Int) -> Int? { indices.contains(index) ? self[index] : nil }
}

extension Face {
    /// Returns the rows of a board on this device.
    public func rows(of board: BoardTable) -> [BoardRow] {
        zip(board.rows, board.badges).enumerated().map { index, element in
            let (row, badge) = element
            return BoardRow(
                rank: row.rank.map { view.words.number($0) } ?? "–",
                player: row.entry.player.text,
                face: board.faces.face(at: index),
                score: view.words.number(row.entry.score),
                badge: badge, isMine: row.isJustPlayed,
                tag: row.isJustPlayed
                    ? board.mark ?? pageWords[.thisRun]
                    : row.entry.isPractice ? pageWords[.practice] : nil,
                followsGap: row.followsGap, ways: [])
        }
    }

    /// Returns the rows of a public board.
    public func rows(of board: PublicTable) -> [BoardRow] {
        board.rows.map { row in
            BoardRow(
                rank: view.words.number(row.rank), player: row.player.text, face: row.face,
                score: view.words.number(row.score), badge: row.badge, isMine: row.isMine,
                tag: row.isMine ? view.words[.you] : nil, followsGap: row.followsGap,
                ways: [row.watch, row.race].compactMap { $0 })
        }
    }

    /// Returns how often each result came up, as accessibility text for the bars.
    public func spokenText(_ bars: [Statistics.Bar], of looks: [Look]) -> String {
        let counted = bars.filter { $0.count > 0 && looks.indices.contains($0.look) }
        if counted.isEmpty { return pageWords[.noSpins] }
        return counted.map {
            looks[$0.look].label(in: view.words) + " ×" + view.words.number($0.count)
        }.joined(separator: ", ")
    }
}
