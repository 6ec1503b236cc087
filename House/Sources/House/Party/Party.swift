import Faces
import Funfair
import HouseWire

/// A room full of people who play the same minute at the same time, each on their own phone.
///
/// A party is a value, folded from events that the house stamped. All screens show the result, so
/// losing a screen, a phone or a house doesn't lose anything.
package struct Party: Equatable, Sendable {
    /// A guest.
    struct Guest: Equatable, Sendable {
        let player: Int64
        /// The guest's number at the party: the number of the event that first added them. It never
        /// changes, even if other players' events are removed.
        let number: Int
        var name: String
        /// The guest's face. No other guest of the party has the same shape.
        var face: Face
        /// The faces that the guest drew lately.
        var redraws = HourlyCount()
        /// The guest's changes of team.
        var teamChanges = HourlyCount()
        var isThere = true
        /// Whether the guest was removed and can't come back.
        var isBarred = false
        /// The number of the event that last brought the guest here.
        var since: Int
    }

    /// The game that the host chose. A plan comes first; see `nextGame`.
    private(set) var game = PartyGame(.bubblePop)
    /// The host's plan, and the votes.
    private(set) var evening = PartyEvening()
    /// All guests, including those who left, in the order they first came.
    private(set) var guests: [Guest] = []
    /// All rounds, in the order they were played.
    private(set) var rounds: [PartyRound] = []
    /// Which guest commands the party.
    private(set) var hosting = PartyHosting()
    /// Which team each guest is in.
    private(set) var teams = PartyTeams()
    /// When the party ended; nil while it is open. The host closed it, or a house found that it was
    /// quiet or empty for too long.
    private(set) var closed: Timestamp?
    /// The time of the last event.
    private(set) var touched: Timestamp?
    /// The faces that guests have, including those who left.
    private(set) var faces = FaceDeck()
    /// When the party became empty; nil while there are guests.
    private(set) var emptySince: Timestamp?
    /// The number of the last event applied.
    private(set) var last = 0

    init() {}

    /// - Parameter events: in any order; duplicates are ignored.
    init(events: some Sequence<PartyEvent>) {
        for event in events.sorted(by: { $0.number < $1.number }) { take(event) }
    }

    /// The guests present.
    var present: [Guest] { guests.filter(\.isThere) }

    func guest(_ player: Int64) -> Guest? { guests.first { $0.player == player } }

    /// Returns the guest with the given number at this party, or nil if there is no such guest.
    func guest(numbered number: Int) -> Guest? { guests.first { $0.number == number } }

    // MARK: Folding

    /// Applies an event, unless it or a later event was already applied.
    mutating func take(_ event: PartyEvent) {
        guard event.number > last else { return }
        last = event.number
        if touched == nil { faces = FaceDeck(opened: event.moment) }
        touched = max(touched ?? event.moment, event.moment)
        apply(event)
        let isEmpty = !guests.contains(where: \.isThere)
        emptySince = isEmpty ? emptySince ?? event.moment : nil
    }

    /// Applies an event. Ignores events that are late, duplicate, or about someone who isn't there,
    /// because two houses may have written the same event.
    ///
    /// Whether guests are there or the party was quiet doesn't matter here: the house that wrote the
    /// event has checked it, and the events that it saw may have been removed with a player.
    private mutating func apply(_ event: PartyEvent) {
        guard closed == nil else { return settle(event) }
        switch event.kind {
        case .chose(let game): self.game = game
        case .joined(let player, let name): join(player, as: name, event.number)
        case .left(let player, let forGood): leave(player, forGood: forGood)
        case .began(let game, let seed, let latecomers):
            begin(game, seed, latecomers ?? [], at: event.moment)
        case .drew, .counted, .refused: settle(event)
        case .redrawn(let player, let face): redraw(player, Face(face), at: event.moment)
        case .teamed(let seats): teams.deal(seats, among: guests, at: event.moment)
        case .sided(let player, let team): side(player, with: team, at: event.moment)
        case .closed: closed = event.moment
        case .handed(let player):
            if guest(player)?.isThere == true { hosting.hand(to: player) }
        case .planned(let count, let games): evening.plan(count, games, after: rounds.count)
        case .voted(let round, let votes):
            let here = Set(present.map(\.number))
            evening.vote(votes, on: round, after: rounds.count) { here.contains($0) }
        }
    }

    private mutating func join(_ player: Int64, as name: String, _ event: Int) {
        if let index = guests.firstIndex(where: { $0.player == player }) {
            guard !guests[index].isBarred, guests[index].isThere || hasRoom else { return }
            guests[index].name = name
            if !guests[index].isThere { guests[index].since = event }
            guests[index].isThere = true
            for index in rounds.indices { rounds[index].comeBack(player) }
        } else if hasRoom, guests.count < PartyRules.mostRemembered {
            guests.append(
                Guest(
                    player: player, number: event, name: name, face: faces.deal(to: event),
                    since: event))
        }
        if teams[player] == nil { teams.seatOthers(among: guests) }
    }

    private mutating func side(_ player: Int64, with team: Int, at moment: Timestamp) {
        guard let index = guests.firstIndex(where: { $0.player == player }),
            guests[index].isThere, guests[index].teamChanges.pause(at: moment) == 0,
            teams.move(player, to: team)
        else { return }
        guests[index].teamChanges.count(at: moment)
    }

    private mutating func redraw(_ player: Int64, _ face: Face?, at moment: Timestamp) {
        guard let face, let index = guests.firstIndex(where: { $0.player == player }),
            guests[index].isThere, guests[index].redraws.pause(at: moment) == 0,
            faces.exchange(guests[index].face, for: face)
        else { return }
        guests[index].face = face
        guests[index].redraws.count(at: moment)
    }

    private mutating func leave(_ player: Int64, forGood: Bool) {
        guard let index = guests.firstIndex(where: { $0.player == player }) else { return }
        guests[index].isThere = false
        guests[index].isBarred = guests[index].isBarred || forGood
        hosting.leave(player)
        for index in rounds.indices {
            if forGood { rounds[index].bar(player) } else { rounds[index].leave(player) }
        }
    }

    private mutating func begin(
        _ game: PartyGame, _ seed: UInt64, _ latecomers: [[Int]], at moment: Timestamp
    ) {
        guard !isPlaying(at: moment) else { return }
        teams.seat(latecomers, among: guests)
        evening.begin(rounds.count + 1)
        rounds.append(
            PartyRound(
                number: rounds.count + 1, game: game, seed: seed,
                starts: moment.later(milliseconds: PartyRules.countIn),
                players: present.map(\.player), teams: teams))
    }

    /// Applies an event that counts even after the party has closed, because runs are still judged.
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
        case .chose, .joined, .left, .began, .redrawn, .closed, .handed, .teamed, .sided, .planned,
            .voted:
            break
        }
    }

    // MARK: Queries

    /// When the party ends if nothing else happens or nobody comes; nil before the first event.
    var quietEnd: Timestamp? {
        let quiet = touched?.later(milliseconds: PartyRules.quiet)
        let unattended = emptySince?.later(milliseconds: PartyRules.unattended)
        return [quiet, unattended].compactMap { $0 }.min()
    }

    /// Whether the party was closed, or was quiet or empty for too long.
    func isClosed(at moment: Timestamp) -> Bool {
        closed != nil || quietEnd.map { moment >= $0 } ?? false
    }

    /// Whether another guest can join.
    var hasRoom: Bool { guests.count { $0.isThere } < PartyRules.mostGuests }

    /// Whether a guest who hasn't been at the party before can join.
    var hasRoomForStranger: Bool { hasRoom && guests.count < PartyRules.mostRemembered }

    /// Whether a round is under way. If so, no other round can start.
    func isPlaying(at moment: Timestamp) -> Bool {
        rounds.last.map { !$0.isSettled(at: moment) } ?? false
    }

    /// Whether *Start* can begin a round. A guest must be present, and the last round must be
    /// settled.
    func canBegin(at moment: Timestamp) -> Bool {
        !isClosed(at: moment) && guests.contains(where: \.isThere) && !isPlaying(at: moment)
    }

    /// Returns the party's phase at the given moment.
    func phase(at moment: Timestamp) -> PartyPhase {
        guard let round = rounds.last else { return isClosed(at: moment) ? .over : .gathering }
        if moment < round.starts { return .countIn(round) }
        if moment < round.ends { return .playing(round) }
        guard round.isSettled(at: moment) else { return .judging(round) }
        return isClosed(at: moment) ? .over : .podium(round)
    }
}

/// A phase of a party.
package enum PartyPhase: Equatable, Sendable {
    /// Guests are coming, and no round has begun.
    case gathering
    /// The count-in before a round: 3, 2, 1.
    case countIn(PartyRound)
    case playing(PartyRound)
    /// The round's runs are being sent or replayed.
    case judging(PartyRound)
    /// The last round is settled, and another can start.
    case podium(PartyRound)
    /// The party has closed, and all its runs are judged.
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
    package var isRound: Bool {
        switch self {
        case .countIn, .playing, .judging: true
        case .gathering, .podium, .over: false
        }
    }
}
