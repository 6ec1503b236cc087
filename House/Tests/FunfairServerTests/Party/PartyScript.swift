import Arcade
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A random evening: guests come and go, rounds start, and runs are judged. Some runs are
/// judged twice, come from strangers, or name rounds that don't exist.
struct PartyScript {
    private(set) var events: [PartyEvent] = []
    private(set) var now = Timestamp.saturdayNoon

    init(seed: UInt64, count: Int = 400) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<count { add(Self.kind(&generator), after: Int64(generator.below(20_000))) }
    }

    init() {}

    /// Adds an event at the given number of milliseconds after the previous event.
    mutating func add(_ kind: PartyEvent.Kind, after milliseconds: Int64 = 100) {
        now = now.later(milliseconds: milliseconds)
        events.append(PartyEvent(number: events.count + 1, moment: now, kind: kind))
    }

    mutating func join(_ players: Int64...) {
        for player in players { add(.joined(player: player, name: "Guest \(player)")) }
    }

    mutating func count(_ scores: [Int64: Int], in round: Int) {
        for (player, score) in scores.sorted(by: { $0.key < $1.key }) {
            add(.counted(round: round, player: player, Self.count(score, by: player)))
        }
    }

    /// Plays a whole round with the given scores, and judges its runs when it has ended.
    mutating func play(_ scores: [Int64: Int]) {
        add(.began(stall: .bubblePop, seed: 7))
        let round = party.rounds.count
        now = now.later(
            milliseconds: PartyRules.countIn + PartyRules.length(of: .bubblePop))
        count(scores, in: round)
    }

    var party: Party { Party(events: events) }

    static func count(_ score: Int, by player: Int64) -> PartyCount {
        PartyCount(score: score, half: score / 2, highlight: score / 100, run: "\(player)")
    }

    private static func kind(_ generator: inout SeededGenerator) -> PartyEvent.Kind {
        let player = Int64(generator.below(12))
        let round = generator.below(6)
        switch generator.below(29) {
        case 27...28: return .handed(player: player)
        case 0...7: return .joined(player: player, name: "Guest \(generator.below(40))")
        case 8...9: return .left(player: player, forGood: generator.below(8) == 0)
        case 10...13: return .began(stall: stall(&generator), seed: generator.next())
        case 14...20:
            return .counted(
                round: round, player: player,
                PartyCount(
                    score: generator.below(5) * 100, half: generator.below(5) * 50,
                    highlight: generator.below(9), run: "\(player)"))
        case 21: return .refused(round: round, player: player, because: "too-fast")
        case 22:
            return .drew(
                round: round, spin: generator.below(12), pocket: generator.below(37))
        case 23...25:
            // Few shapes, so that guests often want the same one.
            return .redrawn(player: player, face: generator.below(40) - 2)
        default:
            return generator.below(20) == 0 ? .closed : .chose(stall: stall(&generator))
        }
    }

    private static func stall(_ generator: inout SeededGenerator) -> Stall {
        Stall.allCases[generator.below(Stall.allCases.count)]
    }
}
