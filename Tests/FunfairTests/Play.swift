import Arcade
import Languages
import Phrases

@testable import Funfair

/// A face without a screen, which stores what the app asks it to and plays as a person would.
struct Play {
    var app: App
    private(set) var store: [String: [UInt8]]
    private(set) var aside: [[UInt8]] = []
    private(set) var cues: [Cue] = []
    /// The requests to the house that haven't been answered yet.
    private(set) var questions: [HouseRequest] = []
    /// The store at the time of the last request.
    private(set) var keptThen: [String: [UInt8]] = [:]
    /// The delays after which the app wants to be woken, in milliseconds.
    private(set) var wakes: [Int] = []

    init(
        store: [String: [UInt8]] = [:], entropy: UInt64 = 1, secret: [UInt8] = Array(0..<32),
        seed: UInt64? = nil, words: Words = .english
    ) {
        self.store = store
        app = App(entropy: entropy, secret: secret, fixedSeed: seed, words: words) {
            store[$0.text]
        }
        carryOut(app.takeRequests())
    }

    /// The same face, closed and opened again, with other random bytes for a new secret.
    var reopened: Play { Play(store: store, secret: Array(100..<132)) }

    mutating func send(_ event: Event) {
        carryOut(app.handle(event))
    }

    mutating func press(_ actions: Action...) {
        for action in actions { send(.press(action)) }
    }

    mutating func enter(name: String, at stall: Stall = .bubblePop) {
        press(.open(stall))
        send(.type(.playerName, name, isFinished: false))
        press(.play)
    }

    /// Lets the given number of seconds pass, in frames of a sixtieth of a second.
    mutating func wait(seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { send(.elapsed(milliseconds: 1000.0 / 60)) }
    }

    /// Waits until the count-in has ended and the first bubbles have appeared.
    mutating func countIn() {
        wait(seconds: Double(Session.countInSeconds) + 0.3)
    }

    /// Plays for `seconds`, enough to end the run, and waits for the result. If `popping` is true,
    /// pops every bubble at each whole second.
    mutating func run(as name: String, seconds: Int = 10, popping: Bool = true) {
        enter(name: name)
        countIn()
        for _ in 0..<seconds {
            if popping { popAll() }
            wait(seconds: 1)
        }
        // Waits until the result accepts taps.
        wait(seconds: 1)
    }

    /// Drops the stall's interrupted run, and waits until the undo period ends.
    mutating func giveUp(_ stall: Stall = .bubblePop) {
        press(.drop(stall))
        send(.elapsed(milliseconds: DroppedRun.undoMilliseconds))
    }

    mutating func popAll() {
        for place in bubblePlaces { press(at: place) }
    }

    mutating func press(at place: Point) {
        send(.gesture(.press(finger: 0, at: place)))
    }

    var bubblePlaces: [Point] { places(of: .bubble) }

    /// Returns the position of each shape of the given kind on the stage.
    func places(of shape: SceneCommand.Shape) -> [Point] {
        var app = app
        var scene = Scene()
        app.draw(into: &scene)
        return scene.commands.filter { $0.shape == Float(shape.rawValue) }
            .map { Point(x: Double($0.x), y: Double($0.y)) }
    }

    /// A store whose settings make runs of BubblePop last ten seconds.
    static let quickSettings: [String: [UInt8]] = [
        "funfair.settings": Array("funfair settings 1\nbubblepop.game-time 10\n".utf8)
    ]

    /// Answers the first open request whose path has the given prefix.
    ///
    /// - Returns: the request, or nil if there isn't one.
    @discardableResult
    mutating func answer(
        _ path: String, status: Int = 200, body: [UInt8]
    ) -> HouseRequest? {
        guard let index = questions.firstIndex(where: { $0.path.hasPrefix(path) }) else {
            return nil
        }
        let question = questions.remove(at: index)
        send(.answered(question.id, status: status, body: body))
        return question
    }

    private mutating func carryOut(_ requests: [Request]) {
        for request in requests {
            switch request {
            case .save(let key, let text): store[key.text] = text
            case .remove(let key): store[key.text] = nil
            case .setAside(let key):
                if let text = store.removeValue(forKey: key.text) { aside.append(text) }
            case .play(let cue): cues.append(cue)
            case .fetch(let question):
                questions.append(question)
                keptThen = store
            case .wake(let milliseconds): wakes.append(milliseconds)
            case .words(let language): send(.words(Words(language)))
            case .secret: send(.secret(Array(200..<232)))
            }
        }
    }
}

extension App {
    /// The runs in progress, in the order of their stalls.
    var sessions: [Session] { Stall.allCases.compactMap { playing[$0] } }

    /// The first run's state at the house, or nil if no run is in progress.
    var runInHouse: RunInHouse? { sessions.first.map { desk.runs[$0.stall.index] } }
}

extension RunInHouse {
    /// The reason why the run counts on this device only, or nil if it counts at the house.
    var reason: String? { if case .alone(let reason, _) = self { reason } else { nil } }
}

extension Action {
    static func theme(_ theme: Theme) -> Action { .set(.theme, Int(theme.rawValue)) }
}

extension SettingID {
    static let gameTime = SettingID(keptAs: "bubblepop.game-time")
    static let mostBubbles = SettingID(keptAs: "bubblepop.most-bubbles")
    static let level = SettingID(keptAs: "roulette.level")
    static let credit = SettingID(keptAs: "roulette.credit")
    static let rouletteMode = SettingID(keptAs: "roulette.mode")

    static let theme = SettingID(keptAs: "theme")
    static let mute = SettingID(keptAs: "mute")
    static let music = SettingID(keptAs: "music-volume")
    static let effects = SettingID(keptAs: "effects-volume")
    static let haptics = SettingID(keptAs: "haptics")
    static let largeSymbols = SettingID(keptAs: "large-symbols")
    static let leftHanded = SettingID(keptAs: "left-handed")
    static let keepMouse = SettingID(keptAs: "keep-mouse")

    static var all: [SettingID] {
        Stall.allCases.flatMap { all(of: $0) } + all(of: nil)
    }

    private init(keptAs word: String) {
        guard let setting = Self.all.first(where: { $0.control.word == word }) else {
            preconditionFailure("no setting stored as \(word)")
        }
        self = setting
    }
}

extension App {
    var playerScreen: PlayerScreen? {
        guard case .player(let screen) = view.screen else { return nil }
        return screen
    }

    var playScreen: PlayScreen? {
        guard case .play(let screen) = view.screen else { return nil }
        return screen
    }

    var resultScreen: ResultScreen? {
        guard case .result(let screen) = view.screen else { return nil }
        return screen
    }

    var scoresScreen: BlockScreen? { blockScreen(.scores) }

    var settingsScreen: BlockScreen? { blockScreen(.settings) }

    func blockScreen(_ name: BlockScreen.Name) -> BlockScreen? {
        guard case .blocks(let screen) = view.screen, screen.name == name else { return nil }
        return screen
    }

    var homeScreen: HomeScreen? {
        guard case .home(let screen) = view.screen else { return nil }
        return screen
    }

    var readingScreen: BlockScreen? { blockScreen(.reading) }

    /// The tables on a reading screen, or nil on other screens.
    var shownTables: [Guide.Table]? {
        readingScreen?.blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
    }
}
