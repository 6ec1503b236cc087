import Funfair
import House

/// A party's round, as sent to every screen.
struct RoundAnswer: Encodable {
    struct Spin: Encodable {
        let number: Int
        let opens: Int64
        let closes: Int64
        let ends: Int64
        let pocket: ExplicitNull<Int>
        let shownFrom: ExplicitNull<Int64>
        let bets: Int
    }

    let number: Int
    let game: String
    let way: ExplicitNull<String>
    let starts: Int64
    let ends: Int64
    let closes: Int64
    let pockets: [Int]
    let spin: ExplicitNull<Spin>

    init(_ round: PartyRound, _ view: PartyView) {
        number = round.number
        game = round.stall.word
        way = ExplicitNull(round.game.way)
        starts = round.starts.milliseconds
        ends = round.ends.milliseconds
        closes = round.closes.milliseconds
        // Send all pockets drawn so far, because a screen may have missed a spin.
        pockets = (0..<round.pockets.count).compactMap { round.pockets[$0 + 1] }
        spin = ExplicitNull(view.spin.map { Spin($0, of: round, bets: view.bets) })
    }
}

extension RoundAnswer.Spin {
    fileprivate init(_ spin: PartySpin, of round: PartyRound, bets: Int) {
        number = spin.number
        opens = spin.opens.milliseconds
        closes = spin.closes.milliseconds
        ends = spin.ends.milliseconds
        pocket = ExplicitNull(round.pockets[spin.number])
        shownFrom = ExplicitNull(round.shownFrom(spin)?.milliseconds)
        self.bets = bets
    }
}
