import Phrases

/// A called bet, which combines several bets on pockets that are near each other on the wheel; one
/// row in the table of called bets (Roulette, rule 12).
public struct CalledBet: Sendable {
    /// The places of the chips, each of the chosen value. A place with two chips is listed twice.
    public let places: [ClothPlace]
    /// The middle pocket of a bet on neighbours; nil for a bet with a name.
    let middle: Pocket?
    private let title: RoulettePhrase

    /// The number of called bets with names, which come first.
    static let named = 3
    /// The number of neighbours that a bet covers on either side.
    private static let reach = 2

    /// The three bets with names, then a bet on the neighbours of each pocket, in wheel order.
    public static let all: [CalledBet] =
        [
            CalledBet(.voisins, "0 2 3/0 2 3/4 7/12 15/18 21/19 22/25 26 28 29/25 26 28 29/32 35/"),
            CalledBet(.tiers, "5 8/10 11/13 16/23 24/27 30/33 36/"),
            CalledBet(.orphelins, "1/6 9/14 17/17 20/31 34/"),
        ] + Pocket.wheel.map { CalledBet(around: $0) }

    /// - Parameter places: the numbers of each place, followed by a slash.
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

    /// Returns the bet's name: `Voisins du zéro`, `17 and its neighbours`.
    public func name(in words: Words) -> String {
        middle.map { words[.neighboursBet, String($0.number)] } ?? words[title]
    }
}
