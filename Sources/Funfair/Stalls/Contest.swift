import Arcade
import Breakout
import HouseWire
import Phrases

/// What scores are compared in: a stall, and one of the ways that players choose from there. Boards and
/// tickets are of a contest. There are none but those that exist: a number or word that was read becomes
/// one of them or nil.
public struct Contest: Equatable, Sendable {
    /// Where it is played.
    public let stall: Stall
    /// How: a row of the stall's ways.
    let row: Int

    private init(_ stall: Stall, row: Int) {
        self.stall = stall
        self.row = row
    }

    /// The standard way of a stall.
    public init(_ stall: Stall) { self.init(stall, row: 0) }

    /// - Parameter mode: one of the game at the stall. Scores of one that no player chooses, as a party's,
    ///   are compared with those of the standard mode.
    init<Mode: GameMode>(_ stall: Stall, _ mode: Mode) {
        self.init(stall, row: stall.entry.row(of: mode.number) ?? 0)
    }

    /// The way that is chosen at a stall.
    init(_ stall: Stall, in settings: AppSettings) {
        self.init(stall, row: stall.entry.row(of: stall.entry.mode(settings)) ?? 0)
    }

    /// Calls `body` with those of a stall, the standard way first.
    static func forEach(at stall: Stall, _ body: (Contest) -> Void) {
        for row in stall.entry.ways.indices { body(Contest(stall, row: row)) }
    }

    /// The standard way of BubblePop.
    public static let bubblePop = Contest(.bubblePop)
    /// The standard way of Breakout.
    public static let breakout = Contest(.breakout)
    /// A wall of Breakout that somebody drew.
    public static let drawnWall = Contest(.breakout, BreakoutMode.drawn(.standard))
    /// The standard way of Roulette.
    public static let roulette = Contest(.roulette)

    /// Those that houses have everybody's boards of, stall by stall, the standard ways first.
    public static var all: [Contest] {
        var all: [Contest] = []
        for stall in Stall.allCases {
            forEach(at: stall) { if $0.isStandardWay || $0.hasBoard { all.append($0) } }
        }
        return all
    }

    /// Whether it is played in the standard way.
    public var isStandardWay: Bool { row == 0 }

    /// The way as its game names it.
    var way: WayToPlay { stall.entry.ways[row] }

    /// On which boards scores stand.
    private var boards: WayToPlay.Boards { way.boards }

    /// Whether scores stand on everybody's boards, on this device's and on houses'.
    public var hasBoard: Bool { boards == .everybodys }

    /// Whether houses have a board of it in a period.
    public func hasBoard(of period: Period) -> Bool {
        switch period {
        case .all, .week, .today: hasBoard
        case .challenge: hasChallenge
        case .party: isStandardWay
        case .wall: boards == .ofEach
        }
    }

    /// Whether houses have a challenge of it every day: it is played in the standard way.
    public var hasChallenge: Bool { isStandardWay && !stall.isDrawn }

    // MARK: In tables and tickets

    /// Between the numbers of a stall's contests: no game has more stalls beside it.
    private static let stride: UInt8 = 16

    /// The number for it, which it keeps: that of the stall where the way is the standard one.
    public var rawValue: UInt8 { stall.rawValue + Self.stride * stall.entry.numbers[row] }

    /// The contest with boards of a number, or nil.
    public init?(rawValue: UInt8) {
        guard let stall = Stall(rawValue: rawValue % Self.stride),
            let row = stall.entry.row(of: rawValue / Self.stride)
        else { return nil }
        self.init(stall, row: row)
        if boards == .none { return nil }
    }

    // MARK: In stores, addresses and command lines

    /// Stands between the words of a stall and of a way: `bubblepop-rush`.
    private static let mark = UInt8(ascii: "-")

    /// The word for it: that of the stall where the way is the standard one.
    @inline(never)
    public var word: String {
        isStandardWay ? stall.word : String(joining: stall.word, "-", way.word)
    }

    /// The contest with boards that a word names, or nil.
    public init?(word: String) { self.init(word.bytes) }

    /// The same, of a text as it is stored.
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

    // MARK: To be told

    /// The name on the stall, with that of the way behind it where it is not the standard one.
    public func name(in words: Words) -> String {
        isStandardWay ? stall.name : String(joining: stall.name, " · ", words[way.name])
    }

    /// By which rules it is played now; see `GameIdentity`.
    public var rulesVersion: UInt8 { stall.rulesVersion }

    /// The most ticks of a run whose score compares with everybody's.
    public var mostTicks: Int { stall.entry.mostTicks(row) }
}
