import Arcade
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Runs, from the ticket to the recording.

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
        // A party gives its tickets to its guests by itself.
        guard let board = TicketBoard(rawValue: wish.board), board != .party else {
            throw Refusal.unknownBoard
        }
        let (ticket, text, player) = try await house.ticket(
            for: wish.player, of: try request.device(), contest: contest, entry: Entry(board))
        return try .json(TicketAnswer(ticket, text: text, player: player), status: .created)
    }

    @Sendable private func run(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try request.device()
        guard let ticket = request.headers[.funfairTicket] else { throw Refusal.badTicket }
        let sender = RunSender(device: device, address: address(of: request, context))
        let receipt = try await house.take(ticket: ticket, of: sender) {
            try await request.bytes(upTo: context.mostBytes)
        }
        return try .json(RunAnswer(receipt), status: .created)
    }

    @Sendable private func recording(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let run = try await house.recording(
            of: RunID(text: context.part(.run)), for: address(of: request, context))
        // A table's recording grows while it is played; another one leaves the boards some day.
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
