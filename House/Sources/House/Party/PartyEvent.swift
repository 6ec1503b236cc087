import Foundation
import Funfair

/// Something that happened at a party, stamped by the house.
package struct PartyEvent: Equatable, Sendable {
    /// What happened. Players are identified by their numbers in the house. Events are stored as
    /// JSON, so cases and their labels mustn't be renamed.
    enum Kind: Equatable, Sendable, Codable {
        /// The host chose the given game for the next rounds.
        case chose(PartyGame)
        /// A player joined, or came back, under a name.
        case joined(player: Int64, name: String)
        /// A player left. `forGood` means they were removed and can't come back.
        case left(player: Int64, forGood: Bool)
        /// The host pressed *Start*: everyone present plays a round with the given seed. Latecomers
        /// are the guests of each team who weren't dealt into it and didn't choose it, by their
        /// numbers at the party, so that removing a player doesn't change their teams.
        case began(PartyGame, seed: UInt64, latecomers: [[Int]]? = nil)
        /// The house drew a spin's pocket, for everyone who bet on the spin. Rounds and spins count
        /// from 1.
        case drew(round: Int, spin: Int, pocket: Int)
        /// A run in a round was replayed, and counts.
        case counted(round: Int, player: Int64, PartyCount)
        /// A run in a round doesn't count. `because` is the problem's word; nil if there was no run
        /// to judge.
        case refused(round: Int, player: Int64, because: String?)
        /// A guest drew another face. The number is a `Face`'s.
        case redrawn(player: Int64, face: Int)
        /// The host chose the number of teams, and the house dealt guests into them. Guests have
        /// their numbers at the party, so that removing a player doesn't change the teams of others who were dealt.
        case teamed(guests: [[Int]])
        /// A guest chose a team, from 1.
        case sided(player: Int64, team: Int)
        /// The party is over.
        case closed
        /// The host handed the party to a guest.
        case handed(player: Int64)
        /// The host planned this many rounds, with their games, or without games if guests vote on
        /// each. No rounds drop the plan.
        case planned(rounds: Int, games: [PartyGame])
        /// Guests voted on the game of the given round.
        case voted(round: Int, votes: [PartyVote])
    }

    /// The event's number in the party. The first is 1, and no two are the same.
    let number: Int
    let moment: Timestamp
    let kind: Kind
}

/// The result of a run in a round.
package struct PartyCount: Equatable, Sendable, Codable {
    let score: Int
    /// The score at half time.
    let half: Int
    /// The longest chain or streak, or the number of hits.
    let highlight: Int
    /// The run's identifier on the boards.
    let run: String
}

extension PartyEvent.Kind {
    /// The player that the event is about. Removing the player removes the event.
    var player: Int64? {
        switch self {
        case .joined(let player, _), .left(let player, _), .counted(_, let player, _),
            .refused(_, let player, _), .redrawn(let player, _), .handed(let player),
            .sided(let player, _):
            player
        case .chose, .began, .drew, .closed, .teamed, .planned, .voted: nil
        }
    }

    /// Whether the party can do without the event. Only such events can be used to flood a party.
    var isOptional: Bool {
        switch self {
        case .chose, .joined, .began, .redrawn, .handed, .teamed, .sided, .planned, .voted: true
        case .left, .drew, .counted, .refused, .closed: false
        }
    }

    /// Returns a key if the event can happen only once, otherwise nil. If two houses write the
    /// event at the same time, the second write fails.
    ///
    /// - Parameter round: the number of the next round, for an event that begins one.
    func mark(beginning round: Int) -> String? {
        switch self {
        case .began: "began \(round)"
        case .drew(let round, let spin, _): "drew \(round) \(spin)"
        case .counted(let round, let player, _), .refused(let round, let player, _):
            "judged \(round) \(player)"
        case .closed: "closed"
        case .chose, .joined, .left, .redrawn, .handed, .teamed, .sided, .planned, .voted: nil
        }
    }
}

extension PartyEvent.Kind {
    /// The event as stored.
    var body: String {
        get throws { String(decoding: try JSONEncoder.house.encode(self), as: UTF8.self) }
    }
}

extension PartyEvent {
    /// Reads a stored event; nil for a kind that only newer houses know.
    init?(_ stored: StoredPartyEvent) {
        let kind = try? JSONDecoder().decode(Kind.self, from: Data(stored.body.utf8))
        guard let kind else { return nil }
        self.init(number: stored.number, moment: stored.moment, kind: kind)
    }
}

extension PartyEvent.Kind {
    static func chose(stall: Stall) -> Self { .chose(PartyGame(stall)) }

    static func began(stall: Stall, seed: UInt64) -> Self { .began(PartyGame(stall), seed: seed) }
}
