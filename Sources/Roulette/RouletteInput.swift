import Arcade

/// An event at the table.
public enum RouletteInput: GameInput {
    /// The player bets, which locks the bet.
    case bet(Bet)
    /// The player bets in Classic, with chips on the cloth. Recordings store the same kind as for
    /// `bet`, and a special code instead of a level's.
    case chips(ChipBet)
    /// The ball will fall into this pocket, drawn by the device or the server after the bet was
    /// locked.
    case ball(Pocket)
    /// The player skips the rest of the spin.
    case skip
    /// The player leaves the table.
    case leave

    public var kind: Int {
        switch self {
        case .bet, .chips: 0
        case .ball: 1
        case .skip: 2
        case .leave: 3
        }
    }

    public var isStroke: Bool {
        switch self {
        case .bet, .chips, .skip: true
        case .ball, .leave: false
        }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .bet(let bet):
            writer.write(bet.level.code)
            for pocket in bet.pockets.pockets { writer.write(pocket.number) }
        case .chips(let bet): write(bet, to: &writer)
        case .ball(let pocket): writer.write(pocket.number)
        case .skip, .leave: break
        }
    }

    public init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0:
            let start = reader.position
            let code = try reader.number(upTo: Self.chipCode)
            if code == Self.chipCode {
                self = .chips(try Self.chips(from: &reader))
            } else {
                guard RouletteLevel.all.indices.contains(code) else { throw .damaged(at: start) }
                self = .bet(try Self.bet(at: RouletteLevel.all[code], from: &reader))
            }
        case 1: self = .ball(try Self.pocket(from: &reader))
        case 2: self = .skip
        default: self = .leave
        }
    }

    /// Reads a bet. The pockets are in ascending order, so each bet has just one encoding.
    private static func bet(
        at level: RouletteLevel, from reader: inout ByteReader
    ) throws(RecordingProblem) -> Bet {
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

    /// The code for a bet of chips, written instead of a level's code. No level uses it.
    private static var chipCode: Int { 127 }

    /// Writes the number of stacks. For each stack, writes the number of places skipped since the
    /// last stack, and the amount.
    private func write(_ bet: ChipBet, to writer: inout ByteWriter) {
        writer.write(Self.chipCode)
        writer.write(bet.chips.stacks.count)
        var next = 0
        for stack in bet.chips.stacks {
            writer.write(stack.place.code - next)
            writer.write(stack.amount)
            next = stack.place.code + 1
        }
    }

    private static func chips(from reader: inout ByteReader) throws(RecordingProblem) -> ChipBet {
        let start = reader.position
        var chips = Chips()
        var next = 0
        for _ in 0..<(try reader.number(upTo: ClothPlace.all.count)) {
            let code = next + (try reader.number(upTo: ClothPlace.all.count))
            let amount = try reader.number(upTo: RouletteRules.highestStack)
            guard ClothPlace.all.indices.contains(code) else { throw .damaged(at: start) }
            do { try chips.put(amount, on: ClothPlace.all[code]) } catch {
                throw .damaged(at: start)
            }
            next = code + 1
        }
        do { return try ChipBet(chips) } catch { throw .damaged(at: start) }
    }

    private static func pocket(from reader: inout ByteReader) throws(RecordingProblem) -> Pocket {
        let start = reader.position
        guard let pocket = Pocket(try reader.number(upTo: Pocket.highest)) else {
            throw .damaged(at: start)
        }
        return pocket
    }
}
