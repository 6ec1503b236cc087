import Arcade
import Phrases

// What a run is played for: the public board where there is one, and else this device's.

/// Whom a run would pass next on its public board.
public struct RivalStatus: Equatable, Sendable {
    /// Who that is.
    public let player: PlayerName
    /// How many points are missing, at least 1.
    public let missing: Int
}

extension App {
    /// The public board that a run is for; nil where it counts on this device only.
    func publicPlace(of session: Session) -> BoardPlace? {
        guard desk.isShown, !session.isAtParty, let board = desk.board(for: session),
            desk.whyAlone(session, in: words) == nil
        else { return nil }
        return (desk.runs[session.stall.index].ticket?.board ?? board).place
    }

    /// What is known of the public board that a run is for.
    private func publicBoard(of session: Session) -> PublicBoard? {
        publicPlace(of: session).flatMap { desk.boards[session.contest, $0] }
    }

    /// Asks for the public board of the run on the screen.
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

    /// The highest score on the board that a run is for.
    func best(for session: Session) -> Scoreboard.Entry? {
        if session.isAtParty { return nil }
        return publicBoard(of: session)?.top.first.map { $0.entry }
            ?? records.boards[session.contest, isStandard: session.cabinet.isStandard].best
    }

    // MARK: The end of a run

    /// The public board that the end of a run is told on; nil where the run is not on its way there,
    /// or nothing is known of it.
    func publicBoard(of finished: Finished) -> (place: BoardPlace, board: PublicBoard)? {
        guard let place = finished.place, desk.verdict.isHopeful,
            let board = desk.boards[finished.contest, place]
        else { return nil }
        return (place, board)
    }

    /// The boards to choose from at the end of a run; none where there is only this device's.
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

    /// The board with a run that has just ended; nil where its way to play has none.
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

    /// What the house calls the run that has just ended: nothing that stands on its board until it has
    /// counted it; nil where it doesn't say.
    private func publicRun(of finished: Finished) -> [UInt8]? {
        guard case .counted(_, let run, _) = desk.verdict else { return [] }
        // A table has no such name. Whoever had as many points before stands there with those.
        return run ?? (finished.standing.previousBest == finished.entry.score ? [] : nil)
    }
}

extension PublicBoard {
    /// How many of the first are always shown at the end of a run.
    private static let podium = 3

    /// Who stands next above a score, as far as is known.
    func next(above score: Int, but player: PlayerName) -> Row? {
        (top + further).last { $0.score >= score && $0.player != player }
    }

    /// The first three; and a run just played, with its player's own row, among their neighbours. The
    /// run has no rank as long as the board does not know it, or knows a better one of its player, or
    /// an older one that is as good.
    ///
    /// - Parameter name: what the house calls the run; nil where it doesn't say.
    func excerpt(with run: Scoreboard.Entry, of name: [UInt8]? = nil) -> [Scoreboard.Row] {
        var rows = known(with: run, of: name)
        if !rows.contains(where: { $0.isJustPlayed }) {
            let place = rows.firstIndex { $0.entry.score < run.score } ?? rows.count
            let isInGap = place == rows.count ? players > rows.count : rows[place].isFar
            rows.insert(
                Scoreboard.Row(rank: nil, entry: run, isJustPlayed: true, isFar: isInGap), at: place
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
                    isFar: row.isFar || index > last + 1))
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
                isFar: index == top.count && row.rank > index + 1)
        }
    }
}

extension PublicBoard.Row {
    var entry: Scoreboard.Entry { Scoreboard.Entry(player: player, score: score) }
}
