import Faces
import Funfair
import HouseWire
import Roulette

/// The state of a party at one moment, for any screen.
package struct PartyView: Sendable {
    /// A guest, as shown in a lane of the race.
    package struct Guest: Sendable {
        package let player: Int64
        package let number: Int
        package let name: String
        package let face: Face
        package let isThere: Bool
        let isBarred: Bool
        /// Whether the guest may draw another face now.
        package let canRedraw: Bool
        package var isSilent = false
        /// Whether this guest plays in the current or last round.
        package var isPlaying = false
        package var state = GuestWord.watching
        package var score: Int?
        package var chain: Int?
        package var money: Int?
        package var because: String?
        /// The place in the current round, by reported scores, or in the last round; nil without a
        /// score.
        package var place: Int?
        package var points = 0
        /// The number of the last spin that the guest bet on; nil before their first bet.
        package var bet: Int?
        /// The team in the current round, or in the next one; nil if there are no teams.
        package var team: Int?
    }

    let moment: Timestamp
    package let phase: PartyPhase
    /// The current or last round.
    package let round: PartyRound?
    package let spin: PartySpin?
    /// The number of bets on the current spin.
    package private(set) var bets: Int
    /// The last settled round.
    package let settled: PartyRound?
    package let places: [PartyPlace]
    package let table: [PartyPlace]
    /// The evening's standings before the last settled round; empty if it was the first.
    package let tableBefore: [PartyPlace]
    /// The game of the next round, as the votes stand.
    package let nextGame: PartyGame
    /// Each game with its votes; empty unless guests vote on the next game.
    package let tally: [(game: PartyGame, votes: Int)]
    /// Every guest's best moment, once the party is over.
    package let highlights: [PartyHighlight]
    /// The guests in the order they came, except those removed for good.
    package private(set) var guests: [Guest]
    /// Each guest's index in `guests`.
    private(set) var indices: [Int64: Int] = [:]
    /// The race of the current or last round.
    package private(set) var race: PartyRace?
    /// The teams of the current or last round, or of the next one, in the order of their numbers.
    package private(set) var teams: [TeamStanding] = []
    /// The number of teams in the next rounds; 0 for none.
    package let teamCount: Int
    /// The last announcement.
    package var call: PartyCall?
    /// The lanes whose runs can be watched now, best first.
    package var watchedLanes: [PartyRace.Lane] = []
    /// The player whose run is shown to everybody who watches the leader's; nil if none is.
    package var leader: Int64?
    /// The players of a photo finish, if any. See `PartyRace.photo(of:)`.
    package private(set) var photo: [Int64] = []

    /// The number of guests present.
    package let present: Int
    /// The guest who commands the party; nil if none does.
    package let host: Int64?

    init(_ room: PartyRoom, at moment: Timestamp) {
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
        let played = phase.isRound ? round?.teams : nil
        tableBefore = settled.map { party.table(at: moment, before: $0.number) } ?? []
        nextGame = room.nextGame
        tally = room.tally
        highlights = phase == .over ? party.highlights(at: moment) : []
        guests = party.guests.filter { !$0.isBarred }.map {
            Guest(
                player: $0.player, number: $0.number, name: $0.name, face: $0.face,
                isThere: $0.isThere, isBarred: $0.isBarred,
                canRedraw: $0.redraws.pause(at: moment) == 0,
                team: played?[$0.player] ?? party.teams[$0.player])
        }
        present = guests.count { $0.isThere }
        host = party.host
        teamCount = party.teams.count
        for (index, guest) in guests.enumerated() { indices[guest.player] = index }
        for placed in table { change(placed.player) { $0.points = placed.points } }
        if let round { show(round, of: room, at: moment) }
        teams = standings(of: party)
    }

    /// Returns a guest; nil if unknown or removed for good.
    package subscript(_ player: Int64) -> Guest? { indices[player].map { guests[$0] } }

    private mutating func change(_ player: Int64, _ body: (inout Guest) -> Void) {
        if let index = indices[player] { body(&guests[index]) }
    }

    // MARK: The round

    private mutating func show(_ round: PartyRound, of room: PartyRoom, at moment: Timestamp) {
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
        switch phase {
        // A round of teams has no photo, because a guest could win it and lose the round.
        case .judging, .podium: photo = round.teams.isOn ? [] : race?.photo(of: round) ?? []
        case .gathering, .countIn, .playing, .over: photo = []
        }
    }

    /// Adds a guest's bet, without changing anything else.
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
