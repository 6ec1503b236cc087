import Foundation
import Funfair

/// A party in the house's memory, with its events and the reports from phones.
package struct PartyRoom: Sendable {
    package private(set) var stored: StoredParty
    private(set) var journal = PartyJournal()
    private(set) var known = KnownGuests()
    /// The number of the round that `talk` and `hands` belong to.
    private(set) var round = 0
    private(set) var talk: PartyTalk
    private(set) var hands = PartyHands()
    private var calls = PartyCalls()
    /// What guests watch in the current round.
    private(set) var audience = PartyAudience()
    private(set) var ballot = PartyBallot()
    /// The question on the host's phone, if any.
    private(set) var question: PartyQuestion?
    /// Increases with every change, except for reports from phones.
    private(set) var version = 0

    init(_ stored: StoredParty, since: Timestamp) {
        self.stored = stored
        talk = PartyTalk(since: since)
    }

    package var number: Int64 { stored.number }
    package var party: Party { journal.party }

    // MARK: Events

    /// Adds stored events.
    mutating func take(_ events: [StoredPartyEvent]) {
        guard journal.take(events.compactMap { PartyEvent($0) }) else { return }
        version += 1
        guard party.rounds.count != round else { return hands.forget(judgedIn: party.rounds.last) }
        round = party.rounds.count
        hands = PartyHands()
        calls = PartyCalls()
        audience.beginRound()
        ballot = PartyBallot()
        talk.beginRound()
    }

    /// Replaces the stored data with newer data.
    mutating func take(_ stored: StoredParty) {
        // Data that was read earlier mustn't replace newer data.
        guard stored != self.stored, stored.events >= self.stored.events,
            stored.removals >= self.stored.removals
        else { return }
        if stored.code != self.stored.code { version += 1 }
        self.stored = stored
    }

    /// Copies the current round's state from the old room. Call this before adding the stored
    /// events.
    mutating func takeOver(from old: PartyRoom) {
        round = old.round
        talk = old.talk
        hands = old.hands
        calls = old.calls
        audience = old.audience
        ballot = old.ballot
        question = old.question
        version = old.version + 1
    }

    mutating func ask(_ question: PartyQuestion?) { self.question = question }

    /// Counts a vote. Like a report from a phone, it doesn't make a new view necessary at once.
    mutating func vote(for game: PartyGame, by guest: Int) { ballot.cast(game, by: guest) }

    /// Returns the votes to store. They're kept until `hasStored(_:)`.
    mutating func votesToStore(at moment: Timestamp) -> [PartyVote] {
        ballot.votes(storedAt: moment)
    }

    mutating func hasStored(_ votes: [PartyVote]) { ballot.forget(votes) }

    mutating func know(_ key: GuestKey, as player: Int64) { known.know(key, as: player) }

    /// Makes the house ask the store again whose guests are whose.
    mutating func forgetKnownGuests() { known = KnownGuests() }

    mutating func hold(_ bet: StoredBet, of player: Int64) {
        hands.hold(bet, of: player)
        version += 1
    }

    mutating func hold(_ bets: [PartyBet], ofRound number: Int) {
        guard number == round, hands.hold(bets) else { return }
        version += 1
    }

    /// Plays a guest's spins at the current round's table, up to the given spin.
    ///
    /// - Returns: the game, or nil if the guest hasn't bet in this round.
    @discardableResult
    mutating func playTable(of player: Int64, upTo spin: Int) -> TableGame? {
        guard let round = party.rounds.last, round.stall.isDrawn else { return nil }
        hands.play(
            player, pockets: round.pockets, upTo: spin, name: journal.party.guest(player)?.name)
        return hands.tables.game(of: player)
    }

    /// Returns a guest's run in the current round.
    ///
    /// - Parameter device: the device that plays the run, if this is its first piece.
    mutating func run(of player: Int64, startingOn device: Data) -> GuestRun {
        hands.run(of: player, startingOn: device)
    }

    /// Returns the number of inputs of a guest's run that the house has; nil if the device should
    /// send no pieces.
    func inputs(of player: Int64, on device: Data) -> Int? {
        guard let run = hands.runs[player] else { return 0 }
        return run.device == device ? run.inputs : nil
    }

    /// Notes that a guest's run has become longer.
    mutating func weighRun(of player: Int64) { hands.weigh(player) }

    /// Stops following the longest run.
    ///
    /// - Returns: whether there was one.
    mutating func dropLongestRun() -> Bool { hands.dropLongest() }

    /// Forgets all runs, after the round.
    mutating func forgetRuns() { hands.forgetRuns() }

    /// Notes whose run a guest watches; nil for the leader's.
    mutating func watch(_ watched: Int64?, _ player: Int64) { audience.watch(watched, player) }

    /// Notes whose names a device has.
    mutating func know(_ players: Set<Int64>, of device: Data) { known.know(players, of: device) }

    /// Changes the parts of runs that come from other houses.
    mutating func relay<Value>(_ body: (inout RunRelay) -> Value) -> Value { body(&audience.relay) }

    /// Notes whether the guest's run is being judged now.
    mutating func send(_ player: Int64, ofRound number: Int, _ isUnderWay: Bool) {
        guard number == round else { return }
        hands.send(player, isUnderWay)
        version += 1
    }

    // MARK: Views

    /// Returns the party's view at the given moment, and checks for something to announce.
    mutating func view(at moment: Timestamp) -> PartyView {
        if let round = party.rounds.last, round.stall.isDrawn {
            let shown = round.spinsShown(at: moment)
            for player in round.players { playTable(of: player, upTo: shown) }
        }
        var view = PartyView(self, at: moment)
        if case .playing = view.phase, let race = view.race { calls.look(at: race, moment) }
        view.call = calls.last
        view.watchedLanes = view.lanesToWatch
        view.leader = audience.leader(in: view)
        return view
    }

    // MARK: Reports

    mutating func hear(_ player: Int64, at moment: Timestamp) { talk.hear(player, at: moment) }

    /// Records the state of a guest's run in the current round. Ignores other rounds, because they
    /// are over.
    mutating func say(_ said: PartyTalk.Said, _ player: Int64, ofRound number: Int) {
        if number == round { talk.say(said, player) }
    }

    /// Returns the reports since the last call, as news of bounded length; empty if nothing was
    /// reported.
    mutating func takeUnreported() -> [PartyNews] {
        let lanes = talk.takeUnreported()
        return stride(from: 0, to: lanes.count, by: PartyNews.mostLanes).map { first in
            let some = Array(lanes[first..<min(first + PartyNews.mostLanes, lanes.count)])
            return PartyNews(party: number, what: .said(round: round, some))
        }
    }

    /// Records reports from another house.
    mutating func hear(_ lanes: [PartyNews.Lane], ofRound number: Int, at moment: Timestamp) {
        talk.hear(lanes, areCurrent: number == round, at: moment)
    }
}
