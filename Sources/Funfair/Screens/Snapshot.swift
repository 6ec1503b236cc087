import Arcade

extension App {
    /// Writes the current screen and its run as members of a JSON object, for tests and curious
    /// people.
    public func describe(in json: inout JSONText) {
        json.string("screen", playing.replay == nil ? screen.word : "watch")
        json.string("game", shownStall?.word)
        json.number("questions", desk.connection.pendingCount)
        if let demo {
            json.object("demo") { json in
                json.string("game", demo.stall.word)
                json.number("ticks", demo.cabinet.tick)
                json.number("points", demo.cabinet.score)
            }
        }
        if let replay = playing.replay { return describe(replay, in: &json) }
        guard let session else {
            if let finished = shownEnd {
                json.string("phase", "over")
                json.number("score", finished.entry.score)
                json.number("remaining", 0)
            }
            return
        }
        json.string(session.kind.phaseMember, session.phase.word)
        if let ghost = session.ghost { json.number("ghost", ghost.score) }
        describe(session.cabinet, in: &json)
    }

    private func describe(_ replay: Replay, in json: inout JSONText) {
        let cabinet = replay.cabinet
        json.string(
            cabinet.staging.kind.phaseMember,
            cabinet.moment.isOver ? "over" : replay.isPaused ? "paused" : "running")
        // Separate from the game's members, which may include another speed.
        json.object("watch") { json in
            json.number("speed", replay.speed)
            json.number("progress", replay.progress)
        }
        describe(cabinet, in: &json)
    }

    private func describe(_ cabinet: any Cabinet, in json: inout JSONText) {
        json.string("player", cabinet.player.text)
        json.flag("practice", cabinet.isPractice)
        json.object("stage") { json in
            json.number("width", cabinet.stage.width)
            json.number("height", cabinet.stage.height)
        }
        cabinet.describe(in: &json)
    }
}

extension Session.Phase {
    fileprivate var word: String {
        switch self {
        case .countIn: "countIn"
        case .running: "running"
        case .paused: "paused"
        case .intermission: "cleared"
        }
    }
}
