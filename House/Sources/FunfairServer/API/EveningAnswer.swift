import House
import HouseWire

/// A planned evening, as big screens show it.
struct EveningAnswer: Encodable {
    struct Vote: Encodable {
        let game: String
        let votes: Int
    }

    /// The number of rounds.
    let rounds: Int
    /// The numbers of rounds that it can be changed to.
    let offered: [Int]
    /// The number of rounds that have begun.
    let begun: Int
    /// Whether guests vote on the games.
    let isVoted: Bool
    /// The games of all rounds, or none if guests vote.
    let games: [String]
    /// The votes on the next game; empty unless guests vote.
    let votes: [Vote]
    /// Whether the last round was the evening's last, so that its podium is the evening's.
    let isFinal: Bool

    /// Returns nil without a plan.
    init?(_ party: Party, _ view: PartyView) {
        guard let plan = party.shownPlan else { return nil }
        rounds = plan.count
        offered = party.offeredRounds(for: plan)
        begun = party.begun(of: plan)
        isVoted = plan.isVoted
        games = plan.games.map(\.word)
        votes = view.tally.map { Vote(game: $0.game.word, votes: $0.votes) }
        isFinal = party.isFinal
    }
}

/// A guest's best moment at a party.
struct MomentAnswer: Encodable {
    let player: String
    let what: String
    let number: Int
    let round: Int
    let game: String
    let way: ExplicitNull<String>
    let run: String

    init?(_ moment: PartyHighlight, _ view: PartyView) {
        guard let guest = view[moment.player] else { return nil }
        player = guest.name
        let (word, number): (MomentWord, Int) =
            switch moment.what {
            case .chain(let length): (.chain, length)
            case .rescue(let places): (.rescue, places)
            case .finish(let margin): (.finish, margin)
            case .place(let place): (.place, place)
            }
        what = word.text
        self.number = number
        round = moment.round
        game = moment.game.stall.word
        way = ExplicitNull(moment.game.way)
        run = moment.run
    }
}

/// What a big screen's host plans.
struct EveningBody: Decodable {
    let rounds: Int?
    let isVoted: Bool?
    /// The number of the planned round whose game changes to the next one in the list of games.
    let swap: Int?

    var wish: EveningWish {
        if rounds == 0 { return .oneByOne }
        let rounds = rounds ?? PartyRules.usualRounds
        return isVoted == true ? .voted(rounds) : .mixed(rounds)
    }
}
