import Funfair
import House
import HouseWire

/// A party's state for a guest's phone, which polls once a second.
struct GuestAnswer: Encodable {
    /// A round as every screen receives it, with the data that a phone needs to play it.
    struct Round: Encodable {
        let round: RoundAnswer
        let rulesVersion: Int
        let ticket: ExplicitNull<String>
        let seed: ExplicitNull<String>
        let inputs: ExplicitNull<Int>

        private enum Member: CodingKey { case rulesVersion, ticket, seed, inputs }

        func encode(to encoder: any Encoder) throws {
            try round.encode(to: encoder)
            var own = encoder.container(keyedBy: Member.self)
            try own.encode(rulesVersion, forKey: .rulesVersion)
            try own.encode(ticket, forKey: .ticket)
            try own.encode(seed, forKey: .seed)
            try own.encode(inputs, forKey: .inputs)
        }
    }

    struct You: Encodable {
        let guest: Int
        let face: Int
        let isThere: Bool
        let isPlaying: Bool
        let state: String
        let score: ExplicitNull<Int>
        let money: ExplicitNull<Int>
        let because: ExplicitNull<String>
        let place: ExplicitNull<Int>
        let of: Int
        let points: Int
        let bet: ExplicitNull<Int>
        let team: Int?
    }

    let party: String
    let code: String
    let game: String
    let now: Int64
    let phase: String
    let guests: Int
    let round: ExplicitNull<Round>
    let you: You
    /// The guest's screen; null unless the phone asked for it in a language.
    let screen: ExplicitNull<GuestScreen>

    init(_ state: GuestState, screen: GuestScreen?) {
        self.screen = ExplicitNull(screen)
        let view = state.view
        party = state.room.stored.id
        code = state.room.stored.code ?? ""
        game = view.nextGame.stall.word
        now = state.now.milliseconds
        phase = view.phase.word.text
        guests = view.present
        round = ExplicitNull(view.round.map { Round($0, state) })
        you = You(state.guest, of: view.round?.players.count ?? 0)
    }
}

extension GuestAnswer.Round {
    fileprivate init(_ round: PartyRound, _ state: GuestState) {
        self.round = RoundAnswer(round, state.view)
        rulesVersion = round.game.contest.rulesOfRound
        ticket = ExplicitNull(state.ticket?.text)
        seed = ExplicitNull(state.ticket?.ticket.seedDigits)
        inputs = ExplicitNull(state.inputs)
    }
}

extension GuestAnswer.You {
    fileprivate init(_ guest: PartyView.Guest, of players: Int) {
        self.guest = guest.number
        face = guest.face.number
        isThere = guest.isThere
        isPlaying = guest.isPlaying
        state = guest.state.text
        score = ExplicitNull(guest.score)
        money = ExplicitNull(guest.money)
        because = ExplicitNull(guest.because)
        place = ExplicitNull(guest.place)
        of = players
        points = guest.points
        bet = ExplicitNull(guest.bet)
        team = guest.team
    }
}

extension Ticket {
    /// The seed in hexadecimal, padded with zeros.
    var seedDigits: String {
        let digits = String(seed, radix: 16)
        return String(repeating: "0", count: WireLimits.seedDigits - digits.count) + digits
    }
}
