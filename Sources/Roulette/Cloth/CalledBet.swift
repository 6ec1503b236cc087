import Phrases

/// A bet that is called by the order of the wheel, and put down as several others: a row of the table
/// of called bets (Roulette, rule 12).
public struct CalledBet: Sendable {
    /// Where its chips lie, each one of the value that is chosen; a place that has two is there twice.
    public let places: [ClothPlace]
    /// The pocket in the middle of neighbours; nil for a bet with a name of its own.
    let middle: Pocket?
    private let title: RoulettePhrase

    /// How many have names of their own; they come first.
    static let named = 3
    /// So far on either side neighbours lie.
    private static let reach = 2

    /// The three with names of their own, and then the neighbours of each pocket around the wheel.
    public static let all: [CalledBet] =
        [
            CalledBet(.voisins, "0 2 3/0 2 3/4 7/12 15/18 21/19 22/25 26 28 29/25 26 28 29/32 35/"),
            CalledBet(.tiers, "5 8/10 11/13 16/23 24/27 30/33 36/"),
            CalledBet(.orphelins, "1/6 9/14 17/17 20/31 34/"),
        ] + Pocket.wheel.map { CalledBet(around: $0) }

    /// - Parameter places: the numbers of each, and a stroke behind each.
    private init(_ title: RoulettePhrase, _ places: StaticString) {
        var found: [ClothPlace] = []
        var pockets = PocketSet()
        var number = 0
        places.withUTF8Buffer { text in
            for byte in text {
                if byte >= UInt8(ascii: "0") {
                    number = number * 10 + Int(byte - UInt8(ascii: "0"))
                    continue
                }
                pockets.insert(Pocket.all[number])
                number = 0
                guard byte == UInt8(ascii: "/") else { continue }
                if let place = ClothPlace.covering(pockets) { found.append(place) }
                pockets = PocketSet()
            }
        }
        self.places = found
        self.title = title
        middle = nil
    }

    private init(around pocket: Pocket) {
        places = (-Self.reach...Self.reach).map { step in
            let place = (pocket.place + step + Pocket.count) % Pocket.count
            return ClothPlace.all[Pocket.wheel[place].number]
        }
        title = .neighbours
        middle = pocket
    }

    /// What it is called: `Voisins du zéro`, `17 and its neighbours`.
    public func name(in words: Words) -> String {
        middle.map { words[.neighboursBet, String($0.number)] } ?? words[title]
    }
}
