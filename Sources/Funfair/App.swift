import Arcade
import Phrases

/// Funfair as a value: players, settings, boards, screens, and the run in progress. It has no
/// clock, no files and no network; faces tell it what happened and carry out what it asks for.
public struct App {
    /// Where the player is.
    enum Place: Equatable {
        case home
        case stall(Stall, Tab)
        /// The settings of the device.
        case device
        case statistics
    }

    /// The end of a run, still on the screen.
    struct Finished {
        let stall: Stall
        let isStandard: Bool
        let entry: Scoreboard.Entry
        let ending: String
        let highlights: [String]
        /// Whether it is shown as a dialog.
        let isDialog: Bool
        /// Whether the run stands on the board.
        let stands: Bool
        /// The player's highest score before.
        let previousBest: Int?
        /// Whom it raced.
        let ghost: Ghost?
        /// What the house says of it.
        var verdict: HouseVerdict
        /// Another name under which the next would count.
        let suggestion: PlayerName?
        /// Whether the text of its picture was copied, once that was saved as a file.
        var isTextCopied: Bool?
        /// The run as it ended, which a dialog leaves to be seen.
        let cabinet: any Cabinet
        /// What is thrown for a new best.
        var party = Effects()
        /// Milliseconds on the screen.
        var age = 0.0
    }

    /// How much of a stage is seen behind the end of its run, 0 to 1.
    static let seenBehind = 0.4
    /// How long the end of a run ignores touches (BubblePop, extended functionality 16).
    static let deafMilliseconds = 700.0

    /// The texts of the language that is spoken.
    public internal(set) var words: Words
    /// The language of the system.
    let systemLanguage: Language
    var settings = AppSettings()
    var names = RecentNames()
    var boards = Boards()
    var tallies = Tallies()
    var days = DaysPlayed()
    /// The day it is, where the face said so.
    var today: Int?
    var curves = Curves()
    /// Whose statistics are shown; the last player's where nobody was chosen.
    var shownPlayer: PlayerName?
    /// Whoever goes somewhere else has seen enough of a run that is watched.
    var place = Place.home { didSet { replay = nil } }
    /// The run that is watched.
    var replay: Replay?
    /// The ghost of the next run at its stall. It is not kept: a reload forgets it.
    var rival: FinishedRecording?
    var sessions: [Session] = []
    var finished: Finished?
    var nameText = ""
    /// Whether something was typed since the field was shown: an empty field is not yet wrong.
    var isNameTouched = false
    var problems: [(setting: SettingID, sentence: String)] = []
    var notices: [String] = []
    /// What was last said to those who listen.
    var announcement = Announcement()
    var layout = Layout(width: 390, height: 690, isUpright: true)
    /// The board that the Scores tab shows; that of the present settings where nothing was chosen.
    var chosenBoard: Bool?
    var house = House()
    /// Whose board the Scores tab shows; everyone's where nothing was chosen and there is a house.
    var chosenPlace: BoardPlace?
    /// What the home screen shows to nobody.
    var attract = Attract()
    /// Which hints were seen.
    var hintBook = HintBook()
    /// The one that is seen now.
    var lesson: Lesson?
    /// Whether the system asks for less motion.
    var isCalm = false
    /// Whether the device can be felt.
    var hasMotor = false
    /// The device's own chances: seeds of runs, and draws that no run knows before.
    var chances: SeededGenerator
    private let fixedSeed: UInt64?
    private(set) var requests: [Request] = []

    /// - Parameters:
    ///   - entropy: bits that nobody could guess, for the seeds of runs and other draws.
    ///   - secret: 32 bytes that nobody could guess, of a cryptographic generator: by them the house
    ///     knows this device from now on, where it has no secret yet.
    ///   - fixedSeed: the seed of every run, where the player chose it; they are practice runs.
    ///   - words: the texts of the language of the system, or of the nearest that there is.
    ///   - stored: what the face keeps under a key, in UTF-8, or nil.
    public init(
        entropy: UInt64, secret: [UInt8], fixedSeed: UInt64? = nil, words: Words,
        stored: (StoreKey) -> [UInt8]?
    ) {
        self.words = words
        systemLanguage = words.language
        chances = SeededGenerator(seed: entropy)
        self.fixedSeed = fixedSeed
        for key in StoreKey.all {
            if let text = stored(key) { restore(key, from: text) }
        }
        nameText = names.last?.text ?? ""
        bringSecret(secret)
        askForWords()
        stir()
    }

    /// Takes in what happened.
    ///
    /// - Returns: what the face is to do about it, in this order.
    public mutating func handle(_ event: Event) -> [Request] {
        if event.isFromSomebody { attract.end() }
        switch event {
        case .press(let action):
            let isHeard = !isDeaf
            press(action)
            if isHeard { request(.play(Cue(.button, at: Point(x: 0, y: 0)))) }
        case .type(let field, let text, let isFinished): type(field, text, isFinished: isFinished)
        case .gesture(let gesture): take(gesture)
        case .tiltRefused: turnTiltOff()
        case .recording(let bytes): watch(bytes)
        case .layout(let layout): hold(layout)
        case .motor(let isThere): hasMotor = isThere
        case .motion(let isReduced):
            isCalm = isReduced
            if isReduced { attract.end() }
        case .elapsed(let milliseconds): elapse(milliseconds)
        case .day(let day): today = day
        case .pictureSaved(let isTextCopied): finished?.isTextCopied = isTextCopied
        case .hidden: lookAway()
        case .stored(let key, let text): reload(key, from: text)
        case .storeFailed:
            notify(words[.keepsNothing])
        case .answered(let id, let status, let body): answer(id, status: status, body: body)
        case .woke: wake()
        case .online: comeOnline()
        case .presence: break
        case .words(let words): take(words)
        }
        followHints()
        return takeRequests()
    }

    /// What the face is to do since this was last asked.
    public mutating func takeRequests() -> [Request] {
        for cue in replay?.takeCues() ?? [] { requests.append(.play(cue)) }
        if let index = playingIndex {
            for cue in sessions[index].takeCues() { requests.append(.play(cue)) }
        }
        defer { requests.removeAll(keepingCapacity: true) }
        return requests
    }

    mutating func request(_ request: Request) {
        requests.append(request)
    }

    mutating func notify(_ sentence: String) {
        let isKnown = notices.contains { $0.bytes == sentence.bytes }
        if !isKnown { notices.append(sentence) }
    }

    mutating func drawSeed() -> (seed: UInt64, isPractice: Bool) {
        if let fixedSeed { return (fixedSeed, true) }
        return (chances.next(), false)
    }

    // MARK: The stage

    /// Draws the stage of the run that is on the screen, played, watched, demonstrated or just ended;
    /// nothing where there is none, or while it is hidden. Called once a frame: what moves leaves
    /// its trail as it is drawn.
    public mutating func draw(into scene: inout Scene) {
        attract.demo?.draw(into: &scene)
        replay?.draw(into: &scene)
        if let index = playingIndex { sessions[index].draw(into: &scene) }
        if isShowingResult { finished?.draw(into: &scene) }
    }
}
