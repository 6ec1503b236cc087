import Arcade
import HouseWire
import Phrases

// The house's boards, and the runs on them.

/// The last boards received from the house.
struct SeenBoards {
    private struct Seen {
        let contest: Contest
        let place: BoardPlace
        let rules: UInt8
        var board: PublicBoard?
    }

    private var seen: [Seen] = []
    /// The identifier of the party whose boards are shown, if any.
    private(set) var party: [UInt8]?

    /// The code of the wall whose board is shown, as letters, if any.
    private(set) var wall: [UInt8]?

    /// Shows this party's boards from now on.
    mutating func show(party: [UInt8]) {
        if party == self.party { return }
        forget(.party)
        self.party = party
    }

    /// Shows this wall's board from now on; nil for none.
    mutating func show(wall: [UInt8]?) {
        if wall == self.wall { return }
        forget(.wall)
        self.wall = wall
    }

    private mutating func forget(_ place: BoardPlace) {
        for index in seen.indices where seen[index].place == place { seen[index].board = nil }
    }

    /// The last board received from the house, or nil. Without `rules`, the board for the current
    /// rules.
    subscript(contest: Contest, place: BoardPlace, rules rules: UInt8? = nil) -> PublicBoard? {
        index(contest, place, rules ?? contest.rulesVersion).flatMap { seen[$0].board }
    }

    /// Replaces the board for a contest, place and rules version.
    mutating func note(
        _ board: PublicBoard, of contest: Contest, _ place: BoardPlace, rules: UInt8
    ) {
        if let index = index(contest, place, rules) {
            seen[index].board = board
        } else {
            seen.append(Seen(contest: contest, place: place, rules: rules, board: board))
        }
    }

    private func index(_ contest: Contest, _ place: BoardPlace, _ rules: UInt8) -> Int? {
        seen.firstIndex { $0.contest == contest && $0.place == place && $0.rules == rules }
    }

    /// Returns a contest's older rules versions that have a board at the house.
    func olderRules(of contest: Contest) -> [UInt8] {
        seen.last { $0.contest == contest && $0.board?.olderRules.isEmpty == false }?.board?
            .olderRules
            ?? []
    }
}

extension HouseDesk {
    /// Requests a board from the house, unless the request is already pending.
    ///
    /// - Parameters:
    ///   - rules: the rules version; nil for the current version.
    ///   - player: the player whose row and its neighbours to include, if known.
    mutating func askForBoard(
        of contest: Contest, _ place: BoardPlace, rules: UInt8? = nil, around player: PlayerName?
    ) {
        let rules = rules ?? contest.rulesVersion
        guard let board = route(contest, place, rules), !connection.isPending(board) else {
            return
        }
        var route = board.asking(.limit, String(WireLimits.usualRows))
        if let player { route = route.asking(.around, player.text) }
        let wall = boards.wall
        ask(route) { desk, answer, _ in
            if answer.status == 200, let board = PublicBoard(answer.json),
                place != .wall || wall == desk.boards.wall
            {
                desk.boards.note(board, of: contest, place, rules: rules)
            }
            return .nothing
        }
    }

    func isAsked(_ contest: Contest, _ place: BoardPlace, rules: UInt8) -> Bool {
        route(contest, place, rules).map { connection.isPending($0) } ?? false
    }

    /// Returns the request for a board. It always includes the rules version, so a house with newer
    /// rules still returns the board for this Funfair's rules.
    private func route(_ contest: Contest, _ place: BoardPlace, _ rules: UInt8) -> HouseRoute? {
        guard let period = place.period else { return nil }
        var route = HouseRoute.board(of: contest.word, in: period.rawValue)
        if place == place.last { route = route.asking(.ago, "1") }
        if place == .party {
            guard let party = boards.party?.validText else { return nil }
            route = route.asking(.party, party)
        }
        if place == .wall {
            guard let wall = boards.wall?.validText else { return nil }
            route = route.asking(.wall, wall)
        }
        return route.asking(.rules, String(rules))
    }

    /// Requests a run from a board, unless a run is already requested.
    mutating func askForRun(_ run: [UInt8], of stall: Stall, isRace: Bool) {
        guard !connection.isPending(.run("")) else { return }
        ask(.run(run.validText ?? ""), isLasting: true) { _, answer, _ in
            .recording(stall, answer, isRace: isRace)
        }
    }
}
