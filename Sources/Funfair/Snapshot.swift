import Arcade

extension App {
    /// The present state for tests and curious people, as members of an object: the screen, and
    /// the run on it.
    public func describe(in json: inout JSONText) {
        json.string("screen", replay == nil ? screen.word : "watch")
        json.string("game", openStall?.word)
        json.number("questions", house.openQuestions)
        if let demo = attract.demo {
            json.object("demo") { json in
                json.string("game", demo.stall.word)
                json.number("ticks", demo.cabinet.tick)
                json.number("points", demo.cabinet.score)
            }
        }
        if let replay { return describe(replay, in: &json) }
        guard let index = playingIndex else {
            if let finished, isShowingResult {
                json.string("phase", "over")
                json.number("score", finished.entry.score)
                json.number("remaining", 0)
            }
            return
        }
        let session = sessions[index]
        json.string(session.kind.phaseMember, session.phase.word)
        if let ghost = session.ghost { json.number("ghost", ghost.score) }
        describe(session.cabinet, in: &json)
    }

    func describe(_ cabinet: any Cabinet, in json: inout JSONText) {
        json.string("player", cabinet.player.text)
        json.flag("practice", cabinet.isPractice)
        json.object("stage") { json in
            json.number("width", cabinet.stage.width)
            json.number("height", cabinet.stage.height)
        }
        cabinet.describe(in: &json)
    }
}

extension Screen {
    /// The word for the kind of screen.
    public var word: String {
        switch self {
        case .home: "home"
        case .player: "player"
        case .play: "play"
        case .result: "result"
        case .scores: "scores"
        case .settings: "settings"
        case .howToPlay: "howToPlay"
        case .statistics: "statistics"
        }
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
