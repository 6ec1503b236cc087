/// The money so far, and how it could continue. A class, because there's at most one outlook.
public final class Outlook: Sendable {
    /// The money so far.
    public let course: Course
    /// The labels of the available trials.
    public let trials: [String]
    /// The result of the last trial, if any.
    public let trial: Course?

    /// Creates an outlook.
    public init(course: Course, trials: [String], trial: Course?) {
        self.course = course
        self.trials = trials
        self.trial = trial
    }
}

extension Outlook: Equatable {
    /// Whether both outlooks look the same in the same language.
    public static func == (left: Outlook, right: Outlook) -> Bool {
        left.course == right.course && left.trials.count == right.trials.count
            && left.trial == right.trial
    }
}
