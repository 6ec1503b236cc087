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
    let rounds: Int
    let isVoted: Bool?
    let games: [String]?

    /// - Throws: `Refusal.unknownGame`, or `Refusal.badRequest` if there isn't a game for each
    ///   round.
    var wish: EveningWish {
        get throws(Refusal) {
            if rounds == 0 { return .oneByOne }
            if isVoted == true { return .voted(rounds) }
            guard let games else { return .mixed(rounds) }
            guard games.count == rounds, PartyRules.plannedRounds.contains(rounds) else {
                throw .badRequest("There must be one game for each round.")
            }
            var chosen: [PartyGame] = []
            for word in games {
                guard let game = PartyGame(word: word) else { throw .unknownGame }
                chosen.append(game)
            }
            return .games(chosen)
        }
    }
}
