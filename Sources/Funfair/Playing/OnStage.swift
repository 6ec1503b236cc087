import Arcade

/// What the stage shows. All code that advances, draws or describes the stage uses this enum, so
/// the stage never shows two things at once.
enum OnStage {
    /// The stage is empty.
    case nothing
    /// A replay.
    case replay(Replay)
    /// A run in progress.
    case session(Session)
    /// A demo and its number, which differs from the previous demo's.
    case demo(Demo, number: Int)
    /// A finished run.
    case end(Finished)
}

// Not inlined because it's used almost everywhere, and the browser would download each copy.
extension App {
    /// What the stage shows at the player's current place.
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

    /// The run in progress on the screen, if any.
    @inline(never)
    var session: Session? { if case .session(let session) = onStage { session } else { nil } }

    /// The demo on the screen, if any.
    @inline(never)
    var demo: Demo? { if case .demo(let demo, _) = onStage { demo } else { nil } }

    /// The finished run on the screen, if any.
    @inline(never)
    var shownEnd: Finished? { if case .end(let finished) = onStage { finished } else { nil } }

    /// Draws the stage. Call this once per frame, because each call extends the trails of moving
    /// things.
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
