import Arcade
import Funfair
import HouseWire
import Languages

extension Refusal {
    /// How a refusal is reported.
    package struct Row {
        /// The problem's name in the API and in the metrics.
        package let word: ProblemWord
        /// The HTTP status.
        package let status: Int
        /// A sentence for the player: what is wrong, and what to do.
        package let detail: String
        /// Seconds until a retry makes sense, if ever.
        package let retryAfter: Int?

        fileprivate init(
            _ word: ProblemWord, _ status: Int, _ detail: String, retryAfter: Int? = nil
        ) {
            self.word = word
            self.status = status
            self.detail = detail
            self.retryAfter = retryAfter
        }
    }

    package var row: Row {
        switch self {
        // What was asked
        case .badRequest(let sentence): Row(.badRequest, 400, sentence)
        case .wrongMethod(let allowed):
            Row(
                .badRequest, 405,
                "This address answers only \(allowed.formatted(.list(type: .or))).")
        case .invalidQuery(let sentence): Row(.invalidQuery, 400, sentence)
        case .unknownGame:
            Row(
                .unknownGame, 404,
                "There is no such game here. There are "
                    + Contest.all.map(\.word).formatted(.list(type: .and)) + ".")
        case .unknownBoard:
            Row(
                .unknownBoard, 404,
                "There is no such board. There are "
                    + Period.allCases.map(\.rawValue).formatted(.list(type: .and)) + ".")
        case .unknownRun: Row(.unknownRun, 404, "This run is not here, or not any more.")
        case .notOpenYet(let opens, let moment):
            Row(
                .notOpenYet, 403,
                "This run can be watched from \(opens.minute) UTC. Until then others may still play the "
                    + "same game.",
                retryAfter: Int((opens.milliseconds - moment.milliseconds + 999) / 1000))
        case .unknownTable: Row(.unknownTable, 404, "There is no such table here.")
        case .unknownParty:
            Row(.unknownParty, 404, "There is no such party here, or it is over.")
        case .unknownWall:
            Row(.unknownWall, 404, "This wall is not shown here, or not any more.")
        case .tooOften(let seconds):
            Row(
                .tooOften, 429, "Too many tries. Please try again in \(seconds) s.",
                retryAfter: seconds)
        case .tooBusy:
            Row(
                .tooBusy, 503, "The house is too busy. Please try again in a moment.",
                retryAfter: 1)
        case .notStoring:
            Row(
                .notStoring, 503,
                "The house cannot keep scores at the moment, and it has been noted. Please try again in a "
                    + "while.", retryAfter: 10)

        // Who asked
        case .noSecret:
            Row(
                .noSecret, 401,
                "A device that wants a name brings a secret of 32 random bytes, as “Authorization: Bearer” "
                    + "and the bytes in Base64URL.")
        case .unknownDevice:
            Row(
                .unknownDevice, 401,
                "This house does not know this device. Its names have to be told anew.")
        case .invalidName(let problem): Row(.invalidName, 400, problem.sentence(in: .english))
        case .unwantedName:
            Row(
                .invalidName, 400,
                "This house does not want this name. Please take another one.")
        case .nameTaken(let suggestion):
            Row(
                .nameTaken, 409,
                "Someone else already plays under this name."
                    + (suggestion.map { " “\($0)” is free." } ?? " Please take another one."))
        case .tooManyNames:
            Row(
                .tooOften, 429,
                "This device has \(Player.mostOfDevice) names here, and none has more. Please play under "
                    + "one of them.", retryAfter: 86_400)
        case .notYourName(let name):
            Row(.notYourName, 403, "“\(name)” is not a name of this device.")

        // Tickets
        case .noTickets(let stall):
            Row(.noTickets, 409, "\(stall.name) has no tickets, and no challenge.")
        case .challengePlayed:
            Row(
                .challengePlayed, 409,
                "You had your try at today's challenge. There is a new one tomorrow.")
        case .badTicket: Row(.badTicket, 401, "This house did not write this ticket.")
        case .notYourTicket:
            Row(.notYourTicket, 403, "This ticket was given to another device.")
        case .ticketUsed: Row(.ticketUsed, 409, "This run has already been counted.")
        case .ticketExpired:
            Row(
                .ticketExpired, 410,
                "The run came too late: only \(Ticket.allowedPauses / 1000) s more than it was played "
                    + "may go by, pauses included.")

        // Runs
        case .borrowed: Row(.borrowed, 409, "Another player already sent nearly the same run.")
        case .notARecording(let problem):
            Row(.notARecording, 400, problem.sentence(in: .english))
        case .tooLarge(let most):
            Row(.tooLarge, 413, "That is too large: at most \(most) bytes are read.")
        case .doesNotReproduce(let problem):
            Row(.doesNotReproduce, 422, problem.sentence(in: .english))
        case .doesNotFit(let misfit): Row(.doesNotFit, 422, misfit.sentence)
        case .tooFast(let milliseconds):
            Row(
                .tooFast, 422,
                "The run was played faster than the clock goes, by \(milliseconds) ms.",
                retryAfter: Int(min(milliseconds / 1000 + 1, Int64(WireLimits.pause))))
        case .inhuman(let feat): Row(.inhuman, 422, feat.sentence)

        // Tables
        case .invalidBet(let sentence): Row(.invalidBet, 400, sentence)
        case .notYourTable: Row(.notYourTable, 403, "This table is another device's.")
        case .keyReused: Row(.keyReused, 409, "Another bet was made with this key before.")
        case .tableClosed: Row(.tableClosed, 409, "This table is closed.")

        // Parties
        case .tooManyParties:
            Row(
                .tooManyParties, 503,
                "There are \(PartyRules.mostParties) parties here already. Please try again in a while.",
                retryAfter: 600)
        case .partyFull:
            Row(
                .partyFull, 409,
                "This party is full: \(PartyRules.mostGuests) are there. Please try again when somebody "
                    + "has left.")
        case .notYourParty:
            Row(.notYourParty, 403, "Only the screen that opened this party can do this.")
        case .barred: Row(.barred, 403, "Who opened this party has removed you from it.")
        case .notAGuest: Row(.notAGuest, 403, "You have not joined this party.")
        case .roundUnderWay:
            Row(
                .roundUnderWay, 409,
                "A round is under way. The next one can begin when it is over.")
        case .nobodyHere: Row(.nobodyHere, 409, "Nobody has joined this party yet.")
        case .betsClosed: Row(.betsClosed, 409, "The bets for this spin are closed.")
        case .betHeld:
            Row(.keyReused, 409, "Another bet of yours is held for this spin already.")

        // Walls
        case .notProven:
            Row(
                .notProven, 422,
                "The recording does not clear a wall that somebody drew. One that does, as the wall was "
                    + "drawn, proves it.")
        case .showsNoWalls(let seconds):
            Row(
                .tooOften, 429,
                "The host took down a wall of this device, which can show others in "
                    + "\(max(1, seconds / 3600)) h.", retryAfter: seconds)
        case .unwantedWall:
            Row(
                .unwantedWall, 409,
                "This house does not show this wall. Please draw another one.")
        case .tooManyWalls:
            Row(
                .tooManyWalls, 409,
                "You show \(WireLimits.wallsOfPlayer) walls, and nobody shows more. Take one down first."
            )
        case .notYourWall:
            Row(
                .notYourWall, 403,
                "This wall is another player's, who alone can take it down.")
        }
    }
}

extension Refusal.Misfit {
    fileprivate var sentence: String {
        switch self {
        case .game: "The run is of another game than its ticket."
        case .way: "The game was played in another way than the run's ticket is for."
        case .rules: "The rules of the game have changed since the run began."
        case .seed: "The run does not have the seed of its ticket."
        case .player: "The run was played under another name than its ticket's."
        case .settings: "Only runs with the standard settings count here."
        case .practice: "A practice run does not count here."
        case .inputs: "More was done in the run than there was time for."
        }
    }
}

extension ProblemWord {
    /// A fixed short description of the problem.
    package var title: String {
        let words = text.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
