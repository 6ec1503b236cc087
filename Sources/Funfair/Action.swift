import Arcade
import Phrases

/// A tab of a stall.
public enum Tab: UInt8, CaseIterable, Sendable {
    /// In display order.
    case play, scores, settings, howToPlay

    /// Returns the tab's title, given the stall's names for its places.
    func name(_ places: PlaceNames) -> Phrase {
        switch self {
        case .play: places.play
        case .scores: places.scores
        case .settings: Phrase(.settings)
        case .howToPlay: Phrase(.howToPlay)
        }
    }
}

/// The effect of pressing a control. Faces pass it back to the app unchanged.
public enum Action: Equatable, Sendable {
    /// Goes to the home screen.
    case home
    /// Goes back one of the steps in `View.steps`. `isKey` if the player pressed Escape.
    case back(isKey: Bool)
    /// Opens a stall where the player left it.
    case open(Stall)
    /// Opens a tab of the current stall.
    case tab(Tab)
    /// Starts a run.
    case play
    /// Pauses the run.
    case pause
    /// Resumes a stall's interrupted run.
    case resume(Stall)
    /// Ends a stall's interrupted run, if its game lets the player decide when to stop.
    case finish(Stall)
    /// Gives up a stall's interrupted run.
    case drop(Stall)
    /// Restores the run that was just given up.
    case undo
    /// Continues a stall's run after an intermission.
    case proceed(Stall)
    /// Ends a stall's run during an intermission and starts another for the same player.
    case again(Stall)
    /// Ends a stall's interrupted run and asks who plays next.
    case startOver(Stall)
    /// Controls the sheet beside the stage.
    case sheet(SheetMove)
    /// Skips an animation.
    case skip
    /// Controls the replay.
    case watch(WatchMove)
    /// Sets up a race against a ghost.
    case race(RaceMove)
    /// Skips or restarts a stall's hints.
    case hints(HintMove)
    /// Chooses a recent name.
    case pickName(Int)
    /// Moves a setting by this many steps, within its range.
    case step(SettingID, Int)
    /// Sets a setting to the nearest allowed value.
    case set(SettingID, Int)
    /// Changes the language; nil for the system's.
    case language(Language?)
    /// Opens a screen that isn't part of a stall.
    case visit(Destination)
    /// Resets the current stall's settings to the standard.
    case standardSettings
    /// Shows the boards of one of the current stall's contests.
    case boards(Contest)
    /// Shows the board for standard settings, or for all others.
    case board(isStandard: Bool)
    /// Shows the boards for a version of the current stall's rules.
    case rules(UInt8)
    /// Shows one of the current stall's boards.
    case place(BoardPlace)
    /// Requests today's challenge and starts it.
    case challenge
    /// Uses a name the house suggested.
    case takeName([UInt8])
    /// Shows a run from the house.
    case watchRun([UInt8])
    /// Races a run from the house.
    case raceRun([UInt8])
    /// Downloads or deletes the house's data about this device.
    case house(HouseMove)
    /// Draws, plays, shares or removes a wall.
    case wall(WallMove)
    /// Joins a party, takes part as a guest, or leaves.
    case party(PartyMove)
    /// Draws the outcome on the device, because the house hasn't answered.
    case continueWithoutHouse
    /// Shows the statistics of a recent player.
    case statisticsOf(Int)
    /// Dismisses the notices.
    case dismissNotices
}
