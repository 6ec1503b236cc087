import Arcade
import Phrases

// The board that a run competes on: a public board if available, otherwise the device's board.

/// The next player that a run would pass on its public board.
public struct RivalStatus: Equatable, Sendable {
    /// The player to pass.
    public let player: PlayerName
    /// The points still needed to pass that player, at least 1.
    public let missing: Int
}

extension App {
    /// Returns the public board that a run competes on; nil if the run counts only on this device.
    func publicPlace(of session: Session) -> BoardPlace? {
        guard desk.isShown, !session.isAtParty, let board = desk.board(for: session),
            desk.reasonNotCounted(session, in: words) == nil
        else { return nil }
        return (desk.runs[session.stall.index].ticket?.board ?? board).place
    }

    /// Returns the known part of the public board that a run competes on, if any.
    private func publicBoard(of session: Session) -> PublicBoard? {
        publicPlace(of: session).flatMap { desk.boards[session.contest, $0] }
    }

    /// Requests the public board of the run on the screen.
    mutating func askForRivals() {
        guard let session, let place = publicPlace(of: session) else { return }
        desk.askForBoard(of: session.contest, place, around: session.cabinet.player)
    }

    func rival(of session: Session) -> RivalStatus? {
        let score = session.cabinet.score
        return publicBoard(of: session)?.next(above: score, but: session.cabinet.player).map {
            RivalStatus(player: $0.player, missing: $0.score - score + 1)
        }
    }

    /// Returns the highest score on the board that a run competes on; nil at a party, or if the
    /// board is empty.
    func best(for session: Session) -> Scoreboard.Entry? {
        if session.isAtParty { return nil }
        return publicBoard(of: session)?.top.first.map { $0.entry }
            ?? records.boards[session.contest, isStandard: session.cabinet.isStandard].best
    }

    // MARK: Results

    /// Returns the public board for a result; nil if the run can't get on it, or if the board isn't
    /// known.
    func publicBoard(of finished: Finished) -> (place: BoardPlace, board: PublicBoard)? {
        guard let place = finished.place, desk.verdict.isHopeful,
            let board = desk.boards[finished.contest, place]
        else { return nil }
        return (place, board)
    }

    /// Returns the controls that choose a result's board; empty if there is only the device's
    /// board.
    func resultPlaces(_ finished: Finished) -> [Control] {
        guard finished.contest.hasBoard, let (place, _) = publicBoard(of: finished) else {
            return []
        }
        return [place, .device].map {
            Control(
                words[$0.name], .place($0),
                isSelected: ($0 == .device) == (screens.board.place == .device))
        }
    }

    /// Returns the board with the run that has just ended; nil if its contest has no
    /// board.
    func resultTable(_ finished: Finished) -> BoardTable? {
        let contest = finished.contest
        guard !contest.hasBoard || screens.board.place != .device,
            let (place, board) = publicBoard(of: finished)
        else {
            if !contest.hasBoard { return nil }
            let isStandard = finished.standing.isStandard
            return table(
                of: contest.stall, title: title(of: contest, isStandard: isStandard),
                rows: records.boards[contest, isStandard: isStandard].top(
                    Self.shownRanks, with: finished.entry, standing: finished.standing.stands),
                mark: houseLine?.mark)
        }
        return table(
            of: contest.stall, title: title(of: contest, place, board),
            rows: board.excerpt(with: finished.entry, of: publicRun(of: finished)),
            mark: houseLine?.mark)
    }

    /// Returns the house's identifier of the run just ended; empty while the house hasn't counted
    /// the run, nil if unknown.
    private func publicRun(of finished: Finished) -> [UInt8]? {
        guard case .counted(_, let run, _) = desk.verdict else { return [] }
        // Table runs have no identifier. If the player already had this score, the board keeps the
        // older run.
        return run ?? (finished.standing.previousBest == finished.entry.score ? [] : nil)
    }
}

extension PublicBoard {
    /// The number of top rows that a result always shows.
    private static let podium = 3

    /// Returns the lowest known row of another player that has at least the given score, if any.
    func next(above score: Int, but player: PlayerName) -> Row? {
        (top + further).last { $0.score >= score && $0.player != player }
    }

    /// Returns the top three rows, the row of the run just played, its player's own row, and the
    /// neighbours of both. The run has no rank if it isn't on the board yet, or if the player's
    /// earlier run is at least as good.
    ///
    /// - Parameter name: the house's identifier of the run; nil if unknown.
    func excerpt(with run: Scoreboard.Entry, of name: [UInt8]? = nil) -> [Scoreboard.Row] {
        var rows = known(with: run, of: name)
        if !rows.contains(where: { $0.isJustPlayed }) {
            let place = rows.firstIndex { $0.entry.score < run.score } ?? rows.count
            let isInGap = place == rows.count ? players > rows.count : rows[place].followsGap
            rows.insert(
                Scoreboard.Row(rank: nil, entry: run, isJustPlayed: true, followsGap: isInGap),
                at: place
            )
        }
        let own = rows.indices.filter { rows[$0].entry.player == run.player }
        var shown: [Scoreboard.Row] = []
        var last = -1
        var ranked = 0
        for (index, row) in rows.enumerated() {
            let isFirst = row.rank != nil && ranked < Self.podium
            if row.rank != nil { ranked += 1 }
            guard isFirst || own.contains(where: { abs($0 - index) <= 1 }) else { continue }
            shown.append(
                Scoreboard.Row(
                    rank: row.rank, entry: row.entry, isJustPlayed: row.isJustPlayed,
                    followsGap: row.followsGap || index > last + 1))
            last = index
        }
        return shown
    }

    private func known(with run: Scoreboard.Entry, of name: [UInt8]?) -> [Scoreboard.Row] {
        (top + further).enumerated().map { index, row in
            Scoreboard.Row(
                rank: row.rank, entry: row.entry,
                isJustPlayed: row.player == run.player && row.score == run.score
                    && (name == nil || row.run == nil || row.run == name),
                followsGap: index == top.count && row.rank > index + 1)
        }
    }
}

extension PublicBoard.Row {
    var entry: Scoreboard.Entry { Scoreboard.Entry(player: player, score: score) }
}
