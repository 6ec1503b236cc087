import Arcade
import Phrases

/// A tab of a stall.
public enum Tab: UInt8, CaseIterable, Sendable {
    /// In the order in which they stand.
    case play, scores, settings, howToPlay

    /// What it is called where the places of the stall have these names.
    func name(_ places: PlaceNames) -> Phrase {
        switch self {
        case .play: places.play
        case .scores: places.scores
        case .settings: Phrase(.settings)
        case .howToPlay: Phrase(.howToPlay)
        }
    }
}

/// What a control of a screen does when it is used. A face hands it back as it got it.
public enum Action: Equatable, Sendable {
    /// To the stalls.
    case home
    /// A step back, as `View.steps` counts them, or what Escape does on a keyboard.
    case back(isKey: Bool)
    /// To a stall, where it was left.
    case open(Stall)
    /// To a tab of the open stall.
    case tab(Tab)
    /// Begins a run.
    case play
    /// Interrupts the run.
    case pause
    /// Goes on with the interrupted run of a stall.
    case resume(Stall)
    /// Ends the interrupted run of a stall, where it goes on until then.
    case finish(Stall)
    /// Gives the interrupted run of a stall up.
    case drop(Stall)
    /// Takes the run back that was given up last.
    case undo
    /// Goes on with a stall's run after an intermission.
    case proceed(Stall)
    /// Ends a stall's run in an intermission, and begins another for the same player.
    case again(Stall)
    /// Ends a stall's interrupted run, and asks who plays the next.
    case startOver(Stall)
    /// Does something with the sheet beside the stage.
    case sheet(SheetMove)
    /// Skips what there is only to look at.
    case skip
    /// Does something with the run that is watched.
    case watch(WatchMove)
    /// Does something about a race with a ghost.
    case race(RaceMove)
    /// Does something about a stall's hints.
    case hints(HintMove)
    /// Takes one of the recent names.
    case pickName(Int)
    /// Moves a setting by so many steps; it stops at the ends of its range.
    case step(SettingID, Int)
    /// Sets a setting to the allowed value nearest to a number.
    case set(SettingID, Int)
    /// Speaks a language; the system's, where it is nil.
    case language(Language?)
    /// To a place beside the stalls.
    case visit(Destination)
    /// Sets the open stall's settings to the standard game's.
    case standardSettings
    /// Shows the boards of a way to play the open stall.
    case boards(Contest)
    /// Shows the board of the standard settings, or of all others.
    case board(isStandard: Bool)
    /// Shows the boards of a version of the open stall's rules.
    case rules(UInt8)
    /// Shows everyone's board, or another.
    case place(BoardPlace)
    /// Asks for today's challenge, and begins it.
    case challenge
    /// Takes a name that the house suggested.
    case takeName([UInt8])
    /// Shows a run of the house.
    case watchRun([UInt8])
    /// Begins a run against one of the house.
    case raceRun([UInt8])
    /// Does something about what the house has of this device.
    case house(HouseMove)
    /// Does something about walls that are drawn.
    case wall(WallMove)
    /// Does something about a party.
    case party(PartyMove)
    /// Lets the device draw what the house does not.
    case goAlone
    /// Shows the statistics of one of the recent names.
    case statisticsOf(Int)
    /// Takes the notices away.
    case dismissNotices
}
