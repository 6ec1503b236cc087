import Foundation
import Funfair

/// What a house knows of a party: what happened there, and what phones say meanwhile.
package struct PartyRoom: Sendable {
    package private(set) var stored: StoredParty
    private(set) var journal = PartyJournal()
    private(set) var known = PartyFaces()
    /// The round that the talk and the hands are of.
    private(set) var round = 0
    private(set) var talk: PartyTalk
    private(set) var hands = PartyHands()
    private var calls = PartyCalls()
    /// Goes up with everything that happens.
    private(set) var version = 0

    init(_ stored: StoredParty, since: Moment) {
        self.stored = stored
        talk = PartyTalk(since: since)
    }

    package var number: Int64 { stored.number }
    package var party: Party { journal.party }

    // MARK: Happening

    /// Takes in what happened, as it is stored.
    mutating func take(_ events: [StoredPartyEvent]) {
        guard journal.take(events.compactMap { PartyEvent($0) }) else { return }
        version += 1
        guard party.rounds.count != round else { return }
        round = party.rounds.count
        hands = PartyHands()
        calls = PartyCalls()
        talk.beginRound()
    }

    /// Takes in what is stored besides what happened.
    mutating func take(_ stored: StoredParty) {
        // What was read before something newer was is not taken over it.
        guard stored != self.stored, stored.events >= self.stored.events,
            stored.removals >= self.stored.removals
        else { return }
        if stored.code != self.stored.code { version += 1 }
        self.stored = stored
    }

    /// Takes over what is not stored, where all that is was read anew.
    mutating func goOn(after old: PartyRoom) {
        round = old.round
        talk = old.talk
        hands = old.hands
        calls = old.calls
        version = old.version + 1
    }

    mutating func know(_ key: GuestKey, as player: Int64) { known.know(key, as: player) }

    mutating func hold(_ bet: StoredBet, of player: Int64) {
        hands.hold(bet, of: player)
        version += 1
    }

    mutating func hold(_ bets: [PartyBet], ofRound number: Int) {
        guard number == round, hands.hold(bets) else { return }
        version += 1
    }

    /// Plays a guest's spins at the present round's table, up to one of them.
    ///
    /// - Returns: the game, or nil for a guest who never bet.
    @discardableResult
    mutating func playTable(of player: Int64, upTo spin: Int) -> TableGame? {
        guard let round = party.rounds.last, round.stall.isDrawn else { return nil }
        hands.play(
            player, pockets: round.pockets, upTo: spin, name: journal.party.guest(player)?.name)
        return hands.tables.game(of: player)
    }

    /// - Parameter isUnderWay: whether a run of the guest is being judged.
    mutating func send(_ player: Int64, ofRound number: Int, _ isUnderWay: Bool) {
        guard number == round else { return }
        hands.send(player, isUnderWay)
        version += 1
    }

    // MARK: Looking

    /// How it looks now; what is called out of its race is noticed as it is looked at.
    mutating func view(at moment: Moment) -> PartyView {
        if let round = party.rounds.last, round.stall.isDrawn {
            let shown = round.spinsShown(at: moment)
            for player in round.players { playTable(of: player, upTo: shown) }
        }
        var view = PartyView(self, at: moment)
        if case .playing = view.phase, let race = view.race { calls.look(at: race, moment) }
        view.call = calls.last
        return view
    }

    // MARK: Saying

    mutating func hear(_ player: Int64, at moment: Moment) { talk.hear(player, at: moment) }

    /// What a guest says of the present round; of any other one it is too late.
    mutating func say(_ said: PartyTalk.Said, _ player: Int64, ofRound number: Int) {
        if number == round { talk.say(said, player) }
    }

    /// What was said since this was asked last.
    mutating func takeUntold() -> PartyNews? {
        talk.takeUntold().map { PartyNews(party: number, what: .said(round: round, $0)) }
    }

    /// What was said at another house.
    mutating func hear(_ lanes: [PartyNews.Lane], ofRound number: Int, at moment: Moment) {
        talk.hear(lanes, at: moment)
        for lane in lanes where lane.isPlaying {
            say(PartyTalk.Said(score: lane.score, chain: lane.chain), lane.player, ofRound: number)
        }
    }
}

/// What guests handed in for the present round, before it is judged.
struct PartyHands: Sendable {
    /// Whose runs are being judged.
    private(set) var sent: Set<Int64> = []
    /// Bets for spins, by their numbers.
    private(set) var bets: [Int64: [Int: StoredBet]] = [:]

    /// What came of them.
    private(set) var tables = PartyTables()

    mutating func hold(_ bet: StoredBet, of player: Int64) {
        var own = bets[player] ?? [:]
        own[bet.number] = bet
        tables.change(player, from: bets[player] ?? [:], to: own)
        bets[player] = own
    }

    mutating func play(
        _ player: Int64, pockets: [Int: Int], upTo spin: Int, name: @autoclosure () -> String?
    ) {
        guard let own = bets[player] else { return }
        tables.play(player, own, pockets: pockets, upTo: spin, name: name())
    }

    /// - Returns: whether others are held now.
    mutating func hold(_ all: [PartyBet]) -> Bool {
        var bets: [Int64: [Int: StoredBet]] = [:]
        for bet in all { bets[bet.player, default: [:]][bet.bet.number] = bet.bet }
        guard bets != self.bets else { return false }
        for (player, old) in self.bets { tables.change(player, from: old, to: bets[player] ?? [:]) }
        self.bets = bets
        return true
    }

    mutating func send(_ player: Int64, _ isUnderWay: Bool) {
        if isUnderWay { sent.insert(player) } else { sent.remove(player) }
    }
}

/// Whom a house knows by what their requests say.
struct PartyFaces: Sendable {
    /// Whose names they are, by device and name.
    private(set) var players: [GuestKey: Int64] = [:]
    /// The devices of those.
    private(set) var devices: Set<Data> = []

    mutating func know(_ key: GuestKey, as player: Int64) {
        players[key] = player
        devices.insert(key.device)
    }
}

/// A guest as requests name one.
struct GuestKey: Hashable, Sendable {
    /// The hash of the device's secret.
    let device: Data
    /// The key of the name.
    let name: String
}
