import Arcade
import Foundation
import Funfair
import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// The house's API: each route reads what was asked, asks the house, and writes its answer.
struct Routes {
    /// Rows of a board that one answer may have.
    static let limits = 1...100

    let house: House
    let isBehindProxy: Bool

    func add(to router: Router<HouseContext>) {
        let api = router.group("api")
        api.post("players", use: register)
        api.post("tickets", use: ticket)
        api.post("runs", use: run)
        api.get("runs/:run", use: recording)
        api.get("boards/:game/live", use: live)
        api.get("boards/:game/:period", use: board)
        api.get("challenge", use: challenge)
        api.post("tables", use: openTable)
        api.post("tables/:table/spins", use: spin)
        api.get("openapi.json", use: description)
        router.get("healthz", use: health)
        router.get("metrics", use: metrics)
    }

    private func address(of request: Request, _ context: HouseContext) -> String {
        context.address(of: request, behindProxy: isBehindProxy)
    }

    // MARK: Players and runs

    @Sendable private func register(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            NewPlayer.self, upTo: house.limits.mostWords, like: #"{"name": "Ada"}"#)
        let (name, isNew) = try await house.register(
            wish.name, device: try request.device(or: .noSecret),
            address: address(of: request, context))
        return try .json(PlayerAnswer(name: name), status: isNew ? .created : .ok)
    }

    @Sendable private func ticket(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TicketWish.self, upTo: house.limits.mostWords,
            like: #"{"player": "Ada", "game": "bubblepop", "board": "open"}"#)
        guard let stall = Stall(word: wish.game) else { throw Refusal.unknownGame }
        guard let entry = Entry(word: wish.board) else { throw Refusal.unknownBoard }
        let (ticket, text, player) = try await house.ticket(
            for: wish.player, of: try request.device(), stall: stall, entry: entry)
        return try .json(TicketAnswer(ticket, text: text, player: player), status: .created)
    }

    @Sendable private func run(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try request.device()
        guard let ticket = request.headers[.funfairTicket] else { throw Refusal.badTicket }
        let sender = RunSender(device: device, address: address(of: request, context))
        let receipt = try await house.take(ticket: ticket, of: sender) {
            try await request.bytes(upTo: RecordingFormat.mostBytes)
        }
        return try .json(RunAnswer(receipt), status: .created)
    }

    @Sendable private func recording(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let id = RunID(text: context.parameters.get("run") ?? "")
        guard
            let (bytes, stall) = try await house.repository.recording(
                of: id, on: house.now().day)
        else { throw Refusal.unknownRun }
        // A table's recording grows while it is played; another one leaves the boards some day.
        let cache = stall.isDrawn ? "no-store" : "private, max-age=86400"
        return Response(
            status: .ok,
            headers: [.contentType: "application/octet-stream", .cacheControl: cache],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    // MARK: Boards

    private func stall(_ context: HouseContext) throws(Refusal) -> Stall {
        guard let stall = Stall(word: context.parameters.get("game") ?? "") else {
            throw .unknownGame
        }
        return stall
    }

    /// By what a player is found whose name, or one that looks like it, somebody asks for.
    private func key(ofPlayer name: Substring?) async throws -> String? {
        guard let name = try name.map({ try HouseName(String($0)) }) else { return nil }
        return try await house.repository.player(named: name)?.key
    }

    @Sendable private func board(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let stall = try stall(context)
        guard let period = Period(rawValue: context.parameters.get("period") ?? ""),
            !(period == .challenge && stall.isDrawn)
        else { throw Refusal.unknownBoard }
        let query = request.uri.queryParameters
        let limit = query["limit"].map { Int($0) ?? 0 } ?? 20
        guard Self.limits.contains(limit) else {
            throw Refusal.invalidQuery(
                "A limit is a whole number from \(Self.limits.lowerBound) to "
                    + "\(Self.limits.upperBound).")
        }
        let key = try await key(ofPlayer: query["around"])
        let moment = house.now()
        let board = Board(of: stall, period, at: moment)
        let page = try await house.repository.page(
            of: board, limit: limit, around: key, on: moment.day)
        return try .json(BoardAnswer(page, of: board))
    }

    @Sendable private func challenge(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let key = try await key(ofPlayer: request.uri.queryParameters["player"])
        let moment = house.now()
        var games: [ChallengeAnswer.Game] = []
        for stall in Stall.allCases where !stall.isDrawn {
            let page = try await house.repository.page(
                of: Board(of: stall, .challenge, at: moment), limit: 0, around: nil,
                on: moment.day)
            var played = false
            if let key {
                played = try await house.repository.hasTried(stall, key: key, day: moment.day)
            }
            games.append(
                ChallengeAnswer.Game(game: stall.word, players: page.players, played: played))
        }
        return try .json(
            ChallengeAnswer(
                day: moment.day.text, ends: moment.day.later(days: 1).start.seconds, games: games))
    }

    @Sendable private func live(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let stall = try stall(context)
        let word = request.uri.queryParameters["period"].map { String($0) } ?? "today"
        guard let period = Period(rawValue: word), !(period == .challenge && stall.isDrawn) else {
            throw Refusal.unknownBoard
        }
        let channel = LiveBoards.Channel(stall: stall, period: period)
        let live = house.live
        let events = try live.watch(
            channel, from: address(of: request, context), most: house.limits.viewers)
        let first = try await live.event(of: channel)
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await writer.write(first)
                for await event in events.cancelOnGracefulShutdown() {
                    try await writer.write(event)
                }
                try await writer.finish(nil)
            })
    }

    // MARK: Tables

    @Sendable private func openTable(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TableWish.self, upTo: house.limits.mostWords, like: #"{"player": "Ada"}"#)
        let table = try await house.openTable(for: wish.player, of: try request.device())
        return try .json(TableAnswer(table), status: .created)
    }

    @Sendable private func spin(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try request.device()
        let wish = try await request.words(
            SpinWish.self, upTo: house.limits.mostWords,
            like: #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}"#)
        let answer = try await house.spin(
            at: context.parameters.get("table") ?? "", key: request.headers[.idempotencyKey] ?? "",
            level: wish.level, numbers: wish.numbers, of: device)
        return try .json(SpinWords(answer))
    }

    // MARK: The house itself

    @Sendable private func description(_ request: Request, _ context: HouseContext) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.openapi_json)))
    }

    @Sendable private func health(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        // Whoever asks wants to know whether scores would be taken, and not only whether it listens.
        try await house.health.check()
        return try .json(["status": "ok"])
    }

    @Sendable private func metrics(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/plain; version=0.0.4; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody(
                byteBuffer: ByteBuffer(
                    string: house.metrics.text(
                        queue: house.verifier.load, viewers: house.live.viewers))))
    }
}
