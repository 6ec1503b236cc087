/// How the money went, and would go. A class, as there is one at most.
public final class Outlook: Sendable {
    /// How it went so far.
    public let course: Course
    /// What can be played on in a moment, in words, while that is possible.
    public let trials: [String]
    /// What came of the one that was tried last.
    public let trial: Course?

    /// An outlook; see the properties.
    public init(course: Course, trials: [String], trial: Course?) {
        self.course = course
        self.trials = trials
        self.trial = trial
    }
}

extension Outlook: Equatable {
    /// Whether both look the same in one language.
    public static func == (left: Outlook, right: Outlook) -> Bool {
        left.course == right.course && left.trials.count == right.trials.count
            && left.trial == right.trial
    }
}
