import Arcade
import Phrases

/// The whole app in one struct: runs, stored records, communication with the house (the fair's
/// server), and the screens. It has no clock, files or network. A face (a platform front end)
/// reports events and carries out the app's requests.
public struct App {
    var playing: Playing
    var records = Records()
    var walls = WallDesk()
    var desk = HouseDesk()
    var screens = Screens()
    let party = Party()
    /// What the file being opened has changed so far.
    var archive = ArchiveCount()
    /// The texts in the current language.
    public internal(set) var words: Words
    /// The system's language.
    let systemLanguage: Language
    /// Whether the device can vibrate.
    var hasMotor = false
    /// Whether the device has a mouse that can be kept in the game.
    var hasMouse = false
    private var requests = Requests()

    /// - Parameters:
    ///   - entropy: unpredictable bits, for the seeds of runs and other random draws.
    ///   - secret: 32 bytes from a cryptographic generator. They identify this device to the house
    ///     from now on, unless the device has a secret already.
    ///   - fixedSeed: a seed the player chose for every run. Such runs are practice runs.
    ///   - words: the texts in the system's language, or in the closest available language.
    ///   - stored: returns the UTF-8 text the face stored under a key, or nil.
    public init(
        entropy: UInt64, secret: [UInt8], fixedSeed: UInt64? = nil, words: Words,
        stored: (StoreKey) -> [UInt8]?
    ) {
        self.words = words
        systemLanguage = words.language
        playing = Playing(Chances(entropy: entropy, fixedSeed: fixedSeed))
        for key in StoreKey.all {
            if let text = stored(key) { restore(key, from: text) }
        }
        if let player = records.names.last { screens.name.show(player) }
        desk.adoptSecret(secret)
        askForWords()
        desk.flushOutbox(for: player)
        desk.askForUnknownNews(of: records.names.last)
    }

    /// Handles an event.
    ///
    /// - Returns: the requests to the face, in order.
    public mutating func handle(_ event: Event) -> [Request] {
        if event.isFromSomebody { playing.endDemo() }
        switch event {
        case .press(let action):
            let isHeard = !ignoresTaps
            press(action)
            if isHeard { requests += .play(Cue(.button, at: Point(x: 0, y: 0))) }
        case .type(let field, let text, let isFinished): type(field, text, isFinished: isFinished)
        case .gesture(let gesture): gestureMade(gesture)
        case .tiltRefused: turnTiltOff()
        case .recording(let bytes): watch(bytes)
        case .archived(let bytes, let wall): recordingArchived(bytes, wall: wall)
        case .wall(let letters): wallLinkOpened(letters)
        case .paint(let place, let begins): paint(place, begins: begins)
        case .layout(let layout): hold(layout)
        case .motor(let isThere): hasMotor = isThere
        case .mouse(let isThere): hasMouse = isThere
        case .motion(let isReduced): playing.setReducesMotion(isReduced)
        case .party(let text): invitationOpened(text)
        case .elapsed(let milliseconds): elapse(milliseconds)
        case .day(let day): records.today = day
        case .pictureSaved(let isTextCopied): playing.notePicture(isTextCopied: isTextCopied)
        case .hidden:
            lookAway()
            records.forgetRecentRuns()
            party.clock.invalidate()
        case .stored(let key, let text): reload(key, from: text)
        case .storeFailed: screens.reportStoreFailure(words[.keepsNothing])
        case .answered(let id, let status, let body):
            answerArrived(HouseAnswer(status: status, body: body), to: id)
        case .woke: desk.wake(for: player)
        case .online: comeOnline()
        case .presence: break
        case .words(let words): wordsArrived(words)
        case .secret(let bytes):
            desk.adoptSecret(bytes)
            desk.meet()
        }
        followHints()
        return takeRequests()
    }

    /// Returns the requests to the face since the last call, in order, and clears them.
    public mutating func takeRequests() -> [Request] {
        var all: [Request] = []
        playing.takeRequests(into: &all)
        records.takeRequests(into: &all)
        walls.takeRequests(into: &all)
        desk.takeRequests(into: &all)
        party.takeRequests(into: &all)
        // Remove a run only after saving its results.
        requests.move(into: &all)
        for cue in playing.replay?.takeCues() ?? [] { all.append(.play(cue)) }
        for cue in session?.takeCues() ?? [] { all.append(.play(cue)) }
        return all
    }

    mutating func request(_ request: Request) {
        requests += request
    }

    // MARK: On the screen

    /// The current player, if known.
    var player: PlayerName? { (try? screens.name.name.get()) ?? records.names.last }

    /// The run of the open stall or party, even if another tab hides it.
    var openSession: Session? {
        screens.stall.map { playing[$0] } ?? (isAtParty ? playing.party.session : nil)
    }

    /// Whether to ignore taps, because a player who was tapping fast may not have noticed that the
    /// run ended.
    var ignoresTaps: Bool { shownEnd?.ignoresTaps ?? false }
}
