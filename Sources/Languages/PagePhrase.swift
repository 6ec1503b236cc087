import Arcade
import Funfair

/// A text that only the faces use. The web page looks it up by its case's name. Placeholders are
/// `{1}` and `{2}`.
public enum PagePhrase: String, CaseIterable, Sendable {
    // MARK: The page
    case tagline
    case greeting
    case openParty
    case runWaiting
    case newVersion
    case reload
    /// Shown when the game has failed and only reloading the page helps. Runs are saved every few
    /// seconds.
    case stopped
    case later
    case stage
    case stageOf
    case targets

    // MARK: During play
    case score
    case best
    case toPass
    case time
    case lives
    case level
    case chainOf
    case chainLength
    case chainWorth
    case timesPoints
    case nudge
    case money
    case table
    case result
    case chosen
    case lastResults
    case noResults
    case pocketCounts
    case noSpins
    case ready
    case noneYet
    case nextToChosen

    // MARK: Boards
    case pace
    case rank
    case name
    case run
    case noScores
    case nobodyHere
    case bests
    case thisRun
    case practice
    case wayOfRun
    case nextIn
    case endsIn
    case todaysChallenge
    case challengeDone

    // MARK: Watching
    case watching
    case genuineRun
    case played
    case speed
    case watchRecording

    // MARK: Walls
    case wallPlace
    case linkCopied
    case copyLink
    case beatMyWall

    // MARK: Settings and names
    case less
    case more
    case holdFlat
    case codeHelp
    case yourDevices
    case dismiss
    case whoPlays
    case yourName
    case recentNames
    case toBeat
}

extension PagePhrase {
    /// The app's texts that the web page also uses directly, under the same names.
    static let phrasesOfFunfair: [FunfairPhrase] = [
        .share, .home, .race, .whoseScores, .you, .thisDevice, .forget,
    ]
    /// The texts shared by all games that the page uses directly.
    static let phrasesOfArcade: [ArcadePhrase] = [.points, .yourNumbers]
    /// The shared texts with placeholders that the page uses directly.
    static let patternsOfArcade: [ArcadePattern] = [.levelNumber, .seconds]
}
