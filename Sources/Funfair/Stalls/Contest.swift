import Arcade
import Breakout
import HouseWire
import Phrases

/// A group of comparable scores: a stall and one of its ways to play. Each contest has its own
/// boards and tickets. Initializers return nil for unknown numbers and words.
public struct Contest: Equatable, Sendable {
    /// The stall.
    public let stall: Stall
    /// The index of the way to play, in the stall's list.
    let row: Int

    private init(_ stall: Stall, row: Int) {
        self.stall = stall
        self.row = row
    }

    /// Creates the contest of a stall's standard way to play.
    public init(_ stall: Stall) { self.init(stall, row: 0) }

    /// - Parameter mode: a mode of the stall's game. Modes that players can't choose, like a
    ///   party's, count as the standard mode.
    init<Mode: GameMode>(_ stall: Stall, _ mode: Mode) {
        self.init(stall, row: stall.entry.row(of: mode.number) ?? 0)
    }

    /// Creates the contest chosen in a stall's settings.
    init(_ stall: Stall, in settings: AppSettings) {
        self.init(stall, row: stall.entry.row(of: stall.entry.mode(settings)) ?? 0)
    }

    /// Calls `body` with each of a stall's contests, the standard contest first.
    static func forEach(at stall: Stall, _ body: (Contest) -> Void) {
        for row in stall.entry.ways.indices { body(Contest(stall, row: row)) }
    }

    /// The standard contest of BubblePop.
    public static let bubblePop = Contest(.bubblePop)
    /// The standard contest of Breakout.
    public static let breakout = Contest(.breakout)
    /// The contest of drawn Breakout walls.
    public static let drawnWall = Contest(.breakout, BreakoutMode.drawn(.standard))
    /// The standard contest of Roulette.
    public static let roulette = Contest(.roulette)

    /// All contests with public boards at a house, stall by stall, the standard contest first.
    public static var all: [Contest] {
        var all: [Contest] = []
        for stall in Stall.allCases {
            forEach(at: stall) { if $0.isStandardWay || $0.hasBoard { all.append($0) } }
        }
        return all
    }

    /// Whether this is the stall's standard way to play.
    public var isStandardWay: Bool { row == 0 }

    /// The way to play, as the game defines it.
    var way: WayToPlay { stall.entry.ways[row] }

    /// The boards that the scores appear on.
    private var boards: WayToPlay.Boards { way.boards }

    /// Whether scores appear on everyone's boards, on this device and at houses.
    public var hasBoard: Bool { boards == .everybodys }

    /// Whether houses have a board for this contest in a period.
    public func hasBoard(of period: Period) -> Bool {
        switch period {
        case .all, .week, .today: hasBoard
        case .challenge: hasChallenge
        case .party: isStandardWay
        case .wall: boards == .ofEach
        }
    }

    /// Whether houses have a daily challenge for this contest. Only standard ways have challenges.
    public var hasChallenge: Bool { isStandardWay && !stall.isDrawn }

    // MARK: Permanent numbers

    /// The difference between the numbers of a stall's contests, which limits the number of stalls.
    private static let stride: UInt8 = 16

    /// The contest's permanent number. The standard contest has the stall's own number.
    public var rawValue: UInt8 { stall.rawValue + Self.stride * stall.entry.numbers[row] }

    /// Creates the contest with the given number, or nil if it doesn't exist or has no boards.
    public init?(rawValue: UInt8) {
        guard let stall = Stall(rawValue: rawValue % Self.stride),
            let row = stall.entry.row(of: rawValue / Self.stride)
        else { return nil }
        self.init(stall, row: row)
        if boards == .none { return nil }
    }

    // MARK: Rounds of parties

    /// The factor of a mode's number in a round's rules.
    private static let modes = 256

    /// The rules of a party's round as a number: the version, plus a multiple of the mode's number.
    /// Apps that don't know the mode refuse the round, because they take it for other rules.
    public var rulesOfRound: Int {
        Int(rulesVersion) + Self.modes * Int(stall.entry.numbers[row])
    }

    /// Creates the contest of a party's round, or nil if this app plays by other rules or doesn't
    /// know the way to play.
    init?(_ stall: Stall, rulesOfRound rules: Int) {
        guard rules % Self.modes == Int(stall.rulesVersion),
            let number = UInt8(exactly: rules / Self.modes), let row = stall.entry.row(of: number)
        else { return nil }
        self.init(stall, row: row)
    }

    // MARK: Identifying words

    /// The separator between a stall's word and a way's word, as in `bubblepop-rush`.
    private static let mark = UInt8(ascii: "-")

    /// The word that identifies the contest. The standard contest has the stall's own word.
    @inline(never)
    public var word: String {
        isStandardWay ? stall.word : String(joining: stall.word, "-", way.word)
    }

    /// Creates the contest with the given word, or nil if it doesn't exist or has no boards.
    public init?(word: String) { self.init(word.bytes) }

    /// Creates the contest with the given stored word, or nil if it doesn't exist or has no boards.
    init?(_ word: [UInt8]) {
        guard let mark = word.firstIndex(of: Self.mark) else {
            guard let stall = word.stall else { return nil }
            self.init(stall)
            return
        }
        guard let stall = Array(word[..<mark]).stall,
            let row = stall.entry.ways.dropFirst().firstIndex(where: {
                $0.boards != .none && word[(mark + 1)...].elementsEqual($0.word.bytes)
            })
        else { return nil }
        self.init(stall, row: row)
    }

    // MARK: For display

    /// Returns the stall's name, followed by the way's name unless it's the standard way.
    public func name(in words: Words) -> String {
        isStandardWay ? stall.name : String(joining: stall.name, " · ", words[way.name])
    }

    /// The version of the stall's current rules; see `GameIdentity`.
    public var rulesVersion: UInt8 { stall.rulesVersion }

    /// The maximum length of a fair run, in ticks.
    public var mostTicks: Int { stall.entry.mostTicks(row) }
}
