import Arcade
import Phrases

// A stall's boards at the house and on this device, for current and older rules.

extension App {
    /// Returns the screen with a stall's chosen board, and the boards to choose from.
    func scoresScreen(_ stall: Stall) -> BlockScreen {
        let contest = boardContest(of: stall)
        var screen = BlockScreen(.scores, title: words[stall.entry.staging.places.scores])
        screen.offer(.place, words[.whoseScores], places(of: contest))
        screen.offer(.way, words[.wayToPlay], boardWays(of: stall))
        if boardRules(of: contest) != stall.rulesVersion {
            screen.addText(words[.rulesHaveChanged], .status)
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
        screen.addText(words[.everybodysHighest])
    }

    /// - Parameter mark: the tag for the run just played.
    func table(
        of stall: Stall, title: String, rows: [Scoreboard.Row], mark: String? = nil
    ) -> BoardTable {
        BoardTable(
            name: words[stall.entry.staging.places.board], title: title,
            rows: rows, badges: rows.map { stall.entry.badge(at: $0.entry.score) },
            faces: [], mark: mark)
    }

    /// Returns the kinds of boards on this device, with `true` for standard settings. Leaves out
    /// empty boards for older rules, since no run can get on them.
    private func boardKinds(of contest: Contest, rules: UInt8) -> [Bool] {
        [true, false].filter { kind in
            rules == contest.rulesVersion
                || records.boards[contest, isStandard: kind, rules: rules].best != nil
        }
    }

    // MARK: The current board

    /// Returns the contest whose boards the Scores tab shows: the contest chosen on that tab,
    /// otherwise the contest of the next run. If that contest has no boards, returns the standard
    /// contest.
    func boardContest(of stall: Stall) -> Contest {
        // Ignore a contest that was chosen at another stall.
        let chosen = screens.board.contest.flatMap { $0.stall == stall ? $0 : nil }
        let contest = chosen ?? chosenContest(at: stall)
        return isThere(boardOf: contest) ? contest : Contest(stall)
    }

    /// Whether a contest has a visible board. Drawn walls have one if the chosen wall is public.
    func isThere(boardOf contest: Contest) -> Bool {
        contest.hasBoard || contest == .drawnWall && desk.hasWalls && walls.shownChosen != nil
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

    /// Whether the device's boards are chosen, or there are no others.
    private var isOnDevice: Bool { !desk.isShown || screens.board.place == .device }

    /// Returns a contest's older rules versions that have a board.
    private func olderRules(of contest: Contest) -> [UInt8] {
        isOnDevice
            ? records.boards.olderRules(of: contest) : desk.boards.olderRules(of: contest)
    }

    /// Returns the rules version whose board the Scores tab shows.
    func boardRules(of contest: Contest) -> UInt8 {
        screens.board.rules.flatMap { olderRules(of: contest).contains($0) ? $0 : nil }
            ?? contest.rulesVersion
    }

    /// Returns the board that the Scores tab shows for a contest.
    func boardPlace(of contest: Contest) -> BoardPlace {
        if contest == .drawnWall { return .wall }
        if isOnDevice { return .device }
        let chosen = screens.board.place ?? .everyone
        return boardPlaces(of: contest).contains(chosen.present) ? chosen : .everyone
    }

    /// Returns a contest's boards. Older rules have no daily or weekly boards. Challenges and
    /// parties have boards only for the standard way to play.
    private func boardPlaces(of contest: Contest) -> [BoardPlace] {
        guard boardRules(of: contest) == contest.rulesVersion else { return [.everyone, .device] }
        return BoardPlace.open.filter { $0 != .challenge || contest.hasChallenge }
            + (desk.boards.party != nil && contest.isStandardWay ? [.party] : [])
    }

    /// Returns controls for the boards to choose from.
    private func places(of contest: Contest) -> [Control] {
        guard desk.isShown, contest.hasBoard else { return [] }
        let chosen = boardPlace(of: contest)
        return boardPlaces(of: contest).map {
            Control(words[$0.name], .place($0), isSelected: $0 == chosen.present)
        }
    }

    /// Returns controls for the current board and its alternatives: the previous day's or week's
    /// board, or the boards for older rules.
    private func others(of contest: Contest) -> [Control] {
        let place = boardPlace(of: contest)
        if let last = place.last {
            return [place.present, last].map {
                Control(words[$0.name], .place($0), isSelected: $0 == place)
            }
        }
        let older = olderRules(of: contest)
        guard !older.isEmpty else { return [] }
        let chosen = boardRules(of: contest)
        return ([contest.rulesVersion] + older).map {
            Control(
                words[.rulesOfVersion, words.number(Int($0))], .rules($0),
                isSelected: $0 == chosen)
        }
    }

    // MARK: Titles

    /// Returns the contest's name, with the version of older rules, as in `Breakout, rules 1`.
    private func name(of contest: Contest, rules: UInt8) -> String {
        let name = contest.name(in: words)
        return rules == contest.rulesVersion
            ? name : words[.stallOfRules, name, words.number(Int(rules))]
    }

    /// Returns the title of a board on this device, by default for the current rules.
    func title(of contest: Contest, isStandard: Bool, rules: UInt8? = nil) -> String {
        words[
            isStandard ? .standardTitle : .otherTitle,
            name(of: contest, rules: rules ?? contest.rulesVersion)]
    }

    /// Returns a public board's title, such as `Breakout · Everyone · 12 players`.
    func title(
        of contest: Contest, rules: UInt8? = nil, _ place: BoardPlace, _ board: PublicBoard?
    ) -> String {
        var facts = [
            name(of: contest, rules: rules ?? contest.rulesVersion), name(of: place),
        ]
        if let board, board.players > 0 { facts.append(words[.players, board.players]) }
        return String(joining: facts, by: " · ")
    }

    /// Returns a board's name. A wall's board has the wall's name.
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
        screen.addText(words[.scoresAreChecked])
        if !stall.isDrawn {
            screen.offer(Control(words[.whatIsRejected], .tab(.howToPlay)), .link)
        }
    }

    private func sayNotes(
        on board: PublicBoard?, at place: BoardPlace, isAsked: Bool, on screen: inout BlockScreen
    ) {
        if place == .challenge, board?.top.contains(where: { $0.run == nil }) ?? false {
            screen.addText(words[.challengeRunsLater], .status)
        }
        if board != nil {
            if desk.connection.isSilent { screen.addText(words[.boardAsItWas], .status) }
        } else if isAsked {
            screen.addText(words[.askingHouse], .status)
        } else {
            screen.addText(words[desk.connection.isSilent ? .houseSilent : .noBoardNow], .status)
        }
        let waiting = desk.outbox.items.count
        if waiting > 0 { screen.addText(words[.runsKept, waiting], .status) }
    }

    /// - Parameter isPlayed: whether the rules are current. Only then can runs be replayed.
    private func rows(
        _ board: PublicBoard, of stall: Stall, isPlayed: Bool
    ) -> [PublicTable.Row] {
        let further = board.further
        let isApart = further.count == board.around.count
        return (board.top + further).enumerated().map { index, row in
            let run = isPlayed ? row.run : nil
            return PublicTable.Row(
                rank: row.rank, player: row.player, face: row.face, score: row.score,
                badge: stall.entry.badge(at: row.score), isMine: row.player == records.names.last,
                followsGap: isApart && index == board.top.count && row.rank > index + 1,
                watch: run.map { Control(words[.watch], .watchRun($0)) },
                race: stall.isDrawn ? nil : run.map { Control(words[.race], .raceRun($0)) })
        }
    }
}
