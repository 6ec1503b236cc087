import Arcade
import HouseWire
import Phrases

// The boards of the house, and the runs that stand on them.

/// What was last got of the house for its boards.
struct SeenBoards {
    private var boards = [PublicBoard?](
        repeating: nil, count: Stall.allCases.count * BoardPlace.allCases.count)

    /// The last board of its kind.
    subscript(stall: Stall, place: BoardPlace) -> PublicBoard? {
        get { boards[Self.index(stall, place)] }
        set { boards[Self.index(stall, place)] = newValue }
    }

    private static func index(_ stall: Stall, _ place: BoardPlace) -> Int {
        stall.index * BoardPlace.allCases.count + Int(place.rawValue)
    }
}

extension HouseDesk {
    /// Asks for a board of the house, unless that is asked already.
    ///
    /// - Parameter player: whose own rows are wanted.
    mutating func askForBoard(of stall: Stall, _ place: BoardPlace, around player: PlayerName?) {
        guard let board = route(stall, place), !connection.isUnderWay(board) else { return }
        var route = board.asking(.limit, String(WireLimits.usualRows))
        if let player { route = route.asking(.around, player.text) }
        ask(route) { desk, answer, _ in
            if answer.status == 200, let board = PublicBoard(answer.json) {
                desk.boards[stall, place] = board
            }
            return .nothing
        }
    }

    func isAsked(_ stall: Stall, _ place: BoardPlace) -> Bool {
        route(stall, place).map { connection.isUnderWay($0) } ?? false
    }

    private func route(_ stall: Stall, _ place: BoardPlace) -> HouseRoute? {
        place.period.map { .board(of: stall.word, in: $0.rawValue) }
    }

    /// Asks for a run that stands on a board, unless one is asked for already.
    mutating func askForRun(_ run: [UInt8], of stall: Stall, isRace: Bool) {
        guard !connection.isUnderWay(.run("")) else { return }
        ask(.run(run.validText ?? ""), isLasting: true) { _, answer, _ in
            .recording(stall, answer, isRace: isRace)
        }
    }
}
