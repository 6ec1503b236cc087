import Arcade
import HouseWire
import Phrases

// The boards of the house, and the runs that stand on them.

/// What was last got of the house for its boards.
struct SeenBoards {
    private struct Seen {
        let stall: Stall
        let place: BoardPlace
        let rules: UInt8
        var board: PublicBoard
    }

    private var seen: [Seen] = []

    /// The last board of its kind; of the present rules where nobody says of which.
    subscript(stall: Stall, place: BoardPlace, rules rules: UInt8? = nil) -> PublicBoard? {
        index(stall, place, rules ?? stall.rulesVersion).map { seen[$0].board }
    }

    /// Remembers a board in the place of the last of its kind.
    mutating func note(
        _ board: PublicBoard, of stall: Stall, _ place: BoardPlace, rules: UInt8
    ) {
        if let index = index(stall, place, rules) {
            seen[index].board = board
        } else {
            seen.append(Seen(stall: stall, place: place, rules: rules, board: board))
        }
    }

    private func index(_ stall: Stall, _ place: BoardPlace, _ rules: UInt8) -> Int? {
        seen.firstIndex { $0.stall == stall && $0.place == place && $0.rules == rules }
    }

    /// The versions of a stall's rules, before the present ones, of which the house has a board.
    func olderRules(of stall: Stall) -> [UInt8] {
        seen.last { $0.stall == stall && !$0.board.olderRules.isEmpty }?.board.olderRules ?? []
    }
}

extension HouseDesk {
    /// Asks for a board of the house, unless that is asked already.
    ///
    /// - Parameters:
    ///   - rules: of which version of the rules; of the present ones where nobody says.
    ///   - player: whose own rows are wanted.
    mutating func askForBoard(
        of stall: Stall, _ place: BoardPlace, rules: UInt8? = nil, around player: PlayerName?
    ) {
        let rules = rules ?? stall.rulesVersion
        guard let board = route(stall, place, rules), !connection.isUnderWay(board) else { return }
        var route = board.asking(.limit, String(WireLimits.usualRows))
        if let player { route = route.asking(.around, player.text) }
        ask(route) { desk, answer, _ in
            if answer.status == 200, let board = PublicBoard(answer.json) {
                desk.boards.note(board, of: stall, place, rules: rules)
            }
            return .nothing
        }
    }

    func isAsked(_ stall: Stall, _ place: BoardPlace, rules: UInt8) -> Bool {
        route(stall, place, rules).map { connection.isUnderWay($0) } ?? false
    }

    /// The rules are always told: a house that has changed them since shows the board that this Funfair
    /// plays for, and not another.
    private func route(_ stall: Stall, _ place: BoardPlace, _ rules: UInt8) -> HouseRoute? {
        guard let period = place.period else { return nil }
        var route = HouseRoute.board(of: stall.word, in: period.rawValue)
        if place == place.last { route = route.asking(.ago, "1") }
        return route.asking(.rules, String(rules))
    }

    /// Asks for a run that stands on a board, unless one is asked for already.
    mutating func askForRun(_ run: [UInt8], of stall: Stall, isRace: Bool) {
        guard !connection.isUnderWay(.run("")) else { return }
        ask(.run(run.validText ?? ""), isLasting: true) { _, answer, _ in
            .recording(stall, answer, isRace: isRace)
        }
    }
}
