/// What a game reports at the end of a level or of the run.
public struct Summary: Equatable, Sendable {
    /// What happened: `Wall cleared!`, `Time!`.
    public let title: String
    /// The details, a few words each. For a finished run, they're stored with the score.
    public let lines: [String]
    /// The name of the control that continues: `Level 2`; nil if nothing follows.
    public let proceed: String?

    /// Creates a summary.
    public init(title: String, lines: [String], proceed: String? = nil) {
        self.title = title
        self.lines = lines
        self.proceed = proceed
    }
}
