import Funfair
import Hands
import House
import HouseWire

extension Refusal {
    /// A sample refusal for each `ProblemWord`, for the API's description.
    static let samples: [Refusal] = [
        // Requests
        .badRequest(
            #"The request is not in the expected form. Send, for instance: {"name": "Ada"}"#),
        .invalidQuery(
            "The \(HouseQuery.limit.rawValue) must be a whole number from "
                + "\(WireLimits.rows.lowerBound) to \(WireLimits.rows.upperBound)."),
        .unknownGame, .unknownBoard, .unknownRun, .unknownTable, .unknownParty, .unknownWall,
        .notOpenYet(moment.later(milliseconds: 660_000), at: moment), .tooOften(seconds: 3),
        .tooBusy, .notStoring(.noRoom), .notOffered(.walls),
        // Devices and names
        .noSecret, .unknownDevice, .banned, .unknownCode, .tooManyDevices, .invalidName(.blank),
        .nameTaken(suggestion: "Ada 2"), .notYourName("Ada"),
        // Tickets
        .noTickets(.roulette), .challengePlayed, .badTicket, .notYourTicket,
        .ticketUsed(
            Receipt(
                run: RunID(text: "q83vEjRWeJCrze8SNFZ4kA"), contest: .breakout, entry: .open,
                player: "Ada", score: 420, isBest: false,
                ranks: [.all: 3, .week: 2, .today: 1])),
        .ticketExpired,
        // Runs
        .borrowed, .notARecording(.notARecording), .tooLarge(most: WireLimits.words),
        .doesNotReproduce(.unfinished(tick: 420)), .doesNotFit(.seed),
        .tooFast(milliseconds: 1500), .inhuman(HandMeasure(.turns, 700)),
        // Tables
        .invalidBet("Choose 1 more number."), .notYourTable, .keyReused, .tableClosed,
        // Parties
        .tooManyParties, .partyFull, .notYourParty, .barred, .notAGuest, .roundUnderWay,
        .nobodyHere, .betsClosed, .stillPlaying,
        // Walls
        .notProven, .unwantedWall, .tooManyWalls, .notYourWall,
    ]

    private static let moment = Timestamp(milliseconds: 1_795_262_400_000)
}

extension Problem {
    /// An internal error.
    static let failure = Problem(
        .failure, status: 500,
        detail: "Something went wrong in the house. Its host can see why in the log.")

    /// The sample problems, keyed by their words.
    static let samples = Dictionary(
        uniqueKeysWithValues: Refusal.samples.map { ($0.row.word.text, Problem($0)) }
            + [(ProblemWord.failure.text, failure)])

    /// The words of problems that say when to retry.
    static let retried = samples.filter { $1.retryAfter != nil }.map(\.key).sorted()
}

extension Shape {
    static let problem = object([
        .type: .text("^\(ProblemWord.folder)[a-z-]+$", like: "")("Ends in the problem's word."),
        .title: .text("The problem's word, for people to read."),
        .detail: .text("A sentence for the player."),
        .status: .integer(400...599, "The answer's HTTP status."), .suggestion: .name.optional,
        .retryAfter: .number("Seconds until a retry makes sense.").optional,
    ]).with(optional: receipt).like(.words(Problem(.tooOften(seconds: 3)))).named(
        "Problem",
        """
        What went wrong (RFC 9457). name-taken has a suggestion, \
        \(Problem.retried.formatted(.list(type: .and))) have retryAfter, and ticket-used has the \
        members of a Receipt if exactly this recording came before.
        """)
}
