import Arcade

/// What the stage shows. Everything that advances, draws or describes the stage uses this, so it
/// can never show two things at once.
enum OnStage {
    /// The stage is empty.
    case nothing
    /// A replay.
    case replay(Replay)
    /// A run in progress.
    case session(Session)
    /// A demo and its number, which tells it from the one before.
    case demo(Demo, number: Int)
    /// A finished run.
    case end(Finished)
}

// Not inlined: it's used almost everywhere, and the browser would download each copy.
extension App {
    /// What the stage shows, given where the player is.
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

    /// The run in progress on the screen.
    @inline(never)
    var session: Session? { if case .session(let session) = onStage { session } else { nil } }

    /// The demo on the screen.
    @inline(never)
    var demo: Demo? { if case .demo(let demo, _) = onStage { demo } else { nil } }

    /// The finished run on the screen.
    @inline(never)
    var shownEnd: Finished? { if case .end(let finished) = onStage { finished } else { nil } }

    /// Draws the stage. Call it once per frame: moving things leave trails as they are drawn.
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
