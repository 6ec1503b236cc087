import Arcade
import Funfair
import Hands
import HouseWire
import Languages

/// Why the house refuses a request. ``Refusal/Row`` says how each reason is reported.
package enum Refusal: Error, Equatable {
    // The request
    case badRequest(String)
    case wrongMethod(allowed: [String])
    case invalidQuery(String)
    case unknownGame
    case unknownBoard
    case unknownRun
    case notOpenYet(Timestamp, at: Timestamp)
    case unknownTable
    case unknownParty
    case unknownWall
    case tooOften(seconds: Int)
    case tooBusy
    case notStoring(StoreTrouble)
    /// The host has turned this part of the house off.
    case notOffered(HouseOffers.Part)

    // The sender
    case noSecret
    case unknownDevice
    case banned
    case unknownCode
    case tooManyDevices
    case invalidName(PlayerNameProblem)
    case unwantedName
    case nameTaken(suggestion: String?)
    case tooManyNames
    case notYourName(String)

    // Tickets
    case noTickets(Stall)
    case challengePlayed
    case badTicket
    case notYourTicket
    case ticketUsed(Receipt?)
    case ticketExpired

    // Runs
    case borrowed
    case notARecording(RecordingProblem)
    case tooLarge(most: Int)
    case doesNotReproduce(RecordingProblem)
    case doesNotFit(Misfit)
    /// The same run can be sent again after the given number of milliseconds.
    case tooFast(milliseconds: Int64)
    case inhuman(HandMeasure)

    // Tables
    case invalidBet(String)
    case notYourTable
    case keyReused
    case tableClosed

    // Parties
    case tooManyParties
    case partyFull
    case notYourParty
    case barred
    case notAGuest
    case roundUnderWay
    case nobodyHere
    case stillPlaying
    case betsClosed
    case betHeld

    // Walls
    case notProven
    /// The host took down one of the device's walls. The device can show walls again after the
    /// given number of seconds.
    case showsNoWalls(seconds: Int)
    case unwantedWall
    case tooManyWalls
    case notYourWall

    /// The part of a run that doesn't match its ticket.
    package enum Misfit: String, CaseIterable {
        case game, way, rules, seed, player, settings, practice, inputs, pieces
    }
}
