import Arcade
import Phrases

// The boards of a stall: those of the house and this device's, by the present rules and by older ones.

extension App {
    func scoresScreen(_ stall: Stall) -> ScoresScreen {
        let chosen = screens.board.isStandard ?? stall.entry.isStandard(records.settings)
        let rules = boardRules(of: stall)
        let kinds = boardKinds(of: stall, rules: rules)
        let isStandard = kinds.contains(chosen) ? chosen : !chosen
        return ScoresScreen(
            title: words[stall.entry.staging.places.scores],
            boards: kinds.map { kind in
                Control(
                    words[kind ? .standard : .otherSettings], .board(isStandard: kind),
                    isSelected: kind == isStandard)
            },
            board: table(
                of: stall, title: title(of: stall, isStandard: isStandard, rules: rules),
                rows: records.boards[stall, isStandard: isStandard, rules: rules].top(.max)),
            others: others(of: stall, rules),
            note: rules == stall.rulesVersion ? nil : words[.rulesHaveChanged],
            places: places(of: stall), house: publicTable(of: stall),
            statistics: way(to: .statistics))
    }

    func table(of stall: Stall, title: String, rows: [Scoreboard.Row]) -> BoardTable {
        BoardTable(
            name: words[stall.entry.staging.places.board], title: title,
            rows: rows, badges: rows.map { stall.entry.badge(at: $0.entry.score) })
    }

    /// Whether it is that of the standard settings, for each of this device's boards. Nobody comes onto
    /// an empty board of older rules any more.
    private func boardKinds(of stall: Stall, rules: UInt8) -> [Bool] {
        [true, false].filter { kind in
            rules == stall.rulesVersion
                || records.boards[stall, isStandard: kind, rules: rules].best != nil
        }
    }

    // MARK: The board that is shown

    private var isOnDevice: Bool { !desk.isShown || screens.board.place == .device }

    /// The versions of a stall's rules, before the present ones, of which there is a board to see.
    private func olderRules(of stall: Stall) -> [UInt8] {
        isOnDevice ? records.boards.olderRules(of: stall) : desk.boards.olderRules(of: stall)
    }

    /// The version of the rules whose board the Scores tab of a stall shows.
    func boardRules(of stall: Stall) -> UInt8 {
        screens.board.rules.flatMap { olderRules(of: stall).contains($0) ? $0 : nil }
            ?? stall.rulesVersion
    }

    /// The board that the Scores tab of a stall shows.
    func boardPlace(of stall: Stall) -> BoardPlace {
        if isOnDevice { return .device }
        let chosen = screens.board.place ?? .everyone
        return boardPlaces(of: stall).contains(chosen.present) ? chosen : .everyone
    }

    /// Of older rules nobody plays today or this week.
    private func boardPlaces(of stall: Stall) -> [BoardPlace] {
        guard boardRules(of: stall) == stall.rulesVersion else { return [.everyone, .device] }
        return BoardPlace.open.filter { $0 != .challenge || !stall.isDrawn }
    }

    /// The boards to choose from.
    private func places(of stall: Stall) -> [Control] {
        guard desk.isShown else { return [] }
        let chosen = boardPlace(of: stall)
        return boardPlaces(of: stall).map {
            Control(words[$0.name], .place($0), isSelected: $0 == chosen.present)
        }
    }

    /// A board of days or weeks has one of before; the others may have been kept by older rules.
    private func others(of stall: Stall, _ chosen: UInt8) -> [Control] {
        let place = boardPlace(of: stall)
        if let last = place.last {
            return [place.present, last].map {
                Control(words[$0.name], .place($0), isSelected: $0 == place)
            }
        }
        let older = olderRules(of: stall)
        guard !older.isEmpty else { return [] }
        return ([stall.rulesVersion] + older).map {
            Control(
                words[.rulesOfVersion, words.number(Int($0))], .rules($0), isSelected: $0 == chosen)
        }
    }

    // MARK: Titles

    /// `Breakout, rules 1`; the present rules need no name.
    private func name(of stall: Stall, rules: UInt8) -> String {
        rules == stall.rulesVersion
            ? stall.name : words[.stallOfRules, stall.name, words.number(Int(rules))]
    }

    /// The title of a board of this device, of the present rules where nobody says of which.
    func title(of stall: Stall, isStandard: Bool, rules: UInt8? = nil) -> String {
        words[
            isStandard ? .standardTitle : .otherTitle,
            name(of: stall, rules: rules ?? stall.rulesVersion)]
    }

    /// `Breakout · Everyone · 12 players`
    func title(
        of stall: Stall, rules: UInt8? = nil, _ place: BoardPlace, _ board: PublicBoard?
    ) -> String {
        let title =
            name(of: stall, rules: rules ?? stall.rulesVersion) + " · " + words[place.name]
        guard let board, board.players > 0 else { return title }
        return title + " · " + words[.players, board.players]
    }

    // MARK: The house's boards

    private func publicTable(of stall: Stall) -> PublicTable? {
        let place = boardPlace(of: stall)
        guard place != .device else { return nil }
        let rules = boardRules(of: stall)
        let board = desk.boards[stall, place, rules: rules]
        return PublicTable(
            name: words[stall.entry.staging.places.board],
            title: title(of: stall, rules: rules, place, board),
            rows: board.map { rows($0, of: stall, isPlayed: rules == stall.rulesVersion) } ?? [],
            isKnown: board != nil, ends: place == place.last ? nil : board?.ends,
            notes: notes(
                on: board, at: place, isAsked: desk.isAsked(stall, place, rules: rules)))
    }

    private func notes(on board: PublicBoard?, at place: BoardPlace, isAsked: Bool) -> [String] {
        var notes: [String] = []
        if place == .challenge, board?.top.contains(where: { $0.run == nil }) ?? false {
            notes.append(words[.challengeRunsLater])
        }
        if board != nil {
            if desk.connection.isSilent {
                notes.append(words[.boardAsItWas])
            }
        } else if isAsked {
            notes.append(words[.askingHouse])
        } else {
            notes.append(words[desk.connection.isSilent ? .houseSilent : .noBoardNow])
        }
        let waiting = desk.outbox.items.count
        if waiting > 0 {
            notes.append(words[.runsKept, waiting])
        }
        return notes
    }

    /// - Parameter isPlayed: whether the rules are the present ones, by which runs can be played again.
    private func rows(
        _ board: PublicBoard, of stall: Stall, isPlayed: Bool
    ) -> [PublicTable.Row] {
        let further = board.further
        let isApart = further.count == board.around.count
        return (board.top + further).enumerated().map { index, row in
            let run = isPlayed ? row.run : nil
            return PublicTable.Row(
                rank: row.rank, player: row.player, score: row.score,
                badge: stall.entry.badge(at: row.score), isMine: row.player == records.names.last,
                isFar: isApart && index == board.top.count && row.rank > index + 1,
                watch: run.map { Control(words[.watch], .watchRun($0)) },
                race: stall.isDrawn ? nil : run.map { Control(words[.race], .raceRun($0)) })
        }
    }
}
