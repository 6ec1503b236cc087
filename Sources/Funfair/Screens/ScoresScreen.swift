import Arcade
import Phrases

// The boards of a stall: those of the house and this device's, by the present rules and by older ones.

extension App {
    /// The board of a stall that was chosen, and those to choose from.
    func scoresScreen(_ stall: Stall) -> BlockScreen {
        let contest = boardContest(of: stall)
        var screen = BlockScreen(.scores, title: words[stall.entry.staging.places.scores])
        screen.offer(.place, words[.whoseScores], places(of: contest))
        screen.offer(.way, words[.wayToPlay], boardWays(of: stall))
        if boardRules(of: contest) != stall.rulesVersion {
            screen.say(words[.rulesHaveChanged], .status)
        }
        if boardPlace(of: contest) == .device {
            showDeviceBoard(of: contest, on: &screen)
        } else {
            showPublicBoard(of: contest, on: &screen)
        }
        screen.offer(.version, words[.otherBoards], others(of: contest))
        screen.offer(way(to: .statistics), .statistics)
        return screen
    }

    private func showDeviceBoard(of contest: Contest, on screen: inout BlockScreen) {
        let stall = contest.stall
        let chosen = screens.board.isStandard ?? stall.isStandard(records.settings)
        let rules = boardRules(of: contest)
        let kinds = boardKinds(of: contest, rules: rules)
        let isStandard = kinds.contains(chosen) ? chosen : !chosen
        screen.offer(
            .kind, words[.board],
            kinds.map { kind in
                Control(
                    words[kind ? .standard : .otherSettings], .board(isStandard: kind),
                    isSelected: kind == isStandard)
            })
        screen.add(
            .board(
                table(
                    of: stall, title: title(of: contest, isStandard: isStandard, rules: rules),
                    rows: records.boards[contest, isStandard: isStandard, rules: rules].top(.max))))
        screen.say(words[.everybodysHighest])
    }

    /// - Parameter mark: what there is to say of the run just played.
    func table(
        of stall: Stall, title: String, rows: [Scoreboard.Row], mark: String? = nil
    ) -> BoardTable {
        BoardTable(
            name: words[stall.entry.staging.places.board], title: title,
            rows: rows, badges: rows.map { stall.entry.badge(at: $0.entry.score) }, mark: mark)
    }

    /// Whether it is that of the standard settings, for each of this device's boards. Nobody comes onto
    /// an empty board of older rules any more.
    private func boardKinds(of contest: Contest, rules: UInt8) -> [Bool] {
        [true, false].filter { kind in
            rules == contest.rulesVersion
                || records.boards[contest, isStandard: kind, rules: rules].best != nil
        }
    }

    // MARK: The board that is shown

    /// What the Scores tab of a stall shows the boards of: of what was chosen there, or else of what is
    /// played next, where it has boards.
    func boardContest(of stall: Stall) -> Contest {
        // What was chosen at another stall is no choice here.
        let chosen = screens.board.contest.flatMap { $0.stall == stall ? $0 : nil }
        let contest = chosen ?? chosenContest(at: stall)
        return isThere(boardOf: contest) ? contest : Contest(stall)
    }

    /// Whether there is a board to see of a contest; of drawn walls that of the chosen one, where it has
    /// one.
    func isThere(boardOf contest: Contest) -> Bool {
        contest.hasBoard || contest == .drawnWall && desk.isShown && walls.shownChosen != nil
    }

    private func boardWays(of stall: Stall) -> [Control] {
        let chosen = boardContest(of: stall)
        var ways: [Control] = []
        Contest.forEach(at: stall) {
            guard isThere(boardOf: $0) else { return }
            ways.append(Control(words[$0.way.name], .boards($0), isSelected: $0 == chosen))
        }
        return ways
    }

    /// Whether the device's own boards are the only ones, or were chosen.
    private var isOnDevice: Bool { !desk.isShown || screens.board.place == .device }

    /// The versions of a contest's rules, before the present ones, of which there is a board to see.
    private func olderRules(of contest: Contest) -> [UInt8] {
        isOnDevice
            ? records.boards.olderRules(of: contest) : desk.boards.olderRules(of: contest)
    }

    /// The version of the rules whose board the Scores tab shows of a contest.
    func boardRules(of contest: Contest) -> UInt8 {
        screens.board.rules.flatMap { olderRules(of: contest).contains($0) ? $0 : nil }
            ?? contest.rulesVersion
    }

    /// The board that the Scores tab shows of a contest.
    func boardPlace(of contest: Contest) -> BoardPlace {
        if contest == .drawnWall { return .wall }
        if isOnDevice { return .device }
        let chosen = screens.board.place ?? .everyone
        return boardPlaces(of: contest).contains(chosen.present) ? chosen : .everyone
    }

    /// Of older rules nobody plays today or this week, and challenges and parties have their one way.
    private func boardPlaces(of contest: Contest) -> [BoardPlace] {
        guard boardRules(of: contest) == contest.rulesVersion else { return [.everyone, .device] }
        return BoardPlace.open.filter { $0 != .challenge || contest.hasChallenge }
            + (desk.boards.party != nil && contest.isStandardWay ? [.party] : [])
    }

    /// The boards to choose from.
    private func places(of contest: Contest) -> [Control] {
        guard desk.isShown, contest.hasBoard else { return [] }
        let chosen = boardPlace(of: contest)
        return boardPlaces(of: contest).map {
            Control(words[$0.name], .place($0), isSelected: $0 == chosen.present)
        }
    }

    /// A board of days or weeks has one of before; the others may have been kept by older rules.
    private func others(of contest: Contest) -> [Control] {
        let place = boardPlace(of: contest)
        if let last = place.last {
            return [place.present, last].map {
                Control(words[$0.name], .place($0), isSelected: $0 == place)
            }
        }
        let older = olderRules(of: contest)
        guard !older.isEmpty else { return [] }
        return ([contest.rulesVersion] + older).map {
            Control(
                words[.rulesOfVersion, words.number(Int($0))], .rules($0),
                isSelected: $0 == boardRules(of: contest))
        }
    }

    // MARK: Titles

    /// `Breakout, rules 1`; the present rules need no name.
    private func name(of contest: Contest, rules: UInt8) -> String {
        let name = contest.name(in: words)
        return rules == contest.rulesVersion
            ? name : words[.stallOfRules, name, words.number(Int(rules))]
    }

    /// The title of a board of this device, of the present rules where nobody says of which.
    func title(of contest: Contest, isStandard: Bool, rules: UInt8? = nil) -> String {
        words[
            isStandard ? .standardTitle : .otherTitle,
            name(of: contest, rules: rules ?? contest.rulesVersion)]
    }

    /// `Breakout · Everyone · 12 players`
    func title(
        of contest: Contest, rules: UInt8? = nil, _ place: BoardPlace, _ board: PublicBoard?
    ) -> String {
        var facts = [
            name(of: contest, rules: rules ?? contest.rulesVersion), name(of: place),
        ]
        if let board, board.players > 0 { facts.append(words[.players, board.players]) }
        return String(joining: facts, by: " · ")
    }

    /// What a board is called: that of the chosen wall as the wall is.
    private func name(of place: BoardPlace) -> String {
        guard place == .wall, let wall = walls.book.chosen.flatMap({ walls.book[$0] }) else {
            return words[place.name]
        }
        return wall.name.text
    }

    // MARK: The house's boards

    private func showPublicBoard(of contest: Contest, on screen: inout BlockScreen) {
        let stall = contest.stall
        let place = boardPlace(of: contest)
        let rules = boardRules(of: contest)
        let board = desk.boards[contest, place, rules: rules]
        let isAsked = desk.isAsked(contest, place, rules: rules)
        sayNotes(on: board, at: place, isAsked: isAsked, on: &screen)
        screen.add(
            .publicBoard(
                PublicTable(
                    name: words[stall.entry.staging.places.board],
                    title: title(of: contest, rules: rules, place, board),
                    rows: board.map { rows($0, of: stall, isPlayed: rules == stall.rulesVersion) }
                        ?? [],
                    isKnown: board != nil, ends: place == place.last ? nil : board?.ends)))
        screen.say(words[.scoresAreChecked])
    }

    private func sayNotes(
        on board: PublicBoard?, at place: BoardPlace, isAsked: Bool, on screen: inout BlockScreen
    ) {
        if place == .challenge, board?.top.contains(where: { $0.run == nil }) ?? false {
            screen.say(words[.challengeRunsLater], .status)
        }
        if board != nil {
            if desk.connection.isSilent { screen.say(words[.boardAsItWas], .status) }
        } else if isAsked {
            screen.say(words[.askingHouse], .status)
        } else {
            screen.say(words[desk.connection.isSilent ? .houseSilent : .noBoardNow], .status)
        }
        let waiting = desk.outbox.items.count
        if waiting > 0 { screen.say(words[.runsKept, waiting], .status) }
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
