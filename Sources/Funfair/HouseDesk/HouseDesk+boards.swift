import Arcade
import HouseWire
import Phrases

// The boards of the house, and the runs that stand on them.

/// The last board that was got of its kind.
struct SeenBoard {
    let stall: Stall
    let place: BoardPlace
    let board: PublicBoard
}

extension HouseDesk {
    /// Asks for a board of the house, unless that is asked already.
    ///
    /// - Parameter player: whose own rows are wanted.
    mutating func askForBoard(of stall: Stall, _ place: BoardPlace, around player: PlayerName?) {
        guard let period = place.period, !isAsked(stall, place) else { return }
        var route = HouseRoute.board(of: stall.word, in: period.rawValue)
            .asking(.limit, String(WireLimits.usualRows))
        if let player { route = route.asking(.around, player.text) }
        _ = ask(.board(stall, place), route)
    }

    func isAsked(_ stall: Stall, _ place: BoardPlace) -> Bool {
        connection.isUnderWay { errand in
            guard case .board(let asked, let at) = errand else { return false }
            return asked == stall && at == place
        }
    }

    func board(_ stall: Stall, _ place: BoardPlace) -> PublicBoard? {
        seen.first { $0.stall == stall && $0.place == place }?.board
    }

    mutating func takeBoard(_ answer: HouseAnswer, of stall: Stall, _ place: BoardPlace) {
        guard answer.status == 200, let board = PublicBoard(answer.json) else { return }
        let one = SeenBoard(stall: stall, place: place, board: board)
        if let index = seen.firstIndex(where: { $0.stall == stall && $0.place == place }) {
            seen[index] = one
        } else {
            seen.append(one)
        }
    }

    /// Asks for a run that stands on a board, unless one is asked for already.
    mutating func askForRun(_ run: [UInt8], of stall: Stall, isRace: Bool) {
        let isAsked = connection.isUnderWay { if case .recording = $0 { true } else { false } }
        guard !isAsked else { return }
        _ = ask(
            .recording(stall, isRace: isRace), .run(run.validText ?? ""), isLasting: true)
    }
}
