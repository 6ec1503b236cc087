/// How the stage is seen: what a face shows of it, and whether anything lies over it.
public enum StageState: UInt8, Sendable {
    /// No stage is seen.
    case away
    /// A run, or one that is watched or demonstrated.
    case running
    /// The numbers before a run goes on.
    case countIn
    /// Something stands over it, and it is seen behind that.
    case dimmed
    /// A pause hides it, and while that counts in.
    case covered
    /// It is seen behind the dialog at the end of its run.
    case behind
    /// A page celebrates the end of its run.
    case celebrating

    /// The word for it in faces.
    public var word: String {
        switch self {
        case .away: "away"
        case .running: "running"
        case .countIn: "countIn"
        case .dimmed: "dimmed"
        case .covered: "covered"
        case .behind: "behind"
        case .celebrating: "celebrating"
        }
    }
}

extension App {
    var stageState: StageState {
        switch onStage {
        case .nothing: .away
        case .replay, .demo: .running
        case .end(let finished):
            finished.isDialog ? .behind : finished.isCelebrated ? .celebrating : .away
        case .session(let session):
            switch session.phase {
            case .countIn: session.isStageHidden ? .covered : .countIn
            case .running: .running
            case .paused: session.isStageHidden ? .covered : .dimmed
            case .intermission: .dimmed
            }
        }
    }
}
