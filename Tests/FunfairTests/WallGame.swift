import Arcade
import Breakout
import Phrases

@testable import Funfair

/// A small game with everything that a stage game may have: tabs during play, a wait before each
/// level, levels with an intermission between them, and settings that take effect mid-run. Three
/// taps clear a level. With an odd seed, the game doesn't wait.
struct WallGame: Game {
    static let identity = GameIdentity(code: 201, rulesVersion: 1, name: "Wall")
    static let format = StageFormat(only: StageShape(width: 300, height: 400))
    static let tapsPerLevel = 3
    static let ballSpeed = 2.0
    static let keyStep = 3.0

    private(set) var settings: WallSettings
    private(set) var tick = 0
    private(set) var score = 0
    private(set) var level = 1
    private(set) var ball = 0.0
    private(set) var paddle = 150.0
    private(set) var steering = 0
    private(set) var pull = Point(x: 0, y: 0)
    private(set) var isWaiting: Bool
    private(set) var isUnaltered: Bool
    private(set) var isOver = false
    private var taps = 0
    private let waits: Bool

    var highlight: Int { taps }
    var ending: WallInput? { nil }

    init(settings: WallSettings, stage: StageShape, seed: UInt64) {
        self.settings = settings
        isUnaltered = settings == .standard
        waits = seed % 2 == 0
        isWaiting = waits
    }

    mutating func apply(_ input: WallInput, cues: inout [Cue]) {
        guard !isOver else { return }
        switch input {
        case .tap:
            isWaiting = false
            taps += 1
            score += 10
            cues.append(Cue(.crack, at: Point(x: paddle, y: 0)))
        case .go(let place): paddle = place.point.x
        case .steer(let direction): steering = direction
        case .tilt(let x, let y): pull = Point(x: Double(x), y: Double(y))
        case .proceed:
            taps = 0
            level += 1
            isWaiting = waits
        case .change(let settings):
            self.settings = settings
            isUnaltered = isUnaltered && settings == .standard
        case .giveUp: isOver = true
        }
    }

    mutating func advance(cues: inout [Cue]) {
        guard !isOver else { return }
        tick += 1
        paddle += Double(steering) * Self.keyStep
        if !isWaiting { ball += Self.ballSpeed }
        isOver = tick >= settings.mostTicks
    }

    func combine(into hash: inout StateHash) {
        for number in [tick, score, level, taps, steering, isOver ? 1 : 0, isUnaltered ? 1 : 0] {
            hash.combine(number)
        }
        for number in [ball, paddle, pull.x, pull.y] { hash.combine(number) }
    }
}

/// A bot that taps whenever the ball waits.
struct WallBot: StageBot {
    init(demonstrating game: WallGame, seed: UInt64) {}

    mutating func input(for game: WallGame) -> WallInput? { game.isWaiting ? .tap : nil }
}

extension WallGame: StageGame {
    typealias Bot = WallBot

    /// A hand that keeps track of the fingers that are down.
    struct Hand: StageHand {
        var fingers: [Int] = []
    }

    static let looks = [
        Look(.number(1), label: .plain(Phrase(.points)), colour: 0xff0000, symbol: .none)
    ]
    static let staging = Staging(
        .timed, hasTabs: true, isHiddenInPauses: false, allowsHoldInCountIn: true,
        endsInDialog: true)

    static let hints: [Hint] = []
    static let tallyRows: [TallyRow] = []

    static func guide(
        settings: WallSettings, tally: Counts, hand: Hand?, in words: Words
    ) -> Guide {
        Guide(steps: ["Tap."], columns: [], rows: [])
    }

    static func statistics(of tally: Counts, in words: Words) -> Statistics {
        Statistics(figures: [], charts: [])
    }

    static func input(
        for prompt: Prompt<WallSettings>, by hand: inout Hand, in game: borrowing WallGame
    ) -> WallInput? {
        switch prompt {
        case .gesture(let gesture): input(for: gesture, by: &hand, in: game)
        case .settings(let settings): settings == game.settings ? nil : .change(settings)
        case .proceed: .proceed
        case .turned, .finish, .skip, .drawn: nil
        }
    }

    static func show(_ cue: Cue, in effects: inout Effects) {
        BreakoutGame.show(cue, in: &effects)
    }

    private static func input(
        for gesture: Gesture, by hand: inout Hand, in game: borrowing WallGame
    ) -> WallInput? {
        switch gesture {
        case .press(let finger, _):
            hand.fingers.append(finger)
            return nil
        case .drag(let finger, let place):
            guard hand.fingers.contains(finger) else { return nil }
            return InputPoint(place).map { .go($0) }
        case .lift(let finger):
            hand.fingers.removeAll { $0 == finger }
            return nil
        case .cancel(let finger): return finger == 99 ? .giveUp : nil
        case .steer(let direction): return direction == game.steering ? nil : .steer(direction)
        case .strike: return .tap
        case .tilt(let pull):
            return game.settings.isTilted ? .tilt(Int(pull.x * 8), Int(pull.y * 8)) : nil
        case .point, .sheet: return nil
        }
    }

    var stage: StageShape { Self.format.shape(fitting: 1, by: 1) }
    var hud: HUD { HUD(score: score, lives: HUD.Lives(left: 2, total: 3), level: level) }
    var tally: Counts { Counts() }

    var moment: GameMoment {
        if isOver { return .over }
        if taps == Self.tapsPerLevel { return .betweenLevels }
        return isWaiting ? .ready : .running
    }

    func summary(in words: Words) -> Summary {
        isOver
            ? Summary(title: "Done!", lines: [])
            : Summary(
                title: "Wall cleared!", lines: ["\(score) points"], proceed: "Level \(level + 1)")
    }

    func draw(into scene: inout Scene, fraction: Double) {
        let late = isWaiting ? 0 : Self.ballSpeed * (1 - fraction)
        scene.draw(SceneCommand(.ball, look: 0, at: Point(x: 150, y: ball - late), size: 5))
        scene.draw(SceneCommand(.paddle, look: 0, at: Point(x: paddle, y: 380), size: 5))
    }

    func describe(_ hand: Hand, in json: inout JSONText) { json.number("level", level) }
}

enum WallLength: SettingRange {
    static let name = Phrase(.points)
    static let lowest = 1
    static let highest = 40
    static let step = 1
    static let standard = 15
    static let unit = SettingUnit.number
}

struct WallSettings: GameSettings {
    var length = Bounded<WallLength>.standard
    var mood = 0
    var isTilted = false

    static let standard = WallSettings()
    var mostTicks: Int { 100_000 }
    var inputKinds: Int { 7 }

    static let controls: [SettingControl<WallSettings>] = [
        .number("length", .slider, get: { $0.length }, set: { $0.length = $1 }),
        .choice(
            "mood", name: Phrase(.effects),
            names: [Phrase(.themeAuto), Phrase(.themeLight), Phrase(.themeDark)], standard: 0,
            get: { $0.mood }, set: { $0.mood = $1 }),
        .toggle(
            "tilt", name: Phrase(.mute), standard: false, need: .tilt, get: { $0.isTilted },
            set: { $0.isTilted = $1 }),
    ]
}

enum WallInput: GameInput {
    case tap
    case go(InputPoint)
    case steer(Int)
    case tilt(Int, Int)
    case proceed
    case change(WallSettings)
    case giveUp

    var kind: Int {
        switch self {
        case .tap: 0
        case .go: 1
        case .steer: 2
        case .tilt: 3
        case .proceed: 4
        case .change: 5
        case .giveUp: 6
        }
    }

    var isStroke: Bool { kind == 0 }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .tap, .proceed, .giveUp: break
        case .go(let place): writer.write(place)
        case .steer(let direction): writer.write(direction + 1)
        case .tilt(let x, let y):
            writer.write(x + 8)
            writer.write(y + 8)
        case .change(let settings): settings.write(to: &writer)
        }
    }

    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0: self = .tap
        case 1: self = .go(try reader.place())
        case 2: self = .steer(try reader.number(upTo: 2) - 1)
        case 3: self = .tilt(try reader.number(upTo: 16) - 8, try reader.number(upTo: 16) - 8)
        case 4: self = .proceed
        case 5: self = .change(try WallSettings(from: &reader))
        default: self = .giveUp
        }
    }
}

extension WallGame {
    /// The game's stall entry, which uses another game's settings.
    static let entry = StallEntry(
        WallGame.self, word: "wall", blurb: Phrase(.play),
        get: { settings in
            WallSettings(
                length: .nearest(to: settings.bubblePop.mostBubbles.value),
                mood: Int(settings.theme.rawValue),
                isTilted: settings.bubblePop.gameTime != .standard)
        },
        set: { settings, wall in
            settings.bubblePop.mostBubbles = .nearest(to: wall.length.value)
            settings.theme = Theme(rawValue: UInt8(wall.mood)) ?? .auto
            settings.bubblePop.gameTime = wall.isTilted ? .nearest(to: 90) : .standard
        })

    /// Returns a run at its start. The game waits before each level if `waiting` is true.
    static func cabinet(
        waiting: Bool = true, settings: AppSettings = AppSettings(), by name: String = "Ada"
    ) throws -> any Cabinet {
        entry.start(
            CabinetStart(
                settings: settings, player: try PlayerName(name),
                screen: Layout(width: 390, height: 690, isUpright: true), seed: waiting ? 2 : 1,
                isPractice: false))
    }
}
