/// How the stage is shown, and whether anything covers it.
public enum StageState: UInt8, Sendable {
    /// There is no stage.
    case away
    /// A run, replay or demo.
    case running
    /// The count-in before a run continues.
    case countIn
    /// Visible behind a dialog.
    case dimmed
    /// Hidden by a pause or its count-in.
    case covered
    /// Visible behind the result's dialog.
    case behind
    /// Confetti on the result's page.
    case celebrating

    /// The word that identifies the state.
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
