import Arcade
import Phrases

/// What a face shows: a screen, and what goes around each.
public struct View: Equatable, Sendable {
    /// The screen.
    public let screen: Screen
    /// The tabs of the open stall; none at home, and none during play where a game says so.
    public let tabs: [TabItem]
    /// The stall that is open.
    public let stall: Stall?
    /// Whether a party is, with the run of its round where one is played.
    public let isAtParty: Bool
    /// Sentences to tell, until they are dismissed.
    public let notices: [String]
    /// What was just done and can be undone for a while: a sentence, and the way.
    public let undo: UndoOffer?
    /// What was last said to those who listen.
    public let announcement: Announcement
    /// All that is set: how the fair looks on the device is told by it alone.
    public let settings: AppSettings
    /// What is to be heard beside single cues.
    public let soundtrack: Soundtrack
    /// Silences everything, or lets it be heard again; selected while nothing is heard.
    public let mute: Control
    /// Whether cues are to be felt.
    public let hasHaptics: Bool
    /// Whether time has to be told: the face sends `.elapsed` for every frame.
    public let isAnimated: Bool
    /// Whether nothing moves, and yet it matters for how long: the face sends `.elapsed` about once
    /// a second.
    public let isIdling: Bool
    /// Whether it has to be told how the device is tilted.
    public let wantsTilt: Bool
    /// How the stage is seen.
    public let stage: StageState
    /// How many presses of `Action.back` lead home; 0 at home, from where the player leaves.
    public let steps: Int
    /// The texts of the player's language, for what is told by its look.
    public let words: Words
}

/// A typed description of one kind of screen each.
public enum Screen: Equatable, Sendable {
    /// All stalls.
    case home(HomeScreen)
    /// Who is about to play at a stall.
    case player(PlayerScreen)
    /// A run in progress, or one that is watched.
    case play(PlayScreen)
    /// The end of a run.
    case result(ResultScreen)
    /// Whatever is a list of blocks.
    case blocks(BlockScreen)
    /// A wall that is being drawn.
    case editor(WallEditorScreen)

    /// The word for the kind of screen.
    public var word: String {
        switch self {
        case .home: "home"
        case .player: "player"
        case .play: "play"
        case .result: "result"
        case .blocks(let screen): screen.name.word
        case .editor: "editor"
        }
    }
}

/// A control that does one thing.
public struct Control: Equatable, Sendable {
    /// What is written on it.
    public let name: String
    /// What it does.
    public let action: Action
    /// Whether it is the chosen one of several.
    public let isSelected: Bool

    init(_ name: String, _ action: Action, isSelected: Bool = false) {
        self.name = name
        self.action = action
        self.isSelected = isSelected
    }
}

/// Something that was just done and can be undone.
public struct UndoOffer: Equatable, Sendable {
    /// What was done.
    public let text: String
    /// Undoes it.
    public let way: Control
}

/// A tab of a stall.
public struct TabItem: Equatable, Sendable {
    /// Which tab.
    public let tab: Tab
    /// Its name and what it does.
    public let control: Control
}

/// An interrupted run that can be gone on with, or given up.
public struct Interrupted: Equatable, Sendable {
    /// What to say about it.
    public let title: String
    /// Whose it is, and how far it came.
    public let summary: String
    /// Goes on.
    public let resume: Control
    /// Ends it, so that it is told how it came out; nil where only the game does.
    public let finish: Control?
    /// Gives it up.
    public let drop: Control
}

/// The player's name, before a run.
public struct PlayerScreen: Equatable, Sendable {
    /// What stands in the field.
    public let text: String
    /// What is wrong with it.
    public let problem: String?
    /// How many characters it has, and may have.
    public let count: String
    /// Names to pick from.
    public let recent: [Control]
    /// The ways to play to choose from; nil where there is one only.
    public let way: SettingItem?
    /// What the run will be like: `60 s · 15 bubbles`.
    public let summary: String
    /// What there is to hit, and what it is worth.
    public let legend: [Guide.Row]
    /// The score to beat.
    public let best: Scoreboard.Entry?
    /// The race that it will be.
    public let race: RaceOffer?
    /// Begins the run.
    public let play: Control
    /// What the house says about the name.
    public let nameLine: HouseLine?
    /// Today's challenge.
    public let challenge: ChallengeCard?
    /// The wall of the run, where it is one that was drawn.
    public let wall: WallCard?
}

/// The end of a run.
public struct ResultScreen: Equatable, Sendable {
    /// What ended it.
    public let headline: String
    /// The points.
    public let score: Int
    /// What it is remembered by.
    public let highlights: [String]
    /// How it compares: a new best, or how far the next one is.
    public let comparison: String
    /// Whether it is the player's best so far, and was worth something.
    public let isBest: Bool
    /// The board with this run; nil where its way to play has none.
    public let board: BoardTable?
    /// The public board and this device's, to choose from; none where there is only the latter.
    public let places: [Control]
    /// Whether its controls answer yet: a frantic player is still tapping.
    public let isOpen: Bool
    /// Another run.
    public let playAgain: Control
    /// What else there is.
    public let more: [Control]
    /// Whether it is a dialog, and not a page.
    public let isDialog: Bool
    /// Whether the stage still shows how the run is celebrated.
    public let isCelebrated: Bool
    /// What the house says of the run.
    public let house: HouseLine?

    /// What is said of it to those who listen; its headline is heard as such.
    func spoken(in words: Words) -> String {
        words[.sentences, words[.saidScore, words[.points, score]], comparison]
    }
    /// How many days in a row its player has played.
    public let streak: String?
    /// What is shared of it.
    public let share: ShareCard
    /// To what there is to read about all runs.
    public let statistics: Control?
}
