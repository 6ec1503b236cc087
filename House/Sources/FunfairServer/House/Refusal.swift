import Arcade
import Funfair
import HTTPTypes
import Hands
import HouseWire
import Languages

/// Why the house does not do what was asked: each reason has its word, its status and a sentence for
/// the player.
enum Refusal: Error, Equatable {
    // What was asked
    case badRequest(String)
    case wrongMethod(allowed: [String])
    case invalidQuery(String)
    case unknownGame
    case unknownBoard
    case unknownRun
    case notOpenYet(Moment, at: Moment)
    case unknownTable
    case unknownParty
    case unknownWall
    case tooOften(seconds: Int)
    case tooBusy
    case notStoring(StoreTrouble)

    // Who asked
    case noSecret
    case unknownDevice
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
    /// The same run may be sent again after so long.
    case tooFast(milliseconds: Int64)
    case inhuman(Feat)

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
    case betsClosed
    case betHeld

    // Walls
    case notProven
    /// The host took down a wall of the device.
    case showsNoWalls(seconds: Int)
    case unwantedWall
    case tooManyWalls
    case notYourWall

    /// What of a run is not as its ticket says.
    enum Misfit: String, CaseIterable {
        case game, way, rules, seed, player, settings, practice, inputs
    }
}

extension Refusal {
    /// What a problem is called in the API, and in the metrics.
    var word: ProblemWord {
        switch self {
        case .badRequest, .wrongMethod: .badRequest
        case .invalidQuery: .invalidQuery
        case .unknownGame: .unknownGame
        case .unknownBoard: .unknownBoard
        case .unknownRun: .unknownRun
        case .notOpenYet: .notOpenYet
        case .unknownTable: .unknownTable
        case .unknownParty: .unknownParty
        case .unknownWall: .unknownWall
        case .tooOften, .showsNoWalls, .tooManyNames: .tooOften
        case .tooBusy: .tooBusy
        case .notStoring: .notStoring
        case .noSecret: .noSecret
        case .unknownDevice: .unknownDevice
        case .invalidName, .unwantedName: .invalidName
        case .nameTaken: .nameTaken
        case .notYourName: .notYourName
        case .noTickets: .noTickets
        case .challengePlayed: .challengePlayed
        case .badTicket: .badTicket
        case .notYourTicket: .notYourTicket
        case .ticketUsed: .ticketUsed
        case .ticketExpired: .ticketExpired
        case .borrowed: .borrowed
        case .notARecording: .notARecording
        case .tooLarge: .tooLarge
        case .doesNotReproduce: .doesNotReproduce
        case .doesNotFit: .doesNotFit
        case .tooFast: .tooFast
        case .inhuman: .inhuman
        case .invalidBet: .invalidBet
        case .notYourTable: .notYourTable
        case .keyReused, .betHeld: .keyReused
        case .tooManyParties: .tooManyParties
        case .partyFull: .partyFull
        case .notYourParty: .notYourParty
        case .barred: .barred
        case .notAGuest: .notAGuest
        case .roundUnderWay: .roundUnderWay
        case .nobodyHere: .nobodyHere
        case .betsClosed: .betsClosed
        case .tableClosed: .tableClosed
        case .notProven: .notProven
        case .unwantedWall: .unwantedWall
        case .tooManyWalls: .tooManyWalls
        case .notYourWall: .notYourWall
        }
    }

    var status: HTTPResponse.Status {
        switch self {
        case .badRequest, .invalidQuery, .invalidName, .unwantedName, .notARecording, .invalidBet:
            .badRequest
        case .wrongMethod: .methodNotAllowed
        case .noSecret, .unknownDevice, .badTicket: .unauthorized
        case .notOpenYet, .notYourName, .notYourTicket, .notYourTable, .notYourParty, .notYourWall,
            .barred,
            .notAGuest:
            .forbidden
        case .unknownGame, .unknownBoard, .unknownRun, .unknownTable, .unknownParty, .unknownWall:
            .notFound
        case .nameTaken, .noTickets, .challengePlayed, .ticketUsed, .borrowed, .keyReused,
            .tableClosed, .partyFull, .roundUnderWay, .nobodyHere, .betsClosed, .betHeld,
            .unwantedWall, .tooManyWalls:
            .conflict
        case .ticketExpired: .gone
        case .tooLarge: .contentTooLarge
        case .doesNotReproduce, .doesNotFit, .tooFast, .inhuman, .notProven: .unprocessableContent
        case .tooOften, .showsNoWalls, .tooManyNames: .tooManyRequests
        case .tooBusy, .notStoring, .tooManyParties: .serviceUnavailable
        }
    }

    /// What is wrong, and what would be right: a sentence for the player.
    var detail: String {
        switch self {
        case .badRequest(let sentence), .invalidQuery(let sentence), .invalidBet(let sentence):
            sentence
        case .wrongMethod(let allowed):
            "This address answers \(allowed.formatted(.list(type: .or))) alone."
        case .unknownGame:
            "There is no such game here. There are "
                + Contest.all.map(\.word).formatted(.list(type: .and)) + "."
        case .unknownBoard:
            "There is no such board. There are "
                + Period.allCases.map(\.rawValue).formatted(.list(type: .and)) + "."
        case .unknownRun: "This run is not here, or not any more."
        case .notOpenYet(let opens, _):
            "This run can be watched from \(opens.minute) UTC. Until then others may still play the "
                + "same game."
        case .unknownTable: "There is no such table here."
        case .tooOften(let seconds):
            "Too many tries. Please try again in \(seconds) s."
        case .showsNoWalls(let seconds):
            "The host took down a wall of this device, which can show others in "
                + "\(max(1, seconds / 3600)) h."
        case .tooBusy: "The house is too busy. Please try again in a moment."
        case .notStoring:
            "The house cannot keep scores at the moment, and it has been noted. Please try again in a "
                + "while."
        case .noSecret:
            "A device that wants a name brings a secret of 32 random bytes, as “Authorization: Bearer” "
                + "and the bytes in Base64URL."
        case .unknownDevice: "This house does not know this device. Its names have to be told anew."
        case .invalidName(let problem): problem.sentence(in: .english)
        case .unwantedName: "This house does not want this name. Please take another one."
        case .nameTaken(let suggestion):
            "Someone else already plays under this name."
                + (suggestion.map { " “\($0)” is free." } ?? " Please take another one.")
        case .tooManyNames:
            "This device has \(Player.mostOfDevice) names here, and none has more. Please play under one "
                + "of them."
        case .notYourName(let name): "“\(name)” is not a name of this device."
        case .noTickets(let stall): "\(stall.name) has no tickets, and no challenge."
        case .challengePlayed: "You had your try at today's challenge. There is a new one tomorrow."
        case .badTicket: "This house did not write this ticket."
        case .notYourTicket: "This ticket was given to another device."
        case .ticketUsed: "This run has already been counted."
        case .ticketExpired:
            "The run came too late: only \(Ticket.allowedPauses / 1000) s more than it was played "
                + "may go by, pauses included."
        case .borrowed: "Another player already sent nearly the same run."
        case .notARecording(let problem), .doesNotReproduce(let problem):
            problem.sentence(in: .english)
        case .tooLarge(let most): "That is too large: at most \(most) bytes are read."
        case .doesNotFit(.game): "The run is of another game than its ticket."
        case .doesNotFit(.way): "The game was played in another way than the run's ticket is for."
        case .doesNotFit(.rules): "The rules of the game have changed since the run began."
        case .doesNotFit(.seed): "The run does not have the seed of its ticket."
        case .doesNotFit(.player): "The run was played under another name than its ticket's."
        case .doesNotFit(.settings): "Only runs with the standard settings count here."
        case .doesNotFit(.practice): "A practice run does not count here."
        case .doesNotFit(.inputs): "More was done in the run than there was time for."
        case .tooFast(let milliseconds):
            "The run was played faster than the clock goes, by \(milliseconds) ms."
        case .inhuman(let feat): feat.sentence
        case .notYourTable: "This table is another device's."
        case .keyReused: "Another bet was made with this key before."
        case .tableClosed: "This table is closed."
        case .unknownParty: "There is no such party here, or it is over."
        case .tooManyParties:
            "There are \(PartyRules.mostParties) parties here already. Please try again in a while."
        case .partyFull:
            "This party is full: \(PartyRules.mostGuests) are there. Please try again when somebody "
                + "has left."
        case .notYourParty: "Only the screen that opened this party can do this."
        case .barred: "Who opened this party has removed you from it."
        case .notAGuest: "You have not joined this party."
        case .roundUnderWay: "A round is under way. The next one can begin when it is over."
        case .nobodyHere: "Nobody has joined this party yet."
        case .betsClosed: "The bets for this spin are closed."
        case .betHeld: "Another bet of yours is held for this spin already."
        case .unknownWall: "This wall is not shown here, or not any more."
        case .notProven:
            "The recording does not clear a wall that somebody drew. One that does, as the wall was "
                + "drawn, proves it."
        case .unwantedWall: "This house does not show this wall. Please draw another one."
        case .tooManyWalls:
            "You show \(WireLimits.wallsOfPlayer) walls, and nobody shows more. Take one down first."
        case .notYourWall: "This wall is another player's, who alone can take it down."
        }
    }
}

extension ProblemWord {
    /// What is wrong, in a few words that are the same every time.
    var title: String {
        let words = text.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
