import Arcade
import Phrases

/// A place for chips on the cloth, one row in the table of places (Roulette, rule 11).
public struct ClothPlace: Sendable {
    /// The place's index in the table and in recordings, from 0. It never changes.
    public let code: Int
    /// The kind, which determines the payout.
    public let kind: ClothKind
    /// The winning pockets.
    public let pockets: PocketSet
    /// The area on the cloth, with the zero at the top.
    let area: ClothArea
    /// The number among places of the same kind, from 1.
    let number: Int

    /// All places, in the order of their codes.
    public static let all = ClothPlan().places

    /// Returns the place that covers exactly these pockets, if any.
    static func covering(_ pockets: PocketSet) -> ClothPlace? {
        all.first { $0.pockets == pockets }
    }

    /// The place for bets on red.
    public static var red: ClothPlace {
        // Even chances come last, in the order of `EvenChance`.
        all[all.count - EvenChance.allCases.count + Int(EvenChance.red.rawValue)]
    }

    /// Returns the place's name: `split 17 and 20`.
    @inline(never)
    public func name(in words: Words) -> String {
        if let chance { return words[chance.name] }
        let list = pockets.list(in: words)
        guard let name = kind.placeName else {
            return words[.pocketLabel, list, words[Pocket.all[code].colour.name]]
        }
        return words[name, kind.pockets == 12 ? words.number(number) : list]
    }

    /// Returns the text on the cloth; empty where lines meet.
    func label(in words: Words) -> String {
        switch kind {
        case .straight: String(code)
        case .split, .street, .corner, .sixLine: ""
        case .column: pay(in: words)
        case .dozen, .evenChance: name(in: words)
        }
    }

    /// Returns the payout in words: `17 to 1`.
    @inline(never)
    func pay(in words: Words) -> String { words[.paysTo, words.number(kind.pays)] }

    /// A pocket with the place's colour; nil if the place has no colour.
    var paint: Pocket? {
        switch chance {
        case .red?, .black?: pockets.pockets.first
        default: kind == .straight ? Pocket.all[code] : nil
        }
    }

    /// The place's even chance, if any.
    private var chance: EvenChance? {
        kind == .evenChance ? EvenChance.allCases[number - 1] : nil
    }
}

extension ClothPlace: Equatable {
    /// Whether both are the same place.
    public static func == (left: ClothPlace, right: ClothPlace) -> Bool { left.code == right.code }
}

/// A place's area on the cloth, in grid tracks. Each number, and each line between two numbers, has
/// a track across and a track down. Tracks are numbered from 1, with the zero at the top.
struct ClothArea: Equatable, Sendable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
}
