import Funfair
import HouseWire
import Roulette

/// What every party goes by. All times are milliseconds.
package enum PartyRules {
    /// The most guests.
    package static let mostGuests = WireLimits.guests
    /// The most parties that are open in a house, or over all houses of a database.
    static let mostParties = WireLimits.parties
    /// Between *Start* and the first tick: 3, 2, 1, and before it what it takes until every phone,
    /// which asks once a second, has heard of it.
    package static let countIn: Int64 = 5000
    /// For how long after a round its runs are taken: for phones that were away.
    static let grace: Int64 = 30_000
    /// What the house then has to judge those that came at the last moment. Later no podium changes.
    static let judging: Int64 = 3000
    /// By so much a phone's clock may be ahead of the house's: all begin at once, and none of them
    /// exactly.
    static let clockSlip: Int64 = 250
    /// After so long without anything it is over.
    package static let quiet: Int64 = 3 * 3_600_000
    /// After so long without a guest it is over, whatever its host does.
    static let unattended: Int64 = 30 * 60_000
    /// A party without a guest makes room for another one after so long, where there are too many.
    static let mostPatience: Int64 = 60_000
    /// Guests who are remembered, with those who have gone.
    static let mostRemembered = 5 * mostGuests
    /// After so many events nobody joins, and its host chooses and begins nothing.
    static let mostEvents = 20_000
    /// For how many days its board can be reached after it was opened.
    package static let daysKept = 30
    /// A guest who was not heard of for so long in a round is silent.
    static let silence: Int64 = 4000

    /// Points for the first, second, … place of a round.
    static let pointsOfPlaces = [10, 8, 6, 5, 4, 3, 2]
    /// Points for every place after those.
    static let pointsOfOthers = 1

    /// The spins of a round of Roulette.
    package static let spins = RouletteRules.partySpins
    /// How long a spin is, with its bets.
    package static let spin = Int64(RouletteRules.partySpin) * 1000
    /// How long bets are taken for one.
    package static let betting = Int64(RouletteRules.partyBetting) * 1000
    /// How long its wheel turns, from the draw on.
    package static let turning = Ticket.milliseconds(ofTicks: RouletteRules.turningTicks)

    /// For how long what is called out is not followed by the next.
    static let callEvery: Int64 = 1500
    /// A chain of so many is called out.
    static let calledChain = 5
    /// Chains of the first so many are called out: a big screen has as many lanes.
    static let calledLanes = 8

    /// How long a round is, from its first tick.
    static func length(of stall: Stall) -> Int64 {
        Ticket.milliseconds(ofTicks: stall.partyTicks)
    }

    /// Points for a place, from 1.
    static func points(of place: Int) -> Int {
        pointsOfPlaces.indices.contains(place - 1) ? pointsOfPlaces[place - 1] : pointsOfOthers
    }
}
