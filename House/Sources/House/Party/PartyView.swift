import Funfair
import HouseWire
import Roulette

/// What a party looks like at a moment, to whichever screen.
package struct PartyView: Sendable {
    /// A guest, as a lane of the race shows one.
    package struct Guest: Sendable {
        package let player: Int64
        package let number: Int
        package let name: String
        package let isThere: Bool
        let isBarred: Bool
        package var isSilent = false
        /// Whether the round that is under way, or the last one, is played by this guest.
        package var isPlaying = false
        package var state = GuestWord.watching
        package var score: Int?
        package var chain: Int?
        package var money: Int?
        package var because: String?
        /// In the round that is under way, by what is said; before and after it, in the last one.
        package var place: Int?
        package var points = 0
        /// The last spin for which a bet is held.
        package var bet: Int?
    }

    let moment: Moment
    package let phase: PartyPhase
    /// The round that is under way, or the last one.
    package let round: PartyRound?
    package let spin: PartySpin?
    /// How many bets are held for the spin.
    package private(set) var bets: Int
    /// The last round that is settled.
    package let settled: PartyRound?
    package let places: [PartyPlace]
    package let table: [PartyPlace]
    /// In the order in which they came, without those who were shown the door.
    package private(set) var guests: [Guest]
    /// Where each of them stands there, from 0.
    private(set) var indices: [Int64: Int] = [:]
    /// How the round goes that is under way, or went last.
    package private(set) var race: PartyRace?
    /// What was called out last.
    package var call: PartyCall?

    /// How many are there.
    package let present: Int

    init(_ room: PartyRoom, at moment: Moment) {
        let party = room.party
        self.moment = moment
        phase = party.phase(at: moment)
        round = party.rounds.last
        let spin = round?.spin(at: moment)
        self.spin = spin
        bets = spin.map { spin in room.hands.bets.values.count { $0[spin.number] != nil } } ?? 0
        settled = party.settledRound(at: moment)
        places = settled?.places ?? []
        table = party.table(at: moment)
        guests = party.guests.filter { !$0.isBarred }.map {
            Guest(
                player: $0.player, number: $0.number, name: $0.name, isThere: $0.isThere,
                isBarred: $0.isBarred)
        }
        present = guests.count { $0.isThere }
        for (index, guest) in guests.enumerated() { indices[guest.player] = index }
        for placed in table { change(placed.player) { $0.points = placed.points } }
        if let round { show(round, of: room, at: moment) }
    }

    /// A guest, unless none of that number came or it was shown the door.
    package subscript(_ player: Int64) -> Guest? { indices[player].map { guests[$0] } }

    private mutating func change(_ player: Int64, _ body: (inout Guest) -> Void) {
        if let index = indices[player] { body(&guests[index]) }
    }

    // MARK: The round

    private mutating func show(_ round: PartyRound, of room: PartyRoom, at moment: Moment) {
        let isSettled = round.isSettled(at: moment)
        let shown = round.stall.isDrawn ? round.spinsShown(at: moment) : nil
        for player in round.players {
            change(player) { guest in
                guest.isPlaying = true
                if let shown {
                    let standing = room.hands.tables.standing(of: player, after: shown)
                    guest.money = standing?.money ?? RouletteRules.money
                    guest.score = standing?.score ?? 0
                    guest.bet = room.hands.bets[player]?.keys.max()
                } else if let said = room.talk.said[player] {
                    guest.score = said.score
                    guest.chain = said.chain
                }
                guest.state = room.hands.sent.contains(player) ? .sent : .playing
                if isSettled { guest.refuse(nil) }
                switch round.results[player] {
                case .counted(let count):
                    guest.state = .counted
                    guest.score = count.score
                    guest.chain = count.highlight
                case .refused(let because): guest.refuse(because)
                case nil: break
                }
                if !isSettled, moment >= round.starts, guest.state.text == GuestWord.playing.text {
                    let heard = max(room.talk.heard[player] ?? room.talk.since, round.starts)
                    guest.isSilent =
                        moment.milliseconds - heard.milliseconds > PartyRules.silence
                }
            }
        }
        let standing =
            isSettled
            ? round.places
            : PartyPlace.ranked(
                round.players.compactMap { player in
                    self[player].flatMap { guest in guest.score.map { (player, $0) } }
                })
        for placed in standing { change(placed.player) { $0.place = placed.place } }
        race = PartyRace(
            round: round.number, players: round.players, places: standing,
            fall: round.fall(at: moment)
        ) { self[$0]?.chain }
    }

    /// A guest's bet is held. Everything else looks as before.
    mutating func hold(_ bet: StoredBet, of player: Int64) {
        guard let before = self[player], before.bet ?? 0 < bet.number else { return }
        change(player) { $0.bet = bet.number }
        if bet.number == spin?.number { bets += 1 }
    }
}

extension PartyView.Guest {
    fileprivate mutating func refuse(_ because: String?) {
        state = .refused
        self.because = because
        score = nil
        chain = nil
    }
}
