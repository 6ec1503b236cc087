import Funfair
import HouseWire
import Roulette

/// The rules of every party. All times are in milliseconds.
package enum PartyRules {
    /// The maximum number of guests.
    package static let mostGuests = WireLimits.guests
    /// The maximum number of open parties in a house, or in all houses that share a database.
    static let mostParties = WireLimits.parties
    /// The time between *Start* and the first tick. It lets every phone learn of the round before
    /// the 3, 2, 1, because phones ask once a second.
    package static let countIn: Int64 = 5000
    /// How long runs are accepted after a round, for phones that were away.
    static let grace: Int64 = 30_000
    /// The time to judge runs that arrived at the last moment. Afterwards the podium is final.
    static let judging: Int64 = 3000
    /// How far a phone's clock may be ahead of the house's clock, because phones never start at
    /// exactly the same time.
    static let clockSlip: Int64 = 250
    /// A party ends after this long without any event.
    package static let quiet: Int64 = 3 * 3_600_000
    /// A party ends after this long without a guest, even if its host is active.
    static let unattended: Int64 = 30 * 60_000
    /// After this long without a guest, a party can be ended to make room for another.
    static let mostPatience: Int64 = 60_000
    /// How far a piece of a run may be ahead of the house's clock before it's taken for a forgery.
    static let earlyPiece: Int64 = 1000
    /// The maximum length of all runs that a house follows while they're played, in bytes. The runs
    /// of a thousand mice that move in every tick are half of it.
    static let mostFollowed = 1000 * WireLimits.piece
    /// The maximum number of guests remembered, including those who left. There are more shapes of
    /// faces.
    static let mostRemembered = 4 * mostGuests
    /// How many faces each guest may draw, and how often they may change teams, in an `hour`.
    package static let mostRedraws = 20
    /// The numbers of teams that a host can choose.
    package static let teams = WireLimits.teams
    /// How often everyone may be dealt into teams in an `hour`.
    package static let mostDeals = 60
    /// One hour, in milliseconds.
    package static let hour: Int64 = 3_600_000
    /// After this many events nobody can join, and the host can't choose or start a game.
    static let mostEvents = 20_000
    /// The number of rounds that can be planned.
    package static let plannedRounds = 3...10
    /// The numbers of rounds that a host is offered.
    static let offeredRounds = [3, 5, 7, 10]
    /// The number of rounds of a plan whose host hasn't chosen one yet.
    package static let usualRounds = 5
    /// The shortest time between two events with votes. Guests' votes are stored together.
    static let ballotEvery: Int64 = 1000
    /// The number of events with votes on a round's game after which votes are stored less often,
    /// each time again, so that a guest who votes all the time doesn't fill a party.
    static let quickBallots = 60
    /// How many days a party's board is available after the party was opened.
    package static let daysKept = 30
    /// How long a question stays on a host's phone.
    package static let question: Int64 = 60_000
    /// A guest not heard from for this long during a round counts as silent.
    static let silence: Int64 = 4000

    /// Points for the first, second, … place of a round.
    static let pointsOfPlaces = [10, 8, 6, 5, 4, 3, 2]
    /// Points for every lower place.
    static let pointsOfOthers = 1

    /// The number of spins in a round of Roulette.
    package static let spins = RouletteRules.partySpins
    /// The length of a spin, including betting.
    package static let spin = Int64(RouletteRules.partySpin) * 1000
    /// How long betting is open in a spin.
    package static let betting = Int64(RouletteRules.partyBetting) * 1000
    /// How long a spin's wheel turns after the draw.
    package static let turning = Ticket.milliseconds(ofTicks: RouletteRules.turningTicks)

    /// The minimum time between two announcements.
    static let callEvery: Int64 = 1500
    /// Chains of at least this length are announced.
    static let calledChain = 5
    /// The number of leading players whose chains are announced. A big screen shows the same number
    /// of lanes.
    static let calledLanes = 8

    /// A finish within a fiftieth of the winner's score, or 2 %, is a photo finish.
    static let photoShare = 50
    /// A finish within this many points is a photo finish, whatever the score: the points of the
    /// most valuable bubble, and of a brick in the lowest row.
    static let photoPoints = 10
    /// The maximum number of players in a photo finish.
    package static let mostInPhoto = 5

    /// Returns how far behind the given best score a player may be in a photo finish; nil if the
    /// game has none. In Roulette the last ball decides, and everyone watches it fall.
    static func photoMargin(of stall: Stall, behind best: Int) -> Int? {
        stall.isDrawn ? nil : max(best / photoShare, photoPoints)
    }

    /// Returns the length of a round, from its first tick.
    static func length(of stall: Stall) -> Int64 {
        Ticket.milliseconds(ofTicks: stall.partyTicks)
    }

    /// Returns the points for the given place, counting from 1.
    static func points(of place: Int) -> Int {
        pointsOfPlaces.indices.contains(place - 1) ? pointsOfPlaces[place - 1] : pointsOfOthers
    }
}
