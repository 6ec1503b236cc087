/// A game that is played on a stage, seen and touched: what an app needs of it beyond its rules.
public protocol StageGame: Game {
    /// What the player's hands remember between two gestures.
    associatedtype Hand: StageHand = OpenHand

    /// How its kinds of things look, in the order that scenes and cues count them.
    static var looks: [Look] { get }
    /// How it wants to be put on a screen.
    static var staging: Staging { get }
    /// How it is played by the settings given.
    static func guide(settings: Settings) -> Guide

    /// What a gesture does, if anything.
    static func input(for gesture: Gesture, by hand: inout Hand, in game: borrowing Self) -> Input?
    /// What turning the device does, in a game whose stage turns with it.
    static var turn: Input? { get }
    /// What changing the settings in the middle of a run does, in a game that takes them at once.
    static func change(to settings: Settings) -> Input?
    /// What going on after an intermission does, in a game that has them.
    static var proceed: Input? { get }

    /// The stage as the device is held now.
    var stage: StageShape { get }
    /// What is written around the stage.
    var hud: HUD { get }
    /// Whether nothing moves before the player does something, so that there is nothing to count
    /// in for.
    var isWaiting: Bool { get }
    /// What the game itself has stopped to say, until the player goes on.
    var intermission: Intermission? { get }
    /// What to call out when the run has ended: `Time!`.
    var ending: String { get }
    /// What a finished run is remembered by besides its score, a few words each.
    var highlights: [String] { get }
    /// Draws the stage, a tick late: `fraction` (0 to 1) of the tick to come has passed, so at 1 it
    /// is as the present state says.
    func draw(into scene: inout Scene, fraction: Double)
    /// Writes what tests and curious people want to know, as members of an object.
    func describe(in json: inout JSONText)
}

extension StageGame {
    public static var turn: Input? { nil }
    public static func change(to settings: Settings) -> Input? { nil }
    public static var proceed: Input? { nil }
    public var isWaiting: Bool { false }
    public var intermission: Intermission? { nil }
}

/// How a game wants to be put on a screen.
public struct Staging: Equatable, Sendable {
    /// Whether the tabs stay in reach during play. Not where frantic fingers would hit them.
    public let hasTabs: Bool
    /// Whether a pause hides the stage: where looking at it for long would be an advantage.
    public let isHiddenInPauses: Bool
    /// Whether hands may take hold during the count-in, before time goes on.
    public let isHeldEarly: Bool
    /// Whether the end of a run is a dialog, and not a page.
    public let endsInDialog: Bool

    /// How to put it; see the properties.
    public init(hasTabs: Bool, isHiddenInPauses: Bool, isHeldEarly: Bool, endsInDialog: Bool) {
        self.hasTabs = hasTabs
        self.isHiddenInPauses = isHiddenInPauses
        self.isHeldEarly = isHeldEarly
        self.endsInDialog = endsInDialog
    }
}

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
