/// What a game says when it has stopped: a level is done, or the run.
public struct Summary: Equatable, Sendable {
    /// What happened: `Wall cleared!`, `Time!`.
    public let title: String
    /// What there is to say about it, a few words each; what a finished run is remembered by besides
    /// its score.
    public let lines: [String]
    /// What the control is called that goes on: `Level 2`; nil where nothing follows.
    public let proceed: String?

    /// A summary; see the properties.
    public init(title: String, lines: [String], proceed: String? = nil) {
        self.title = title
        self.lines = lines
        self.proceed = proceed
    }
}
