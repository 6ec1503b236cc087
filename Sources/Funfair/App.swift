import Arcade
import Phrases

/// Funfair as a value: what is on the stages, what is kept, what is with the house, and what the
/// player looks at. It has no clock, no files and no network; faces tell it what happened and carry
/// out what it asks for.
public struct App {
    var playing: Playing
    var records = Records()
    var walls = WallDesk()
    var desk = HouseDesk()
    var screens = Screens()
    let party = Party()
    /// The texts of the language that is spoken.
    public internal(set) var words: Words
    /// The language of the system.
    let systemLanguage: Language
    /// Whether the device can be felt.
    var hasMotor = false
    private var requests = Requests()

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
        playing = Playing(Chances(entropy: entropy, fixedSeed: fixedSeed))
        for key in StoreKey.all {
            if let text = stored(key) { restore(key, from: text) }
        }
        if let player = records.names.last { screens.name.show(player) }
        desk.bringSecret(secret)
        askForWords()
        desk.stir(for: player)
        desk.askForUnknownNews(of: records.names.last)
    }

    /// Takes in what happened.
    ///
    /// - Returns: what the face is to do about it, in this order.
    public mutating func handle(_ event: Event) -> [Request] {
        if event.isFromSomebody { playing.endDemo() }
        switch event {
        case .press(let action):
            let isHeard = !isDeaf
            press(action)
            if isHeard { requests += .play(Cue(.button, at: Point(x: 0, y: 0))) }
        case .type(let field, let text, let isFinished): type(field, text, isFinished: isFinished)
        case .gesture(let gesture): gestureMade(gesture)
        case .tiltRefused: turnTiltOff()
        case .recording(let bytes): watch(bytes)
        case .wall(let letters): wallLinkOpened(letters)
        case .paint(let place, let begins): paint(place, begins: begins)
        case .layout(let layout): hold(layout)
        case .motor(let isThere): hasMotor = isThere
        case .motion(let isReduced): playing.calm(isReduced)
        case .party(let text): invitationOpened(text)
        case .elapsed(let milliseconds): elapse(milliseconds)
        case .day(let day): records.today = day
        case .pictureSaved(let isTextCopied): playing.notePicture(isTextCopied: isTextCopied)
        case .hidden:
            lookAway()
            records.settle()
            party.clock.doubt()
        case .stored(let key, let text): reload(key, from: text)
        case .storeFailed: screens.doubtStore(words[.keepsNothing])
        case .answered(let id, let status, let body):
            answerArrived(HouseAnswer(status: status, body: body), to: id)
        case .woke: desk.wake(for: player)
        case .online: comeOnline()
        case .presence: break
        case .words(let words): wordsArrived(words)
        case .secret(let bytes):
            desk.bringSecret(bytes)
            desk.meet()
        }
        followHints()
        return takeRequests()
    }

    /// What the face is to do since this was last asked.
    public mutating func takeRequests() -> [Request] {
        var all: [Request] = []
        playing.takeRequests(into: &all)
        records.takeRequests(into: &all)
        walls.takeRequests(into: &all)
        desk.takeRequests(into: &all)
        party.takeRequests(into: &all)
        // A run is forgotten when all that came of it is safe.
        requests.move(into: &all)
        for cue in playing.replay?.takeCues() ?? [] { all.append(.play(cue)) }
        for cue in session?.takeCues() ?? [] { all.append(.play(cue)) }
        return all
    }

    mutating func request(_ request: Request) {
        requests += request
    }

    // MARK: What is on the screen

    /// Who plays here, as far as is known.
    var player: PlayerName? { (try? screens.name.name.get()) ?? records.names.last }

    /// The run of the place that is open, also behind another tab.
    var openSession: Session? {
        screens.stall.map { playing[$0] } ?? (isAtParty ? playing.party.session : nil)
    }

    /// Whether a frantic player is still tapping at what was there before.
    var isDeaf: Bool { shownEnd?.isDeaf ?? false }
}
