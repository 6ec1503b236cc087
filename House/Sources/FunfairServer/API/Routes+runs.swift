import Arcade
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Routes for tickets, runs and recordings.

extension Routes {
    func addRuns(to router: GuardedRouter) {
        router.on(.tickets, use: ticket)
        router.on(.runs, use: run)
        router.on(.run(HousePart.run.placeholder), use: recording)
    }

    @Sendable private func ticket(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TicketBody.self, in: context,
            like: #"{"player": "Ada", "game": "bubblepop", "board": "open"}"#)
        guard let contest = Contest(word: wish.game) else { throw Refusal.unknownGame }
        // Guests get their tickets from the party.
        guard let board = TicketBoard(rawValue: wish.board), board != .party else {
            throw Refusal.unknownBoard
        }
        let (ticket, text, player) = try await house.runs.ticket(
            for: wish.player, of: try await device(of: request), contest: contest,
            entry: RunPurpose(board))
        return try .json(TicketAnswer(ticket, text: text, player: player), status: .created)
    }

    @Sendable private func run(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        guard let ticket = request.headers[.funfairTicket] else { throw Refusal.badTicket }
        let sender = RunSender(device: device, address: address(of: request, context))
        let receipt = try await house.receive(ticket: ticket, of: sender) {
            try await request.bytes(upTo: context.mostBytes)
        }
        return try .json(RunAnswer(receipt), status: .created)
    }

    @Sendable private func recording(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let run = try await house.runs.recording(
            of: RunID(text: context.part(.run)), for: address(of: request, context))
        // A table's recording grows during play. Other recordings never change, but may eventually
        // be removed.
        let cache = run.contest.stall.isDrawn ? "no-store" : "private, max-age=86400"
        return Response(
            status: .ok,
            headers: [.contentType: HouseBody.recording.rawValue, .cacheControl: cache],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: run.bytes)))
    }
}

struct TicketAnswer: Encodable {
    let ticket: String
    let player: String
    let game: String
    let board: String
    let seed: String
    let rulesVersion: Int
    let issued: Int64
    let expires: Int64

    init(_ ticket: Ticket, text: String, player: Player) {
        self.ticket = text
        self.player = player.name
        game = ticket.contest.word
        board = ticket.entry.board.rawValue
        seed = ticket.seedDigits
        rulesVersion = Int(ticket.rulesVersion)
        issued = ticket.issued.seconds
        expires = ticket.expiry.seconds
    }
}

struct RunAnswer: Encodable {
    let run: String
    let game: String
    let board: String
    let player: String
    let score: Int
    let isBest: Bool
    let ranks: [String: Int]

    init(_ receipt: Receipt) {
        run = receipt.run.text
        game = receipt.contest.word
        board = receipt.entry.board.rawValue
        player = receipt.player
        score = receipt.score
        isBest = receipt.isBest
        ranks = [String: Int](receipt.ranks)
    }
}

// MARK: Description

extension Section {
    static let runs: [Operation] = [
        Operation(
            route: .tickets, id: "takeTicket", summary: "Take a ticket for a run",
            about: """
                The run must have the ticket's seed and player, and the game's standard settings. \
                In the day's challenge everybody gets the same seed and one try; an unused ticket \
                is issued again. A ticket for the board `wall` is for any shared wall, and only \
                \(Contest.drawnWall.word) has that board.
                """,
            takes: .words(.ticketWish), answers: [201: .words("A ticket.", .ticket)],
            refuses: [
                .invalidName, .notYourName, .unknownGame, .unknownBoard, .challengePlayed,
                .noTickets, .notOffered,
            ]),
        Operation(
            route: .runs, id: "sendRun", summary: "Send a run",
            about: """
                The house replays it, input by input, and counts it only if the result is the \
                same. Sending it again is refused with ticket-used and the first answer.
                """,
            header: .ticket, takes: .recording,
            answers: [201: .words("The run counts.", .receipt)],
            refuses: [
                .notARecording, .badTicket, .notYourTicket, .barred, .unknownWall, .ticketUsed,
                .borrowed, .ticketExpired, .doesNotReproduce, .doesNotFit, .tooFast, .inhuman,
                .tooBusy, .notOffered,
            ]),
        Operation(
            route: .run(HousePart.run.placeholder), id: "recordingOfRun",
            summary: "The recording of a run",
            about: """
                It is available once runs of its seed no longer count, so that nobody can send it \
                as their own: when the day's challenge or the party's round accepts no more runs.
                """,
            answers: [
                200: .init(
                    """
                    The recording's bytes. A Roulette recording is the table so far, as if its \
                    player had left.
                    """, .recording)
            ], refuses: [.notOpenYet]),
    ]
}

extension Shape {
    static let ticketWish = object([.player: .name, .game: .contest, .board: .entry]).named(
        "TicketWish")
    static let ticket = object([
        .ticket: .ticketText, .player: .name, .game: .contest, .board: .entry, .seed: .seed,
        .rulesVersion: .number("The rules to play by."), .issued: .time("When it was issued"),
        .expires: .time("When the ticket expires, even for the longest run"),
    ]).named("Ticket")
    static let receipt = object([
        .run: .run, .game: .contest, .board: .entry, .player: .name, .score: .count,
        .isBest: .flag("Whether it is the player's best of all time, or through its wall."),
        .ranks: .ranks,
    ]).named("Receipt")
}
