import Arcade
import Phrases

// The boards of the house, and the runs that stand on them.

extension App {
    /// The board that the Scores tab of a stall shows.
    func boardPlace(of stall: Stall) -> BoardPlace {
        guard house.isShown else { return .device }
        let chosen = chosenPlace ?? .everyone
        return chosen == .challenge && stall.isDrawn ? .everyone : chosen
    }

    mutating func look(at place: BoardPlace) {
        if case .stall(_, .scores) = self.place {} else { press(.tab(.scores)) }
        chosenPlace = place
        refreshBoard()
    }

    /// Asks for the board on the screen, where it is one of the house.
    mutating func refreshBoard() {
        guard case .stall(let stall, .scores) = place else { return }
        let shown = boardPlace(of: stall)
        guard shown != .device, !isAsked(stall, shown) else { return }
        var path = "api/boards/" + stall.word + "/" + shown.word + "?limit="
        path += String(HouseLimits.rows)
        if let player = names.last { path += "&around=" + player.text.inAddress }
        _ = ask(.board(stall, shown), .get, path)
    }

    func isAsked(_ stall: Stall, _ place: BoardPlace) -> Bool {
        house.isUnderWay { errand in
            guard case .board(let asked, let at) = errand else { return false }
            return asked == stall && at == place
        }
    }

    mutating func takeBoard(_ answer: HouseAnswer, of stall: Stall, _ place: BoardPlace) {
        guard answer.status == 200, let board = PublicBoard(answer.json) else { return }
        house.note(board, of: stall, at: place)
    }

    // MARK: Runs

    /// Asks for a run on the board on the screen.
    mutating func fetch(_ run: [UInt8], isRace: Bool) {
        guard let stall = openStall else { return }
        let isAsked = house.isUnderWay { if case .recording = $0 { true } else { false } }
        guard !isAsked else { return }
        _ = ask(
            .recording(stall, isRace: isRace), .get,
            "api/runs/" + (run.validText ?? "").inAddress, isLasting: true)
    }

    /// Whoever left the board meanwhile wants the run no more.
    mutating func takeRecording(
        _ answer: HouseAnswer, _ body: [UInt8], of stall: Stall, isRace: Bool
    ) {
        guard place == .stall(stall, .scores) else { return }
        guard answer.status == 200, !body.isEmpty else { return notify(answer.sentence(in: words)) }
        if isRace { race(body) } else { watch(body, from: .scores) }
    }
}
