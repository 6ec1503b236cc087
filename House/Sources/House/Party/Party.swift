import Funfair
import HouseWire

/// A room full of people who play the same minute at the same time, each on a phone of their own.
///
/// It is a value: rules, and events stamped by the house. What any screen shows is folded from them,
/// so that nothing is lost with a screen, a phone or a house.
package struct Party: Equatable, Sendable {
    /// Somebody who came.
    struct Guest: Equatable, Sendable {
        let player: Int64
        /// The party's own number for the guest, from the event of the first joining. It never changes, also
        /// when the events of other players are removed.
        let number: Int
        var name: String
        var isThere = true
        /// Whether they were shown the door, and don't come back.
        var isBarred = false
    }

    /// What the next round is of.
    package private(set) var stall = Stall.bubblePop
    /// In the order in which they came first, also those who have gone.
    private(set) var guests: [Guest] = []
    /// In the order in which they were played.
    private(set) var rounds: [PartyRound] = []
    /// When it was ended, by who opened it or because nobody was there any more.
    private(set) var closed: Moment?
    /// When something happened last.
    private(set) var touched: Moment?
    /// Since when nobody is there.
    private(set) var emptySince: Moment?
    /// The number of the last event that it knows.
    private(set) var last = 0

    init() {}

    /// - Parameter events: in any order, and each as often as it may have come.
    init(events: some Sequence<PartyEvent>) {
        for event in events.sorted(by: { $0.number < $1.number }) { take(event) }
    }

    /// Those who are there now.
    var present: [Guest] { guests.filter(\.isThere) }

    func guest(_ player: Int64) -> Guest? { guests.first { $0.player == player } }

    /// A guest by the party's own number.
    func guest(numbered number: Int) -> Guest? { guests.first { $0.number == number } }

    // MARK: Folding

    /// Goes on by an event that came after all it knows; one that did not is left out.
    mutating func take(_ event: PartyEvent) {
        guard event.number > last else { return }
        last = event.number
        if closed == nil, let end = quietEnd, event.moment >= end { closed = end }
        touched = max(touched ?? event.moment, event.moment)
        apply(event)
        let isEmpty = !guests.contains(where: \.isThere)
        emptySince = isEmpty ? emptySince ?? event.moment : nil
    }

    /// What comes too late, twice or by nobody changes nothing: two houses may have written it at
    /// once.
    private mutating func apply(_ event: PartyEvent) {
        guard closed == nil else { return settle(event) }
        switch event.kind {
        case .chose(let game): stall = game.stall
        case .joined(let player, let name): join(player, as: name, event.number)
        case .left(let player, let forGood): leave(player, forGood: forGood)
        case .began(let game, let seed): begin(game.stall, seed, at: event.moment)
        case .drew, .counted, .refused: settle(event)
        case .closed: closed = event.moment
        }
    }

    private mutating func join(_ player: Int64, as name: String, _ event: Int) {
        if let index = guests.firstIndex(where: { $0.player == player }) {
            guard !guests[index].isBarred, guests[index].isThere || hasRoom else { return }
            guests[index].name = name
            guests[index].isThere = true
            for index in rounds.indices { rounds[index].comeBack(player) }
        } else if hasRoom, guests.count < PartyRules.mostRemembered {
            guests.append(Guest(player: player, number: event, name: name))
        }
    }

    private mutating func leave(_ player: Int64, forGood: Bool) {
        guard let index = guests.firstIndex(where: { $0.player == player }) else { return }
        guests[index].isThere = false
        guests[index].isBarred = guests[index].isBarred || forGood
        for index in rounds.indices {
            if forGood { rounds[index].bar(player) } else { rounds[index].leave(player) }
        }
    }

    private mutating func begin(_ stall: Stall, _ seed: UInt64, at moment: Moment) {
        guard canBegin(at: moment) else { return }
        rounds.append(
            PartyRound(
                number: rounds.count + 1, stall: stall, seed: seed,
                starts: moment.later(milliseconds: PartyRules.countIn),
                players: present.map(\.player)))
    }

    /// What was played is judged also after the party was closed.
    private mutating func settle(_ event: PartyEvent) {
        switch event.kind {
        case .drew(let round, let spin, let pocket):
            guard rounds.indices.contains(round - 1) else { return }
            rounds[round - 1].draw(pocket, for: spin, at: event.moment)
        case .counted(let round, let player, let count):
            guard rounds.indices.contains(round - 1) else { return }
            rounds[round - 1].settle(player, .counted(count), at: event.moment)
        case .refused(let round, let player, let because):
            guard rounds.indices.contains(round - 1) else { return }
            rounds[round - 1].settle(player, .refused(because: because), at: event.moment)
        case .chose, .joined, .left, .began, .closed: break
        }
    }

    // MARK: Asking

    /// When it is over where nothing more happens, or where nobody comes.
    var quietEnd: Moment? {
        let quiet = touched?.later(milliseconds: PartyRules.quiet)
        let unattended = emptySince?.later(milliseconds: PartyRules.unattended)
        return [quiet, unattended].compactMap { $0 }.min()
    }

    /// Whether it was ended, or nobody was there for too long.
    func isClosed(at moment: Moment) -> Bool {
        closed != nil || quietEnd.map { moment >= $0 } ?? false
    }

    /// Whether there is room for one more.
    var hasRoom: Bool { guests.count { $0.isThere } < PartyRules.mostGuests }

    /// Whether there is room for one more who was never there.
    var hasRoomForStranger: Bool { hasRoom && guests.count < PartyRules.mostRemembered }

    /// Whether a round is under way: the next one cannot begin.
    func isPlaying(at moment: Moment) -> Bool {
        rounds.last.map { !$0.isSettled(at: moment) } ?? false
    }

    /// Whether *Start* begins a round: somebody is there, and the one before is over.
    func canBegin(at moment: Moment) -> Bool {
        !isClosed(at: moment) && guests.contains(where: \.isThere) && !isPlaying(at: moment)
    }

    /// What it is at.
    func phase(at moment: Moment) -> PartyPhase {
        guard let round = rounds.last else { return isClosed(at: moment) ? .over : .gathering }
        if moment < round.starts { return .countIn(round) }
        if moment < round.ends { return .playing(round) }
        guard round.isSettled(at: moment) else { return .judging(round) }
        return isClosed(at: moment) ? .over : .podium(round)
    }
}

/// What a party is at.
package enum PartyPhase: Equatable, Sendable {
    /// Guests come, and the first round has not begun.
    case gathering
    /// 3, 2, 1.
    case countIn(PartyRound)
    case playing(PartyRound)
    /// The runs of a round are on their way, or being replayed.
    case judging(PartyRound)
    /// A round is over, and the next one may begin.
    case podium(PartyRound)
    /// It was closed, and what was played is judged.
    case over

    package var word: PartyWord {
        switch self {
        case .gathering: .gathering
        case .countIn: .countIn
        case .playing: .playing
        case .judging: .judging
        case .podium: .podium
        case .over: .over
        }
    }

    /// Whether a round is under way.
    var isRound: Bool {
        switch self {
        case .countIn, .playing, .judging: true
        case .gathering, .podium, .over: false
        }
    }
}
