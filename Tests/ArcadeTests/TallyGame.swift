import Arcade
import Phrases

/// A minimal game for testing recordings, with a seed, settings, and inputs that mark a point,
/// toggle doubling, aim, and end the run.
struct TallyGame: Game {
    static let identity = GameIdentity(code: 200, rulesVersion: 3, name: "Tally")
    static let format = StageFormat(area: 300 * 400, slimmest: 2)

    private(set) var tick = 0
    private(set) var score = 0
    private(set) var isDoubled = false
    private(set) var aim = 0
    private var isEnded = false
    let settings: TallySettings
    private let length: Int
    private var chance: SeededGenerator

    init(settings: TallySettings, stage: StageShape, seed: UInt64) {
        self.settings = settings
        length = settings.mostTicks
        score = settings.start.value + settings.bonus.value
        chance = SeededGenerator(seed: seed)
    }

    var isOver: Bool { isEnded || tick >= length }
    var highlight: Int { score }
    var ending: TallyInput? { .end }
    var isUnaltered: Bool { settings == .standard }

    mutating func apply(_ input: TallyInput, cues: inout [Cue]) {
        switch input {
        case .mark(let place):
            score += (isDoubled ? 2 : 1) * (1 + place.x % 7) + aim % 5 + chance.below(3)
        case .double: isDoubled.toggle()
        case .aim(let place): aim = place
        case .end: isEnded = true
        }
    }

    mutating func advance(cues: inout [Cue]) {
        guard !isOver else { return }
        tick += 1
        score += chance.below(2)
    }

    func combine(into hash: inout StateHash) {
        settings.combine(into: &hash)
        hash.combine(tick)
        hash.combine(score)
        hash.combine(isDoubled ? 1 : 0)
        hash.combine(aim)
        chance.combine(into: &hash)
    }
}

enum TallyLength: SettingRange {
    static let name = Phrase(.points)
    static let lowest = 100
    static let highest = 1000
    static let step = 50
    static let standard = 200
    static let unit = SettingUnit.number
}

/// The points a run starts with, as an added setting whose standard value 0 has no effect.
enum TallyStart: SettingRange {
    static let name = Phrase(.points)
    static let lowest = 0
    static let highest = 50
    static let step = 1
    static let standard = 0
    static let unit = SettingUnit.number
}

struct TallySettings: GameSettings {
    var length: Bounded<TallyLength> = .standard
    var start: Bounded<TallyStart> = .standard
    var bonus: Bounded<TallyStart> = .standard

    static let standard = TallySettings()

    var mostTicks: Int { length.value }
    var inputKinds: Int { 4 }

    static let controls: [SettingControl<TallySettings>] = [
        .number("length", get: { $0.length }, set: { $0.length = $1 }),
        .number("start", get: { $0.start }, set: { $0.start = $1 }),
        .number("bonus", get: { $0.bonus }, set: { $0.bonus = $1 }),
    ]
    static let additions = 2
}

enum TallyInput: GameInput {
    case mark(InputPoint)
    case double
    /// A position. Of consecutive positions in one tick, only the last is recorded.
    case aim(Int)
    case end

    var kind: Int {
        switch self {
        case .mark: 0
        case .double: 1
        case .aim: 2
        case .end: 3
        }
    }

    var isStroke: Bool { kind == 0 }

    func replaces(_ earlier: TallyInput) -> Bool { kind == 2 && earlier.kind == 2 }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .mark(let place): writer.write(place)
        case .aim(let place): writer.write(place)
        case .double, .end: break
        }
    }

    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0: self = .mark(try reader.place())
        case 1: self = .double
        case 2: self = .aim(try reader.number(upTo: 1000))
        default: self = .end
        }
    }
}

extension Run<TallyGame> {
    /// Returns a run with standard settings and an input every few ticks, played until `tick` or
    /// its end.
    static func played(
        by name: String = "Ada", seed: UInt64 = 7, isPractice: Bool = false, until tick: Int = .max
    ) throws -> Run {
        var run = Run(
            player: try PlayerName(name), settings: .standard,
            stage: TallyGame.format.shape(fitting: 3, by: 4), seed: seed, isPractice: isPractice)
        run.play(until: tick)
        return run
    }

    /// Continues playing, with inputs that depend only on the tick.
    mutating func play(until tick: Int) {
        var cues: [Cue] = []
        while !game.isOver, game.tick < tick {
            if game.tick % 9 == 2 {
                let place = Point(x: Double(game.tick), y: Double(game.tick) / 3)
                apply(InputPoint(place).map { .mark($0) } ?? .double, cues: &cues)
            }
            if game.tick % 31 == 11 { apply(.double, cues: &cues) }
            advance(cues: &cues)
        }
    }
}
