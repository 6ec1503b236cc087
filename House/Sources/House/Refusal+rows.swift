import Arcade
import Funfair
import HouseWire
import Languages

extension Refusal {
    /// How the house reports a refusal.
    package struct Row {
        /// The problem's name in the API and in the metrics.
        package let word: ProblemWord
        /// The HTTP status.
        package let status: Int
        /// A message for the player: what is wrong, and what to do.
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
        // The request
        case .badRequest(let sentence): Row(.badRequest, 400, sentence)
        case .wrongMethod(let allowed):
            Row(
                .badRequest, 405,
                "This address accepts only \(allowed.formatted(.list(type: .or))).")
        case .invalidQuery(let sentence): Row(.invalidQuery, 400, sentence)
        case .unknownGame:
            Row(
                .unknownGame, 404,
                "There is no such game. The games are "
                    + Contest.all.map(\.word).formatted(.list(type: .and)) + ".")
        case .unknownBoard:
            Row(
                .unknownBoard, 404,
                "There is no such board. The boards are "
                    + Period.allCases.map(\.rawValue).formatted(.list(type: .and)) + ".")
        case .unknownRun: Row(.unknownRun, 404, "This run does not exist, or was removed.")
        case .notOpenYet(let opens, let moment):
            Row(
                .notOpenYet, 403,
                "This run can be watched from \(opens.minute) UTC. Until then, others may still "
                    + "play the same game.",
                retryAfter: Int((opens.milliseconds - moment.milliseconds + 999) / 1000))
        case .unknownTable: Row(.unknownTable, 404, "There is no such table.")
        case .unknownParty:
            Row(.unknownParty, 404, "There is no such party, or it is over.")
        case .unknownWall:
            Row(.unknownWall, 404, "This wall does not exist, or was removed.")
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
                "The house cannot store scores right now. Its host can see why in the log. Please "
                    + "try again later.", retryAfter: 10)
        case .notOffered(let part): Row(.notOffered, 403, part.sentence)

        // The sender. The status 401 belongs to a login in front of the house: browsers discard the
        // password for it if an answer has that status.
        case .noSecret:
            Row(
                .noSecret, 403,
                "To take a name, send a secret of 32 random bytes: “\(HouseHeader.secret.rawValue):” "
                    + "and the bytes in Base64URL.")
        case .unknownDevice:
            Row(
                .unknownDevice, 403,
                "This house does not know this device. Take its names again.")
        case .banned:
            Row(
                .banned, 403,
                "The host of this house has banned this device. Only the host can lift the ban.")
        case .unknownCode:
            Row(
                .unknownCode, 404,
                "This code is wrong, was already used, or is too old. Please show a new one on the "
                    + "other device.")
        case .tooManyDevices:
            Row(
                .tooManyDevices, 409,
                "A player can use \(WireLimits.devices) devices, the most allowed. Please forget "
                    + "one first.")
        case .invalidName(let problem): Row(.invalidName, 400, problem.sentence(in: .english))
        case .unwantedName:
            Row(
                .invalidName, 400,
                "This house does not allow this name. Please choose another one.")
        case .nameTaken(let suggestion):
            Row(
                .nameTaken, 409,
                "Someone else already plays under this name."
                    + (suggestion.map { " “\($0)” is free." } ?? " Please choose another one."))
        case .tooManyNames:
            Row(
                .tooOften, 429,
                "This device already has \(Player.mostOfDevice) names here, the most allowed. "
                    + "Please play under one of them.", retryAfter: 86_400)
        case .notYourName(let name):
            Row(.notYourName, 403, "“\(name)” is not one of this device's names.")

        // Tickets
        case .noTickets(let stall):
            Row(.noTickets, 409, "\(stall.name) has no tickets, and no challenge.")
        case .challengePlayed:
            Row(
                .challengePlayed, 409,
                "You've had your try at today's challenge. There's a new one tomorrow.")
        case .badTicket: Row(.badTicket, 403, "This house did not issue this ticket.")
        case .notYourTicket:
            Row(.notYourTicket, 403, "This ticket was issued to another device.")
        case .ticketUsed: Row(.ticketUsed, 409, "This run has already been counted.")
        case .ticketExpired:
            Row(
                .ticketExpired, 410,
                "The run came too late. Pauses and sending may add at most "
                    + "\(Ticket.allowedPauses / 1000) s to the time played.")

        // Runs
        case .borrowed: Row(.borrowed, 409, "Another player already sent nearly the same run.")
        case .notARecording(let problem):
            Row(.notARecording, 400, problem.sentence(in: .english))
        case .tooLarge(let most):
            Row(.tooLarge, 413, "That is too large: the limit is \(most) bytes.")
        case .doesNotReproduce(let problem):
            Row(.doesNotReproduce, 422, problem.sentence(in: .english))
        case .doesNotFit(let misfit): Row(.doesNotFit, 422, misfit.sentence)
        case .tooFast(let milliseconds):
            Row(
                .tooFast, 422,
                "The run arrived \(milliseconds) ms before it could have ended.",
                retryAfter: Int(min(milliseconds / 1000 + 1, Int64(WireLimits.pause))))
        case .inhuman(let measure): Row(.inhuman, 422, measure.sentence)

        // Tables
        case .invalidBet(let sentence): Row(.invalidBet, 400, sentence)
        case .notYourTable: Row(.notYourTable, 403, "This table belongs to another device.")
        case .keyReused: Row(.keyReused, 409, "This key was already used for another bet.")
        case .tableClosed: Row(.tableClosed, 409, "This table is closed.")

        // Parties
        case .tooManyParties:
            Row(
                .tooManyParties, 503,
                "This house already has \(PartyRules.mostParties) parties, the most allowed. "
                    + "Please try again later.",
                retryAfter: 600)
        case .partyFull:
            Row(
                .partyFull, 409,
                "This party is full, with \(PartyRules.mostGuests) guests. Any screen can show it: "
                    + "open /party# and its code at this address.")
        case .notYourParty:
            Row(.notYourParty, 403, "Only the host of this party can do this.")
        case .barred: Row(.barred, 403, "You were removed from this party and cannot return.")
        case .notAGuest: Row(.notAGuest, 403, "You have not joined this party.")
        case .roundUnderWay:
            Row(
                .roundUnderWay, 409,
                "A round is under way. The next one can begin when it is over.")
        case .stillPlaying:
            Row(
                .stillPlaying, 409,
                "You play this round, with the same seed as everybody else. You can watch others "
                    + "when your run has been judged.")
        case .nobodyHere: Row(.nobodyHere, 409, "Nobody has joined this party yet.")
        case .betsClosed: Row(.betsClosed, 409, "Betting is closed for this spin.")
        case .betHeld:
            Row(.keyReused, 409, "You have already placed another bet on this spin.")

        // Walls
        case .notProven:
            Row(
                .notProven, 422,
                "The recording does not clear a drawn wall. Clear the wall as it was drawn, and "
                    + "send that recording.")
        case .showsNoWalls(let seconds):
            Row(
                .tooOften, 429,
                "The host removed a wall of this device. It can share others in "
                    + "\(max(1, seconds / 3600)) h.", retryAfter: seconds)
        case .unwantedWall:
            Row(
                .unwantedWall, 409,
                "The host removed this wall. Please draw another one.")
        case .tooManyWalls:
            Row(
                .tooManyWalls, 409,
                "You have shared \(WireLimits.wallsOfPlayer) walls, the most allowed. Take one "
                    + "down first.")
        case .notYourWall:
            Row(
                .notYourWall, 403,
                "This wall belongs to another player. Only they can take it down.")
        }
    }
}

extension HouseOffers.Part {
    fileprivate var sentence: String {
        switch self {
        case .walls: "The host has turned off shared walls."
        case .parties: "The host has turned off parties."
        }
    }
}

extension Refusal.Misfit {
    fileprivate var sentence: String {
        switch self {
        case .game: "The run's ticket is for another game."
        case .way: "The run's ticket is for another way to play."
        case .rules: "The rules of the game have changed since the run began."
        case .seed: "The run's ticket is for another seed."
        case .player: "The run's ticket is for another name."
        case .settings: "Only runs with the standard settings count here."
        case .practice: "A practice run does not count here."
        case .inputs: "The run has more inputs than there was time for."
        case .pieces: "The run differs from the pieces that were sent while it was played."
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
