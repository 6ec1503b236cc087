import Arcade
import Phrases

/// What a face shows: a screen and its surroundings.
public struct View: Equatable, Sendable {
    /// The screen.
    public let screen: Screen
    /// The open stall's tabs; empty at home, and during play in some games.
    public let tabs: [TabItem]
    /// The open stall, or the stall of the party's run, if any.
    public let stall: Stall?
    /// Whether the screen belongs to the party, such as its form for joining or its round's run.
    public let isAtParty: Bool
    /// Sentences to show until the player dismisses them.
    public let notices: [String]
    /// The last action, if it can still be undone.
    public let undo: UndoOffer?
    /// The last announcement for screen readers.
    public let announcement: Announcement
    /// All settings. The fair's look on this device depends only on them.
    public let settings: AppSettings
    /// The music and the volumes.
    public let soundtrack: Soundtrack
    /// Mutes or unmutes everything; selected while muted.
    public let mute: Control
    /// Whether cues should make the device vibrate.
    public let hasHaptics: Bool
    /// Whether the face must send `.elapsed` for every frame.
    public let isAnimated: Bool
    /// Whether the face must send `.elapsed` about once a second, although nothing moves.
    public let isIdling: Bool
    /// Whether the face must send tilt gestures.
    public let wantsTilt: Bool
    /// Whether to keep the screen on without touches: while a run or a replay moves, and at a party,
    /// whose next round may begin at any moment.
    public let keepsAwake: Bool
    /// How the stage is shown.
    public let stage: StageState
    /// The number of times to press Back to get home; 0 at home, where Back leaves the fair.
    public let steps: Int
    /// The texts in the player's language, for the face's own labels.
    public let words: Words
}

/// One of the app's screens.
public enum Screen: Equatable, Sendable {
    /// The home screen.
    case home(HomeScreen)
    /// The form for the next player's name at a stall.
    case player(PlayerScreen)
    /// A run in progress, or a replay.
    case play(PlayScreen)
    /// The result of a run.
    case result(ResultScreen)
    /// A list of blocks.
    case blocks(BlockScreen)
    /// The wall editor.
    case editor(WallEditorScreen)

    /// The word that identifies the screen.
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

/// A control with one action.
public struct Control: Equatable, Sendable {
    /// The label.
    public let name: String
    /// The action.
    public let action: Action
    /// Whether this is the selected control in a choice.
    public let isSelected: Bool

    init(_ name: String, _ action: Action, isSelected: Bool = false) {
        self.name = name
        self.action = action
        self.isSelected = isSelected
    }
}

/// An action that can be undone.
public struct UndoOffer: Equatable, Sendable {
    /// What was done.
    public let text: String
    /// Undoes the action.
    public let way: Control
}

/// A tab of a stall.
public struct TabItem: Equatable, Sendable {
    /// The tab.
    public let tab: Tab
    /// The tab's title and action.
    public let control: Control
}

/// An interrupted run that can be resumed or given up.
public struct Interrupted: Equatable, Sendable {
    /// The dialog's title, which says that the run is waiting.
    public let title: String
    /// The player and the state of the run.
    public let summary: String
    /// Resumes the run.
    public let resume: Control
    /// Ends the run and shows the result; nil if only the game can end the run.
    public let finish: Control?
    /// Gives up the run.
    public let drop: Control
}

/// The screen for the player's name, before a run.
public struct PlayerScreen: Equatable, Sendable {
    /// The text in the field.
    public let text: String
    /// What's wrong with the text, if anything.
    public let problem: String?
    /// The number of characters typed and allowed.
    public let count: String
    /// Recent names.
    public let recent: [Control]
    /// The choice of a way to play; nil if there is only one way.
    public let way: SettingItem?
    /// A summary of the settings, such as `60 s · 15 bubbles`.
    public let summary: String
    /// The things to hit, and their points.
    public let legend: [Guide.Row]
    /// The score to beat, if any.
    public let best: Scoreboard.Entry?
    /// The race set up for the run, if any.
    public let race: RaceOffer?
    /// Starts the run.
    public let play: Control
    /// The house's note on the name, if any.
    public let nameLine: HouseLine?
    /// Today's challenge, if any.
    public let challenge: ChallengeCard?
    /// The drawn wall for the run, if any.
    public let wall: WallCard?
}

/// The result of a run.
public struct ResultScreen: Equatable, Sendable {
    /// What ended the run.
    public let headline: String
    /// The points.
    public let score: Int
    /// Short facts about the run, such as its longest chain.
    public let highlights: [String]
    /// The comparison with other scores, such as a new best or the points needed to pass a player.
    public let comparison: String
    /// Whether the score is the player's best so far, and above 0.
    public let isBest: Bool
    /// The board with this run; nil if its contest has no board.
    public let board: BoardTable?
    /// The choice between the public board and the device's board; empty if the public board isn't
    /// available.
    public let places: [Control]
    /// Whether the controls accept taps. At first they don't, because the player may still be
    /// tapping fast.
    public let isOpen: Bool
    /// Starts another run.
    public let playAgain: Control
    /// The other controls.
    public let more: [Control]
    /// Whether the result is a dialog instead of a page.
    public let isDialog: Bool
    /// Whether confetti is still falling on the stage.
    public let isCelebrated: Bool
    /// The house's verdict on the run, if any.
    public let house: HouseLine?

    /// Returns the announcement for screen readers, which already read the headline.
    func spoken(in words: Words) -> String {
        words[.sentences, words[.saidScore, words[.points, score]], comparison]
    }
    /// The number of days in a row that the player has played, as text; nil if fewer than two.
    public let streak: String?
    /// The content for sharing.
    public let share: ShareCard
    /// Opens the statistics over all runs.
    public let statistics: Control?
}
