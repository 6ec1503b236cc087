import Arcade

/// What happens at a table.
public enum RouletteInput: GameInput {
    /// The player bets: from here on the bet is locked.
    case bet(Bet)
    /// The ball is to fall into this pocket: drawn, by the device or by the house, after the bet
    /// was locked.
    case ball(Pocket)
    /// The player does not want to see the wheel turn to its end.
    case skip
    /// The player leaves the table.
    case leave

    public static let kinds = 4

    public var kind: Int {
        switch self {
        case .bet: 0
        case .ball: 1
        case .skip: 2
        case .leave: 3
        }
    }

    public var isStroke: Bool {
        switch self {
        case .bet, .skip: true
        case .ball, .leave: false
        }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .bet(let bet):
            writer.write(bet.level.code)
            for pocket in bet.pockets.pockets { writer.write(pocket.number) }
        case .ball(let pocket): writer.write(pocket.number)
        case .skip, .leave: break
        }
    }

    public init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0: self = .bet(try Self.bet(from: &reader))
        case 1: self = .ball(try Self.pocket(from: &reader))
        case 2: self = .skip
        default: self = .leave
        }
    }

    /// The pockets of a bet stand in rising order, so that one bet has one spelling.
    private static func bet(from reader: inout ByteReader) throws(RecordingProblem) -> Bet {
        let level = RouletteLevel.all[try reader.number(upTo: RouletteLevel.all.count - 1)]
        let start = reader.position
        var pockets = PocketSet()
        var last = -1
        for _ in 0..<level.numbers {
            let pocket = try pocket(from: &reader)
            guard pocket.number > last else { throw .damaged(at: start) }
            last = pocket.number
            pockets.insert(pocket)
        }
        do { return try Bet(pockets, at: level) } catch { throw .damaged(at: start) }
    }

    private static func pocket(from reader: inout ByteReader) throws(RecordingProblem) -> Pocket {
        let start = reader.position
        guard let pocket = Pocket(try reader.number(upTo: Pocket.highest)) else {
            throw .damaged(at: start)
        }
        return pocket
    }
}
