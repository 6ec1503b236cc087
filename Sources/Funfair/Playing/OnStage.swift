import Arcade

/// The one thing that the stage shows. Whatever moves, draws or reports the stage asks for it, so that
/// two things are never there at once.
enum OnStage {
    /// The stage is empty.
    case nothing
    /// A recording that is watched.
    case replay(Replay)
    /// A run that is played.
    case session(Session)
    /// A demonstration, and its number: each is different from the one before.
    case demo(Demo, number: Int)
    /// The end of a run.
    case end(Finished)
}

// Not inlined: nearly everything asks, and the browser downloads each copy.
extension App {
    /// What the stage shows: it follows from where the player is.
    @inline(never)
    var onStage: OnStage {
        if let replay = playing.replay { return .replay(replay) }
        switch screens.place {
        case .home:
            if let demo = playing.attract.demo { return .demo(demo, number: playing.attract.count) }
        case .destination(.party):
            if let session = playing.party.session { return .session(session) }
            if let demo = playing.party.demo { return .demo(demo, number: playing.party.count) }
        case .stall(let stall, .play):
            if let session = playing[stall] { return .session(session) }
            if let finished = playing.finished, finished.stall == stall { return .end(finished) }
        case .stall, .destination: break
        }
        return .nothing
    }

    /// The run that is played on the screen.
    @inline(never)
    var session: Session? { if case .session(let session) = onStage { session } else { nil } }

    /// The demonstration on the screen.
    @inline(never)
    var demo: Demo? { if case .demo(let demo, _) = onStage { demo } else { nil } }

    /// The end of a run on the screen.
    @inline(never)
    var shownEnd: Finished? { if case .end(let finished) = onStage { finished } else { nil } }

    /// Draws the stage. Called once a frame: what moves leaves its trail as it is drawn.
    public mutating func draw(into scene: inout Scene) {
        switch onStage {
        case .nothing: break
        case .replay(let replay): replay.draw(into: &scene)
        case .session(let session): session.draw(into: &scene)
        case .demo(let demo, _): demo.draw(into: &scene)
        case .end(let finished): finished.draw(into: &scene)
        }
    }
}
