/// A game that is played on a stage, seen and touched: what an app needs of it beyond its rules.
public protocol StageGame: Game {
    /// How its kinds of things look, in the order that scenes and cues count them.
    static var looks: [Look] { get }
    /// How it is played by the settings given.
    static func guide(settings: Settings) -> Guide
    /// What a finger that comes down at a place does.
    static func touch(at place: InputPoint) -> Input
    /// What turning the device does, in a game whose stage turns with it.
    static var turn: Input? { get }

    /// The stage as the device is held now.
    var stage: StageShape { get }
    /// What is written around the stage.
    var hud: HUD { get }
    /// What to call out when the run has ended: `Time!`.
    var ending: String { get }
    /// What a finished run is remembered by besides its score, a few words each.
    var highlights: [String] { get }
    /// Draws the stage as it is `fraction` (0 to 1) of a tick before the present state.
    func draw(into scene: inout Scene, fraction: Double)
    /// Writes what tests and curious people want to know, as members of an object.
    func describe(in json: inout JSONText)
}

/// What is written around a stage during play.
public struct HUD: Equatable, Sendable {
    /// The points.
    public let score: Int
    /// The whole seconds left, where the clock runs.
    public let remainingSeconds: Int?
    /// The whole seconds of the run.
    public let totalSeconds: Int
    /// Whether the end is near enough to say so.
    public let isHurried: Bool
    /// How long the present chain is; 0 before the first.
    public let chain: Int
    /// The look of the chain, a row of the game's looks.
    public let chainLook: Int?

    /// What to write; see the properties.
    public init(
        score: Int, remainingSeconds: Int?, totalSeconds: Int, isHurried: Bool, chain: Int,
        chainLook: Int?
    ) {
        self.score = score
        self.remainingSeconds = remainingSeconds
        self.totalSeconds = totalSeconds
        self.isHurried = isHurried
        self.chain = chain
        self.chainLook = chainLook
    }
}
