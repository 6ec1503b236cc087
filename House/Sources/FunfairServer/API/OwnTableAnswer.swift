import Funfair
import House
import Roulette

/// A Roulette table with its bets.
struct OwnTableAnswer: Encodable {
    struct Spin: Encodable {
        let spin: Int
        /// The bet; nil if the rules no longer have such a bet.
        let bet: OwnBetAnswer?
        /// The pocket; nil if not drawn, or if a party drew it for all its guests.
        let pocket: Int?
    }

    let table: String
    let game: String
    let made: Int64
    let spins: [Spin]

    init(_ own: OwnTable, _ spins: [StoredSpin]) {
        table = own.id
        game = own.contest.word
        made = own.made.seconds
        self.spins = spins.map {
            Spin(
                spin: $0.bet.number, bet: $0.bet.roulette.map { OwnBetAnswer($0) },
                pocket: $0.pocket)
        }
    }
}

/// A bet, with the same members as in the request.
struct OwnBetAnswer: Encodable {
    var level: String?
    var numbers: [Int]?
    var places: [Int]?
    var chips: [Int]?

    init(_ wager: Wager) {
        switch wager {
        case .numbers(let bet):
            level = bet.level.word
            numbers = bet.pockets.pockets.map(\.number)
        case .chips(let bet):
            places = bet.chips.stacks.map(\.place.code)
            chips = bet.chips.stacks.map(\.amount)
        }
    }
}
