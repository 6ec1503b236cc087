/// A stop that a game makes in the middle of a run: a level is done.
public struct Intermission: Equatable, Sendable {
    /// What happened: `Wall cleared!`.
    public let title: String
    /// What there is to say about it, a few words each.
    public let lines: [String]
    /// What the control is called that goes on: `Level 2`.
    public let proceed: String

    /// An intermission; see the properties.
    public init(title: String, lines: [String], proceed: String) {
        self.title = title
        self.lines = lines
        self.proceed = proceed
    }
}
