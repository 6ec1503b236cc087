import Funfair
import House
import Roulette

/// A table of Roulette with what was bet there.
struct OwnTableAnswer: Encodable {
    struct Spin: Encodable {
        let spin: Int
        /// Nil where the rules know no such bet any more.
        let bet: OwnBetAnswer?
        /// Nil where none was drawn, or a party drew one for all.
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

/// A bet, with the members of its kind, as it was asked for.
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
