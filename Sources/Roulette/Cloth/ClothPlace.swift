import Arcade
import Phrases

/// A place on the cloth where chips can be put: a row of the table of places (Roulette, rule 11).
public struct ClothPlace: Sendable {
    /// Its row in the table and in recordings, from 0. It never changes.
    public let code: Int
    /// What it pays.
    public let kind: ClothKind
    /// The pockets with which it wins.
    public let pockets: PocketSet
    /// Where it lies on the cloth, the zero at the top.
    let area: ClothArea
    /// Which one of its kind it is, from 1.
    let number: Int

    /// All places, as recordings count them.
    public static let all = ClothPlan().places

    /// The place that wins with these pockets and no others, if there is one.
    static func covering(_ pockets: PocketSet) -> ClothPlace? {
        all.first { $0.pockets == pockets }
    }

    /// Where red is bet on.
    public static var red: ClothPlace {
        // They are the last, in their own order.
        all[all.count - EvenChance.allCases.count + Int(EvenChance.red.rawValue)]
    }

    /// What it is called: `split 17 and 20`.
    @inline(never)
    public func name(in words: Words) -> String {
        if let chance { return words[chance.name] }
        let list = pockets.list(in: words)
        guard let name = kind.placeName else {
            return words[.pocketLabel, list, words[Pocket.all[code].colour.name]]
        }
        return words[name, kind.pockets == 12 ? words.number(number) : list]
    }

    /// What is written on the cloth itself; nothing where lines meet.
    func label(in words: Words) -> String {
        switch kind {
        case .straight: String(code)
        case .split, .street, .corner, .sixLine: ""
        case .column: pay(in: words)
        case .dozen, .evenChance: name(in: words)
        }
    }

    /// What it pays, in words: `17 to 1`.
    @inline(never)
    func pay(in words: Words) -> String { words[.paysTo, words.number(kind.pays)] }

    /// The pocket whose colour it is painted in; nil where it has none.
    var paint: Pocket? {
        switch chance {
        case .red?, .black?: pockets.pockets.first
        default: kind == .straight ? Pocket.all[code] : nil
        }
    }

    /// Which even chance it is.
    private var chance: EvenChance? {
        kind == .evenChance ? EvenChance.allCases[number - 1] : nil
    }
}

extension ClothPlace: Equatable {
    /// Whether both are the same row.
    public static func == (left: ClothPlace, right: ClothPlace) -> Bool { left.code == right.code }
}

/// Where a place lies on the cloth: a number has a track across and one down, and so has each line
/// between two. Tracks count from 1; the zero lies at the top.
struct ClothArea: Equatable, Sendable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
}
