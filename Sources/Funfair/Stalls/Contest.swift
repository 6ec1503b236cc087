import Arcade
import Breakout
import HouseWire
import Phrases

/// What scores are compared in: a stall, and one way to play there. Boards and tickets are of a contest.
public struct Contest: Equatable, Sendable {
    /// Where it is played.
    public let stall: Stall
    /// How: a row of the game's table of modes.
    public let mode: Int

    /// - Parameters:
    ///   - stall: where it is played.
    ///   - mode: a row of the game's table of modes. What no player chooses, as a party's, counts as the
    ///     standard way.
    public init(_ stall: Stall, mode: Int = 0) {
        self.stall = stall
        self.mode = stall.entry.way(mode) == nil ? 0 : mode
    }

    /// The standard way of BubblePop.
    public static let bubblePop = Contest(.bubblePop)
    /// The standard way of Breakout.
    public static let breakout = Contest(.breakout)
    /// A wall of Breakout that somebody drew.
    public static let drawnWall = Contest(.breakout, mode: BreakoutSettings.drawnMode)
    /// The standard way of Roulette.
    public static let roulette = Contest(.roulette)

    /// Those that houses have everybody's boards of, stall by stall, the standard ways first.
    public static var all: [Contest] {
        Stall.allCases.flatMap { stall in
            [Contest(stall)]
                + stall.entry.ways.map { Contest(stall, mode: $0.mode) }.filter {
                    $0.mode > 0 && $0.boards == .everybodys
                }
        }
    }

    /// The way as its game names it; nil where the game has one only.
    var way: WayToPlay? { stall.entry.way(mode) }

    /// On which boards scores stand.
    private var boards: WayToPlay.Boards { way?.boards ?? .everybodys }

    /// Whether scores stand on everybody's boards, on this device's and on houses'.
    public var hasBoard: Bool { boards == .everybodys }

    /// Whether houses have a board of it in a period.
    public func hasBoard(of period: Period) -> Bool {
        switch period {
        case .all, .week, .today: hasBoard
        case .challenge: hasChallenge
        case .party: mode == 0
        case .wall: boards == .ofEach
        }
    }

    /// Whether houses have a challenge of it every day: it is played in the standard way.
    public var hasChallenge: Bool { mode == 0 && !stall.isDrawn }

    // MARK: In tables and tickets

    /// Between the numbers of a stall's contests: no game has more stalls beside it.
    private static let stride: UInt8 = 16

    /// The number for it, which it keeps: that of the stall where the way is the standard one.
    public var rawValue: UInt8 { stall.rawValue + Self.stride * UInt8(mode) }

    /// The contest with boards of a number, or nil.
    public init?(rawValue: UInt8) {
        guard let stall = Stall(rawValue: rawValue % Self.stride) else { return nil }
        self.init(stall, mode: Int(rawValue / Self.stride))
        guard boards != .none, self.rawValue == rawValue else { return nil }
    }

    // MARK: In stores, addresses and command lines

    /// Stands between the words of a stall and of a way: `bubblepop-rush`.
    private static let mark = UInt8(ascii: "-")

    /// The word for it: that of the stall where the way is the standard one.
    public var word: String {
        guard mode > 0, let way else { return stall.word }
        return String(joining: stall.word, "-", way.word)
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
            let way = stall.entry.ways.first(where: {
                $0.mode > 0 && $0.boards != .none
                    && word[(mark + 1)...].elementsEqual($0.word.bytes)
            })
        else { return nil }
        self.init(stall, mode: way.mode)
    }

    // MARK: To be told

    /// The name on the stall, with that of the way behind it where it is not the standard one.
    public func name(in words: Words) -> String {
        guard mode > 0, let way else { return stall.name }
        return String(joining: stall.name, " · ", words[way.name])
    }

    /// By which rules it is played now; see `GameIdentity`.
    public var rulesVersion: UInt8 { stall.rulesVersion }

    /// The most ticks of a run whose score compares with everybody's.
    public var mostTicks: Int { stall.entry.mostTicks(mode) }
}
