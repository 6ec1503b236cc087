import Arcade
import Breakout
import BubblePop
import Funfair

/// A valid run, with the counts of what hands did and the details that distinguish it from other
/// runs, all from one replay. For Roulette, the counts and details are empty, because everyone at a
/// table has the same pockets.
public struct WatchedRun: Sendable {
    /// The verified run itself.
    public let run: VerifiedRun
    /// The counts of what hands did, in the order of `HandLimit.all`.
    public let measures: [HandMeasure]
    /// The score over time, and the inputs.
    public let trace: RunTrace
    /// What the run hit and when.
    public let course: RunCourse

    /// Reads a recording, and replays it once to verify and measure it.
    ///
    /// - Parameter bytes: any bytes.
    /// - Throws: `RecordingProblem`, as `VerifiedRun(verifying:)` does.
    public init(verifying bytes: [UInt8]) throws(RecordingProblem) {
        switch try Stall(recordedIn: bytes) {
        case .bubblePop:
            var watch = BubblePopWatch()
            let (recording, game) = try Recording<BubblePopGame>.verifying(bytes) { game, input in
                watch.note(input, in: game)
            } eachTick: { game in
                watch.look(at: game)
            }
            self.init(recording, of: .bubblePop, foldedTo: game, watch)
        case .breakout:
            var watch = BreakoutWatch()
            let (recording, game) = try Recording<BreakoutGame>.verifying(bytes) { game, input in
                watch.note(input, in: game)
            } eachTick: { game in
                watch.look(at: game)
            }
            self.init(recording, of: .breakout, foldedTo: game, watch)
        default:
            self.init(
                try VerifiedRun(verifying: bytes), measures: [], trace: RunTrace(),
                course: RunCourse()
            )
        }
    }

    /// Creates the result of a replay that has reached the run's end.
    init<Watch: RunWatch>(
        _ recording: Recording<Watch.Played>, of stall: Stall,
        foldedTo game: borrowing Watch.Played, _ watch: Watch
    ) {
        self.init(
            VerifiedRun(recording, of: stall, foldedTo: game), measures: watch.measures(),
            trace: watch.trace, course: RunCourse(watch.hits, of: recording))
    }

    private init(_ run: VerifiedRun, measures: [HandMeasure], trace: RunTrace, course: RunCourse) {
        self.run = run
        self.measures = measures
        self.trace = trace
        self.course = course
    }

    /// Checks the run against the hand limits.
    ///
    /// - Throws: the first measure that exceeds what a human can do.
    public func checkHands() throws(HandMeasure) {
        if let measure = measures.first(where: { $0.isInhuman }) { throw measure }
    }
}
