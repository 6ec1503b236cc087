import Arcade
import Phrases

/// A tab of a stall.
public enum Tab: UInt8, CaseIterable, Sendable {
    /// The tabs, in display order.
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

/// What pressing a control does. Faces pass the action back to the app unchanged.
public enum Action: Equatable, Sendable {
    /// Goes to the home screen.
    case home
    /// Goes back one step; see `View.steps`. `isKey` is true if the player pressed Escape.
    case back(isKey: Bool)
    /// Opens a stall's Play tab.
    case open(Stall)
    /// Opens a tab of the current stall.
    case tab(Tab)
    /// Starts a run at the current stall.
    case play
    /// Pauses the current run.
    case pause
    /// Resumes a stall's interrupted run.
    case resume(Stall)
    /// Ends a stall's interrupted run, if the game lets the player decide when to stop.
    case finish(Stall)
    /// Gives up a stall's interrupted run.
    case drop(Stall)
    /// Restores the run that was just given up.
    case undo
    /// Continues a stall's run after an intermission.
    case proceed(Stall)
    /// Ends a stall's run during an intermission and starts a new run for the same player.
    case again(Stall)
    /// Gives up a stall's interrupted run and asks who plays next.
    case startOver(Stall)
    /// Controls the sheet beside the stage.
    case sheet(SheetMove)
    /// Skips an animation.
    case skip
    /// Controls the replay.
    case watch(WatchMove)
    /// Sets up, repeats or cancels a race against a ghost.
    case race(RaceMove)
    /// Skips or restarts a stall's hints.
    case hints(HintMove)
    /// Chooses the recent name at the given index.
    case pickName(Int)
    /// Changes a setting by the given number of steps, within its range.
    case step(SettingID, Int)
    /// Sets a setting to the allowed value nearest to the given value.
    case set(SettingID, Int)
    /// Changes the language; nil for the system's language.
    case language(Language?)
    /// Opens a screen that isn't part of a stall.
    case visit(Destination)
    /// Restores the current stall's standard settings.
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
    /// Uses a name that the house suggested.
    case takeName([UInt8])
    /// Requests the run with the given identifier from the house, to watch it.
    case watchRun([UInt8])
    /// Requests the run with the given identifier from the house, to race it.
    case raceRun([UInt8])
    /// Downloads or deletes the house's data about this device, or links a device.
    case house(HouseMove)
    /// Forgets the player's device with this number; unless `isSure`, asks first.
    case forgetDevice(Int, isSure: Bool)
    /// Draws, plays, shares or removes a wall.
    case wall(WallMove)
    /// Joins a party, takes part as a guest, or leaves.
    case party(PartyMove)
    /// Makes a move as a party's host. The house sent the move with its control.
    case partyMove([UInt8])
    /// Draws the outcome on the device, because the house hasn't answered.
    case continueWithoutHouse
    /// Shows the statistics of the recent player at the given index.
    case statisticsOf(Int)
    /// Dismisses the notices.
    case dismissNotices
}
